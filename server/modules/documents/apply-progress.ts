import {
  advance,
  isTransmissionStatus,
  TRANSMISSION_TRANSITIONS,
  type TransmissionState,
} from '#domain/transmission/lifecycle.ts';
import type { TransmissionStatus } from '#domain/transmission/statuses.table.ts';
import type { Tx } from '#server/context.ts';
import type { MessageProgress, ProgressStage } from '#server/gateways/provider/provider.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advanceAll, type Advance } from './advance.ts';
import { sentWith } from './apply-answers.ts';
import type { AnswerDeps } from './deps.ts';
import { lockDocuments } from './documents.ts';

/** What each stage is to the machine of a transmission, and its line in the history of a document. */
const STAGES = {
  received: { event: 'provider_received', line: 'provider_received' },
  forwarded: { event: 'forwarded_to_authority', line: 'forwarded_to_authority' },
  awaiting_answer: { event: 'wait', line: 'answer_awaited' },
} as const satisfies Record<ProgressStage, { event: string; line: string }>;

/**
 * What the provider says of messages on their way. Most of it is known from the fetch before and costs one query. It moves what was
 * handed over and has no answer, and nothing else: a message of unknown whereabouts is looked up, and an answer says more.
 */
export async function applyProgress(
  deps: AnswerDeps,
  tenant_id: number,
  progress: readonly MessageProgress[],
): Promise<void> {
  if (progress.length === 0) return;
  await inTenant(deps.db, tenant_id, async (tx) => {
    const by_stage = Map.groupBy(progress, ({ stage }) => stage);
    for (const [stage, some] of by_stage) {
      const ids = some.map(({ message_id }) => message_id);
      if (await hasMoved(tx, stage, ids)) await move(deps, tx, stage, ids);
    }
  });
}

async function move(
  deps: AnswerDeps,
  tx: Tx,
  stage: ProgressStage,
  message_ids: readonly string[],
): Promise<void> {
  const { event, line } = STAGES[stage];
  const carried = await sentWith(tx, message_ids);
  const documents = await lockDocuments(
    tx,
    carried.map(({ document_id }) => document_id),
  );
  const from = statusesBefore(event);
  const moves = documents.flatMap((document): Advance[] => {
    const message = carried.find(
      ({ document_id, version }) => document_id === document.id && version === document.version,
    );
    if (message === undefined || !from.some((status) => status === document.transmission)) return [];
    const lines = [{ kind: line, transmission_id: message.id }];
    return [{ document, moves: [{ transmission: event }], lines }];
  });
  await advanceAll(deps, tx, moves, deps.clock.now());
  for (const status of from)
    await tx
      .updateTable('transmissions')
      .set({ status: advance(status, event) ?? status })
      .where('direction', '=', 'out')
      .where('message_id', 'in', [...message_ids])
      .where('status', '=', status)
      .execute();
}

/** Without a lock. */
async function hasMoved(tx: Tx, stage: ProgressStage, message_ids: readonly string[]): Promise<boolean> {
  const found = await tx
    .selectFrom('transmissions')
    .select('id')
    .where('direction', '=', 'out')
    .where('message_id', 'in', [...message_ids])
    .where('status', 'in', statusesBefore(STAGES[stage].event))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those from which the event leads on. */
function statusesBefore(event: (typeof STAGES)[ProgressStage]['event']): TransmissionStatus[] {
  const states = Object.keys(TRANSMISSION_TRANSITIONS) as TransmissionState[];
  return states.filter(isTransmissionStatus).filter((status) => advance(status, event) !== null);
}
