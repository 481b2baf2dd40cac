import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerSteps, dueState, noticeTitle, type Notice } from './notice-text.ts';

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

/** 20/11/2026 is a Friday, 24/11 a holiday. */
const FRIDAY = Date.parse('2026-11-20T03:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: FRIDAY, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-11-18', 'critical', 'Quá hạn 2 ngày'],
  ['2026-11-20', 'critical', 'Hạn cuối là hôm nay'],
  ['2026-11-24', 'critical', 'Còn 1 ngày làm việc'],
  ['2026-11-25', 'warning', 'Còn 2 ngày làm việc'],
  ['2026-12-01', 'highlight', 'Còn 6 ngày làm việc'],
  [null, 'default', 'Không ghi thời hạn'],
] as const)('due on %s it says so in words and in its tone, in working days', (due_on, tone, words) => {
  expect(dueState({ state: 'open', due_on })).toEqual({ tone, words });
});

test('once it is handled no day presses any more', () => {
  expect(dueState({ state: 'handled', due_on: '2026-11-18' })).toEqual({
    tone: 'success',
    words: 'Đã xử lý',
  });
});

test.each([
  ['nothing written', ['none', 'draft'], ['done', 'now', 'waiting', 'waiting']],
  ['all written, nothing sent', ['draft', 'draft'], ['done', 'done', 'now', 'waiting']],
  ['all sent', ['sent', 'sent'], ['done', 'done', 'done', 'now']],
  ['one refused', ['received', 'refused'], ['done', 'done', 'done', 'failed']],
  ['all received', ['received', 'received'], ['done', 'done', 'done', 'done']],
] as const)('the progress of an answer: %s', (_name, answers, states) => {
  const invoices = answers.map((answer, at) => ({ ...named(String(at), '2026-11-20'), answer }));
  const steps = answerSteps({ invoices, received_on: '2026-11-20T03:00:00Z', due_on: '2026-11-23' });
  expect(steps.map(({ state }) => state)).toEqual(states);
});
