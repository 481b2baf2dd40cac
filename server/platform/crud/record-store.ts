import { sql } from 'kysely';
import { changesBetween, type AuditAction, type AuditEntry } from '../audit/audit-entry.ts';
import { holdChain, writeAudit } from '../audit/write-audit.ts';
import type { Asking, CrudOptions, CrudRecord, CrudTx, Values } from './crud-context.ts';
import { writableFields, type CrudDescriptor } from './crud-descriptor.ts';
import { shapeOf } from './crud-shape.ts';
import { crudTable, type CrudShape, type CrudTable } from './crud-table.ts';

/** What the audit log must not hold: secrets, and files of any size. */
const UNTOLD = ['password', 'file', 'image'];

/** Under which job or import a change happens. */
export type Under = { job_id?: number; import_id?: number };

/** One change of one record, for the audit log. */
export type Line<Row> = { action: AuditAction; before?: Row; after?: Row };

/** A record as it is now, and the line for it; null when nothing was to be changed. */
type Changed<Row> = { row: Row; line: Line<Row> | null };

/** What is to become of one record. */
export type Change = { action: 'update'; values: Values } | { action: 'delete' | 'restore' };

export type RecordStore<Row extends CrudRecord> = {
  descriptor: CrudDescriptor;
  shape: CrudShape;
  options: CrudOptions<Row>;
  writable: readonly string[];
  /** The table as one account sees it. */
  table(asking: Pick<Asking, 'account'>): CrudTable<Row>;
  create(tx: CrudTx, values: Values, asking: Asking, under?: Under): Promise<Row>;
  /** Many at once, with one batch of audit lines; all have the same columns. One that is refused refuses them all. */
  createMany(tx: CrudTx, rows: readonly Values[], asking: Asking, under?: Under): Promise<Row[]>;
  update(
    tx: CrudTx,
    id: number,
    lock_version: number,
    values: Values,
    asking: Asking,
    under?: Under,
  ): Promise<Row>;
  /** Changes the named columns alone, whatever version stands there now. */
  patch(tx: CrudTx, id: number, values: Values, asking: Asking, under?: Under): Promise<Row>;
  remove(tx: CrudTx, id: number, asking: Asking, under?: Under): Promise<Row>;
  restore(tx: CrudTx, id: number, asking: Asking, under?: Under): Promise<Row>;
  /** Records that the account may change, locked by rising id; for `change`. */
  lockMany(tx: CrudTx, ids: readonly number[], asking: Asking): Promise<Row[]>;
  /** Changes a locked record with all its checks; its line is the caller's to `note`, in the same transaction. */
  change(tx: CrudTx, current: Row, change: Change, asking: Asking): Promise<Changed<Row>>;
  note(tx: CrudTx, lines: readonly Line<Row>[], asking: Asking, under?: Under): Promise<void>;
};

