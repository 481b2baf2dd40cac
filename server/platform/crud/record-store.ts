import { sql } from 'kysely';
import { changesBetween, type AuditAction, type AuditEntry } from '../audit/audit-entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { CrudRecord, CrudTx, Values } from './crud-context.ts';
import { writableFields, type CrudDescriptor } from './crud-descriptor.ts';
import type { Asking, CrudOptions } from './crud-options.ts';
import { shapeOf } from './crud-shape.ts';
import { crudTable, type CrudShape, type CrudTable } from './crud-table.ts';

/** Under which job or import a change happens. */
export type Under = { job_id?: number; import_id?: number };

/** One change of one record, for the audit log. */
type Line<Row> = { action: AuditAction; before?: Row; after?: Row };

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

  const table = ({ account }: Pick<Asking, 'account'>): CrudTable<Row> =>
    crudTable<Row>({
      ...shape,
      ...(options.expressions ? { expressions: options.expressions(account) } : {}),
    });
  const within = ({ account }: Asking) =>
    options.changeable?.(account) ?? options.visible?.(account) ?? sql`true`;

  async function note(
    tx: CrudTx,
    asking: Asking,
    lines: readonly Line<Row>[],
    under: Under = {},
  ): Promise<void> {
    const { account, now } = asking;
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
          changes: changesBetween(before, after, writable),
          ...under,
        },
      ];
    });
    if (options.unaudited !== true) await writeAudit(tx, account.tenant_id, entries);
    await options.afterChange?.(tx, asking);
  }
  const ownColumns = (asking: Asking): Values => ({
    tenant_id: asking.account.tenant_id,
    created_on: asking.now,
    ...options.fill?.(asking),
  });

  async function change(
    tx: CrudTx,
    current: Row,
    lock_version: number,
    values: Values,
    asking: Asking,
    under?: Under,
  ): Promise<Row> {
    await options.beforeUpdate?.(tx, current, values, asking);
    const row = await table(asking).update(tx, current.id, lock_version, values, within(asking));
    await note(tx, asking, [{ action: 'update', before: current, after: row }], under);
    return row;
  }

  return {
    descriptor,
    shape,
    options,
    writable,
    table,
    async create(tx, values, asking, under) {
      await options.beforeCreate?.(tx, values, asking);
      const row = await table(asking).create(tx, { ...ownColumns(asking), ...values });
      await note(tx, asking, [{ action: 'create', after: row }], under);
      return row;
    },
    async createMany(tx, rows, asking, under) {
      for (const values of rows) await options.beforeCreate?.(tx, values, asking);
      const own = ownColumns(asking);
      const created = await table(asking).createMany(
        tx,
        rows.map((values) => ({ ...own, ...values })),
      );
      await note(
        tx,
        asking,
        created.map((after) => ({ action: 'create', after })),
        under,
      );
      return created;
    },
    async update(tx, id, lock_version, values, asking, under) {
      const current = await table(asking).lock(tx, id, within(asking));
      return change(tx, current, lock_version, values, asking, under);
    },
    async patch(tx, id, values, asking, under) {
      const current = await table(asking).lock(tx, id, within(asking));
      return change(tx, current, current.lock_version, values, asking, under);
    },
    async remove(tx, id, asking, under) {
      const current = await table(asking).lock(tx, id, within(asking));
      await options.beforeDelete?.(tx, current, asking);
      const row = await table(asking).remove(tx, id, asking.now, within(asking));
      await note(tx, asking, [{ action: 'delete', before: current }], under);
      return row;
    },
    async restore(tx, id, asking, under) {
      const row = await table(asking).restore(tx, id, within(asking));
      await note(tx, asking, [{ action: 'restore', after: row }], under);
      return row;
    },
  };
}
