import { expect, test } from 'vitest';
import { withCodesAlone } from './registration-fields.ts';

const none = { coded: false, coded_cash_register: false, uncoded_cash_register: false, uncoded: false };
const after = (modes: Partial<typeof none>) =>
  withCodesAlone({ invoice_modes: { ...none, ...modes } }).invoice_modes;

test('who may use uncoded invoices no more declares each of them with a code', () => {
  expect(after({ uncoded: true })).toEqual({ ...none, coded: true });
  expect(after({ uncoded_cash_register: true })).toEqual({ ...none, coded_cash_register: true });
  expect(after({ coded: true, uncoded: true })).toEqual({ ...none, coded: true });
});
