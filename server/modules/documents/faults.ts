import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Tx } from '#server/context.ts';
import type { DocumentDeps, Job } from './deps.ts';
import type { DocumentRow } from './kind.ts';
import { enqueueCarryingAll } from './tasks.ts';

/** So many tries in a row, over so long: what ends by itself (a restart, a database that was away) has ended by then (assumed). */
const MAX_TRIES = 5;
const FAILS_FOR_MS = 3 * 60_000;

/** A try to carry the document on has thrown. It stays what it is, and is tried again; the code is in the log beside the error. */
export async function noteFault(
  { db, clock, log }: Pick<DocumentDeps, 'db' | 'clock' | 'log'>,
  { tenant_id, document_id }: Job,
  error: unknown,
): Promise<void> {
  const fault = faultCode(error);
  log.error({ err: error, tenant_id, document_id, fault }, 'a document could not be carried on');
  await inTenant(db, tenant_id, (tx) =>
    sql`update documents set failed_tries = failed_tries + 1, failing_since = coalesce(failing_since, ${clock.now()}), fault = ${fault}
      where tenant_id = ${TENANT} and id = ${document_id}`.execute(tx),
  );
}

/** The document was tried and nothing was thrown, though it has not moved. */
export async function forgetFault(tx: Tx, document_id: number): Promise<void> {
  await sql`update documents set failed_tries = 0, failing_since = null, fault = null
    where tenant_id = ${TENANT} and id = ${document_id} and failing_since is not null`.execute(tx);
}

/** Who asks for documents that are on their way already has those tried at once that fail: a fault may be mended by now. */
export function retryFailing(tx: Tx, documents: readonly DocumentRow[]): Promise<void> {
  const failing = documents.filter(isFailing);
  return enqueueCarryingAll(
    tx,
    failing.map(({ tenant_id, id }) => ({ tenant_id, document_id: id })),
  );
}

/** The same fault has the same code, whichever document it comes of: where it was thrown, without what was in it. */
function faultCode(error: unknown): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const place = stack?.split('\n').find((line) => line.startsWith('    at ')) ?? message;
  return createHash('sha256').update(`${name} ${place}`).digest('hex').slice(0, 8).toUpperCase();
}

/** Tried in vain so often that it is taken by itself, and holds up none beside it. */
export function isFailing({ failed_tries }: Pick<DocumentRow, 'failed_tries'>): boolean {
  return failed_tries >= MAX_TRIES;
}

/** WHERE: the same, of a row called `documents`. */
export const NOT_FAILING = sql<boolean>`documents.failed_tries < ${sql.lit(MAX_TRIES)}`;

/** Failing for long enough for people to be notified. */
export function isStuck(
  document: Pick<DocumentRow, 'failed_tries' | 'failing_since'>,
  now_ms: number,
): document is typeof document & { failing_since: string } {
  const { failing_since } = document;
  return isFailing(document) && failing_since !== null && now_ms - Date.parse(failing_since) >= FAILS_FOR_MS;
}

/** WHERE: the same, of a row called `documents`. */
export function stuck(now: string) {
  return sql<boolean>`documents.failed_tries >= ${sql.lit(MAX_TRIES)}
    and documents.failing_since <= ${new Date(Date.parse(now) - FAILS_FOR_MS).toISOString()}`;
}
