import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { seal, unseal } from '#server/platform/secrets/master-key.ts';
import { checkLine } from './check-line.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { httpProvider } from './http-provider.ts';
import type { OwnLine, OwnLines, SealedLine } from './own-lines.ts';
import type { Provider } from './provider.ts';
import { secureTransport } from './transport.ts';

/** At most so many stay open; the one that was opened first makes room. */
const MAX_OPEN = 2_000;

/** A page is stored in one transaction. */
const MAX_PAGE_ANSWERS = 1_000;

export function openOwnLines({
  key,
  allow_private,
  clock,
  log,
}: {
  /** What secrets are sealed with. */
  key: Buffer;
  allow_private: boolean;
  clock: Pick<Clock, 'epoch_ms'>;
  log: Log;
}): OwnLines & { close(): void } {
  const open = new Map<string, { provider: Provider; close(): void }>();
  const nameOf = (tenant_id: number, settings_id: number): string => `${tenant_id}:${settings_id}`;
  const unsealed = (line: SealedLine): OwnLine => {
    const secret = unseal(key, line.secret_sealed).toString('utf8');
    const { base_url, certificate_pem, ca_pem, timeout_s } = line;
    const client = certificate_pem === null ? null : { certificate_pem, private_key_pem: secret };
    const token = certificate_pem === null ? secret : null;
    return { base_url, client, token, ca_pem, timeout_ms: timeout_s * 1_000 };
  };
  return {
    allow_private,
    seal: (secret) => seal(key, Buffer.from(secret)),
    unseal: unsealed,
    check: (line, now_ms) => checkLine(line, allow_private, now_ms),
    opened: (tenant_id, settings_id) => open.get(nameOf(tenant_id, settings_id))?.provider ?? null,
    open: (tenant_id, settings_id, line) => {
      const { base_url, token, timeout_ms, ...identity } = unsealed(line);
      const { transport, close } = secureTransport(identity, allow_private);
      const http = httpProvider({
        ...{ base_url, api_key: token, timeout_ms, transport },
        max_page_answers: MAX_PAGE_ANSWERS,
      });
      const provider = withCircuitBreaker(http, { clock, log });
      const [first] = open.keys();
      if (open.size >= MAX_OPEN && first !== undefined) {
        open.get(first)?.close();
        open.delete(first);
      }
      open.set(nameOf(tenant_id, settings_id), { provider, close });
      return provider;
    },
    close: () => {
      for (const one of open.values()) one.close();
    },
  };
}
