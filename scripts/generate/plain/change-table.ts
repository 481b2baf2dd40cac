import type { FieldDescriptor } from '../templates/descriptor.ts';
import type { Column, Table } from './table.ts';
import { columnSql, foreignKeySql, searchSql, uniqueSql } from './table-sql.ts';

type Change = {
  sql: string[];
  /** The table as it stands after the statements. */
  table: Table;
  /** What its writer should know. */
  notes: string[];
  /** What cannot be done without being told more. */
  problems: string[];
};

/** Types that hold every value of the other. */
const WIDER: Readonly<Record<string, readonly string[]>> = { bigint: ['numeric', 'text'], numeric: ['text'] };

/** From the table the migrations have left to the one its description asks for. Nothing that holds data is ever dropped. */
export function changeTable(
  name: string,
  before: Table,
  after: Table,
  fields: readonly FieldDescriptor[],
): Change {
  const change: Change = { sql: [], table: structuredClone(before), notes: [], problems: [] };
  const { table } = change;
  const fieldOf = (source: string): FieldDescriptor | undefined =>
    fields.find((one) => one.source === source);
  for (const field of fields) rename(name, change, field);
  for (const [column, wanted] of Object.entries(after.columns)) {
    const there = table.columns[column];
    if (there === undefined) addColumn(name, change, column, wanted, fieldOf(column));
    else alterColumn(name, change, column, there, wanted, fieldOf(column));
  }
  for (const [column, there] of Object.entries(table.columns))
    if (after.columns[column] === undefined && there.kept !== true) keepColumn(name, change, column, there);
  uniqueAgain(name, change, after);
  searchAgain(name, change, after);
  return change;
}

function rename(name: string, { sql, table, problems }: Change, { source, was }: FieldDescriptor): void {
  const there = was === null ? undefined : table.columns[was];
  if (was === null || there === undefined || there.kept === true) return;
  const taken = table.columns[source];
  if (taken?.kept === true)
    problems.push(
      `${name}.${source}: cannot be renamed from ${was}, a column of that name is kept; choose another name`,
    );
  if (taken !== undefined) return;
  sql.push(`alter table "${name}" rename column "${was}" to "${source}";`);
  const { [was]: _old, ...others } = table.columns;
  table.columns = { ...others, [source]: there };
  if (table.unique.includes(was)) sql.push(`alter index "${name}_${was}" rename to "${name}_${source}";`);
  // What a constraint is called tells the application which field was refused.
  if (there.references !== undefined)
    sql.push(
      `alter table "${name}" rename constraint "${name}_tenant_id_${was}_fkey" to "${name}_tenant_id_${source}_fkey";`,
    );
  const renamed = (columns: string[]): string[] => columns.map((one) => (one === was ? source : one));
  table.unique = renamed(table.unique);
  table.search = renamed(table.search);
}

function addColumn(
  name: string,
  change: Change,
  column: string,
  wanted: Column,
  field: FieldDescriptor | undefined,
): void {
  const { sql, table, problems } = change;
  if (wanted.nullable) sql.push(`alter table "${name}" add column ${columnSql(column, wanted)};`);
  else {
    const value = defaultSql(wanted, field);
    if (value === null) {
      problems.push(
        `${name}.${column}: is required, so records that exist need a value; give it a default or make it nullable`,
      );
      return;
    }
    sql.push(`alter table "${name}" add column ${columnSql(column, wanted)} default ${value};`);
    sql.push(`alter table "${name}" alter column "${column}" drop default;`);
  }
  if (wanted.references !== undefined)
    sql.push(`alter table "${name}" add ${foreignKeySql(column, wanted.references)};`);
  table.columns[column] = wanted;
}

function alterColumn(
  name: string,
  change: Change,
  column: string,
  there: Column,
  wanted: Column,
  field: FieldDescriptor | undefined,
): void {
  const { sql, table, problems } = change;
  if (there.type !== wanted.type) {
    if (WIDER[there.type]?.includes(wanted.type) !== true) {
      problems.push(
        `${name}.${column}: ${there.type} cannot become ${wanted.type} by itself; add a field of another name, or write the migration by hand`,
      );
      return;
    }
    sql.push(`alter table "${name}" alter column "${column}" type ${wanted.type};`);
  }
  if (there.references !== wanted.references) {
    problems.push(
      `${name}.${column}: pointed at ${there.references ?? 'nothing'} and now at ${wanted.references ?? 'nothing'}; add a field of another name, or write the migration by hand`,
    );
    return;
  }
  if (!there.nullable && wanted.nullable)
    sql.push(`alter table "${name}" alter column "${column}" drop not null;`);
  if (there.nullable && !wanted.nullable) {
    const value = defaultSql(wanted, field);
    if (value === null) {
      problems.push(
        `${name}.${column}: becomes required, so records without it need a value; give it a default`,
      );
      return;
    }
    sql.push(
      ...overAllTenants(name, `update "${name}" set "${column}" = ${value} where "${column}" is null;`),
      `alter table "${name}" alter column "${column}" set not null;`,
    );
  }
  const gone = (there.choices ?? []).filter((choice) => wanted.choices?.includes(choice) === false);
  if (gone.length > 0) removeChoices(name, change, column, gone, wanted, field);
  table.columns[column] = wanted;
}

