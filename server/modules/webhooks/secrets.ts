import { createHmac, randomBytes } from 'node:crypto';
import { BOTH_SECRETS_MS } from '#domain/webhooks/schedule.ts';
import { seal, unseal } from '#server/platform/secrets/master-key.ts';

/** What every secret begins with (Standard Webhooks); the key is what follows, as base64. */
const MARK = 'whsec_';
const RANDOM_BYTES = 32;

/** A new signing secret, as its receiver is told it. */
export function newSecret(): string {
  return MARK + randomBytes(RANDOM_BYTES).toString('base64');
}

/** A secret as the database holds it. */
export function sealSecret(webhook_key: Buffer, secret: string): Buffer {
  return seal(webhook_key, Buffer.from(secret));
}

/** Until when the secrets before are valid. */
export function oldSecretUntil(epoch_ms: number): string {
  return new Date(epoch_ms + BOTH_SECRETS_MS).toISOString();
}

export type SealedSecrets = {
  secret_sealed: Buffer;
  old_secret_sealed: Buffer | null;
  /** Those before it, the newest first, that were valid still when it was changed. */
  older_secrets_sealed: Buffer[];
  old_secret_until: string | null;
};

/** The secrets that sign at an instant: the present one, then those before while they are valid. */
export function secretsAt(webhook_key: Buffer, row: SealedSecrets, now: string): string[] {
  const { secret_sealed, old_secret_sealed, older_secrets_sealed, old_secret_until } = row;
  const isOldValid = old_secret_until !== null && old_secret_until > now;
  const old = isOldValid && old_secret_sealed !== null ? [old_secret_sealed, ...older_secrets_sealed] : [];
  return [secret_sealed, ...old].map((one) => unseal(webhook_key, one).toString());
}

/** The headers of one message by Standard Webhooks: HMAC-SHA256 over id, time and body, a signature for each secret. */
export function signedHeaders(
  { event_id, payload }: { event_id: string; payload: string },
  secrets: readonly string[],
  epoch_ms: number,
): Record<string, string> {
  const timestamp = String(Math.floor(epoch_ms / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(MARK.length), 'base64');
    const signature = createHmac('sha256', key)
      .update(`${event_id}.${timestamp}.${payload}`)
      .digest('base64');
    return `v1,${signature}`;
  });
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Hoadon-Webhooks/1',
    'webhook-id': event_id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
