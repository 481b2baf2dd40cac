import type { ResourceDescriptor } from '../templates/descriptor.ts';
import { changeTable } from './change-table.ts';
import { storedFields, tableOf, type Table } from './table.ts';
import { createTableSql } from './table-sql.ts';

/** Every table of a plain resource as the migrations have left it: server/db/plain-tables.json. */
export type Tables = Record<string, Table>;

export type Plan = {
  tables: Tables;
  /** The next migration; null when the tables are as described. */
  migration: { slug: string; sql: string } | null;
  notes: string[];
};

/** What the database needs so that it holds what the description says. Problems are thrown, all at once. */
export function planTables(before: Tables, descriptors: readonly ResourceDescriptor[]): Plan {
  const tables: Tables = structuredClone(before);
  const statements: string[] = [];
  const notes: string[] = [];
  const problems: string[] = [];
  const touched: string[] = [];
  for (const descriptor of inOrder(descriptors.filter(({ plain }) => plain))) {
    const { name } = descriptor;
    const wanted = tableOf(descriptor);
    problems.push(...searchProblems(name, wanted));
    const there = before[name];
    if (there === undefined) {
      statements.push(createTableSql(name, wanted));
      tables[name] = wanted;
      touched.push(name);
      continue;
    }
    const change = changeTable(name, there, wanted, storedFields(descriptor));
    tables[name] = change.table;
    notes.push(...change.notes);
    problems.push(...change.problems);
    if (change.sql.length === 0) continue;
    statements.push(change.sql.join('\n'), '');
    touched.push(name);
  }
  for (const name of Object.keys(before))
    if (!descriptors.some((one) => one.plain && one.name === name))
      notes.push(`${name}: no longer described; its table and what it holds are kept`);
  if (problems.length > 0)
    throw new Error(`the tables cannot follow the description:\n- ${problems.join('\n- ')}`);
  return {
    tables,
    notes,
    migration:
      touched.length === 0
        ? null
        : { slug: touched.join('-').replaceAll('_', '-'), sql: statements.join('\n') },
  };
}

function searchProblems(name: string, { search, columns }: Table): string[] {
  return search
    .filter((column) => columns[column]?.type !== 'text')
    .map((column) => `${name}.${column}: only texts can be searched; take search out of its x-field`);
}

/** A table comes after those it points at. */
function inOrder(descriptors: readonly ResourceDescriptor[]): ResourceDescriptor[] {
  const done: ResourceDescriptor[] = [];
  const add = (one: ResourceDescriptor, path: readonly string[]): void => {
    if (done.includes(one) || path.includes(one.name)) return;
    for (const { reference, many } of storedFields(one)) {
      const target = many ? undefined : descriptors.find(({ name }) => name === reference);
      if (target !== undefined) add(target, [...path, one.name]);
    }
    done.push(one);
  };
  for (const one of descriptors) add(one, []);
  return done;
}
