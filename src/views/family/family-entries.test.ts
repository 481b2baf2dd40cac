import { expect, test } from 'vitest';
import { familyEntries, type Member, type Paper } from './family-card.tsx';

const member = (id: number, given: Partial<Member>): Member => ({
  ...{ id, other_id: null, form_no: '1', symbol: 'C26TAA', number: String(id), issued_on: '2026-11-20' },
  ...{ signed_on: null, nature: 'original', target_ids: [], total: '1000', status: 'code_issued' },
  ...{ in_effect: true, counts: true, value_after: '1000', ...given },
});
const paper = (id: number, given: Partial<Paper>): Paper => ({
  ...{ id, kind: 'statement', invoice_id: 1, label: 'Biên bản', happened_on: '2026-11-21T02:00:00Z' },
  ...{ statement_state: 'signed', notice_state: null, status: null, accepted: null, due_on: null, ...given },
});

test('papers stand between the invoices in the order of time, and name their invoice where there are several', () => {
  const family = [
    member(1, { signed_on: '2026-11-20T02:00:00Z' }),
    member(2, { signed_on: '2026-11-22T02:00:00Z', nature: 'adjust' }),
  ];
  const papers = [
    paper(7, {}),
    paper(8, { kind: 'invoice_mistake', invoice_id: 2, happened_on: '2026-11-23T02:00:00Z' }),
  ];
  const entries = familyEntries({ family, papers });
  expect(entries.map(({ key }) => key)).toEqual([
    'invoice 1 null',
    'statement 7 1',
    'invoice 2 null',
    'invoice_mistake 8 2',
  ]);
  expect(entries.flatMap((one) => (one.kind === 'paper' ? one.about : []))).toEqual(['1', '2']);
  const [, alone] = familyEntries({ family: family.slice(0, 1), papers: papers.slice(0, 1) });
  expect(alone).toMatchObject({ about: null });
});

test('a draft comes last, whatever day it bears; an invoice of another system by its day', () => {
  const family = [
    member(1, { id: null, other_id: 5, issued_on: '2026-11-01' }),
    member(2, { in_effect: false, issued_on: '2026-11-19', number: null }),
  ];
  const keys = familyEntries({ family, papers: [paper(7, {})] }).map(({ key }) => key);
  expect(keys).toEqual(['invoice null 5', 'statement 7 1', 'invoice 2 null']);
});
