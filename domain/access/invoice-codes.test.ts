import { expect, test } from 'vitest';
import { codesToChange } from './invoice-codes.ts';

test('an invoice of its own takes the code of what is done with it', () => {
  expect(codesToChange('original', 'update')).toEqual(['update_invoices']);
  expect(codesToChange('original', 'delete')).toEqual(['delete_invoices']);
  expect(codesToChange('original', 'publish')).toEqual(['publish_invoices']);
});

test('a correcting one takes all codes of its kind beside it', () => {
  expect(codesToChange('adjust', 'update')).toEqual([
    'update_invoices',
    'read_invoices',
    'adjustment_invoices',
  ]);
  expect(codesToChange('replace', 'delete')).toEqual([
    'delete_invoices',
    'read_invoices',
    'substitute_invoices',
  ]);
  expect(codesToChange('replace', 'publish')).toEqual([
    'publish_invoices',
    'read_invoices',
    'substitute_invoices',
  ]);
});
