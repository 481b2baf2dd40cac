import { sql } from 'kysely';
import { codesToChange, type InvoiceNature } from '#domain/access/invoice-codes.ts';
import { allows } from '#domain/access/permissions.ts';
import { newSeriesProblems, parseSymbol } from '#domain/fields/series-symbol.ts';
import { nameOfYear, newYearOn, symbolOfYear, type NewYear as Years } from '#domain/invoice/new-year.ts';
import { refusalText } from '#domain/refusals.ts';
import { seriesNotInForce, type SeriesUse } from '#domain/registration/series-in-force.ts';
import type { components } from '#generated/types.ts';
import type { Account, Context, Handlers, Tx } from '#server/context.ts';
import { seriesUse } from '#server/modules/in-force/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { CrudRecord } from '#server/platform/crud/crud-context.ts';
import type { RecordStore } from '#server/platform/crud/record-store.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';

type NewYear = components['schemas']['NewYear'];
type Rolled = NewYear['series'][number];
type Row = Omit<Rolled, 'next_symbol' | 'next_template_id' | 'refusals'> & { status: string };

/** The series of the old year and what each is in the new one; null outside December and January. */
async function newYear(tx: Tx, clock: Clock): Promise<NewYear | null> {
  const today = clock.today();
  const years = newYearOn(today);
  if (years === null) return null;
  const rows = await seriesOf(tx, years);
  const use = await seriesUse(tx, today);
  const series = rows.flatMap(({ status, ...row }): Rolled[] => {
    if (parseSymbol(row.symbol)?.year !== years.from || (status !== 'active' && row.drafts === 0)) return [];
    const next_symbol = symbolOfYear(row.symbol, years.to) ?? row.symbol;
    const next = rows.find(({ form_no, symbol }) => form_no === row.form_no && symbol === next_symbol);
    const refusals = next === undefined ? refusalsOf({ ...row, symbol: next_symbol }, use, today) : [];
    return [{ ...row, next_symbol, next_template_id: next?.template_id ?? null, refusals }];
  });
  return { ...years, series };
}

/** Drafts of the new year are counted by the series they are written in. */
async function seriesOf(tx: Tx, { to }: Years): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with drafts as materialized (
      select template_id, count(*)::int as count from invoices
      where tenant_id = ${TENANT} and status = 'draft' and issued_on >= ${`${to}-01-01`}::date group by template_id
    )
    select templates.id as template_id, name, templates.form_no, templates.symbol, templates.status, coalesce(last_number, 0) as last_number,
      coalesce(drafts.count, 0) as drafts
    from templates
    left join series on series.tenant_id = ${TENANT} and series.form_no = templates.form_no and series.symbol = templates.symbol
    left join drafts on drafts.template_id = templates.id
    where templates.tenant_id = ${TENANT} order by templates.symbol, templates.form_no`.execute(tx);
  return rows;
}

/** Why a series may not be made: its symbol, or no accepted declaration names it. */
function refusalsOf(
  { form_no, symbol }: Pick<Row, 'form_no' | 'symbol'>,
  use: SeriesUse | null,
  today: string,
): Rolled['refusals'] {
  const problems = newSeriesProblems(form_no, symbol, today);
  const undeclared = use === null ? [] : seriesNotInForce(use, { form_no, symbol }, today);
  return [...problems, ...undeclared].map((one) => ({ code: one.code, message: refusalText(one) }));
}

/** Makes the new series with the designs and places of business of the old ones; all that is checked of a template made by hand is checked of each. */
async function createNewYear(
  tx: Tx,
  store: RecordStore<CrudRecord>,
  template_ids: readonly number[],
  { account, clock }: Pick<Context, 'account' | 'clock'>,
): Promise<NewYear> {
  const found = await newYear(tx, clock);
  if (found === null) throw noNewYear();
  const requester = { account, now: clock.now() };
  for (const id of template_ids) {
    const series = found.series.find(({ template_id }) => template_id === id);
    if (series === undefined)
      throw failure(422, 'reference_missing', 'Ký hiệu này không thuộc năm cũ. Hãy tải lại trang.', [
        'template_ids',
      ]);
    if (series.refusals.length > 0)
      throw new Failure(
        422,
        series.refusals.map((one) => ({ ...one, fields: ['template_ids'] })),
      );
    if (series.next_template_id !== null) continue;
    const before = await store.table(requester).get(tx, id);
    const { form_no, layout, accent_color, design, location_code, location_name, location_address } = before;
    const place = { location_code, location_name, location_address };
    const values = { form_no, layout, accent_color, design, ...place, is_default: false, status: 'active' };
    const own = { name: nameOfYear(String(before['name']), found), symbol: series.next_symbol };
    await store.create(tx, { ...values, ...own }, requester);
  }
  return (await newYear(tx, clock)) ?? found;
}

function noNewYear(): Failure {
  return failure(409, 'no_new_year', 'Ký hiệu của năm mới chỉ tạo từ ngày 01/12 đến hết tháng 01.');
}

const NATURES = ['original', 'adjust', 'replace'] as const satisfies readonly InvoiceNature[];

/** How many drafts dated in the new year got the series that was made out of theirs. */
async function moveDrafts(tx: Tx, to: number, { permissions }: Account, clock: Clock): Promise<number> {
  const found = await newYear(tx, clock);
  if (found?.to !== to) throw noNewYear();
  const moves = found.series.flatMap(({ template_id, next_template_id, next_symbol }) =>
    next_template_id === null ? [] : [{ template_id, next_template_id, next_symbol }],
  );
  const natures = NATURES.filter((nature) => allows(permissions, [codesToChange(nature, 'update')]));
  const { numAffectedRows } = await sql`
    update invoices set template_id = move.next_template_id, symbol = move.next_symbol, updated_on = ${clock.now()},
      lock_version = lock_version + 1
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (template_id bigint, next_template_id bigint, next_symbol text)
    where invoices.tenant_id = ${TENANT} and invoices.template_id = move.template_id and status = 'draft' and lifecycle = 'draft'
      and issued_on >= ${`${found.to}-01-01`}::date and nature = any(${natures}::text[])`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Ký hiệu của năm mới: the series of a new year out of those of the old one. */
export const newYearHandlersOf = (store: RecordStore<CrudRecord>) =>
  ({
    getNewYearSeries: async (_call, { tenant, clock }) => ({
      new_year: await tenant((tx) => newYear(tx, clock)),
    }),
    createNewYearSeries: async ({ body }, context) => ({
      new_year: await context.tenant((tx) => createNewYear(tx, store, body.new_year.template_ids, context)),
    }),
    updateNewYearDrafts: async ({ body }, { tenant, account, clock }) => ({
      moved_drafts: { count: await tenant((tx) => moveDrafts(tx, body.new_year.to, account, clock)) },
    }),
  }) satisfies Pick<Handlers, 'getNewYearSeries' | 'createNewYearSeries' | 'updateNewYearDrafts'>;
