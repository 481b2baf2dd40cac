import { expect, test } from 'vitest';
import { entriesOf } from './entries.ts';

const marked = (place: string): string[] =>
  entriesOf('processing', place, () => true)
    .filter(({ current }) => current)
    .map(({ key }) => key);

/** A page below an entry marks it, except where another entry leads to it. */
test.each([
  ['/admin/adjusted-invoices', 'adjusted_invoices'],
  ['/admin/adjusted-invoices/create/7', 'adjusted_invoices'],
  ['/admin/adjusted-invoices/statement/7', 'statements'],
  ['/admin/replaced-invoices/statement/7', 'statements'],
  ['/admin/invoice-statement', 'statements'],
  ['/admin/invoice-statement/invoices/7', 'statements'],
])('%s marks %s alone', (place, key) => {
  expect(marked(place)).toEqual([key]);
});

test('no page outside the group marks an entry of it', () => {
  expect(marked('/admin/invoices/7')).toEqual([]);
});
