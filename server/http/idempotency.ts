import { createHash } from 'node:crypto';
import type { Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';

/** Milliseconds a key is kept; publishing keeps its keys for ever. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const FOR_EVER: ReadonlySet<string> = new Set(['publishInvoice']);

export type Asked = { tenant_id: number; operation: string; key: string; body: unknown; path: string };

/**
 * Runs work once per key, in the transaction of the work itself: a second request with the key waits for the first,
 * then gets its answer; a failed one leaves nothing, so the same key may try again. Another body under the key is refused.
 */
export async function once(
  tx: Tx,
  asked: Asked,
  clock: Clock,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { tenant_id, operation, key } = asked;
  const request_hash = createHash('sha256')
    .update(`${asked.path}\n`)
    .update(asked.body instanceof Uint8Array ? asked.body : JSON.stringify(asked.body))
    .digest('base64url');
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ tenant_id, operation, key, request_hash, created_on: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const mine = (): ReturnType<typeof byKey> => byKey(tx, operation, key);
  if (inserted === undefined) {
    const kept = await mine();
    if (kept !== undefined && !isStale(operation, kept.created_on, clock)) {
      if (kept.request_hash !== request_hash)
        throw failure(
          422,
          'idempotency_key_reused',
          'Khóa chống gửi trùng đã dùng cho nội dung khác. Hãy tải lại trang rồi thử lại.',
        );
      return kept.response;
    }
  }
  const response = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(response, withoutSecret), request_hash, created_on: clock.now() })
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
  return response;
}

/** What is told once is kept nowhere: the answer to a repeated request has null in its place. */
function withoutSecret(name: string, value: unknown): unknown {
  return name === 'secret' ? null : value;
}

function byKey(tx: Tx, operation: string, key: string) {
  return tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response', 'created_on'])
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
}

function isStale(operation: string, created_on: string, clock: Clock): boolean {
  return !FOR_EVER.has(operation) && clock.epoch_ms() - Date.parse(created_on) > KEPT_MS;
}
