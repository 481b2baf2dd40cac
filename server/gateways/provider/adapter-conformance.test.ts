import { describe, expect, it } from 'vitest';
import { silentLog } from '#server/platform/log.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { conformsToProvider, type AdapterUnderTest, type LineFault } from './adapter-conformance.fixture.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { httpProvider } from './http-provider.ts';
import type { Fault } from './sandbox/scenarios/faults.ts';
import { CERTIFICATE, sandboxes } from './sandbox/sandbox.fixture.ts';
import { tlsCertificate } from './sandbox/tls-certificates.fixture.ts';
import { notSentCause, secureTransport, tlsOptions } from './transport.ts';
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

const SERVER_ROOT = tlsCertificate({ name: 'Server root', root: null });
const CLIENT_ROOT = tlsCertificate({ name: 'Client root', root: null });
const CLIENT = tlsCertificate({ name: 'Company A', root: CLIENT_ROOT });
const TLS = {
  ...tlsCertificate({ name: 'Provider', root: SERVER_ROOT }),
  client_ca_pem: CLIENT_ROOT.certificate_pem,
};
const MUTUAL = { client: CLIENT, ca_pem: SERVER_ROOT.certificate_pem };

async function overTheSandbox(mutual: boolean): Promise<AdapterUnderTest> {
  const { sandbox, clock, register, start: begin, fault, outage } = await start(mutual ? { tls: TLS } : {});
  await register();
  const adapter = (timeout_ms?: number) =>
    httpProvider({
      ...(mutual
        ? {
            base_url: sandbox.tls_url ?? '',
            api_key: null,
            transport: secureTransport(MUTUAL, true).transport,
          }
        : { base_url: sandbox.url, api_key: 'k' }),
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
  conformsToProvider(() => overTheSandbox(false)));
describe('the same by TLS with a client certificate', () => conformsToProvider(() => overTheSandbox(true)));

describe('by TLS, surely not sent', () => {
  const expired = tlsCertificate({ name: 'Old', root: CLIENT_ROOT, valid_to: '2021-01-01T00:00:00Z' });
  it.each([
    ['without a client certificate', { ...MUTUAL, client: null }, 'unauthorized'],
    [
      'with one of another root',
      { ...MUTUAL, client: tlsCertificate({ name: 'Stranger', root: SERVER_ROOT }) },
      'unauthorized',
    ],
    ['with one that has ended', { ...MUTUAL, client: expired }, 'unauthorized'],
    ['to a server of another root', { ...MUTUAL, ca_pem: CLIENT_ROOT.certificate_pem }, 'untrusted'],
    ['to a server that nobody trusts', { ...MUTUAL, ca_pem: null }, 'untrusted'],
  ] as const)('%s', async (_name, identity, cause) => {
    const { sandbox, register, seen } = await start({ tls: TLS });
    await register();
    const { transport } = secureTransport(identity, true);
    const provider = httpProvider({ base_url: sandbox.tls_url ?? '', api_key: null, transport });
    const message = signedMessage({ certificate: CERTIFICATE });
    expect(await provider.submit(message)).toEqual({ outcome: 'not_sent', cause });
    expect(await provider.lookUp(message.message_id)).toBe('unknown');
    expect(await seen()).toEqual([]);
  });

  it.each([
    [
      'that has ended',
      { ...tlsCertificate({ name: 'Provider', root: SERVER_ROOT, valid_to: '2021-01-01T00:00:00Z' }) },
      '127.0.0.1',
      'expired',
    ],
    ['of another name', TLS, 'localhost', 'other_name'],
  ] as const)('to a server with a certificate %s', async (_name, tls, host, cause) => {
    const { sandbox } = await start({ tls: { ...tls, client_ca_pem: CLIENT_ROOT.certificate_pem } });
    const base_url = (sandbox.tls_url ?? '').replace('127.0.0.1', host);
    const { transport } = secureTransport(MUTUAL, true);
    const provider = httpProvider({ base_url, api_key: null, transport });
    const message = signedMessage({ certificate: CERTIFICATE });
    expect(await provider.submit(message)).toEqual({ outcome: 'not_sent', cause });
  });

  it('where a public name leads to this machine', async () => {
    const { lookup } = { lookup: undefined, ...tlsOptions(MUTUAL, false) };
    const error = await new Promise((resolve) => lookup?.('localhost', {}, resolve));
    expect(notSentCause(error)).toBe('address');
  });

  it('to this machine and its networks, unless the operator allows it', async () => {
    const { sandbox } = await start({ tls: TLS });
    const { transport } = secureTransport(MUTUAL, false);
    const message = signedMessage({ certificate: CERTIFICATE });
    const named = (sandbox.tls_url ?? '').replace('127.0.0.1', 'localhost');
    for (const base_url of [sandbox.tls_url ?? '', named]) {
      const provider = httpProvider({ base_url, api_key: null, transport });
      expect(await provider.submit(message)).toEqual({ outcome: 'not_sent', cause: 'address' });
    }
  });
});
