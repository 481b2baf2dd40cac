import { expect, test } from 'vitest';
import type { ErrorField } from '#domain/rules/error-codes.table.ts';
import { newDraft } from './draft/draft.ts';
import { refusedMarks } from './refusal.ts';

const draft = { ...newDraft('2026-11-20'), buyer_tax_code: '0311298741' };
const marksOf = (message: string, now = draft, field: ErrorField | null = null) =>
  refusedMarks([{ code: '20014', message, field }], now, draft);

test('the field that the authority names is marked with its words', () =>
  expect(marksOf('MST người mua ngừng hiệu lực')).toEqual({
    'invoice-buyer_tax_code': 'MST người mua ngừng hiệu lực',
  }));

test('a code that is known to be about a field marks it, whatever the words name', () => {
  expect(Object.keys(marksOf('sai', draft, 'issued_on'))).toEqual(['invoice-issued_on']);
  expect(Object.keys(marksOf('MST người mua', draft, 'buyer_name'))).toEqual(['invoice-buyer_name']);
});

test('a field that was changed is no longer marked', () =>
  expect(marksOf('MST người mua ngừng hiệu lực', { ...draft, buyer_tax_code: '0319044273' })).toEqual({}));

test('a reason that names no field marks none', () => {
  expect(marksOf('Dữ liệu không hợp lệ')).toEqual({});
  expect(marksOf('MST người bán ngừng hiệu lực')).toEqual({});
});
