import type { Tx } from '#server/context.ts';
import type { Template } from '#server/modules/templates/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import type { ImportRecord } from '#server/platform/crud/import/import-record.ts';
import type { ImportRow, Problem, RowOutcome } from '#server/platform/crud/import/import-rows.ts';
import { columnsOf, type ImportWork } from '#server/platform/crud/import/import-target.ts';
import type { MappedColumn } from '#server/platform/crud/import/sheet-fields.ts';
import { tidy } from '#server/platform/crud/import/values/cell-value.ts';
import { saidOf, shown } from '#server/platform/crud/import/values/number-value.ts';
import { meantCells } from '#server/platform/crud/import/values/row-notes.ts';
import type { ErrorItem } from '#server/platform/http/failure.ts';
import {
  computedOn,
  draftGround,
  type Computed,
  type DraftGround,
  type InvoiceInput,
} from '../draft-rows.ts';
import { fileRefusals } from '../refusals.ts';
import { assembleInvoice, type Assembled } from './assemble-invoice.ts';
import { currencyProblems, withPriceBasis } from './column-headings.ts';
import { isNumbered, isTotals } from './group-rows.ts';
import { importedKeys } from './imported-keys.ts';
import { lookUp, type LookUps } from './look-ups.ts';
import { cellOf, misplacedCells } from './movement-cells.ts';
import { placeCell, placeProblems } from './place-cells.ts';
import { sourceOfExtra } from './own-cells.ts';
import { readGroup, type GroupRead, type RowProblem } from './read-group.ts';
import { ROW_FIELDS } from './row-fields.ts';
import { isSpecial, specialCell, specialProblems } from './special-cells.ts';
import { differences, differenceWords, settledWords } from './stated-amounts.ts';

/** What an invoice of a file is stored from. */
export type Draft = { key: string; input: InvoiceInput; template: Template; computed: Computed };

export type JudgedGroup = { rows: readonly ImportRow[]; outcomes: RowOutcome[]; draft: Draft | null };

type Bench = {
  work: ImportWork;
  columns: readonly MappedColumn[];
  /** The same with what the file writes above them. */
  headed: ImportRecord['columns'];
  look_ups: LookUps;
  ground: DraftGround;
  today: string;
  on_difference: ImportRecord['on_difference'];
  /** What the file writes above its fees. */
  fee_heading: string;
};

/** Checks the invoices that rows are grouped into, each as a whole: a complaint is put at its cell, the other rows are held. */
export async function judgeInvoices(
  tx: Tx,
  work: ImportWork,
  one: Pick<ImportRecord, 'columns' | 'usual_series' | 'on_difference'>,
  stored: readonly ImportRow[],
): Promise<JudgedGroup[]> {
  const columns = columnsOf(work.target, one);
  const rows = stored.map((row) => meantCells(row, columns));
  const today = vietnamDate(Date.parse(work.requester.now));
  const groups = [...Map.groupBy(rows, ({ key, row }) => key ?? `#${row}`)];
  const read = groups.map(([key, members]) => ({
    key,
    read: withPriceBasis(withSeries(readGroup(columns, members), one.usual_series), one.columns),
  }));
  const bench: Bench = {
    work,
    columns,
    headed: one.columns,
    today,
    on_difference: one.on_difference,
    fee_heading: one.columns.find(({ field }) => field === 'fee_amount')?.header ?? '',
    ground: await draftGround(tx, null),
    look_ups: await lookUp(tx, today, namedIn(columns, rows)),
  };
  const assembled = read.map((group) => {
    const invoice = assembleInvoice(group.read, bench.look_ups, today, bench.fee_heading);
    return { ...group, invoice, key: keyOf(group.key, invoice) };
  });
  const known = await importedKeys(
    tx,
    assembled.map(({ key }) => key),
  );
  return assembled.map(({ read: group, invoice, key }) => {
    if (isLone(bench, group)) return settled(group, 'skipped', null);
    const invoice_id = known.get(key);
    // Nothing of it will be written, so nothing in it can be wrong.
    if (invoice_id !== undefined) return settled(group, 'existing', invoice_id);
    return judgeOne(bench, group, invoice, key);
  });
}

