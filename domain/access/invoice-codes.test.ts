import { expect, test } from 'vitest';
import { codesToChange } from './invoice-codes.ts';

test('an invoice of its own takes the code of what is done with it', () => {
  expect(codesToChange('original', 'update')).toEqual(['update_invoices']);
  expect(codesToChange('original', 'delete')).toEqual(['delete_invoices']);
  expect(codesToChange('original', 'publish')).toEqual(['publish_invoices']);
});

test('a correcting one takes all codes of its kind, and the code of publishing beside them', () => {
  expect(codesToChange('adjust', 'update')).toEqual(['read_invoices', 'adjustment_invoices']);
  expect(codesToChange('replace', 'delete')).toEqual(['read_invoices', 'substitute_invoices']);
  expect(codesToChange('replace', 'publish')).toEqual([
    'publish_invoices',
    'read_invoices',
    'substitute_invoices',
  ]);
});
