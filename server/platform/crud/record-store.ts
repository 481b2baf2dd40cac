import { sql } from 'kysely';
import { changesBetween, type AuditAction, type AuditEntry } from '../audit/audit-entry.ts';
import { holdChain, writeAudit } from '../audit/write-audit.ts';
import type { Requester, CrudOptions, CrudRecord, CrudTx, Values } from './crud-context.ts';
import { writableFields, type CrudDescriptor } from './crud-descriptor.ts';
import { shapeOf } from './crud-shape.ts';
import { tidyTexts } from './tidy-texts.ts';
import { crudTable, type CrudShape, type CrudTable } from './crud-table.ts';

/** What the audit log must not hold: secrets, and files of any size. */
const UNTOLD = ['password', 'file', 'image'];

/** Under which job or import a change happens. */
type Under = { job_id?: number; import_id?: number };

/** One change of one record, for the audit log. */
type Line<Row> = { action: AuditAction; before?: Row; after?: Row };

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
  table(requester: Pick<Requester, 'account'>): CrudTable<Row>;
  create(tx: CrudTx, values: Values, requester: Requester, under?: Under): Promise<Row>;
  /** Many at once, with one batch of audit lines; all have the same columns. One that is refused refuses them all. */
  createMany(tx: CrudTx, rows: readonly Values[], requester: Requester, under?: Under): Promise<Row[]>;
  update(
    tx: CrudTx,
    id: number,
    lock_version: number,
    values: Values,
    requester: Requester,
    under?: Under,
  ): Promise<Row>;
  /** Changes the named columns alone, whatever the present version is. */
  patch(tx: CrudTx, id: number, values: Values, requester: Requester, under?: Under): Promise<Row>;
  remove(tx: CrudTx, id: number, requester: Requester, under?: Under): Promise<Row>;
  restore(tx: CrudTx, id: number, requester: Requester, under?: Under): Promise<Row>;
  /** Records that the account may change, locked by rising id; for `change`. */
  lockMany(tx: CrudTx, ids: readonly number[], requester: Requester): Promise<Row[]>;
  /** Changes a locked record with all its checks; its line is the caller's to `note`, in the same transaction. */
  change(tx: CrudTx, current: Row, change: Change, requester: Requester): Promise<Changed<Row>>;
  note(tx: CrudTx, lines: readonly Line<Row>[], requester: Requester, under?: Under): Promise<void>;
};

