import { expect, test } from 'vitest';
import type { Change } from '#domain/rules/changes/changes.ts';
import type { DraftFacts } from '#domain/rules/changes/draft-touched.ts';
import { describeChange } from './index.ts';

const END_OF_8: Change = {
  kind: 'vat_rate',
  on: '2027-01-01',
  subject: '8%',
  before: '8%',
  after: null,
  source: '',
};
const DRAFT: DraftFacts = {
  issued_on: '2027-01-04',
  form_no: '1',
  symbol: 'C27TAA',
  rates: ['8%'],
  buyer_name: null,
};

test('where not all drafts were looked at, those it touches are counted as at least so many', () =>
  expect(describeChange(END_OF_8, [DRAFT, { ...DRAFT, rates: ['10%'] }], true)).toMatchObject({
    drafts: 1,
    drafts_more: true,
    text: 'Từ 1 hóa đơn nháp trở lên ghi ngày từ hôm đó cần sửa thuế suất.',
  }));

test('none of those that were looked at is told as none', () =>
  expect(describeChange(END_OF_8, [{ ...DRAFT, rates: ['10%'] }], true)).toMatchObject({
    drafts: 0,
    drafts_more: false,
  }));
