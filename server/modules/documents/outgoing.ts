import type { Tx } from '#server/context.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import type { Job } from './deps.ts';
import { lockDocuments } from './documents.ts';
import type { DocumentRow } from './kind.ts';

/**
 * How long a message is left to the process that took it: longer than the provider's client waits for an answer (15 s), so that one
 * still on its way is never taken for lost, and what an older question found is never taken for news.
 */
const LEASE_MS = 17_000;

/** Until when a message taken at this time belongs to the process that took it: ISO with Z. */
export function leaseFrom(now_ms: number): string {
  return new Date(now_ms + LEASE_MS).toISOString();
}

export function isLeased({ trying_until }: Pick<Outgoing, 'trying_until'>, now_ms: number): boolean {
  return trying_until !== null && Date.parse(trying_until) > now_ms;
}

export type Outgoing = {
  id: number;
  message_id: string;
  message_type: string;
  tax_code: string;
  bytes: Uint8Array;
  handed: string | null;
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
  { transmission, most }: { transmission: 'not_sent' | 'unknown'; most: number },
): Promise<Carried[]> {
  const isDue = (one: DocumentRow): boolean =>
    one.stage === 'started' && one.signing === 'signed' && one.transmission === transmission;
  // Only the job's own is waited for.
  const own = await lockDocuments(tx, [job.document_id]);
  const claimed = [...own.filter(isDue), ...(await claimOthers(tx, job, transmission, most - own.length))];
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

async function claimOthers(
  tx: Tx,
  job: Job,
  transmission: 'not_sent' | 'unknown',
  most: number,
): Promise<DocumentRow[]> {
  if (most < 1) return [];
  const rows = await tx
    .selectFrom('documents')
    .selectAll()
    .where('stage', '=', 'started')
    .where('signing', '=', 'signed')
    .where('transmission', '=', transmission)
    .where('id', '!=', job.document_id)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows as DocumentRow[];
}

/** Every document of the messages that carry the present versions of these. */
async function carriedBeside(tx: Tx, document_ids: readonly number[]) {
  return tx
    .selectFrom('transmission_documents')
    .select(['transmission_id', 'document_id', 'version'])
    .where('transmission_id', 'in', (eb) =>
      eb
        .selectFrom('transmission_documents as carried')
        .innerJoin('documents', (join) =>
          join
            .onRef('documents.tenant_id', '=', 'carried.tenant_id')
            .onRef('documents.id', '=', 'carried.document_id')
            .onRef('documents.version', '=', 'carried.version'),
        )
        .innerJoin('transmissions', (join) =>
          join
            .onRef('transmissions.tenant_id', '=', 'carried.tenant_id')
            .onRef('transmissions.id', '=', 'carried.transmission_id'),
        )
        .select('carried.transmission_id')
        .where('transmissions.direction', '=', 'out')
        .where('carried.document_id', 'in', [...document_ids]),
    )
    .orderBy('transmission_id')
    .orderBy('position')
    .execute();
}

function messagesOf(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('transmissions')
    .select(['id', 'message_id', 'message_type', 'bytes', 'handed', 'trying_until'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}
