import { expect, test } from 'vitest';
import { packageCounts } from './package-counts.ts';

test('the invoices of a day are taken, refused, unknown or waiting, and add up', () => {
  const packages = [
    { invoice_count: 9, accepted_count: 9, refused_count: 0, status: 'data_package_valid' },
    { invoice_count: 8, accepted_count: 5, refused_count: 3, status: 'data_package_invalid' },
    { invoice_count: 4, accepted_count: 0, refused_count: 0, status: 'unknown' },
    { invoice_count: 2, accepted_count: 0, refused_count: 0, status: 'queued' },
  ] as Parameters<typeof packageCounts>[0];
  expect(packageCounts(packages)).toEqual({ ok: 14, failed: 3, unknown: 4, waiting: 2 });
});
