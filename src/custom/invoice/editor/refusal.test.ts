import { expect, test } from 'vitest';
import { newDraft } from './draft/draft.ts';
import { refusedMarks } from './refusal.ts';

const draft = { ...newDraft('2026-11-20'), buyer_tax_code: '0311298741' };
const reason = (code: string, message: string) => ({ code, message, fields: [] });
const marksOf = (code: string, message: string, now = draft) =>
  refusedMarks([reason(code, message)], now, draft);

test('the field that the authority names is marked with its words', () =>
  expect(marksOf('20014', 'MST người mua ngừng hiệu lực')).toEqual({
    'invoice-buyer_tax_code': 'MST người mua ngừng hiệu lực',
  }));

test('a code that is known to be about a field marks it, also in front of a provider’s words', () => {
  expect(Object.keys(marksOf('ERR:54', 'sai'))).toEqual(['invoice-issued_on']);
  expect(Object.keys(marksOf('provider_refused', 'ERR:58: nam'))).toEqual(['invoice-template_id']);
});

test('a field that was changed is no longer marked', () =>
  expect(
    marksOf('20014', 'MST người mua ngừng hiệu lực', { ...draft, buyer_tax_code: '0319044273' }),
  ).toEqual({}));

test('a reason that names no field marks none', () => {
  expect(marksOf('9999', 'Dữ liệu không hợp lệ')).toEqual({});
  expect(marksOf('9999', 'MST người bán ngừng hiệu lực')).toEqual({});
});
