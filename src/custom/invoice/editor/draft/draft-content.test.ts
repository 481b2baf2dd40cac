import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { describe, expect, test } from 'vitest';
import type { Tenant } from '#src/providers/account.ts';
import { assess, explain } from './draft-content.ts';
import type { Surroundings, Template } from './draft-content.ts';
import { blankLine, newDraft } from './draft.ts';
import type { Draft } from './draft.ts';

const today = '2026-11-21';
const around = (form_no: string, changes: Partial<Surroundings['settings']> = {}): Surroundings => ({
  tenant: { name: 'Công ty Sao Việt', tax_code: '0012345672', address: 'Đà Nẵng' } as Tenant,
  template: { form_no, symbol: 'C26TAA', status: 'active', last_number: 0 } as Template,
  number: null,
  related: null,
  digits: DEFAULT_DECIMAL_DIGITS,
  settings: { price_includes_tax: false, tax_rounding: 'per_rate', ...changes },
});

const draft: Draft = {
  ...newDraft(today),
  lines: [
    { ...blankLine(1), name: 'Giấy in', quantity: '1', unit_price: '110000', vat_rate: '10%' },
    { ...blankLine(2), name: 'Bút', quantity: '1', unit_price: '108000', vat_rate: '8%' },
  ],
};
const amountsOf = (one: Draft, form_no = '1', changes = {}) =>
  assess(one, around(form_no, changes), today).amounts;
const targets = (one: Draft) => assess(one, around('1'), today).refusals.map(({ code }) => code);

test('prices contain tax where the draft says so, else where the company does', () => {
  expect(amountsOf(draft).total).toBe('237640');
  expect(amountsOf(draft, '1', { price_includes_tax: true }).total).toBe('218000');
  expect(amountsOf({ ...draft, price_includes_tax: true }).total_before_vat).toBe('200000');
  expect(amountsOf({ ...draft, price_includes_tax: false }, '1', { price_includes_tax: true }).total).toBe(
    '237640',
  );
});

test('a discount on the whole invoice falls on each rate by what it comes to', () => {
  const discounted: Draft = { ...draft, invoice_discount: { by: 'rate', value: '5' } };
  const { invoice_discount, total } = amountsOf(discounted);
  expect(invoice_discount?.by_rate).toEqual([
    { vat_rate: '8%', amount: '5400' },
    { vat_rate: '10%', amount: '5500' },
  ]);
  expect(total).toBe('225758');
  expect(amountsOf({ ...draft, invoice_discount: { by: 'amount', value: '10900' } }).total).toBe('225758');
});

test('a form without VAT comes to what was sold, whatever the prices were said to contain', () => {
  const { total, by_rate } = amountsOf({ ...draft, price_includes_tax: true }, '2');
  expect(total).toBe('218000');
  expect(by_rate).toEqual([]);
});

test('before there is a series the invoice is of the form that it is said to become', () => {
  const before = (form_no?: Template['form_no']) =>
    assess(draft, { ...around('1'), template: null, form_no }, today).amounts.by_rate.length;
  expect([before(), before('2')]).toEqual([2, 0]);
});

describe('percentages on revenue', () => {
  const meals: Draft = {
    ...draft,
    lines: draft.lines.map((line, at) => ({ ...line, revenue_percent: ['3', '1'][at] ?? '' })),
  };
  const codes = (one: Draft) => assess(one, around('2'), '2027-01-02').refusals.map(({ code }) => code);

  test('are reduced on a sales invoice while a law does so, and explained', () => {
    const { revenue_reduction, total } = amountsOf(meals, '2');
    expect(revenue_reduction?.by_percent).toEqual([
      { percent: '1', amount: '108000', reduction: '216' },
      { percent: '3', amount: '110000', reduction: '660' },
    ]);
    expect(total).toBe('217124');
    const rules = explain(meals, around('2')).steps.map(({ rule }) => rule);
    expect(rules.filter((rule) => rule === 'revenue_reduction')).toHaveLength(2);
    expect(codes(meals)).not.toContain('revenue_percent_not_reduced');
  });

  test('are told at their lines once no law does, and nothing is reduced', () => {
    const later = { ...meals, issued_on: '2027-01-01' };
    expect(amountsOf(later, '2').total).toBe('218000');
    expect(codes(later).filter((code) => code === 'revenue_percent_not_reduced')).toHaveLength(2);
  });

  test('say nothing on a VAT invoice', () => expect(amountsOf(meals).revenue_reduction).toBeNull());
});

test('a discount that cannot be is told before anybody saves', () => {
  expect(targets({ ...draft, invoice_discount: { by: 'rate', value: '101' } })).toContain(
    'invoice_discount_rate_range',
  );
  expect(targets({ ...draft, invoice_discount: { by: 'amount', value: '218001' } })).toContain(
    'invoice_discount_too_large',
  );
  expect(targets({ ...draft, invoice_discount: { by: 'rate', value: '100' } })).not.toContain(
    'invoice_discount_rate_range',
  );
});

test('the explanation ends in the amounts that are shown', () => {
  const one: Draft = { ...draft, price_includes_tax: true, invoice_discount: { by: 'rate', value: '5' } };
  const { steps, lines } = explain(one, around('1', { tax_rounding: 'per_line' }));
  const { total } = amountsOf(one, '1', { tax_rounding: 'per_line' });
  expect(steps.at(-1)).toMatchObject({ rule: 'total', result: total });
  expect(steps.map(({ rule }) => rule)).toContain('line_before_tax');
  expect(lines.map(({ name }) => name)).toEqual(['Giấy in', 'Bút']);
});
