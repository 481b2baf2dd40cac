import { expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { ourSubject } from './subject.ts';

type Invoice = components['schemas']['Invoice'];

const invoice = (related: object | null) =>
  ({
    id: 7,
    form_no: '1',
    symbol: 'C27TAA',
    number: 3,
    issued_on: '2027-01-10',
    related,
    lines: [],
  }) as never as Invoice;

test('the rates to choose from are those of the first invoice of a chain of corrections, else of the invoice itself', () => {
  expect(ourSubject(invoice(null)).issued_on).toBe('2027-01-10');
  expect(ourSubject(invoice({ issued_on: '2027-01-05' })).issued_on).toBe('2027-01-05');
  expect(ourSubject(invoice({ issued_on: '2027-01-05', first_issued_on: '2026-12-20' })).issued_on).toBe(
    '2026-12-20',
  );
});