/** The series that was chosen for invoices that name none. */
function withSeries(read: GroupRead, usual_series: string | null): GroupRead {
  if (usual_series === null || read.shared['series'] !== undefined || read.said_in['series'] !== undefined)
    return read;
  return { ...read, shared: { ...read.shared, series: usual_series } };
}

function judgeOne(bench: Bench, read: GroupRead, invoice: Assembled, key: string): JudgedGroup {
  const { template, computed, problems, settled: looked_over } = problemsOf(bench, read, invoice);
  const isReady = problems.length === 0 && template !== null && computed !== null;
  const by_row = Map.groupBy([...problems, ...looked_over], ({ row }) => row);
  const wrong = new Set(problems.map(({ row }) => row));
  const outcomes = read.rows.map(({ row, key: name }): RowOutcome => {
    const own = (by_row.get(row) ?? [])
      .map(({ row: _row, ...problem }): Problem => problem)
      .toSorted((a, b) => (a.index ?? -1) - (b.index ?? -1));
    const state = isReady ? 'ready' : wrong.has(row) ? 'wrong' : 'held';
    return { row, key: name, state, problems: own, record_id: null };
  });
  const draft = isReady ? { key, input: invoice.input, template, computed } : null;
  return { rows: read.rows, outcomes, draft };
}

type Found = {
  template: Template | null;
  computed: Computed | null;
  problems: RowProblem[];
  /** Amounts of the file for which the computed ones are taken. */
  settled: RowProblem[];
};

function problemsOf(bench: Bench, read: GroupRead, invoice: Assembled): Found {
  const { work, look_ups, ground } = bench;
  const { template, problem } = templateOf(look_ups, read);
  const at = placeOf(bench, read);
  const problems = [...read.problems, ...(problem === null ? [] : [at('series', problem)])];
  const told = new Set(problems.map(({ row, field }) => `${row} ${field}`));
  const add = (found: RowProblem): void => {
    const place = `${found.row} ${found.field}`;
    if (!told.has(place)) problems.push(found);
    told.add(place);
  };
  const clash = otherTaxCode(invoice);
  if (clash !== null) add(at('buyer_tax_code', clash));
  if (template !== null)
    for (const [source, message] of misplacedCells(template, read.shared)) add(at(source, message));
  const isMatched = (source: string) => bench.columns.some((column) => column.field.source === source);
  for (const [line, { values }] of read.lines.entries())
    for (const [source, message] of specialProblems(values, isMatched))
      add(at(`lines.${line}.${source}`, message));
  for (const [path, message] of currencyProblems(read, bench.headed, invoice.input.currency))
    add(at(path, message));
  const line_values = read.lines.map(({ values }) => values);
  for (const [source, message] of placeProblems(read.shared, line_values, isMatched))
    add(at(source, message));
  const malformed = work.judge('invoices', filled(invoice.input));
  for (const item of malformed) add(placed(at, item));
  // Amounts can only be computed of what is well formed.
  if (problems.length > 0 || template === null) return { template, computed: null, problems, settled: [] };
  const computed = computedOn(ground, invoice.input, template);
  const style = ground.seller.number_style;
  for (const item of fileRefusals(computed.refusals, style)) add(placed(at, item));
  // Of lines that are not finished nothing is computed that could be compared.
  if (problems.length > 0) return { template, computed, problems, settled: [] };
  const settled: RowProblem[] = [];
  for (const found of differences(read, invoice.input, computed)) {
    const index = bench.columns.find(({ field }) => field.source === found.source)?.index ?? null;
    const place = { row: found.row, index, field: found.source, difference: found.size };
    if (isSettled(bench.on_difference, found.size))
      settled.push({ ...place, message: settledWords(found, style) });
    else add({ ...place, message: differenceWords(found, style) });
  }
  return { template, computed, problems, settled };
}

/** Without what is left empty, so that a missing text is missing rather than of the wrong type. */
function filled(input: InvoiceInput): Record<string, unknown> {
  const lines = input.lines.map(({ name, ...line }) => (name === '' ? line : { ...line, name }));
  return { ...input, lines };
}

type Place = (path: string, message: string) => RowProblem;

