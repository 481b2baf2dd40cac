import type { Document } from '../document.ts';
import { planTables, type Tables } from '../plain/plan.ts';
import { descriptorsOf } from '../write-resources.ts';
import { describedChanges, type OperationChange, type ResourceChange } from './described-changes.ts';
import { overlayProblems, pagesOf, touchedTests, type Source } from './touched-files.ts';

/** generated/ before, the description now, and the repository they are about. */
type Question = {
  before: Document;
  after: Document;
  tables: Tables;
  sources: readonly Source[];
};

const SIGN = { added: '+', removed: '-', changed: '~' } as const;

/** What `npm run generate` would do now, in words; nothing is written. */
export function explain({ before, after, tables, sources }: Question): string {
  const { resources, operations } = describedChanges(before, after);
  const sections = [
    section('resources and fields', resources.flatMap(fieldLines)),
    section('operations', [
      ...operations.added.map((one) => operationLine('+', one)),
      ...operations.removed.map((one) => operationLine('-', one)),
    ]),
    section('database', databaseLines(after, tables)),
    section('overlays to mend', overlayProblems(sources, resources)),
    section('pages touched', resources.flatMap(pagesOf)),
    section('tests that name what is touched', touchedTests(sources, resources)),
  ].filter((one) => one !== '');
  return sections.length === 0 ? 'nothing to do: generated/ says what openapi/ says' : sections.join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}

function fieldLines({ name, state, added, removed, renamed }: ResourceChange): string[] {
  return [
    `${SIGN[state]} ${name}`,
    ...added.map(({ source, kind, label }) => `    + ${source}: ${kind}, "${label}"`),
    ...removed.map(({ source }) => `    - ${source}`),
    ...renamed.map(({ from, to }) => `    ${from} -> ${to}`),
  ];
}

function operationLine(sign: string, { id, method, path }: OperationChange): string {
  return `${sign} ${id}: ${method.toUpperCase()} ${path}`;
}

function databaseLines(after: Document, tables: Tables): string[] {
  try {
    const { migration, notes } = planTables(tables, descriptorsOf(after));
    const written =
      migration === null ? [] : [`a migration for ${migration.slug}:`, ...indented(migration.sql)];
    return [...written, ...notes.map((note) => `note: ${note}`)];
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n');
  }
}

function indented(sql: string): string[] {
  return sql
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`);
}
