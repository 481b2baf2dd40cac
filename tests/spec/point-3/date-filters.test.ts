import { describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { wireFormats } from '#server/formats.ts';
import { describedOperations, type Json } from '#server/platform/http/description.ts';
import { createValidators } from '#server/platform/http/validation.ts';
import { readDescription } from '#server/plain-stores.ts';
import { dateFilter, listQuery } from '#src/providers/data/list-query.ts';

describe('date filters', () => {
  test('end in OnMin or OnMax and go as ISO date-times with Z after shifting back 7 hours [3.date-filters.names 3.date-filters.shift 9.date-shift]', () => {
    expect(dateFilter('issued_onOnMin', '2026-11-01')).toBe('2026-10-31T17:00:00.000Z');
    expect(dateFilter('issued_onOnMax', '2026-11-30')).toBe('2026-11-30T16:59:59.999Z');
  });

  test('each of them that the API describes takes what is sent so [3.date-filters.names 3.date-filters.shift]', () => {
    const { text } = createValidators(wireFormats);
    const filters = [...describedOperations(readDescription().document)].flatMap(
      ([operation, { parameters }]) =>
        (parameters ?? [])
          .filter(({ name }) => /On(Min|Max)$/.test(name))
          .map(({ name, schema }) => ({ filter: `${operation}.${name}`, name, schema })),
    );
    expect(filters.length).toBeGreaterThan(20);
    const refused = filters.filter(({ name, schema }) => {
      const judge = text({ type: 'object', properties: { [name]: schema as Json } });
      return judge({ [name]: dateFilter(name, '2026-11-20') }).length > 0;
    });
    expect(refused.map(({ filter }) => filter)).toEqual([]);
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
