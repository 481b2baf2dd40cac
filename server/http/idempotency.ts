import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Account, Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';

/** Milliseconds a key is kept; publishing keeps its keys forever. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
export const FOR_EVER: ReadonlySet<string> = new Set([
  'publishInvoice',
  'publishInvoices',
  'startBulkPublish',
]);

/** The caller of keys that were stored before callers were recorded. */
const ANYBODY = '';

export type KeyedRequest = { account: Account; operation: string; key: string; body: unknown; path: string };

/**
 * Runs work once per key of a caller, in the transaction of the work itself: a second request with the key waits for the first,
 * then gets its answer; a failed one leaves nothing, so the same key may try again. Another body under the key is refused.
 */
export async function once(
  tx: Tx,
  asked: KeyedRequest,
  clock: Clock,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { account, operation, key } = asked;
  const { tenant_id } = account;
  const caller = callerOf(account);
  const request_hash = hashOf(asked.path, bytesOf(asked.body, sorted));
  const inserted = await tx
    .insertInto('idempotency_keys')
    .columns(['tenant_id', 'caller', 'operation', 'key', 'request_hash', 'created_on'])
    .expression(
      sql`select ${tenant_id}, ${caller}, ${operation}, ${key}, ${request_hash}, ${clock.now()}::timestamptz
        where not exists (select from idempotency_keys
          where tenant_id = ${tenant_id} and caller = ${ANYBODY} and operation = ${operation} and key = ${key})`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted === undefined) {
    const kept = await byKey(tx, caller, operation, key);
    if (kept !== undefined && !isStale(operation, kept.created_on, clock)) {
      // Keys that were kept before the order of fields was left out of account.
      const as_sent = hashOf(asked.path, bytesOf(asked.body, asItIs));
      if (kept.request_hash !== request_hash && kept.request_hash !== as_sent)
        throw failure(
          422,
          'idempotency_key_reused',
          'Khóa chống gửi trùng (Idempotency-Key) đã dùng cho nội dung khác. Hãy tải lại trang rồi thử lại; phần mềm gọi API cần gửi khóa mới.',
        );
      return kept.response;
    }
  }
  const response = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(response, withoutSecret), request_hash, created_on: clock.now() })
    .where('caller', 'in', [caller, ANYBODY])
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
  return response;
}

/** Of a request without a body none. */
function bytesOf(body: unknown, inOrder: typeof asItIs): Uint8Array | string {
  if (body === undefined) return '';
  return body instanceof Uint8Array ? body : JSON.stringify(body, inOrder);
}

function hashOf(path: string, bytes: Uint8Array | string): string {
  return createHash('sha256').update(`${path}\n`).update(bytes).digest('base64url');
}

const asItIs = (_key: string, value: unknown): unknown => value;

/** Fields of an object have no order (RFC 8259 section 4): a program that writes them otherwise the second time sends the same. */
function sorted(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}

/** What is shown once is stored nowhere: the answer to a repeated request has null in its place. */
function withoutSecret(name: string, value: unknown): unknown {
  return name === 'secret' ? null : value;
}

/** A program's keys are apart from those of the person who made its API token. */
function callerOf({ user_id, api_token_id }: Account): string {
  return api_token_id === undefined ? `user:${user_id}` : `token:${api_token_id}`;
}

/** Held: of two that find it too old the second waits, and finds it renewed by the first. */
function byKey(tx: Tx, caller: string, operation: string, key: string) {
  return tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response', 'created_on'])
    .where('caller', 'in', [caller, ANYBODY])
    .where('operation', '=', operation)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

function isStale(operation: string, created_on: string, clock: Clock): boolean {
  return !FOR_EVER.has(operation) && clock.epoch_ms() - Date.parse(created_on) > KEPT_MS;
}
