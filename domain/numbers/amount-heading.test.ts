import { expect, test } from 'vitest';
import { amountMisfit } from './amount-heading.ts';

const PLAIN = { currency: 'VND', with_tax: false };
const OTHER = { currency: 'USD', with_tax: true };

test.each([
  ['don gia', null],
  ['don gia (vnd)', null],
  ['don gia (d)', null],
  ['don gia ban', null],
  ['don gia mua', null],
  ['don gia (chua gom vat)', null],
  ['don gia (khong bao gom thue)', null],
  ['don gia truoc thue', null],
  ['don gia sau ck, chua thue', null],
  ['so tien (ngan hang)', null],
  ['don gia (da gom vat)', 'with_tax'],
  ['don gia sau thue', 'with_tax'],
  ['don gia (gom 10% vat)', 'with_tax'],
  ['gia ban co vat', 'with_tax'],
  ['don gia (da bao gom thue gtgt)', 'with_tax'],
  ['don gia (usd)', 'currency'],
  ['don gia usd', 'currency'],
  ['don gia (usd, chua vat)', 'currency'],
  ['don gia ($)', 'currency'],
  ['don gia nguyen te', 'currency'],
  ['don gia/eur', 'currency'],
  ['don gia (1.000d)', 'multiple'],
  ['don gia (1000 vnd)', 'multiple'],
  ["don gia ('000 d)", 'multiple'],
  ['don gia (nghin dong)', 'multiple'],
  ['don gia (trieu dong)', 'multiple'],
])('%s: %s', (heading, misfit) => expect(amountMisfit(heading, PLAIN)).toBe(misfit));

test.each([
  ['don gia (usd)', null],
  ['don gia nguyen te', null],
  ['don gia (da gom vat)', null],
  ['don gia (vnd)', 'currency'],
  ['don gia chua thue', 'without_tax'],
])('%s on an invoice in dollars with prices that contain tax: %s', (heading, misfit) =>
  expect(amountMisfit(heading, OTHER)).toBe(misfit),
);

test('where tax makes no difference it is no reason', () =>
  expect(amountMisfit('don gia sau thue', { currency: 'VND', with_tax: null })).toBeNull());
