import { sql } from 'kysely';
import { ISSUING_WARNING_CODES } from '#domain/rules/issuing-warnings.table.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import {
  MAY_REVISE,
  refuseNature,
  selectedInvoices,
  type InvoiceRow,
} from '#server/modules/invoices/index.ts';
import { packageUsage, whyNotOneMore } from '#server/modules/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { turns } from '#server/platform/in-turns.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { countToPublish } from './bulk-publish.ts';
import { CHECKED_AT_ONCE, readinessOf, refuseUnready, type Readiness } from '../check-ready.ts';
import { refuseOtherSeries } from '../publish.ts';

type Schemas = components['schemas'];
type BulkCheck = Schemas['BulkCheck'];
type Problem = BulkCheck['causes'][number];

/** Looked at for one answer: about half a second. */
const PORTION = 100;

const CONFIRMABLE: ReadonlySet<string> = new Set(ISSUING_WARNING_CODES);

/**
 * What publishing the selected invoices would meet, before anything is signed: those of the portion after `after_id` (in the order of
 * ids), grouped by cause. Changes nothing. Failures: as of starting.
 */
export async function previewBulkPublish(
  tx: Tx,
  { after_id = 0, ...selection }: Schemas['BulkPublishSelection'] & { after_id?: number },
  account: Account,
  clock: Clock,
): Promise<BulkCheck> {
  const { total, publishable } = await countToPublish(tx, selection);
  const { rows } =
    await sql<InvoiceRow>`select * from invoices where ${selectedInvoices(selection)} and ${MAY_REVISE}
    and id > ${after_id} order by id limit ${PORTION}`.execute(tx);
  const readiness = await readinessOf(tx, rows, clock);
  const causes = new Map<string, Problem>();
  const counts = { ready: 0, to_confirm: 0, not_ready: 0 };
  for await (const row of turns(rows, CHECKED_AT_ONCE)) {
    const problems = await problemsOf(tx, row, account, clock, readiness);
    if (problems.length === 0) counts.ready += 1;
    else if (problems.every(({ confirmable }) => confirmable)) counts.to_confirm += 1;
    else counts.not_ready += 1;
    for (const problem of problems) {
      const same = causes.get(problem.code);
      if (same === undefined) causes.set(problem.code, { ...problem });
      else {
        same.count += 1;
        same.invoice_ids.push(row.id);
      }
    }
  }
  return {
    ...{ total, publishable, checked: rows.length, ...counts },
    causes: [...causes.values()],
    next_after_id: rows.length < PORTION ? null : (rows.at(-1)?.id ?? null),
    package: after_id === 0 ? await packageFor(tx, selection, clock) : null,
  };
}

/** What keeps one invoice from being published, or has to be confirmed first; each code once. */
async function problemsOf(
  tx: Tx,
  row: InvoiceRow,
  account: Account,
  clock: Clock,
  readiness: Readiness,
): Promise<Problem[]> {
  try {
    refuseNature(account, row, 'publish');
    refuseOtherSeries(row.symbol);
    await refuseUnready(tx, row, readiness, [], clock);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const problems = error.errors.map(({ code = 'unknown', message }) => ({
      ...{ code, message, count: 1, invoice_ids: [row.id] },
      confirmable: CONFIRMABLE.has(code),
    }));
    return [...new Map(problems.map((problem) => [problem.code, problem])).values()];
  }
}

/** What the batch takes of the package; what corrects another invoice, or has its number, costs nothing. */
async function packageFor(
  tx: Tx,
  selection: Schemas['BulkPublishSelection'],
  clock: Clock,
): Promise<NonNullable<BulkCheck['package']>> {
  const { rows } = await sql<{ needed: number }>`select count(*) as needed from invoices
    where ${selectedInvoices(selection)} and ${MAY_REVISE} and number is null and nature = 'original'`.execute(
    tx,
  );
  const needed = rows[0]?.needed ?? 0;
  const { left } = await packageUsage(tx, clock);
  return { needed, left, refusal: needed === 0 ? null : ((await whyNotOneMore(tx, clock))?.message ?? null) };
}
