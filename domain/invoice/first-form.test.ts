import { expect, test } from 'vitest';
import { BLANK_DECLARATION } from '../registration/content.ts';
import { firstForm } from './first-form.ts';

const { invoice_modes, invoice_types } = BLANK_DECLARATION;
const PERCENTAGE = [['method_of_tax_calculation', 'PERCENTAGE_ON_REVENUE']] as const;
const first = (types: Partial<typeof invoice_types> | null, chosen: typeof PERCENTAGE | readonly [] = []) =>
  firstForm(['1', '2', '6'], {
    use: types && { since: '2026-01-01', invoice_modes, invoice_types: { ...invoice_types, ...types } },
    chosen: new Map(chosen),
    day: '2026-11-20',
  });

test('a declaration of sales invoices alone begins with form 2, whatever the settings say', () => {
  expect([first({ sales: true }), first({ sales: true }, PERCENTAGE)]).toEqual(['2', '2']);
});

test('one of VAT invoices begins with form 1, also where the settings say a percentage', () => {
  expect([first({ vat: true }), first({ vat: true }, PERCENTAGE)]).toEqual(['1', '1']);
});

test('where both are declared, and before the first acceptance, the settings say which', () => {
  expect([first({ vat: true, sales: true }), first({ vat: true, sales: true }, PERCENTAGE)]).toEqual([
    '1',
    '2',
  ]);
  expect([first(null), first(null, PERCENTAGE)]).toEqual(['1', '2']);
});

test('nothing that is not declared is begun with', () => {
  expect(first({ national_reserve: true })).toBeNull();
});
