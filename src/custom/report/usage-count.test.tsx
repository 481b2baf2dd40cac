// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FILTERS_OF_USE, STATUSES_OF_GROUP } from '#domain/transmission/status-groups.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { UsageAmount } from './usage-amount.tsx';
import { sumOf, UsageCount, type UsageRow } from './usage-count.tsx';

const none = {
  opening: 0,
  submitted: 0,
  issued: 0,
  adjusting: 0,
  replacing: 0,
  refused: 0,
  unknown: 0,
  waiting: 0,
  closing: 0,
  cancelled: 0,
  replaced: 0,
};
const amounts = { revenue: '0', vat: '0', total: '0', without_rate: 0, unlisted: [] };
const row = (series: string, counts: Partial<UsageRow>) =>
  ({
    ...none,
    ...amounts,
    series,
    template_id: series.length,
    template_name: '',
    first: 1,
    last: 9,
    ...counts,
  }) as UsageRow;
const sold = row('1C26TAA', { submitted: 1200, issued: 1190, refused: 7, adjusting: 2 });
const more = row('1C26TBB1', { refused: 5, adjusting: 1 });
const till = row('1C26MAA', { refused: 3 });
const period = { from: '2026-10-01', to: '2026-10-31' };

/** What the count leads to, '' where it is text, and its words. */
function shown(
  rows: readonly UsageRow[],
  name: ComponentProps<typeof UsageCount | typeof UsageAmount>['name'],
  { isShared = false, permissions = ['full'], series = '' } = {},
) {
  const cell = { rows, period, isShared, series };
  const value = { account: { permissions }, tenant: {} } as unknown;
  render(
    <MemoryRouter>
      <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
        <div data-testid="cell">
          {name === 'revenue' || name === 'vat' || name === 'total' ? (
            <UsageAmount {...{ ...cell, name }} />
          ) : (
            <UsageCount {...{ ...cell, name }} />
          )}
        </div>
      </AccountProvider>
    </MemoryRouter>,
  );
  const text = screen.getByTestId('cell').textContent;
  const href = screen.queryByRole('link')?.getAttribute('href') ?? null;
  if (href === null) return { text, list: null, filter: null };
  const { pathname, searchParams } = new URL(href, 'http://x');
  if (!searchParams.has('filter')) return { text, list: pathname, filter: Object.fromEntries(searchParams) };
  return { text, list: pathname, filter: JSON.parse(searchParams.get('filter') ?? '{}') as object };
}

const days = { issued_onOnMin: period.from, issued_onOnMax: period.to };

test('a count of one series leads to its invoices of the period, by series and template', () =>
  expect(shown([sold], 'submitted')).toEqual({
    text: '1.200',
    list: '/admin/invoices',
    filter: { ...days, ...FILTERS_OF_USE.submitted, query: '1C26TAA', template_id: '7' },
  }));

test('the sum of all series leads to the invoices of all', () =>
  expect(shown([sold, more], 'refused')).toEqual({
    text: '12',
    list: '/admin/invoices',
    filter: { ...days, ...FILTERS_OF_USE.refused },
  }));

test('those that adjust lead to their own list, which knows no templates', () =>
  expect(shown([more], 'adjusting')).toMatchObject({
    list: '/admin/adjusted-invoices',
    filter: { ...days, query: '1C26TBB1' },
  }));

test('those issued as originals and those replaced lead to the list of invoices', () => {
  expect(shown([sold], 'issued').filter).toMatchObject({ ...FILTERS_OF_USE.issued, nature: 'original' });
  cleanup();
  expect(shown([row('1C26TAA', { replaced: 4 })], 'replaced')).toMatchObject({
    list: '/admin/invoices',
    filter: { ...days, corrected: 'replaced', template_id: '7' },
  });
});

