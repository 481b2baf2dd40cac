import { beforeEach, expect, test } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import { silentLog } from '#server/platform/log.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { ProviderUnavailable, type Provider } from './provider.ts';

const MESSAGE = {
  message_id: 'V0100109106AAAA',
  message_type: '200',
  tax_code: '0100109106',
  bytes: new Uint8Array(),
};

const clock = fixedClock('2026-11-20T02:00:00.000Z');
let away: boolean;
let calls: number;
let provider: Provider;
const line = () => provider.line?.();

beforeEach(() => {
  away = true;
  calls = 0;
  const call = <Result>(answered: Result, unknown: Result): Promise<Result> => {
    calls += 1;
    return Promise.resolve(away ? unknown : answered);
  };
  provider = withCircuitBreaker(
    {
      submit: () => call({ outcome: 'refused', reason: 'x' }, { outcome: 'unknown', cause: 'connection' }),
      lookUp: () => call('not_found', 'unknown'),
      fetchAgain: () => call({ outcome: 'not_found' }, { outcome: 'unknown', cause: 'timeout' }),
      fetchAnswers: async () => {
        calls += 1;
        if (away) throw new ProviderUnavailable('server_error');
        return { answers: [], cursor: null };
      },
      listReceived: async () => {
        calls += 1;
        if (away) throw new ProviderUnavailable('server_error');
        return { documents: [], next: null };
      },
    },
    { clock, log: silentLog },
  );
});

const fail = async (times: number): Promise<void> => {
  for (let at = 0; at < times; at += 1) await provider.lookUp(MESSAGE.message_id);
};

test('four failures change nothing; a reply of any kind begins the count anew', async () => {
  await fail(4);
  expect(line()).toBe('good');
  away = false;
  await provider.submit(MESSAGE);
  away = true;
  await fail(4);
  expect(line()).toBe('good');
});

test('after five failures the line rests, then one at a time may try; each failed trial has it rest longer, up to half a minute', async () => {
  await fail(5);
  for (const rests_ms of [5_000, 10_000, 20_000, 30_000, 30_000]) {
    expect(line()).toEqual({ rests_ms });
    clock.advance(rests_ms - 1);
    expect(line()).toEqual({ rests_ms: 1 });
    clock.advance(1);
    expect(line()).toBe('trial');
    expect(line()).toEqual({ rests_ms: 17_000 });
    await provider.submit(MESSAGE);
  }
});

test('what was on its way together when the line broke is one failure, not many rests', async () => {
  await Promise.all(Array.from({ length: 50 }, () => provider.submit(MESSAGE)));
  expect(line()).toEqual({ rests_ms: 5_000 });
});

test('a trial that is answered opens the line for all', async () => {
  await fail(5);
  clock.advance(5_000);
  expect(line()).toBe('trial');
  away = false;
  await provider.lookUp(MESSAGE.message_id);
  expect(line()).toBe('good');
});

test('a trial that makes no call is given to the next after a while', async () => {
  await fail(5);
  clock.advance(5_000);
  expect(line()).toBe('trial');
  clock.advance(17_000);
  expect(line()).toBe('trial');
});

test.each(['answers', 'a list'] as const)(
  '%s: not fetched while the line rests, and their fetching may be the trial',
  async (what) => {
    await fail(5);
    const { tax_code } = MESSAGE;
    const list = { tax_code, day: '2026-11-19', after: null, limit: 10 };
    const fetch = (): Promise<unknown> =>
      what === 'answers' ? provider.fetchAnswers({ tax_code, after: null }) : provider.listReceived(list);
    await expect(fetch()).rejects.toThrow(ProviderUnavailable);
    expect(calls).toBe(5);
    clock.advance(5_000);
    await expect(fetch()).rejects.toThrow(ProviderUnavailable);
    expect(calls).toBe(6);
    expect(line()).toEqual({ rests_ms: 10_000 });
    away = false;
    clock.advance(10_000);
    await fetch();
    expect(line()).toBe('good');
  },
);

test('a person who asks is not held back', async () => {
  await fail(5);
  away = false;
  expect(await provider.fetchAgain(MESSAGE.message_id)).toEqual({ outcome: 'not_found' });
  expect(line()).toBe('good');
});
