import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { TEST_NOW } from '#tests/setup/test-app.ts';
import { clerk, type Clerk } from './clerk.ts';
import { firstMessage, startProcess } from './product-process.ts';
import { keptSignIn } from './sign-in-over.ts';

export type Running = { child: ChildProcess; owner: Clerk; sandbox_url: string };

/** Longer than a message is left to the process that took it. */
export const PAST_LEASES_MS = 20_000;

/** Starts the product and its sandbox authority again and again on one database, each time with the clock moved on by so much. */
export function restarts(
  env: () => Readonly<Record<string, string>>,
): (later_ms?: number) => Promise<Running> {
  let shift_ms = Date.parse(TEST_NOW) - Date.now();
  const signedIn = keptSignIn('owner@demo.vn');
  return async (later_ms = 0) => {
    shift_ms += later_ms;
    const child = startProcess('tests/integration/reliability/crash-main.ts', {
      ...env(),
      CLOCK_SHIFT_MS: String(shift_ms),
    });
    const { address, sandbox_url } = await firstMessage<{ address: string; sandbox_url: string }>(child);
    const token = await signedIn(address, Date.now() + shift_ms);
    return { child, owner: clerk(address, token), sandbox_url };
  };
}

export async function stopped({ child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}