test('what was open before the period leads to the invoices dated before it, and what is open now to all up to its end', () => {
  const some = [row('1C26TAA', { opening: 2, refused: 3, closing: 3, issued: 9 })];
  expect(shown(some, 'opening').filter).toEqual({
    ...{ issued_onOnMax: '2026-09-30', ...FILTERS_OF_USE.opening, query: '1C26TAA', template_id: '7' },
  });
  cleanup();
  for (const name of ['refused', 'closing'] as const) {
    expect(shown(some, name).filter).toEqual({
      ...{ issued_onOnMax: period.to, ...FILTERS_OF_USE[name], query: '1C26TAA', template_id: '7' },
    });
    cleanup();
  }
  expect(shown(some, 'issued').filter).toMatchObject(days);
});

test('a count of which some invoices had their result in another period is text', () => {
  const late = [row('1C26TAA', { opening: 2, issued: 9, submitted: 8, unlisted: ['opening', 'issued'] })];
  expect(shown(late, 'issued')).toMatchObject({ text: '9', list: null });
  cleanup();
  expect(shown(late, 'submitted')).toMatchObject({ list: '/admin/invoices' });
});

test('those that adjust lead to the list that knows templates where two share the series', () =>
  expect(shown([sold], 'adjusting', { isShared: true })).toMatchObject({
    list: '/admin/invoices',
    filter: { nature: 'adjust', template_id: '7' },
  }));

test.each([
  ['two lists have a part each', [sold, till], 'refused', {}],
  ['there is nothing to show', [more], 'unknown', {}],
  ['the account may not see invoices', [sold], 'refused', { permissions: ['read_report_invoice_usages'] }],
] as const)('a count is text where %s', (_why, rows, name, how) => {
  const { text, list } = shown(rows, name, {
    ...how,
    permissions: [...('permissions' in how ? how.permissions : ['full'])],
  });
  expect({ text, list }).toEqual({ text: sumOf(rows, name).toLocaleString('vi'), list: null });
});

test('the sum under the filter of a report leads to the invoices of that filter alone', () => {
  expect(shown([sold, more], 'refused', { series: '1C26' }).filter).toEqual({
    ...{ ...days, ...FILTERS_OF_USE.refused, query: '1C26' },
  });
  cleanup();
  // The list does not find series by these.
  expect(shown([sold, more], 'refused', { series: '1C' })).toMatchObject({ text: '12', list: null });
});

const earned = { revenue: '1234567', vat: '123456', total: '1358024' };
const accepted = { ...days, status: STATUSES_OF_GROUP.accepted };
const ofSales = (series: string) => ({ tu: period.from, den: period.to, ...(series && { ky_hieu: series }) });

test('revenue and tax of a series lead to its bảng kê bán ra, its total to those issued', () => {
  const some = [row('1C26TAA', earned)];
  const bang_ke = { list: '/admin/report/invoice-summaries', filter: ofSales('1C26TAA') };
  expect(shown(some, 'revenue')).toEqual({ text: '1.234.567', ...bang_ke });
  cleanup();
  expect(shown(some, 'vat')).toEqual({ text: '123.456', ...bang_ke });
  cleanup();
  expect(shown(some, 'total')).toEqual({
    text: '1.358.024',
    list: '/admin/invoices',
    filter: { ...accepted, query: '1C26TAA', template_id: '7' },
  });
});

test('the amounts of all series lead to the whole bảng kê bán ra, or to the part that the report is of', () => {
  const some = [row('1C26TAA', earned), row('1C26TAB', { ...earned, revenue: '-234567.5' })];
  expect(shown(some, 'revenue')).toMatchObject({ text: '999.999,5', filter: ofSales('') });
  cleanup();
  expect(shown(some, 'vat', { series: '1C26' })).toMatchObject({ text: '246.912', filter: ofSales('1C26') });
});

test('an amount of a template that shares its series, or of who may not read bảng kê bán ra, leads to the list of those issued', () => {
  const some = [row('1C26TAA', earned)];
  const list = { list: '/admin/invoices', filter: { ...accepted, query: '1C26TAA', template_id: '7' } };
  expect(shown(some, 'revenue', { isShared: true })).toMatchObject(list);
  cleanup();
  expect(shown(some, 'revenue', { permissions: ['read_invoices'] })).toMatchObject(list);
  cleanup();
  expect(shown(some, 'revenue', { permissions: ['invoice_usage_report'] })).toMatchObject({ list: null });
});