/** The records of a resource: each change with its checks before, its line in the audit log, and its checks after. */
export function recordStore<Row extends CrudRecord>(
  descriptor: CrudDescriptor,
  options: CrudOptions<Row> = {},
): RecordStore<Row> {
  const shape = {
    ...shapeOf(descriptor, options.table ?? descriptor.name),
    ...(options.in_use === undefined ? {} : { in_use: options.in_use }),
  };
  const writable = writableFields(descriptor).map(({ source }) => source);
  const audited = writableFields(descriptor)
    .filter(({ kind }) => !UNTOLD.includes(kind))
    .map(({ source }) => source);

  const table = ({ account }: Pick<Asking, 'account'>): CrudTable<Row> =>
    crudTable<Row>({
      ...shape,
      ...(options.expressions ? { expressions: options.expressions(account) } : {}),
    });
  const within = ({ account }: Asking) =>
    options.changeable?.(account) ?? options.visible?.(account) ?? sql`true`;

  async function note(
    tx: CrudTx,
    lines: readonly Line<Row>[],
    { account, now }: Asking,
    under: Under = {},
  ): Promise<void> {
    const entries = lines.flatMap(({ action, before = null, after = null }): AuditEntry[] => {
      const record = after ?? before;
      if (record === null) return [];
      return [
        {
          happened_on: now,
          user_id: account.user_id,
          actor_name: account.full_name,
          action,
          resource: descriptor.name,
          record_id: record.id,
          record_label: String(record[descriptor.represent] ?? record.id),
          changes: changesBetween(before, after, audited),
          ...under,
        },
      ];
    });
    if (options.unaudited !== true) await writeAudit(tx, account.tenant_id, entries);
  }

  /** What must stay true of all rows together is looked at by one change at a time, or two could each leave it to the other. */
  async function settle(tx: CrudTx, asking: Asking): Promise<void> {
    if (options.afterChange === undefined) return;
    await holdChain(tx, asking.account.tenant_id);
    await options.afterChange(tx, asking);
  }

  const ownColumns = (asking: Asking): Values => ({
    tenant_id: asking.account.tenant_id,
    created_on: asking.now,
    ...options.fill?.(asking),
  });

  const prepared = (values: Values): Values => options.prepare?.(values) ?? values;

  async function update(
    tx: CrudTx,
    current: Row,
    lock_version: number,
    sent: Values,
    asking: Asking,
  ): Promise<Changed<Row>> {
    const values = prepared(sent);
    await options.beforeUpdate?.(tx, current, values, asking);
    const row = await table(asking).update(tx, current, lock_version, values);
    await options.afterUpdate?.(tx, current, row, asking);
    await settle(tx, asking);
    return { row, line: { action: 'update', before: current, after: row } };
  }

  async function remove(tx: CrudTx, current: Row, asking: Asking): Promise<Changed<Row>> {
    await options.beforeDelete?.(tx, current, asking);
    const row = await table(asking).remove(tx, current, asking.now);
    await settle(tx, asking);
    return { row, line: { action: 'delete', before: current } };
  }

  async function restore(tx: CrudTx, current: Row, asking: Asking): Promise<Changed<Row>> {
    const row = await table(asking).restore(tx, current);
    if (row === current) return { row, line: null };
    await settle(tx, asking);
    return { row, line: { action: 'restore', after: row } };
  }

  function change(tx: CrudTx, current: Row, wanted: Change, asking: Asking): Promise<Changed<Row>> {
    if (wanted.action === 'update') return update(tx, current, current.lock_version, wanted.values, asking);
    return wanted.action === 'delete' ? remove(tx, current, asking) : restore(tx, current, asking);
  }

  /** Locks one record, changes it, and notes that. */
  async function one(
    tx: CrudTx,
    id: number,
    work: (current: Row) => Promise<Changed<Row>>,
    asking: Asking,
    under?: Under,
  ): Promise<Row> {
    const { row, line } = await work(await table(asking).lock(tx, id, within(asking)));
    if (line !== null) await note(tx, [line], asking, under);
    return row;
  }

  return {
    descriptor,
    shape,
    options,
    writable,
    table,
    async create(tx, sent, asking, under) {
      const values = prepared(sent);
      await options.beforeCreate?.(tx, values, asking);
      const after = await table(asking).create(tx, { ...ownColumns(asking), ...values });
      await options.afterCreate?.(tx, after, asking);
      await settle(tx, asking);
      await note(tx, [{ action: 'create', after }], asking, under);
      return after;
    },
    async createMany(tx, sent, asking, under) {
      const rows = sent.map(prepared);
      for (const values of rows) await options.beforeCreate?.(tx, values, asking);
      const own = ownColumns(asking);
      const created = await table(asking).createMany(
        tx,
        rows.map((values) => ({ ...own, ...values })),
      );
      for (const row of created) await options.afterCreate?.(tx, row, asking);
      await settle(tx, asking);
      const lines = created.map((after) => ({ action: 'create', after }) as const);
      await note(tx, lines, asking, under);
      return created;
    },
    update: (tx, id, lock_version, values, asking, under) =>
      one(tx, id, (current) => update(tx, current, lock_version, values, asking), asking, under),
    patch: (tx, id, values, asking, under) =>
      one(tx, id, (current) => change(tx, current, { action: 'update', values }, asking), asking, under),
    remove: (tx, id, asking, under) => one(tx, id, (current) => remove(tx, current, asking), asking, under),
    restore: (tx, id, asking, under) => one(tx, id, (current) => restore(tx, current, asking), asking, under),
    lockMany: (tx, ids, asking) => table(asking).lockMany(tx, ids, within(asking)),
    change,
    note,
  };
}
