import { expect, test } from 'vitest';
import type { Notice } from './notice-text.ts';
import { reviewAnswer } from './notice-actions.tsx';

type Named = Notice['invoices'][number];

const named = (changed: Partial<Named>): Named => ({
  form_no: '1',
  symbol: 'C26TAA',
  number: '15',
  issued_on: '2026-11-20',
  reason: 'Sai thuế suất',
  decree: '1',
  invoice_id: null,
  authority_code: null,
  answer: 'none',
  answer_id: null,
  ...changed,
});

const answerTo = (...invoices: Named[]) =>
  reviewAnswer({ notice_no: 'RS/26/1', noticed_on: '2026-11-20', invoices } as unknown as Notice);

test('it names the review, and every invoice with what is known of it', () => {
  const ours = named({ invoice_id: 7, authority_code: '00AB' });
  expect(answerTo(ours, named({ number: '99', decree: '3' }))).toEqual({
    origin: 'review',
    review_no: 'RS/26/1',
    review_on: '2026-11-20',
    invoices: [
      expect.objectContaining({ invoice_id: 7, authority_code: '00AB', number: '15', reason: null }),
      expect.objectContaining({ invoice_id: null, number: '99', decree: '3', nature: 'explain' }),
    ],
  });
});

test('of a review that is answered in part it has what is left', () => {
  const left = answerTo(
    named({ number: '1', answer: 'received' }),
    named({ number: '2', answer: 'sent' }),
    named({ number: '3', answer: 'refused' }),
  );
  expect(left?.invoices.map(({ number }) => number)).toEqual(['3']);
  expect(answerTo(named({ answer: 'received' }))).toBeNull();
});

test('invoices of cash registers wait for a notice of their own', () => {
  const mixed = [named({ symbol: 'C26MAA', number: '1' }), named({ number: '2' })];
  expect(answerTo(...mixed)?.invoices.map(({ number }) => number)).toEqual(['2']);
  const [first] = mixed;
  if (first === undefined) throw new Error('no invoice');
  expect(
    answerTo(first, named({ number: '2', answer: 'sent' }))?.invoices.map(({ number }) => number),
  ).toEqual(['1']);
});
