import { describe, expect, test } from 'vitest';
import { BLANK_DECLARATION } from '../registration/content.ts';
import { declaredValues, isDeclaredSetting, settingInForce } from './declared-settings.ts';

const DAY = '2026-11-20';
const { invoice_modes, invoice_types } = BLANK_DECLARATION;
const use = (modes: Partial<typeof invoice_modes>, types: Partial<typeof invoice_types> = {}) => ({
  since: '2026-11-01',
  invoice_modes: { ...invoice_modes, ...modes },
  invoice_types: { ...invoice_types, ...types },
});

test('two settings are said by the declaration too', () => {
  const keys = ['invoice_type', 'method_of_tax_calculation', 'price_includes_tax', 'toString'];
  expect(keys.filter(isDeclaredSetting)).toEqual(['invoice_type', 'method_of_tax_calculation']);
});

describe('what is declared', () => {
  test.each([
    [{ coded: true }, ['INVOICE_WITH_CODE']],
    [{ coded_cash_register: true }, ['INVOICE_WITH_CODE']],
    [{ uncoded: true }, ['INVOICE_WITHOUT_CODE']],
    [{ uncoded_cash_register: true }, ['INVOICE_WITHOUT_CODE']],
    [{ coded: true, uncoded: true }, ['INVOICE_WITH_CODE', 'INVOICE_WITHOUT_CODE']],
  ])('%j: %j', (modes, values) => expect(declaredValues('invoice_type', use(modes), DAY)).toEqual(values));

  test.each([
    [{ vat: true }, ['VAT']],
    [{ sales: true }, ['PERCENTAGE_ON_REVENUE']],
    [{ vat: true, sales: true }, ['VAT', 'PERCENTAGE_ON_REVENUE']],
    [{ other: true }, []],
  ])('%j: %j', (types, values) =>
    expect(declaredValues('method_of_tax_calculation', use({}, types), DAY)).toEqual(values),
  );

  test('nothing, while nothing is accepted', () =>
    expect(declaredValues('invoice_type', null, DAY)).toEqual([]));
});

describe('what holds', () => {
  const [coded, uncoded] = ['INVOICE_WITH_CODE', 'INVOICE_WITHOUT_CODE'];
  test.each([
    ['what was chosen, while nothing is declared', uncoded, null, uncoded],
    ['the default, when nothing was chosen either', undefined, null, coded],
    [
      'what was chosen, where it is declared beside the other',
      uncoded,
      use({ coded: true, uncoded: true }),
      uncoded,
    ],
    ['what is declared, where nothing was chosen', undefined, use({ uncoded: true }), uncoded],
    ['what is declared, where the other was chosen', uncoded, use({ coded: true }), coded],
  ])('%s', (_what, chosen, declared, value) =>
    expect(settingInForce('invoice_type', chosen, declared, DAY)).toBe(value),
  );
});
