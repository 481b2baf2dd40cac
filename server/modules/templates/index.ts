import { sql } from 'kysely';
import { newSeriesProblems } from '#domain/fields/series-symbol.ts';
import { uniqueFields } from '#domain/invoice/extras/extra-fields.ts';
import { DEFAULT_DESIGN, type PrintDesign } from '#domain/print/design.ts';
import { defaultSeries } from '#domain/invoice/default-series.ts';
import { isOfRegister } from '#domain/invoice/register-code.ts';
import { refusalText } from '#domain/refusals.ts';
import { seriesNotInForce } from '#domain/registration/series-in-force.ts';
import { templates as descriptor } from '#generated/resources/templates.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { seriesUse } from '#server/modules/in-force/index.ts';
import { readChosen } from '#server/modules/tenant-settings/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import type { CrudTx, Values } from '#server/platform/crud/crud-context.ts';
import { crudTable } from '#server/platform/crud/crud-table.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { plainModule } from '#server/plain-module.ts';
import { takeTurn } from '#server/platform/db/take-turn.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { refuseUnknownLogo } from './logos.ts';
import { newYearHandlersOf } from './new-year.ts';

export { createLogo, findLogo, logoBytes, pictureOf, refuseUnknownLogo } from './logos.ts';

/** Mẫu hóa đơn: one series (mẫu số + ký hiệu) and how its invoices are printed. */
export type Template = components['schemas']['Template'];

const expressions = {
  design: sql`coalesce(templates.design, ${JSON.stringify(DEFAULT_DESIGN)}::jsonb)`,
  last_number: sql`coalesce((select series.last_number from series
    where series.tenant_id = templates.tenant_id and series.form_no = templates.form_no and series.symbol = templates.symbol), 0)`,
};

export const templates = plainModule(descriptor, {
  expressions: () => expressions,
  in_use: 'Mẫu này đã có hóa đơn nên không xóa được. Hãy chuyển sang “Ngừng hoạt động”.',
  // Small letters mean the same symbol.
  prepare: ({ design, ...values }) => ({
    ...values,
    ...(typeof values['symbol'] === 'string' && { symbol: values['symbol'].toUpperCase() }),
    // Left out, the design stays as it was, or is the usual one.
    ...(design !== null && design !== undefined && { design }),
  }),
  beforeCreate: async (tx, values, { account, now }) => {
    const today = vietnamDate(Date.parse(now));
    refuseUnusable(values, today);
    refuseTwinFields(values);
    refusePartOfPlace(values);
    await refuseUndeclared(tx, values, today);
    await refuseUnknownLogo(tx, values);
    await makeRoom(tx, values);
    await openSeries(tx, account.tenant_id, values);
  },
  beforeUpdate: async (tx, current, values, { account, now }) => {
    refuseUsedSeries(current, values);
    refuseTwinFields(values);
    const next = { ...current, ...values };
    refusePartOfPlace(next);
    const isSame = next['symbol'] === current['symbol'] && next['form_no'] === current['form_no'];
    const today = vietnamDate(Date.parse(now));
    if (!isSame) refuseUnusable(next, today);
    if (!isSame || current['status'] !== next['status']) await refuseUndeclared(tx, next, today);
    await refuseUnknownLogo(tx, values);
    // The default itself needs no room, and its row is locked already: who waits for that holds the turn.
    if (current['is_default'] !== true) await makeRoom(tx, values);
    await openSeries(tx, account.tenant_id, { ...current, ...values });
  },
});

export const newYearHandlers = newYearHandlersOf(templates.store);

/** The templates for other modules, in their own transaction. */
export const templateTable = crudTable<Template>({ ...templates.store.shape, expressions });

/** A company has a few. */
const MAX_TEMPLATES = 250;

