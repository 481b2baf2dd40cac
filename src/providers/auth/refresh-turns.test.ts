import { expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { readTokens } from './tokens.ts';

const now = 1_000_000_000_000;
const tokenUntil = (exp: number) => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ exp }))}.x`;
const expired = tokenUntil(now / 1000 - 60);
const good = tokenUntil(now / 1000 + 900);

type Written = Map<string, string>;

const unused = () => {
  throw new Error('not called here');
};

/** localStorage as one tab has it: it writes to all, and reads what `seen` gives. */
function storageOf(written: Written, seen: () => Written): Storage {
  return {
    getItem: (key) => seen().get(key) ?? null,
    setItem: (key, value) => void written.set(key, value),
    removeItem: (key) => void written.delete(key),
    clear: unused,
    key: unused,
    length: 0,
  };
}

/** Two tabs with an expired token; the second sees what the first writes only from its `lag`th read on. */
function twoTabs(token: string, lag: number) {
  const before: Written = new Map([
    ['access_token', expired],
    ['refresh_token', token],
  ]);
  const written: Written = new Map(before);
  let reads = 0;
  const late = () => ((reads += 1) > lag ? written : before);
  const fetch = vi.fn(() =>
    Promise.resolve(Response.json({ access_token: good, refresh_token: `${token}-next`, expires_in: 900 })),
  );
  const tab = (storage: Storage) =>
    createSession({ storage, fetch, now: () => now, locks: navigator.locks, lost: unused });
  return {
    first: tab(storageOf(written, () => written)),
    second: tab(storageOf(written, late)),
    fetch,
    stored: () => readTokens(storageOf(written, () => written)),
  };
}

test('a tab that sees the tokens of another late waits for them and refreshes nothing (spec point 4)', async () => {
  const { first, second, fetch } = twoTabs('a-refresh-token-of-one-browser', 40);
  expect(await Promise.all([first.bearer(), second.bearer()])).toEqual([good, good]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a tab that never sees them asks for tokens itself', async () => {
  const { first, second, fetch, stored } = twoTabs('a-refresh-token-of-another', Infinity);
  await Promise.all([first.bearer(), second.bearer()]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(stored()).toEqual({ access_token: good, refresh_token: 'a-refresh-token-of-another-next' });
});
