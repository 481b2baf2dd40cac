import { expect, test } from 'vitest';
import { dueState, noticeTitle, type Notice } from './notice-text.ts';

const named = (number: string, issued_on: string | null) => ({
  form_no: '1',
  symbol: 'C26TAA',
  number,
  issued_on,
  reason: null,
  decree: '1' as const,
  invoice_id: null,
  authority_code: null,
  answer: 'none' as const,
  answer_id: null,
});

const titled = (invoices: Notice['invoices'], subject: Notice['subject'] = 'review') =>
  noticeTitle({ subject, title: 'Hóa đơn cần rà soát', invoices } as Notice);

test('the title of an order to review says which invoices', () => {
  expect(titled([named('15', '2026-11-20')])).toBe('Rà soát hóa đơn 1C26TAA 00000015');
  const two = [named('16', '2026-11-21'), named('15', '2026-11-20')];
  expect(titled(two)).toBe('Rà soát 2 hóa đơn lập từ 20/11/2026 đến 21/11/2026');
  expect(titled([named('1', '2026-11-20'), named('2', '2026-11-20')])).toBe(
    'Rà soát 2 hóa đơn lập ngày 20/11/2026',
  );
});

test('a notice that names no invoice or no day has the title of its subject', () => {
  expect(titled([])).toBe('Hóa đơn cần rà soát');
  expect(titled([named('1', null), named('2', null)])).toBe('Hóa đơn cần rà soát');
  expect(titled([named('1', '2026-11-20')], 'other')).toBe('Hóa đơn cần rà soát');
});

test.each([
  [-2, 'critical', 'Quá hạn 2 ngày'],
  [0, 'critical', 'Hôm nay là hạn cuối'],
  [1, 'critical', 'Còn 1 ngày'],
  [2, 'warning', 'Còn 2 ngày'],
  [5, 'warning', 'Còn 5 ngày'],
  [6, 'highlight', 'Còn 6 ngày'],
  [null, 'default', 'Không ghi thời hạn'],
] as const)('with %s days left it says so in words and in its tone', (days_left, tone, words) => {
  expect(dueState({ state: 'open', days_left })).toEqual({ tone, words });
});

test('once it is handled no day presses any more', () => {
  expect(dueState({ state: 'handled', days_left: -2 })).toEqual({ tone: 'success', words: 'Đã xử lý' });
});