/** The series a draft takes on a day (YYYY-MM-DD) when none is named. */
export async function defaultTemplate(tx: Tx, day: string): Promise<Template> {
  const { rows } = await templateTable.list(tx, {
    status: 'active',
    sort: '-is_default,symbol',
    limit: MAX_TEMPLATES,
  });
  const choosing = { use: await seriesUse(tx, day), chosen: await readChosen(tx), day };
  // One of a cash register is chosen by its name.
  const template = defaultSeries(
    rows.filter((row) => !isOfRegister(row)),
    choosing,
  );
  if (template === null)
    throw failure(422, 'no_template', 'Chưa có mẫu hóa đơn nào đang hoạt động. Hãy tạo mẫu hóa đơn trước.', [
      'template_id',
    ]);
  return template;
}

/** A symbol that no invoice could be published with is refused before anything hangs on it. */
function refuseUnusable({ form_no, symbol }: Values, today: string): void {
  const [problem] = newSeriesProblems(String(form_no), String(symbol), today);
  if (problem === undefined) return;
  const field = problem.code === 'form_unknown' ? 'form_no' : 'symbol';
  throw failure(422, problem.code, refusalText(problem), [field]);
}

/** A series in use has to be in the declaration in force; while none was accepted, and while it is not used, it may be prepared. */
async function refuseUndeclared(
  tx: CrudTx,
  { form_no, symbol, status }: Values,
  today: string,
): Promise<void> {
  if (status !== 'active') return;
  const use = await seriesUse(tx, today);
  if (use === null) return;
  const refusals = seriesNotInForce(use, { form_no: String(form_no), symbol: String(symbol) }, today);
  if (refusals.length === 0) return;
  const errors = refusals.map((one) => ({
    message: refusalText(one),
    code: one.code,
    fields: one.field === null ? [] : [one.field],
  }));
  throw new Failure(422, errors);
}

function refuseUsedSeries(
  current: Values,
  { symbol = current['symbol'], form_no = current['form_no'] }: Values,
): void {
  if (Number(current['last_number']) === 0) return;
  if (current['symbol'] === symbol && current['form_no'] === form_no) return;
  throw failure(
    422,
    'series_used',
    `Ký hiệu ${String(current['symbol'])} đã cấp số nên không đổi được. Hãy tạo mẫu mới.`,
    ['symbol'],
  );
}

/** Only one template is the default: the one said last. Two said at once take turns. */
async function makeRoom(tx: CrudTx, { is_default }: Values): Promise<void> {
  if (is_default !== true) return;
  await takeTurn(tx, 'default_template');
  await sql`update templates set is_default = false where tenant_id = ${TENANT} and is_default`.execute(tx);
}

async function openSeries(tx: CrudTx, tenant_id: number, { form_no, symbol }: Values): Promise<void> {
  await sql`insert into series (tenant_id, form_no, symbol) values (${tenant_id}, ${form_no}, ${symbol})
    on conflict do nothing`.execute(tx);
}

/** A place of business is stated with its code and its address, or not at all. Failure: 422 location_incomplete. */
function refusePartOfPlace({ location_code, location_name, location_address }: Values): void {
  const missing = [
    ...(location_code == null ? ['location_code'] : []),
    ...(location_address == null ? ['location_address'] : []),
  ];
  const isNone = missing.length === 2 && location_name == null;
  if (isNone || missing.length === 0) return;
  throw failure(
    422,
    'location_incomplete',
    'Địa điểm kinh doanh cần cả mã và địa chỉ. Nhập đủ, hoặc xóa hết các ô của địa điểm.',
    missing,
  );
}

/** Refuses two fields with one name. Failure: 422 extra_field_twice. */
function refuseTwinFields({ design }: Values): void {
  const lists = (design ?? {}) as Partial<PrintDesign>;
  const twice = (['extra_fields', 'line_fields'] as const).find((list) => {
    const fields = lists[list] ?? [];
    return uniqueFields(fields).length < fields.length;
  });
  if (twice === undefined) return;
  const message = 'Hai trường thông tin thêm có cùng tên. Đổi tên hoặc bỏ một trường.';
  throw failure(422, 'extra_field_twice', message, [`design.${twice}`]);
}
