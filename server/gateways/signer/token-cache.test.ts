import { expect, it, vi } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import { failed } from './outcome.ts';
import { tokenCache, type Obtain } from './token-cache.ts';

const answer = (status: number) => ({ kind: 'answer', status, body: null }) as const;
const token = (text: string) => ({ kind: 'token', token: text, lifetime_s: 3600 }) as const;

it('keeps a token while it is good, and takes a new one before it runs out', async () => {
  const clock = fixedClock('2026-11-20T03:00:00.000Z');
  const { call } = tokenCache(clock);
  const obtain = vi.fn<Obtain>().mockResolvedValueOnce(token('1')).mockResolvedValueOnce(token('2'));
  const sent: string[] = [];
  const send = async (one: string) => {
    sent.push(one);
    return answer(200);
  };
  await call('me', obtain, send);
  clock.advance(3500_000);
  await call('me', obtain, send);
  clock.advance(80_000);
  await call('me', obtain, send);
  expect(sent).toEqual(['1', '1', '2']);
});

it('never lends a token to another person', async () => {
  const { call } = tokenCache(fixedClock('2026-11-20T03:00:00.000Z'));
  const sent: string[] = [];
  const send = async (one: string) => {
    sent.push(one);
    return answer(200);
  };
  for (const person of ['a', 'b']) await call(person, async () => token(person), send);
  expect(sent).toEqual(['a', 'b']);
});

it('gives up when a fresh token is refused too', async () => {
  const { call } = tokenCache(fixedClock('2026-11-20T03:00:00.000Z'));
  const obtain = vi.fn<Obtain>().mockResolvedValue(token('1'));
  expect(await call('me', obtain, async () => answer(401))).toEqual(answer(401));
  expect(obtain).toHaveBeenCalledTimes(2);
});

it('sends nothing without a token', async () => {
  const { call } = tokenCache(fixedClock('2026-11-20T03:00:00.000Z'));
  const send = vi.fn();
  expect(await call('me', async () => failed('wrong_credentials'), send)).toEqual(
    failed('wrong_credentials'),
  );
  expect(send).not.toHaveBeenCalled();
});
