import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceDescriptor } from '../templates/descriptor.ts';
import { planTables, type Tables } from './plan.ts';

/** What a run wrote outside generated/, and what its writer should know. */
type Written = { files: string[]; notes: string[] };

const SNAPSHOT = 'server/db/plain-tables.json';
const MIGRATIONS = 'server/db/migrations';
const DOORS = 'server/plain-modules.ts';

/** The tables as the migrations have left them. */
export function readTables(root: string): Tables {
  const file = join(root, SNAPSHOT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tables) : {};
}

/** Writes the next migration where the tables differ from the description, and a door for a resource that has none. */
export function writePlain(root: string, descriptors: readonly ResourceDescriptor[]): Written {
  const { tables, migration, notes } = planTables(readTables(root), descriptors);
  const files: string[] = [];
  const write = (file: string, text: string): void => {
    writeFileSync(join(root, file), text);
    files.push(file);
  };
  const snapshot = `${JSON.stringify(tables, null, 2)}\n`;
  if (migration !== null)
    write(
      join(MIGRATIONS, `${nextNumber(root)}-${migration.slug}.sql`),
      `-- Written by npm run generate from openapi/; yours to complete before it first runs.\n\n${migration.sql.trimEnd()}\n`,
    );
  if (!existsSync(join(root, SNAPSHOT)) || readFileSync(join(root, SNAPSHOT), 'utf8') !== snapshot)
    write(SNAPSHOT, snapshot);
  for (const { name, plain } of descriptors) if (plain) files.push(...writeDoor(root, name));
  return { files, notes };
}

/** What a check finds missing; nothing is written. */
export function plainDrift(root: string, descriptors: readonly ResourceDescriptor[]): string[] {
  const { tables, migration } = planTables(readTables(root), descriptors);
  const doors = descriptors.filter(({ name, plain }) => plain && !existsSync(doorOf(root, name)));
  return [
    ...(migration === null ? [] : [`${MIGRATIONS}: a migration for ${migration.slug}`]),
    ...(JSON.stringify(tables) === JSON.stringify(readTables(root)) ? [] : [SNAPSHOT]),
    ...doors.map(({ name }) => `server/modules/${folderOf(name)}/index.ts`),
  ];
}

const folderOf = (name: string): string => name.replaceAll('_', '-');
const doorOf = (root: string, name: string): string =>
  join(root, 'server', 'modules', folderOf(name), 'index.ts');

function writeDoor(root: string, name: string): string[] {
  if (existsSync(doorOf(root, name))) return [];
  const folder = folderOf(name);
  const constant = name.replace(/[-_]([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  const described = name.replaceAll('-', '_');

  mkdirSync(join(root, 'server', 'modules', folder), { recursive: true });
  writeFileSync(
    doorOf(root, name),
    `import { ${described} as descriptor } from '#generated/resources/${name}.ts';
import { plainModule } from '#server/plain-module.ts';

export const ${constant} = plainModule(descriptor);
`,
  );
  const doors = join(root, DOORS);
  writeFileSync(
    doors,
    `${readFileSync(doors, 'utf8')}export { ${constant} } from './modules/${folder}/index.ts';\n`,
  );
  return [`server/modules/${folder}/index.ts`, DOORS];
}

function nextNumber(root: string): string {
  const numbers = readdirSync(join(root, MIGRATIONS)).map((name) => Number.parseInt(name, 10));
  return String(Math.max(0, ...numbers.filter(Number.isFinite)) + 1).padStart(3, '0');
}
