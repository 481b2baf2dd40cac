import type { Column, Table } from './table.ts';

const quoted = (name: string): string => `"${name}"`;

export function columnSql(name: string, { type, nullable }: Column): string {
  return `${quoted(name)} ${type}${nullable ? '' : ' not null'}`;
}

export function foreignKeySql(name: string, references: string): string {
  return `foreign key (tenant_id, ${quoted(name)}) references ${quoted(references)} (tenant_id, id)`;
}

/** Accents and case folded away, so that every word typed finds its record. */
export function searchSql({ search, columns }: Table): string {
  const parts = search.map((name) =>
    columns[name]?.nullable === true ? `coalesce(${quoted(name)}, '')` : quoted(name),
  );
  const text = parts.length === 0 ? "''" : parts.join(" || ' ' || ");
  return `search_text text not null generated always as (fold_text(${text})) stored`;
}

export function uniqueSql(table: string, column: string, { soft_delete }: Table): string {
  const standing = soft_delete ? ' where deleted_on is null' : '';
  return `create unique index ${quoted(`${table}_${column}`)} on ${quoted(table)} (tenant_id, ${quoted(column)})${standing};`;
}

/** A new tenant table with its indexes, row-level security and the rights of the application's role. */
export function createTableSql(name: string, table: Table): string {
  const { columns, unique, soft_delete } = table;
  const lines = [
    'tenant_id bigint not null references tenants (id)',
    'id bigserial not null',
    ...Object.entries(columns).map(([column, as]) => columnSql(column, as)),
    'created_on timestamptz not null',
    ...(soft_delete ? ['deleted_on timestamptz'] : []),
    'lock_version integer not null default 1',
    searchSql(table),
    'primary key (tenant_id, id)',
    ...Object.entries(columns).flatMap(([column, { references }]) =>
      references === undefined ? [] : [foreignKeySql(column, references)],
    ),
  ];
  return [
    `create table ${quoted(name)} (`,
    lines.map((line) => `  ${line}`).join(',\n'),
    ');',
    ...unique.map((column) => uniqueSql(name, column, table)),
    `create index ${quoted(`${name}_search`)} on ${quoted(name)} using gin (search_text gin_trgm_ops);`,
    `create index ${quoted(`${name}_created_on`)} on ${quoted(name)} (tenant_id, created_on desc, id desc);`,
    `alter table ${quoted(name)} enable row level security;`,
    `alter table ${quoted(name)} force row level security;`,
    `create policy tenant_only on ${quoted(name)} using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());`,
    `grant select, insert, update, delete on ${quoted(name)} to hoadon_app;`,
    `grant usage on sequence ${quoted(`${name}_id_seq`)} to hoadon_app;`,
    '',
  ].join('\n');
}
