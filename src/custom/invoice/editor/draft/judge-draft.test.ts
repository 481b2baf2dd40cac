import { expect, test } from 'vitest';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import type { Tenant } from '#src/providers/account.ts';
import { fieldId } from '../problem-places.ts';
import { newDraft } from './draft.ts';
import { judge, reducedPercents } from './judge-draft.ts';

test.each([
  ['2', '2026-12-31', false, ['1', '2', '3', '5']],
  ['2', '2026-12-31', true, ['1', '2', '3', '5']],
  ['2', '2027-01-01', false, null],
  ['2', '2027-01-01', true, []],
  ['1', '2026-12-31', true, null],
])('form %s on %s, chosen before: %s, offers %j', (form_no, issued_on, has_chosen, offered) =>
  expect(reducedPercents({ form_no, issued_on, has_chosen })).toEqual(offered),
);

test('without a template one thing is said of the series: that there is none', () => {
  const { open } = judge(newDraft('2026-11-20'), {
    tenant: { name: 'Công ty Sao Việt', tax_code: '0012345672', address: 'Đà Nẵng' } as Tenant,
    template: null,
    number: null,
    related: null,
    digits: DEFAULT_DECIMAL_DIGITS,
    settings: { price_includes_tax: false, tax_rounding: 'per_rate' },
  });
  const of_series = open.filter(({ target }) => target === fieldId('template_id'));
  expect(of_series.map(({ message }) => message)).toEqual(['Chưa có mẫu hóa đơn đang hoạt động.']);
});
