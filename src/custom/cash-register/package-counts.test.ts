import { expect, test } from 'vitest';
import { packageCounts, packageSums } from './package-counts.ts';

test('the invoices of a day are taken, refused, unknown or waiting, and add up', () => {
  const packages = [
    { invoice_count: 9, latest_count: 9, accepted_count: 9, refused_count: 0, status: 'data_package_valid' },
    {
      invoice_count: 8,
      latest_count: 8,
      accepted_count: 5,
      refused_count: 3,
      status: 'data_package_invalid',
    },
    { invoice_count: 4, latest_count: 4, accepted_count: 0, refused_count: 0, status: 'unknown' },
    { invoice_count: 2, latest_count: 2, accepted_count: 0, refused_count: 0, status: 'queued' },
  ] as Parameters<typeof packageCounts>[0];
  expect(packageCounts(packages)).toEqual({ ok: 14, failed: 3, unknown: 4, waiting: 2 });
});

test('an invoice that was refused and sent again is counted once, where it was sent last', () => {
  const packages = [
    { invoice_count: 3, latest_count: 2, accepted_count: 2, refused_count: 1, status: 'invalid_invoice' },
    { invoice_count: 1, latest_count: 1, accepted_count: 1, refused_count: 0, status: 'valid_data_package' },
  ] as Parameters<typeof packageCounts>[0];
  expect(packageCounts(packages)).toEqual({ ok: 3, failed: 0, unknown: 0, waiting: 0 });
});

test('what packages come to is exact', () => {
  const packages = [
    { latest_count: 2, latest_total: '9007199254740993' },
    { latest_count: 1, latest_total: '0.1' },
    { latest_count: 1, latest_total: '0.2' },
  ];
  expect(packageSums(packages)).toEqual({ count: 4, total: '9007199254740993.3' });
});
