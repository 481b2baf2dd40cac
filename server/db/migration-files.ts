import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '#server/platform/start-refused.ts';

export type Migration = { version: number; name: string; sql: string; checksum: string };

/** A set of migrations that must not run; the message says which file and why. */
export class MigrationRefused extends StartRefused {
  constructor(message: string) {
    super(`Không nâng cấp cơ sở dữ liệu / migration refused: ${message}`);
    this.name = 'MigrationRefused';
  }
}

/** SHA-256 of the text with LF line ends, so that a checkout on Windows agrees. */
export function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}

/** Reads `NNN-name.sql` in the order of their numbers; other files of the directory are refused, not skipped. */
export function readMigrations(directory: string): Migration[] {
  const migrations = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .map((name) => {
      const number = /^(\d{3})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/.exec(name)?.[1];
      if (!number) throw new MigrationRefused(`${name} is not named NNN-name.sql`);
      const sql = readFileSync(join(directory, name), 'utf8');
      return { version: Number(number), name, sql, checksum: checksumOf(sql) };
    })
    .sort((a, b) => a.version - b.version);
  for (const [index, migration] of migrations.entries()) {
    const before = migrations[index - 1];
    if (before?.version === migration.version) {
      throw new MigrationRefused(`${before.name} and ${migration.name} share a number`);
    }
  }
  return migrations;
}

export type Applied = { version: number; name: string; checksum: string };

/**
 * Which migrations are still to run. History is never rewritten: a changed or vanished file, or one numbered
 * below what has already run, is refused.
 */
export function pendingMigrations(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const by_version = new Map(files.map((file) => [file.version, file]));
  for (const done of applied) {
    const file = by_version.get(done.version);
    if (!file)
      throw new MigrationRefused(`the database has ${done.name}, which this version of the program lacks`);
    if (file.checksum !== done.checksum) {
      throw new MigrationRefused(`${file.name} was changed after it had run: write a new migration instead`);
    }
  }
  const last = Math.max(0, ...applied.map((done) => done.version));
  const done = new Set(applied.map(({ version }) => version));
  const pending = files.filter((file) => !done.has(file.version));
  const late = pending.find((file) => file.version < last);
  if (late) throw new MigrationRefused(`${late.name} is numbered below ${last}, which has already run`);
  return pending;
}
