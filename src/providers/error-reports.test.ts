// @vitest-environment jsdom
import { ApiFailure } from '#generated/client/http.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createErrorReports, mostPerMinute, watchErrors } from './error-reports.ts';

let now = 0;
const send = vi.fn(async (_report: { message: string; place: string; stack: string | null }) => ({
  code: 'E7-K3QD9',
}));
const open = () => createErrorReports({ send, place: () => '/admin/invoices', now: () => now });

beforeEach(() => {
  now = 0;
  send.mockClear();
});

test('an error is told once, and whoever asks again gets the same code', async () => {
  const { report } = open();
  const error = new TypeError('x is undefined');
  expect(await Promise.all([report(error), report(error)])).toEqual(['E7-K3QD9', 'E7-K3QD9']);
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    message: 'TypeError: x is undefined',
    place: '/admin/invoices',
  });
});

test('what the server refused and what was broken off on purpose is not told', async () => {
  const { report } = open();
  await report(new ApiFailure(422, null, []));
  await report(new DOMException('stopped', 'AbortError'));
  expect(send).not.toHaveBeenCalled();
});

test('a page that fails over and over is told of a few times a minute', async () => {
  const { report } = open();
  for (let at = 0; at < 50; at += 1) await report(new Error(`${at}`));
  expect(send).toHaveBeenCalledTimes(mostPerMinute);
  now = 60_000;
  await report(new Error('later'));
  expect(send).toHaveBeenCalledTimes(mostPerMinute + 1);
});

test('what is sent keeps to the lengths of the description', async () => {
  const error = new Error('x'.repeat(5000));
  error.stack = 'y'.repeat(20_000);
  await open().report(error);
  const report = send.mock.calls[0]?.[0];
  expect([report?.message.length, report?.stack?.length]).toEqual([1000, 8000]);
});

test('a report that fails says nothing and is no error itself', async () => {
  send.mockRejectedValueOnce(new Error('offline'));
  expect(await open().report(new Error('first'))).toBeNull();
});

test('errors nobody caught and promises that failed unheard are told', () => {
  const report = vi.fn(async () => null);
  watchErrors(window, { report });
  const error = new Error('uncaught');
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'uncaught' }));
  const unheard = Object.assign(new Event('unhandledrejection'), { reason: 'unheard' });
  window.dispatchEvent(unheard);
  expect(report.mock.calls).toEqual([[error], ['unheard']]);
});
