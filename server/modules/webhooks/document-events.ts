import { sql } from 'kysely';
import { eventsOfMove, type WebhookEvent } from '#domain/webhooks/events.ts';
import type { Tx } from '#server/context.ts';
import type { DocumentKind, Moved } from '#server/modules/documents/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { listeners, writeEvents, type Happened } from './write-events.ts';
import { shownName } from '#domain/invoice/shown-name.ts';

type Said = { kind: string; id: number; event: WebhookEvent; more?: object };

/** A kind of document of which the company's own systems hear, in the transaction that moves it. */
export function withWebhooks(kind: DocumentKind): DocumentKind {
  return {
    ...kind,
    onMoved: async (tx, moved, now) => {
      const said = moved.flatMap((one) => saidOf(kind.name, one));
      const endpoints = said.length === 0 ? [] : await listeners(tx);
      if (endpoints.length === 0) return kind.onMoved(tx, moved, now);
      // Before the rows of the corrections say it too: what was corrected already is not corrected now.
      const corrected = await aboutToBeCorrected(tx, kind.name, moved);
      await kind.onMoved(tx, moved, now);
      await writeEvents(tx, endpoints, await describe(tx, [...said, ...corrected]), now);
    },
  };
}

/** An event of a record that comes about without a move of its document. */
export async function reportEvent(
  tx: Tx,
  said: { kind: string; id: number; event: WebhookEvent },
  now: string,
): Promise<void> {
  const endpoints = await listeners(tx);
  if (endpoints.length > 0) await writeEvents(tx, endpoints, await describe(tx, [said]), now);
}

function saidOf(kind: string, { document, before }: Moved): Said[] {
  const reason_codes = document.reasons.map(({ code }) => code);
  return eventsOfMove(kind, before, document).map((event) => ({
    kind,
    id: document.subject_id,
    event,
    ...(reason_codes.length === 0 ? {} : { more: { reason_codes } }),
  }));
}

/** The invoices that correcting ones adjust or replace, as these take effect. */
async function aboutToBeCorrected(tx: Tx, kind: string, moved: readonly Moved[]): Promise<Said[]> {
  const ids = moved.flatMap(({ document: { stage, subject_id } }) =>
    kind === 'invoice' && stage === 'in_effect' ? [subject_id] : [],
  );
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; nature: string; by: number }>`
    select target_id as id, nature, invoice_id as by from invoice_corrections
    where tenant_id = ${TENANT} and invoice_id = any(${ids}::bigint[]) and not in_effect and target_id is not null
    order by target_id`.execute(tx);
  return rows.map(({ id, nature, by }) => ({
    kind,
    id,
    event: nature === 'adjust' ? 'invoice.adjusted' : 'invoice.replaced',
    more: { corrected_by: by },
  }));
}

async function describe(tx: Tx, all: readonly Said[]): Promise<Happened[]> {
  const happened: Happened[] = [];
  for (const [kind, some] of Map.groupBy(all, ({ kind: name }) => name)) {
    const subjects = await SUBJECTS[kind]?.(tx, [...new Set(some.map(({ id }) => id))]);
    for (const { id, event, more } of some) {
      const subject = subjects?.get(id);
      if (subject === undefined) continue;
      const { name, data } = subject;
      happened.push({ event, subject: { kind, id }, name, data: { ...data, ...more } });
    }
  }
  return happened;
}

/** A record as events speak of it: what it is called, and what the receiver is sent of it. */
type Subject = { name: string; data: object };

type Read = (tx: Tx, ids: readonly number[]) => Promise<ReadonlyMap<number, Subject>>;

/** What is said of records, by the name of their kind of document: ids, names and states. Amounts and parties are read by the API. */
const SUBJECTS: Readonly<Record<string, Read>> = {
  invoice: async (tx, ids) => {
    const rows = await tx
      .selectFrom('invoices')
      .select(['id', 'form_no', 'symbol', 'number', 'issued_on', 'lifecycle', 'status', 'version'])
      .select(['tax_authority_code', 'signed_on'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map(({ lifecycle, ...row }) => {
        const name = shownName(row);
        return [row.id, { name, data: { kind: 'invoice', name, ...row, state: lifecycle } }];
      }),
    );
  },
  invoice_mistake: async (tx, ids) => {
    const rows = await tx
      .selectFrom('invoice_mistakes')
      .select(['id', 'label as name', 'invoice_names', 'status', 'result_no', 'resulted_on'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map((row) => [row.id, { name: row.name, data: { kind: 'invoice_mistake', ...row } }]),
    );
  },
  statement: async (tx, ids) => {
    const rows = await tx
      .selectFrom('statements')
      .select(['id', 'label as name', 'invoice_id', 'nature', 'state', 'made_on'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, { name: row.name, data: { kind: 'statement', ...row } }]));
  },
};
