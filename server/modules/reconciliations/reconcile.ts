import { sql } from 'kysely';
import { compareDay, type Comparison } from '#domain/reconciliation/compare.ts';
import { HEALING, type Difference, type SentInvoice } from '#domain/reconciliation/difference.ts';
import type { Tx } from '#server/context.ts';
import { ProviderUnavailable, type ReceivedDocument } from '#server/gateways/provider/provider.ts';
import { collectAnswers, type AnswerDeps } from '#server/modules/documents/index.ts';
import { lineInForce, lineOfMessage } from '#server/modules/provider-connection/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { OpenDay } from './days.ts';
import { listOf, lookElsewhere, missingOn, withDayAfter } from './lists.ts';
import { sentInvoices } from './sent-invoices.ts';

/** A day of more differences counts them all and stores so many: then the two lists are of different companies, or of different days. */
const MAX_STORED = 1_000;
/** Messages of which the answers are asked for again at once. */
const MAX_ASKED = 200;
const DAY_MINUTES = 24 * 60;
/** Until what differs is compared again, by the comparisons before it; after a week the day is done as it is. */
const AGAIN_MS = [2, 10, 60, 6 * 60, ...Array.from({ length: 6 }, () => DAY_MINUTES)].map(
  (minutes) => minutes * 60_000,
);
/** From so many comparisons on, what should have ended by itself is a notice as well. */
const TOLD_FROM = 4;
/** Until a provider that could not be asked is asked again. It is never given up. */
const AWAY_MS = 15 * 60_000;

/** Asks the provider for the list of a day, compares, and has what is out of date here brought up to date by the ways of all documents. */
export async function reconcile(deps: AnswerDeps, tenant_id: number, day: OpenDay): Promise<void> {
  const asked_on = deps.clock.now();
  try {
    // What waits to be fetched is no difference.
    await collectAnswers(deps, tenant_id);
    const compared = await compareWithList(deps, tenant_id, day);
    const stored = await inTenant(deps.db, tenant_id, (tx) => store(tx, day, asked_on, compared));
    if (stored) await askAgain(deps, tenant_id, compared.differences);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    const next_on = new Date(deps.clock.epoch_ms() + AWAY_MS).toISOString();
    await inTenant(deps.db, tenant_id, (tx) =>
      tx
        .updateTable('reconciliations')
        .set({ next_on })
        .where('id', '=', day.id)
        .where('state', '=', 'open')
        .execute(),
    );
  }
}

/** `unasked`: invoices that only a former provider, which gives no list, could name. */
type Compared = Comparison & { unasked: number };

async function compareWithList(deps: AnswerDeps, tenant_id: number, day: OpenDay): Promise<Compared> {
  const { line_id, provider } = await inTenant(deps.db, tenant_id, (tx) => lineInForce(tx, tenant_id, deps));
  const received = await listOf(provider, day.tax_code, day.day);
  const ids = [...new Set(received.map(({ message_id }) => message_id))];
  const sent = await inTenant(deps.db, tenant_id, (tx) => sentInvoices(tx, day.day, ids));
  const later = await withDayAfter(provider, day, sent, received);
  const missing = missingOn([...received, ...later], sent).filter((one) => one.line_id !== line_id);
  const { listed, unasked } = await lookElsewhere(deps, tenant_id, day, missing);
  const known = new Set(unasked);
  const comparable = sent.filter((one) => !known.has(one));
  return { ...compareDay(comparable, received, [...listed, ...later]), unasked: unasked.length };
}

/** What was found takes the place of what was there; false where a later list was compared meanwhile. */
async function store(
  tx: Tx,
  { id, attempts }: OpenDay,
  asked_on: string,
  { listed, agreed, differences, unasked }: Compared,
): Promise<boolean> {
  const row = await tx
    .selectFrom('reconciliations')
    .select(['asked_on', 'differs_since', 'tenant_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.asked_on !== null && Date.parse(row.asked_on) > Date.parse(asked_on)) return false;
  const pause_ms = differences.length + unasked === 0 ? undefined : AGAIN_MS[attempts];
  const lasting =
    attempts >= TOLD_FROM ? differences : differences.filter(({ kind }) => !HEALING.includes(kind));
  await tx
    .updateTable('reconciliations')
    .set({
      ...(pause_ms === undefined
        ? { state: 'done', next_on: null }
        : { state: 'open', next_on: new Date(Date.parse(asked_on) + pause_ms).toISOString() }),
      attempts: attempts + 1,
      asked_on,
      received_count: listed,
      agreed_count: agreed,
      difference_count: differences.length,
      unasked_count: unasked,
      differs_since: lasting.length === 0 ? null : (row.differs_since ?? asked_on),
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('reconciliation_differences').where('reconciliation_id', '=', id).execute();
  const known = await invoicesNamed(tx, differences);
  const rows = differences.slice(0, MAX_STORED).map(({ kind, sent, received }) => {
    const { message_id, form_no, symbol, number } = (sent ?? received) as SentInvoice | ReceivedDocument;
    return {
      ...{ tenant_id: row.tenant_id, reconciliation_id: id, kind, message_id, form_no, symbol, number },
      transmission_id: sent?.transmission_id ?? null,
      invoice_id: sent?.invoice_id ?? known.get(`${form_no} ${symbol} ${number}`) ?? null,
      total_sent: sent?.total ?? null,
      total_received: received?.total ?? null,
      state_sent: sent?.state ?? null,
      state_received: received?.state ?? null,
    };
  });
  if (rows.length > 0) await tx.insertInto('reconciliation_differences').values(rows).execute();
  return true;
}

/** Invoices of the company under the numbers that only the authority's list knows a message of. */
async function invoicesNamed(
  tx: Tx,
  differences: readonly Difference[],
): Promise<ReadonlyMap<string, number>> {
  const named = differences.flatMap(({ sent, received }) =>
    sent === null && received !== null ? [received] : [],
  );
  if (named.length === 0) return new Map();
  const { rows } = await sql<{ id: number; form_no: string; symbol: string; number: number }>`
    select invoices.id, invoices.form_no, invoices.symbol, invoices.number from invoices
    join unnest(${named.map(({ form_no }) => form_no)}::text[], ${named.map(({ symbol }) => symbol)}::text[],
      ${named.map(({ number }) => number)}::bigint[]) as named (form_no, symbol, number)
      on named.form_no = invoices.form_no and named.symbol = invoices.symbol and named.number = invoices.number
    where invoices.tenant_id = ${TENANT}`.execute(tx);
  return new Map(rows.map(({ id, form_no, symbol, number }) => [`${form_no} ${symbol} ${number}`, id]));
}

/**
 * Nothing is written into a document here: where its whereabouts are unknown its own job looks it up already, and answers that were lost
 * are delivered again and read like all others.
 */
async function askAgain(
  deps: AnswerDeps,
  tenant_id: number,
  differences: readonly Difference[],
): Promise<void> {
  const missing = differences.filter(({ kind }) => kind === 'answer_missing');
  const messages = new Set(missing.flatMap(({ sent }) => (sent === null ? [] : [sent.message_id])));
  if (messages.size === 0) return;
  for (const message_id of [...messages].slice(0, MAX_ASKED)) {
    const { provider } = await inTenant(deps.db, tenant_id, (tx) =>
      lineOfMessage(tx, tenant_id, message_id, deps),
    );
    await provider.fetchAgain(message_id);
  }
  await collectAnswers(deps, tenant_id);
}
