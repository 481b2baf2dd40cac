import { describe, expect, test } from 'vitest';
import { BLANK_DECLARATION } from '../registration/content.ts';
import { defaultSeries } from './default-series.ts';

const DAY = '2026-11-20';
const { invoice_modes, invoice_types } = BLANK_DECLARATION;
const USE = {
  since: '2026-11-01',
  invoice_modes: { ...invoice_modes, coded: true, uncoded: true },
  invoice_types: { ...invoice_types, vat: true, sales: true },
};
const SERIES = [
  { form_no: '2', symbol: 'K26TSK', is_default: false },
  { form_no: '2', symbol: 'C26TSC', is_default: false },
  { form_no: '1', symbol: 'K26TVK', is_default: false },
  { form_no: '1', symbol: 'C26TVC', is_default: false },
];

const chosen = (...settings: [string, string][]) => new Map(settings);
const UNCODED: [string, string] = ['invoice_type', 'INVOICE_WITHOUT_CODE'];
const ON_REVENUE: [string, string] = ['method_of_tax_calculation', 'PERCENTAGE_ON_REVENUE'];

function picked(use: typeof USE | null, settings: Map<string, string> = chosen(), marked = '') {
  const series = SERIES.map((one) => ({ ...one, is_default: one.symbol === marked }));
  return defaultSeries(series, { use, chosen: settings, day: DAY })?.symbol ?? null;
}

describe('the series of a new invoice', () => {
  test('none, where there is none', () =>
    expect(defaultSeries([], { use: USE, chosen: chosen(), day: DAY })).toBeNull());

  test.each([
    [[], 'C26TVC'],
    [[UNCODED], 'K26TVK'],
    [[ON_REVENUE], 'C26TSC'],
    [[UNCODED, ON_REVENUE], 'K26TSK'],
  ] as const)('is as the settings say: %j', (settings, symbol) => {
    expect(picked(USE, chosen(...settings))).toBe(symbol);
    expect(picked(null, chosen(...settings))).toBe(symbol);
  });

  test('is the default one, whatever the settings say', () =>
    expect(picked(USE, chosen(UNCODED), 'C26TSC')).toBe('C26TSC'));

  test('is none that is not in force, be it the default one or as the settings say', () => {
    const uncoded = { ...USE, invoice_modes: { ...invoice_modes, uncoded: true } };
    expect(picked(uncoded, chosen(), 'C26TSC')).toBe('K26TVK');
    const sales = { ...USE, invoice_types: { ...invoice_types, sales: true } };
    expect(picked(sales, chosen(['method_of_tax_calculation', 'VAT']))).toBe('C26TSC');
  });

  test('is of the year, and there the like of the default one', () => {
    const [old, next, other] = [
      { form_no: '1', symbol: 'C26TVC', is_default: true },
      { form_no: '1', symbol: 'C27TVC', is_default: false },
      { form_no: '1', symbol: 'C27TAA', is_default: false },
    ];
    const on = (day: string) =>
      defaultSeries([other, next, old], { use: USE, chosen: chosen(), day })?.symbol;
    expect([on('2026-12-31'), on('2027-01-01')]).toEqual(['C26TVC', 'C27TVC']);
  });

  test('is the first by symbol where nothing else tells two apart', () => {
    const [a, b] = ['C26TBB', 'C26TAA'].map((symbol) => ({ form_no: '1', symbol, is_default: false }));
    expect(
      defaultSeries(
        [a, b].flatMap((one) => one ?? []),
        { use: USE, chosen: chosen(), day: DAY },
      ),
    ).toBe(b);
  });
});