/** The owner is bound by row-level security too while it is forced, and would see no row. */
function overAllTenants(name: string, statement: string): string[] {
  return [
    `alter table "${name}" no force row level security;`,
    statement,
    `alter table "${name}" force row level security;`,
  ];
}

/** Records that hold a choice there is no more get another value, and the migration warns with how many there were. */
function removeChoices(
  name: string,
  { sql, notes }: Change,
  column: string,
  gone: readonly string[],
  wanted: Column,
  field: FieldDescriptor | undefined,
): void {
  const many = wanted.type.endsWith('[]');
  const list = `array[${gone.map(literal).join(', ')}]`;
  const holds = many ? `"${column}" && ${list}` : `"${column}" = any (${list})`;
  const first =
    wanted.nullable && (field?.default_value ?? null) === null ? 'null' : defaultSql(wanted, field);
  const without = gone.reduce((value, choice) => `array_remove(${value}, ${literal(choice)})`, `"${column}"`);
  const value = many ? without : (first ?? 'null');
  const becomes = many ? 'lose it' : `become ${value.replaceAll("'", '')}`;
  const warning = `${name}.${column}: % records held ${gone.join(', ').replaceAll('%', '%%')}, removed from the choices; they ${becomes}`;
  sql.push(
    ...overAllTenants(
      name,
      `do $$ declare held bigint; begin
  update "${name}" set "${column}" = ${value} where ${holds};
  get diagnostics held = row_count;
  if held > 0 then raise warning ${literal(warning)}, held; end if;
end $$;`,
    ),
  );
  notes.push(
    `${name}.${column}: ${gone.join(', ')} removed from the choices; records that hold it ${becomes}, and the migration warns with how many there were: change it before it first runs if they should become something else`,
  );
}

function keepColumn(name: string, { sql, table, notes }: Change, column: string, there: Column): void {
  if (!there.nullable) sql.push(`alter table "${name}" alter column "${column}" drop not null;`);
  notes.push(
    `${name}.${column}: removed from the description; the column and what it holds are kept (x-was on the new field would have renamed it)`,
  );
  table.columns[column] = { ...there, nullable: true, kept: true };
}

/** Soft deletion comes with it: what is deleted does not hold its unique values. */
function uniqueAgain(name: string, { sql, table, notes, problems }: Change, after: Table): void {
  const softens = after.soft_delete && !table.soft_delete;
  if (table.soft_delete && !after.soft_delete)
    problems.push(
      `${name}: soft_delete cannot be taken away by itself, what was deleted would come back; write the migration by hand`,
    );
  if (softens) sql.push(`alter table "${name}" add column deleted_on timestamptz;`);
  const stays = (column: string): boolean => !softens && after.unique.includes(column);
  for (const column of table.unique.filter((one) => !stays(one))) sql.push(`drop index "${name}_${column}";`);
  for (const column of after.unique) {
    const was = table.unique.includes(column);
    if (!was || softens) sql.push(uniqueSql(name, column, after));
    if (!was && table.columns[column] !== undefined)
      notes.push(
        `${name}.${column}: unique from now on; the migration stops where two records share a value`,
      );
  }
  table.unique = after.unique;
  table.soft_delete = after.soft_delete;
}

function searchAgain(name: string, { sql, table }: Change, after: Table): void {
  const nullable = (one: Table, column: string): boolean | undefined => one.columns[column]?.nullable;
  const same =
    table.search.join() === after.search.join() &&
    after.search.every((column) => nullable(table, column) === nullable(after, column));
  if (same) return;
  sql.push(
    `alter table "${name}" drop column search_text;`,
    `alter table "${name}" add column ${searchSql(after)};`,
    `create index "${name}_search" on "${name}" using gin (search_text gin_trgm_ops);`,
  );
  table.search = after.search;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What records that exist get: the default of the description, or the first choice of a list of choices. */
function defaultSql({ type }: Column, field: FieldDescriptor | undefined): string | null {
  const value = field?.default_value ?? null;
  if (value !== null) return typeof value === 'string' ? literal(value) : String(value);
  const first = field?.many === false ? field.options?.[0]?.value : undefined;
  if (first !== undefined) return literal(first);
  if (type === 'boolean') return 'false';
  return type.endsWith('[]') ? "'{}'" : null;
}
