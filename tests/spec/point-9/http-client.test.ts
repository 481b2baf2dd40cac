import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttp } from '#src/providers/http/http.ts';
import { createAttempts } from '#src/providers/http/idempotency.ts';
import type { Session } from '#src/providers/auth/session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const session: Session = {
  bearer: () => Promise.resolve('token'),
  renew: () => Promise.resolve('unreachable'),
  lose: () => undefined,
  end: () => Promise.resolve(),
};

test('a call waits for its answer as long as it takes: no default timeout [9.security.no-timeout]', async () => {
  let answer = (_reply: Response): void => undefined;
  const asked = vi.fn((_input: unknown, _init?: RequestInit) => {
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const http = createHttp({
    session,
    fetch: asked as unknown as typeof fetch,
    attempts: createAttempts(() => 'key'),
    checkError: async () => undefined,
  });
  const settled = vi.fn();
  const call = http.send('/api/customers').finally(settled);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[1]?.signal ?? null).toBeNull();
  expect(settled).not.toHaveBeenCalled();
  answer(new Response('{"customers":[]}', { headers: { 'content-type': 'application/json' } }));
  expect(await call).toEqual([]);
});
