import { ApiFailure } from '#generated/client/http.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '../history-columns.tsx';
import { lookUpEach, requestEach, type Asked } from './request-each.ts';

const lookUp = vi.fn<(id: number) => Promise<unknown>>();
const request = vi.fn<(id: number) => Promise<{ outcome: string }>>();
const read = vi.fn<(id: number) => Promise<{ status: string }>>();
const list = vi.fn<(query: { ids: number[] }) => Promise<{ id: number; status: string }[]>>();
vi.mock('#generated/client/transmissions/transmissions.ts', () => ({
  lookUpTransmission: (id: number): unknown => lookUp(id),
  requestAnswers: (id: number): unknown => request(id),
  getTransmission: (id: number): unknown => read(id),
  listTransmissions: (query: { ids: number[] }): unknown => list(query),
}));

beforeEach(() => {
  vi.useFakeTimers();
  for (const one of [lookUp, request, read, list]) one.mockReset();
  lookUp.mockResolvedValue({});
});
afterEach(() => vi.useRealTimers());

const messages = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }) as Message);

/** What came of each, by its id. */
async function resultsOf(
  run: typeof lookUpEach,
  count: number,
  isStopped: (results: ReadonlyMap<number, Asked>) => boolean = () => false,
): Promise<Record<number, Asked>> {
  const results = new Map<number, Asked>();
  const ended = run(messages(count), {
    onResult: (id, result) => {
      expect(results.has(id)).toBe(false);
      results.set(id, result);
    },
    isStopped: () => isStopped(results),
  });
  await vi.runAllTimersAsync();
  await ended;
  return Object.fromEntries(results);
}

const failing = (status: number, message: string) =>
  new ApiFailure(status, null, [{ message, code: 'x', fields: [] }]);

test('look-ups: what is found is told of each as it is found, and what stays silent as that', async () => {
  list.mockImplementation(async ({ ids }) =>
    ids.map((id) => ({
      id,
      status: id === 3 ? 'unknown' : id === 2 ? 'signed' : list.mock.calls.length > 1 ? 'sent' : 'unknown',
    })),
  );
  expect(await resultsOf(lookUpEach, 3)).toEqual({
    1: { outcome: 'arrived' },
    2: { outcome: 'absent' },
    3: { outcome: 'silent' },
  });
  expect(lookUp.mock.calls.map(([id]) => id)).toEqual([1, 2, 3]);
  expect(list.mock.calls[0]?.[0].ids).toEqual([1, 2, 3]);
  expect(list.mock.calls.at(-1)?.[0].ids).toEqual([3]);
});

test('a look-up that is refused says why; one that became known meanwhile, or got no reply, is no failure', async () => {
  const refusals = [
    failing(409, 'Hãy tải lại trang.'),
    failing(403, 'Không có quyền.'),
    failing(503, 'Hệ thống bận.'),
  ];
  lookUp.mockImplementation(async (id) => {
    throw refusals[id - 1] ?? new Error('no such message');
  });
  list.mockImplementation(async ({ ids }) => ids.map((id) => ({ id, status: 'code_issued' })));
  expect(await resultsOf(lookUpEach, 3)).toEqual({
    1: { outcome: 'arrived' },
    2: { outcome: 'failed', words: 'Không có quyền.' },
    3: { outcome: 'arrived' },
  });
});

test('answers are requested a few at a time, and one that fails keeps none of the others', async () => {
  let atOnce = 0;
  let most = 0;
  request.mockImplementation(async (id) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    if (id === 2) throw failing(503, 'Đơn vị truyền nhận chưa trả lời.');
    if (id === 3) throw failing(403, 'Không có quyền.');
    return { outcome: id % 2 === 0 ? 'not_yet' : 'read' };
  });
  const results = await resultsOf(requestEach, 9);
  expect(Object.keys(results)).toHaveLength(9);
  expect([results[1], results[2], results[3], results[4]]).toEqual([
    { outcome: 'read' },
    // Whether the request got there is not known.
    { outcome: 'silent', words: 'Đơn vị truyền nhận chưa trả lời.' },
    { outcome: 'failed', words: 'Không có quyền.' },
    { outcome: 'not_yet' },
  ]);
  expect(most).toBe(4);
});

test('an answer that came with another one of its message is read; one that is refused for another reason says why', async () => {
  request.mockRejectedValue(failing(409, 'Hãy tải lại trang.'));
  read.mockImplementation(async (id) => ({
    status: id === 1 ? 'code_issued' : 'response_in_incorrect_format',
  }));
  expect(await resultsOf(requestEach, 2)).toEqual({
    1: { outcome: 'read' },
    2: { outcome: 'failed', words: 'Hãy tải lại trang.' },
  });
});

test('once stopped no more are asked, and each of those says so', async () => {
  request.mockResolvedValue({ outcome: 'read' });
  const results = await resultsOf(requestEach, 12, (so_far) => so_far.size >= 4);
  const of = (outcome: string) => Object.values(results).filter((one) => one.outcome === outcome).length;
  expect(of('stopped') + of('read')).toBe(12);
  expect(of('stopped')).toBeGreaterThan(3);
  expect(request.mock.calls).toHaveLength(of('read'));
});
