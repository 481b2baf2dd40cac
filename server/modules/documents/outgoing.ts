import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import type { Job } from './deps.ts';
import { lockDocuments } from './documents.ts';
import type { DocumentRow } from './kind.ts';

/**
 * How long a message is left to the process that took it: longer than the provider's client waits for an answer (15 s), so that one
 * still on its way is never taken for lost, and what an older question found is never taken for news.
 */
export const LEASE_MS = 17_000;

/** Until when a message taken at this time belongs to the process that took it: ISO with Z. */
export function leaseFrom(now_ms: number): string {
  return new Date(now_ms + LEASE_MS).toISOString();
}

/** For how many milliseconds it still belongs to the process that took it; 0 once the lease is over. */
export function leftOfLease({ trying_until }: Pick<Outgoing, 'trying_until'>, now_ms: number): number {
  return trying_until === null ? 0 : Math.max(0, Date.parse(trying_until) - now_ms);
}

export type Outgoing = {
  id: number;
  message_id: string;
  message_type: string;
  tax_code: string;
  handed: string | null;
  /** The line of the company's own that it was handed over by; null: the installation's provider, or not tried yet. */
  provider_line_id: number | null;
  /** Until when it belongs to the process that hands it over or looks it up. */
  trying_until: string | null;
};

/** A message with its documents: locked, and in the version that it carries. */
export type Carried = { message: Outgoing; documents: DocumentRow[] };

/**
 * Messages with documents in this state of transmission, their documents locked: those of the job's document, and of as many others as
 * no other process is at, of at most so many documents.
 */
export async function lockCarried(
  tx: Tx,
  job: Job,
  { transmission, most, now }: { transmission: 'not_sent' | 'unknown'; most: number; now: string },
): Promise<Carried[]> {
  const isDue = (one: DocumentRow): boolean =>
    one.stage === 'started' && one.signing === 'signed' && one.transmission === transmission;
  // Only the job's own is waited for.
  const own = await lockDocuments(tx, [job.document_id]);
  const others_due = await claimOthers(tx, job, { transmission, most: most - own.length, now });
  const claimed = [...own.filter(isDue), ...others_due];
  if (claimed.length === 0) return [];
  const carried = await carriedBeside(
    tx,
    claimed.map(({ id }) => id),
  );
  const others = new Set(carried.map(({ document_id }) => document_id));
  for (const { id } of claimed) others.delete(id);
  const documents = new Map(
    [...claimed, ...(await lockDocuments(tx, [...others]))].map((one) => [one.id, one]),
  );
  const messages = await messagesOf(tx, [...new Set(carried.map(({ transmission_id }) => transmission_id))]);
  const tax_code = await readTaxCode(tx);
  return messages.flatMap((message) => {
    const present = carried.flatMap(({ transmission_id, document_id, version }) => {
      const document = documents.get(document_id);
      return transmission_id === message.id && document?.version === version && isDue(document)
        ? [document]
        : [];
    });
    return present.length === 0 ? [] : [{ message: { ...message, tax_code }, documents: present }];
  });
}

/**
 * Until when a message that carries the version of the document belongs to a process, of a row called `documents`. A scalar, so that the
 * planner looks it up by the index for the rows it reaches, and does not join whole tables.
 */
const LEASED_UNTIL = sql<
  string | null
>`(select max(message.trying_until) from transmission_documents as carried
    join transmissions as message on message.tenant_id = carried.tenant_id and message.id = carried.transmission_id
    where carried.tenant_id = documents.tenant_id and carried.document_id = documents.id and carried.version = documents.version
      and message.direction = 'out')`;

/** For how many milliseconds another process holds the job's message; 0 when none does. Locks nothing. */
export async function leasedFor(tx: Tx, job: Job, now_ms: number): Promise<number> {
  const row = await tx
    .selectFrom('documents')
    .select(LEASED_UNTIL.as('trying_until'))
    .where('id', '=', job.document_id)
    .executeTakeFirst();
  return row === undefined ? 0 : leftOfLease(row, now_ms);
}

async function claimOthers(
  tx: Tx,
  job: Job,
  { transmission, most, now }: { transmission: 'not_sent' | 'unknown'; most: number; now: string },
): Promise<DocumentRow[]> {
  if (most < 1) return [];
  const rows = await tx
    .selectFrom('documents')
    .selectAll()
    .where('stage', '=', 'started')
    .where('signing', '=', 'signed')
    .where('transmission', '=', transmission)
    .where('id', '!=', job.document_id)
    // What another process has taken already is left to it.
    .where(sql<boolean>`coalesce(${LEASED_UNTIL} <= ${now}, true)`)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows as DocumentRow[];
}

/**
 * Every document of the messages that carry the present versions of these. Their messages are looked up document by document, as a scalar
 * above: where nothing is known of the tables yet, the planner would read all messages of the company instead.
 */
async function carriedBeside(tx: Tx, document_ids: readonly number[]) {
  const messages = sql<number>`any(array(select own.transmission_id from unnest(${[...document_ids]}::bigint[]) as wanted (id)
    cross join lateral (
      select carried.transmission_id from documents
      join transmission_documents as carried on carried.tenant_id = documents.tenant_id and carried.document_id = documents.id
        and carried.version = documents.version
      join transmissions as message on message.tenant_id = carried.tenant_id and message.id = carried.transmission_id
        and message.direction = 'out'
      where documents.tenant_id = ${TENANT} and documents.id = wanted.id offset 0) as own))`;
  return tx
    .selectFrom('transmission_documents')
    .select(['transmission_id', 'document_id', 'version'])
    .where('transmission_id', '=', messages)
    .orderBy('transmission_id')
    .orderBy('position')
    .execute();
}

function messagesOf(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('transmissions')
    .select(['id', 'message_id', 'message_type', 'handed', 'provider_line_id', 'trying_until'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

/**
 * A message as it was sent or received, byte for byte, in a query of `transmissions`. What its documents' files hold of it is read file by
 * file: joined, all files of the company could be read for each message.
 */
export const MESSAGE_BYTES = sql<Buffer>`coalesce(transmissions.bytes, transmissions.head || (
    select string_agg((select substring(files.bytes from carried.skipped + 1) from document_files as files
        where files.tenant_id = carried.tenant_id and files.document_id = carried.document_id
          and files.version = carried.version and files.kind = 'signed'), ''::bytea order by carried.position)
    from transmission_documents as carried
    where carried.tenant_id = transmissions.tenant_id and carried.transmission_id = transmissions.id) || transmissions.tail)`;

/** The bytes of messages, by message; null of one that is no longer what was signed. */
export async function bytesToSend(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Buffer | null>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('transmissions')
    .select(['id', 'sha256', MESSAGE_BYTES.as('bytes')])
    .where('id', 'in', [...ids])
    .execute();
  const isWhole = ({ bytes, sha256 }: (typeof rows)[number]): boolean =>
    createHash('sha256').update(bytes).digest().equals(sha256);
  return new Map(rows.map((row) => [row.id, isWhole(row) ? row.bytes : null]));
}