/** The cell of the file that a complaint about a path of an invoice (`lines.2.unit_price`) belongs to. */
function placeOf({ columns }: Bench, read: GroupRead): Place {
  const { rows, said_in, lines } = read;
  const first = rows[0]?.row ?? 0;
  return (path, message) => {
    const { line, field } = cellAt(path, read);
    const row = (line === null ? said_in[field ?? ''] : lines[line]?.row) ?? first;
    const column = columns.find((one) => one.field.source === field);
    const known =
      column?.field ??
      ROW_FIELDS.find(({ source }) => source === field) ??
      specialCell(field ?? '') ??
      placeCell(field ?? '');
    const cells = rows.find((one) => one.row === row)?.cells ?? [];
    const said = tidy(column === undefined ? '' : (cells[column.index] ?? ''));
    return {
      row,
      index: column?.index ?? null,
      field: known?.source ?? null,
      message: saidOf(said, message),
    };
  };
}

/** Which cell a path of an invoice is filled from; `line` counts from 0, null is of the invoice as a whole. */
function cellAt(path: string, { shared, lines }: GroupRead): { line: number | null; field: string | null } {
  const [head = '', second = '', part, at] = cellOf(path).split('.');
  const line = head === 'lines' ? Number(second) : null;
  const field = line === null ? head : (part ?? null);
  if (field === 'special' && line !== null)
    return { line, field: Object.keys(lines[line]?.values ?? {}).filter(isSpecial)[Number(at)] ?? field };
  if (field !== 'extras') return { line, field };
  const said = line === null ? shared : (lines[line]?.values ?? {});
  return { line, field: sourceOfExtra(said, Number(line === null ? second : at)) };
}

function placed(at: Place, { code, message, fields }: ErrorItem): RowProblem {
  const found = at(fields[0] ?? '', message);
  if (code !== 'invalid_required') return found;
  const label = ROW_FIELDS.find(({ source }) => source === found.field)?.label ?? '';
  const missing =
    found.index === null
      ? `Tệp chưa có cột cho ${label}, là trường bắt buộc.`
      : `Ô này để trống. Cần ${label}.`;
  return { ...found, message: missing };
}

function templateOf(
  { template, usual }: LookUps,
  { shared }: GroupRead,
): { template: Template | null; problem: string | null } {
  const { series } = shared;
  if (typeof series !== 'string')
    return 'problem' in usual
      ? { template: null, problem: usual.problem }
      : { template: usual, problem: null };
  const found = template(series);
  if (found !== null) return { template: found, problem: null };
  return {
    template: null,
    problem: `Không có ký hiệu ${shown(series)} trong các mẫu hóa đơn. Cần ký hiệu của một mẫu đang có, hoặc để trống.`,
  };
}

/** The buyer is named by a code of the catalogue, and the tax code is another's. */
function otherTaxCode({ input, customer }: Assembled): string | null {
  const { buyer_tax_code } = input;
  if (customer?.tax_code == null || buyer_tax_code == null || customer.tax_code === buyer_tax_code)
    return null;
  return `${shown(buyer_tax_code)} không phải mã số thuế của khách hàng ${customer.code} trong danh mục (${customer.tax_code}). Sửa một trong hai.`;
}

function isSettled(chosen: ImportRecord['on_difference'], size: 'rounding' | 'amount'): boolean {
  return chosen === 'all' || chosen === size;
}

/** Years begin their document numbers anew. */
function keyOf(name: string, { input }: Assembled): string {
  return isNumbered(name) ? `${input.issued_on.slice(0, 4)}/${name}` : name;
}

function isLone({ columns }: Bench, { rows }: GroupRead): boolean {
  const [row, ...others] = rows;
  return row !== undefined && others.length === 0 && isTotals(columns, row.cells);
}

function settled(
  { rows }: GroupRead,
  state: 'ready' | 'existing' | 'skipped',
  record_id: number | null,
): JudgedGroup {
  const outcomes = rows.map(({ row, key }): RowOutcome => ({ row, key, state, problems: [], record_id }));
  return { rows, outcomes, draft: null };
}

/** The codes that rows name in the catalogues. */
function namedIn(columns: readonly MappedColumn[], rows: readonly ImportRow[]): Parameters<typeof lookUp>[2] {
  const texts = (source: string): Set<string> => {
    const index = columns.find(({ field }) => field.source === source)?.index;
    return new Set(index === undefined ? [] : rows.map(({ cells }) => tidy(cells[index] ?? '')));
  };
  return { customers: texts('buyer_code'), tax_codes: texts('buyer_tax_code'), products: texts('code') };
}
