import { sql } from 'kysely';
import { advance as advanceSigning } from '#domain/signing/lifecycle.ts';
import { advanceStage } from '#domain/transmission/document-stage.ts';
import { advance as advanceTransmission } from '#domain/transmission/lifecycle.ts';
import { publicationOf } from '#domain/transmission/publication.ts';
import type { Tx } from '#server/context.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { DocumentDeps } from './deps.ts';
import {
  kindOf,
  type DocumentRow,
  type Facts,
  type Line,
  type Moves,
  type Reason,
  type States,
} from './kind.ts';

/** What happens to one locked document: events of its machines one after the other, with their lines of the history. */
export type Advance = {
  document: DocumentRow;
  moves: readonly Moves[];
  lines: readonly Line[];
  reasons?: readonly Reason[];
  /** For the subject's own row. */
  facts?: Facts;
  label?: string;
};

/** The states after the events; null when one of the machines does not take its event: then none of them moves. */
export function statesAfter(before: States, moves: readonly Moves[]): States | null {
  let { stage, signing, transmission } = before;
  for (const move of moves) {
    const next = {
      stage: move.stage ? advanceStage(stage, move.stage) : stage,
      signing: move.signing ? advanceSigning(signing, move.signing) : signing,
      transmission: move.transmission ? advanceTransmission(transmission, move.transmission) : transmission,
    };
    if (next.stage === null || next.signing === null || next.transmission === null) return null;
    ({ stage, signing, transmission } = next as States);
    // A corrected version is signed and sent anew.
    if (move.stage === 'revise') [signing, transmission] = ['not_requested', 'not_sent'];
  }
  return { stage, signing, transmission };
}

/**
 * Moves many documents by one SQL query for each state they end in, writes their history by one more and has their kinds copy the
 * result to the subjects. Throws where a machine does not take its event: the caller has looked under the lock.
 */
export async function advanceAll(
  { kinds }: Pick<DocumentDeps, 'kinds'>,
  tx: Tx,
  all: readonly Advance[],
  now: string,
): Promise<void> {
  if (all.length === 0) return;
  const moved = all.map((one) => ({ ...one, after: documentAfter(one, now) }));
  const same = Map.groupBy(moved, ({ after: { stage, signing, transmission, reasons } }) =>
    JSON.stringify([stage, signing, transmission, reasons]),
  );
  for (const some of same.values())
    await updateTogether(
      tx,
      some.map(({ after }) => after),
    );
  await insertMany(
    tx,
    'document_events',
    all.flatMap(({ document, lines }) => lines.map((line) => eventRow(document, line, now))),
  );
  for (const some of Map.groupBy(moved, ({ after }) => after.kind).values()) {
    const [first] = some;
    if (first !== undefined)
      await kindOf(kinds, first.after).onMoved(
        tx,
        some.map(({ document, after, facts = {} }) => ({
          document: after,
          before: statesOf(document),
          facts,
        })),
        now,
      );
  }
}

function statesOf({ stage, signing, transmission }: States): States {
  return { stage, signing, transmission };
}

/** A line of the history by itself, for what happens without moving a machine. */
export async function recordEvent(
  tx: Tx,
  document: Pick<DocumentRow, 'tenant_id' | 'id'>,
  line: Line,
  now: string,
): Promise<void> {
  await tx
    .insertInto('document_events')
    .values(eventRow(document, line, now))
    .execute();
}

function documentAfter(
  { document, moves, reasons = [], label = document.label ?? undefined }: Advance,
  now: string,
) {
  const states = statesAfter(document, moves);
  if (states === null)
    throw new Error(`document ${document.id}: ${JSON.stringify(moves)} is not possible in its states`);
  const { status, error } = publicationOf(states);
  return {
    ...document,
    ...states,
    status,
    status_error: error,
    reasons: [...reasons],
    label: label ?? null,
    updated_on: now,
  } satisfies DocumentRow;
}

/** They all end in the states of the first. */
async function updateTogether(tx: Tx, documents: readonly DocumentRow[]): Promise<void> {
  const [first] = documents;
  if (first === undefined) return;
  const { stage, signing, transmission, status, status_error, updated_on } = first;
  await sql`update documents set label = given.label, stage = ${stage}, signing = ${signing}, transmission = ${transmission},
      status = ${status}, status_error = ${status_error}, reasons = ${JSON.stringify(first.reasons)}, updated_on = ${updated_on},
      failed_tries = 0, failing_since = null, fault = null
    from unnest(${documents.map(({ id }) => id)}::bigint[], ${documents.map(({ label }) => label)}::text[]) as given (id, label)
    where documents.tenant_id = ${TENANT} and documents.id = given.id`.execute(tx);
}

/** Its row of `document_events`. */
export function eventRow({ tenant_id, id }: Pick<DocumentRow, 'tenant_id' | 'id'>, line: Line, now: string) {
  return {
    tenant_id,
    document_id: id,
    kind: line.kind,
    detail: JSON.stringify(line.detail ?? {}),
    user_id: line.user_id ?? null,
    transmission_id: line.transmission_id ?? null,
    happened_on: now,
  };
}

/** The end of a signature with why, after what has happened before; the document may be submitted again. */
export function signatureFailed(
  before: Advance,
  reasons: readonly Reason[],
  how: { event?: 'fail' | 'refuse' | 'expire'; user_id?: number | null } = {},
): Advance {
  const { event = 'fail', user_id = null } = how;
  const reason = reasons.map(({ message }) => message).join(' ');
  return {
    ...before,
    reasons,
    moves: [...before.moves, { signing: event }],
    lines: [...before.lines, { kind: 'signature_failed', user_id, detail: { reason } }],
  };
}
