import { describe } from 'vitest';
import { silentLog } from '#server/platform/log.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { conformsToProvider, type AdapterUnderTest, type LineFault } from './adapter-conformance.fixture.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { httpProvider } from './http-provider.ts';
import type { Fault } from './sandbox/scenarios/faults.ts';
import { CERTIFICATE, sandboxes } from './sandbox/sandbox.fixture.ts';
import { SELLER, signedMessage } from './sandbox/signed-message.fixture.ts';

/** Waited for in full where the sandbox keeps silent; elsewhere a crowded machine may be slow. */
const SILENCE_MS = 1_000;

const FAULTS = {
  lost: { kind: 'drop' },
  broken: { kind: 'server_error' },
  silent: { kind: 'timeout' },
  garbled: { kind: 'garble' },
  unauthorized: { kind: 'unauthorized' },
  refused: { kind: 'reject', reason: 'Hết hạn hợp đồng' },
} as const satisfies Record<LineFault, Fault>;

const start = sandboxes(withTestDatabase());

async function overTheSandbox(): Promise<AdapterUnderTest> {
  const { sandbox, clock, register, start: begin, fault, outage } = await start();
  await register();
  const adapter = (timeout_ms?: number) =>
    httpProvider({
      ...{ base_url: sandbox.url, api_key: 'k' },
      ...(timeout_ms !== undefined && { timeout_ms }),
    });
  const [usual, hasty] = [adapter(), adapter(SILENCE_MS)];
  let next = usual;
  let number = 0;
  return {
    provider: withCircuitBreaker(
      {
        ...usual,
        submit: (message) => {
          const now = next;
          next = usual;
          return now.submit(message);
        },
      },
      { clock, log: silentLog },
    ),
    tax_code: SELLER,
    today: clock.today(),
    message: () => signedMessage({ certificate: CERTIFICATE, content: { number: (number += 1) } }),
    cursor: begin(),
    fault: async (kind) => {
      await fault({ fault: FAULTS[kind], count: 1 });
      if (kind === 'silent') next = hasty;
    },
    doubled: () => fault({ fault: { kind: 'double' }, count: 1 }),
    away: outage,
    unanswered: (by) => fault({ fault: { kind: by === 'provider' ? 'held' : 'silence' }, count: 1 }),
    answered: async () => void clock.advance(1_000),
  };
}

describe('the adapter over HTTP, with the circuit breaker around it', () =>
  conformsToProvider(overTheSandbox));
