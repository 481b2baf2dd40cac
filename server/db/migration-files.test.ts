import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checksumOf, MigrationRefused, pendingMigrations, readMigrations } from './migration-files.ts';
import type { Migration } from './migration-files.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(() => rmSync(directory, { recursive: true }));
const write = (name: string, sql = 'select 1'): void => writeFileSync(join(directory, name), sql);

describe('readMigrations', () => {
  it('orders by number, whatever the directory says', () => {
    for (const name of ['010-later.sql', '002-second.sql', '001-first.sql']) write(name);
    expect(readMigrations(directory).map(({ name }) => name)).toEqual([
      '001-first.sql',
      '002-second.sql',
      '010-later.sql',
    ]);
  });

  it('refuses a misnamed file and two files of one number', () => {
    write('1-first.sql');
    expect(() => readMigrations(directory)).toThrow(MigrationRefused);
    rmSync(join(directory, '1-first.sql'));
    write('001-a.sql');
    write('001-b.sql');
    expect(() => readMigrations(directory)).toThrow(/001-a\.sql and 001-b\.sql/);
  });

  it('gives the same checksum with Windows line ends, another for another text', () => {
    expect(checksumOf('a;\r\nb;\r\n')).toBe(checksumOf('a;\nb;\n'));
    expect(checksumOf('a;')).not.toBe(checksumOf('b;'));
  });
});

describe('pendingMigrations', () => {
  const file = (version: number, checksum = 'c'): Migration => ({
    version,
    name: `${version}.sql`,
    sql: '',
    checksum,
  });

  it('runs what has not run, and gaps in the numbers are no harm', () => {
    expect(pendingMigrations([file(1), file(5)], [file(1)]).map(({ version }) => version)).toEqual([5]);
    expect(pendingMigrations([file(1)], [file(1)])).toEqual([]);
  });

  it.each([
    ['a changed file', [file(1, 'changed')], [file(1)], /was changed/],
    ['a file this program lacks', [file(1)], [file(1), file(2)], /lacks/],
    ['a file numbered below the last', [file(1), file(2), file(3)], [file(1), file(3)], /below 3/],
  ])('refuses %s', (_what, files, applied, message) => {
    expect(() => pendingMigrations(files, applied)).toThrow(message);
  });
});
