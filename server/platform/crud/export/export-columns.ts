import { sql, type RawBuilder } from 'kysely';
import type { CrudDeps } from '../crud-deps.ts';
import type { CrudField } from '../crud-descriptor.ts';
import { TENANT } from '../../db/tenant-plugin.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';

/** Under its own name the text of an instant would be what ORDER BY sorts. */
export const exportedAs = (at: number): string => `field_${at}`;

/** What an export reads for its fields: instants as clocks in Vietnam show them, references as the keys that name them. */
export function exportColumns(
  fields: readonly CrudField[],
  table: string,
  references: CrudDeps['references'],
  expressions: Readonly<Record<string, RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  return sql.join(
    fields.map((field, at) => {
      const column = expressions[field.source] ?? sql.ref(`${table}.${field.source}`);
      return sql`${written(field, column, references)} as ${sql.ref(exportedAs(at))}`;
    }),
  );
}

function written(
  { kind, reference, many }: CrudField,
  column: RawBuilder<unknown>,
  references: CrudDeps['references'],
): RawBuilder<unknown> {
  if (kind === 'date_time') return sql`to_char(${column} at time zone ${VIETNAM}, 'DD/MM/YYYY HH24:MI')`;
  const named = kind === 'reference' && reference !== null ? references.get(reference) : undefined;
  if (named === undefined) return column;
  const meant = many ? sql`named.id = any(${column})` : sql`named.id = ${column}`;
  return sql`(select string_agg(${sql.ref(`named.${named.key}`)}::text, '; ' order by named.id)
    from ${sql.table(named.table)} as named where named.tenant_id = ${TENANT} and ${meant})`;
}