/** The records of a resource: each change with its checks before, its line in the audit log, and its checks after. */
export function recordStore<Row extends CrudRecord>(
  descriptor: CrudDescriptor,
  options: CrudOptions<Row> = {},
): RecordStore<Row> {
  const shape = {
    ...shapeOf(descriptor, options.table ?? descriptor.name),
    ...(options.in_use === undefined ? {} : { in_use: options.in_use }),
    ...(options.filtered === undefined ? {} : { computed: options.filtered }),
  };
  const writable = writableFields(descriptor).map(({ source }) => source);
  const audited = writableFields(descriptor)
    .filter(({ kind }) => !UNTOLD.includes(kind))
    .map(({ source }) => source);

  const table = ({ account }: Pick<Requester, 'account'>): CrudTable<Row> =>
    crudTable<Row>({
      ...shape,
      ...(options.expressions ? { expressions: options.expressions(account) } : {}),
    });
  const within = ({ account }: Requester) =>
    options.changeable?.(account) ?? options.visible?.(account) ?? sql`true`;

  async function note(
    tx: CrudTx,
    lines: readonly Line<Row>[],
    { account, now }: Requester,
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
  async function settle(tx: CrudTx, requester: Requester): Promise<void> {
    if (options.afterChange === undefined) return;
    await holdChain(tx, requester.account.tenant_id);
    await options.afterChange(tx, requester);
  }

  const ownColumns = (requester: Requester): Values => ({
    tenant_id: requester.account.tenant_id,
    created_on: requester.now,
    ...options.fill?.(requester),
  });

  const tidy = tidyTexts(descriptor);
  const prepared = (sent: Values, current: Row | null): Values => {
    const values = tidy(sent, current);
    return options.prepare?.(values) ?? values;
  };

  async function update(
    tx: CrudTx,
    current: Row,
    lock_version: number,
    sent: Values,
    requester: Requester,
  ): Promise<Changed<Row>> {
    const values = prepared(sent, current);
    await options.beforeUpdate?.(tx, current, values, requester);
    const derived = await options.derived?.(tx, current, values, requester);
    const row = await table(requester).update(tx, current, lock_version, { ...values, ...derived });
    await options.afterUpdate?.(tx, current, row, requester);
    await settle(tx, requester);
    return { row, line: { action: 'update', before: current, after: row } };
  }

  async function remove(tx: CrudTx, current: Row, requester: Requester): Promise<Changed<Row>> {
    await options.beforeDelete?.(tx, current, requester);
    const row = await table(requester).remove(tx, current, requester.now);
    await settle(tx, requester);
    return { row, line: { action: 'delete', before: current } };
  }

  async function restore(tx: CrudTx, current: Row, requester: Requester): Promise<Changed<Row>> {
    const row = await table(requester).restore(tx, current);
    if (row === current) return { row, line: null };
    await settle(tx, requester);
    return { row, line: { action: 'restore', after: row } };
  }

  function change(tx: CrudTx, current: Row, wanted: Change, requester: Requester): Promise<Changed<Row>> {
    if (wanted.action === 'update')
      return update(tx, current, current.lock_version, wanted.values, requester);
    return wanted.action === 'delete' ? remove(tx, current, requester) : restore(tx, current, requester);
  }

  /** Locks one record, changes it, and notes that. */
  async function one(
    tx: CrudTx,
    id: number,
    work: (current: Row) => Promise<Changed<Row>>,
    requester: Requester,
    under?: Under,
  ): Promise<Row> {
    const { row, line } = await work(await table(requester).lock(tx, id, within(requester)));
    if (line !== null) await note(tx, [line], requester, under);
    return row;
  }

  return {
    descriptor,
    shape,
    options,
    writable,
    table,
    async create(tx, sent, requester, under) {
      const values = prepared(sent, null);
      await options.beforeCreate?.(tx, values, requester);
      const derived = await options.derived?.(tx, null, values, requester);
      const created = await table(requester).create(tx, { ...ownColumns(requester), ...values, ...derived });
      await options.afterCreate?.(tx, created, requester);
      const after = options.afterCreate === undefined ? created : await table(requester).get(tx, created.id);
      await settle(tx, requester);
      await note(tx, [{ action: 'create', after }], requester, under);
      return after;
    },
    async createMany(tx, sent, requester, under) {
      const rows: Values[] = [];
      for (const values of sent.map((one) => prepared(one, null))) {
        await options.beforeCreate?.(tx, values, requester);
        rows.push({ ...values, ...(await options.derived?.(tx, null, values, requester)) });
      }
      const own = ownColumns(requester);
      const created = await table(requester).createMany(
        tx,
        rows.map((values) => ({ ...own, ...values })),
      );
      for (const row of created) await options.afterCreate?.(tx, row, requester);
      await settle(tx, requester);
      const lines = created.map((after) => ({ action: 'create', after }) as const);
      await note(tx, lines, requester, under);
      return created;
    },
    update: (tx, id, lock_version, values, requester, under) =>
      one(tx, id, (current) => update(tx, current, lock_version, values, requester), requester, under),
    patch: (tx, id, values, requester, under) =>
      one(
        tx,
        id,
        (current) => change(tx, current, { action: 'update', values }, requester),
        requester,
        under,
      ),
    remove: (tx, id, requester, under) =>
      one(tx, id, (current) => remove(tx, current, requester), requester, under),
    restore: (tx, id, requester, under) =>
      one(tx, id, (current) => restore(tx, current, requester), requester, under),
    lockMany: (tx, ids, requester) => table(requester).lockMany(tx, ids, within(requester)),
    change,
    note,
  };
}
