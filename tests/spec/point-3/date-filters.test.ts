import { describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { dateFilter, listQuery } from '#src/providers/data/list-query.ts';

describe('date filters', () => {
  test('end in OnMin or OnMax and go as ISO date-times with Z after shifting back 7 hours [3.date-filters.names 3.date-filters.shift 9.date-shift]', () => {
    expect(dateFilter('issued_onOnMin', '2026-11-01')).toBe('2026-10-31T17:00:00.000Z');
    expect(dateFilter('issued_onOnMax', '2026-11-30')).toBe('2026-11-30T16:59:59.999Z');
  });

  test('a date under another name goes as it is [3.date-filters.names]', () =>
    expect(dateFilter('issued_on', '2026-11-01')).toBe('2026-11-01'));

  test('empty, null and undefined filters are dropped [3.date-filters.empty]', () => {
    const filter = JSON.stringify({ status: '', customer_id: null, template_id: 3 });
    expect(listQuery(operations.listInvoices, new URLSearchParams({ filter })).toString()).toBe(
      'template_id=3',
    );
  });
});
