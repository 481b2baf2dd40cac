import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, existsSync, rmSync, mkdirSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * `npm run generate:db`: writes generated/database.ts, Kysely's view of the tables, from a scratch database that
 * the migrations have just made. `--check` writes nothing and fails when the file differs.
 */
const target = 'generated/database.ts';

/** As rows leave the driver: see server/platform/postgres/pool.ts. */
const type_mapping = { int8: 'number', numeric: 'string', date: 'string', timestamptz: 'string' };

async function scratchUrl(child: ReturnType<typeof spawn>): Promise<string> {
  if (!child.stdout) throw new Error('the scratch database has no output');
  const line = once(createInterface(child.stdout), 'line').then(([url]) => String(url));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('no scratch database')));
  return Promise.race([line, ended]);
}

function generate(url: string, out_file: string): void {
  const done = spawnSync(
    process.execPath,
    [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--dialect=postgres',
      `--url=${url}`,
      '--default-schema=public',
      '--include-pattern=public.*',
      '--exclude-pattern=public.schema_migrations',
      `--type-mapping=${JSON.stringify(type_mapping)}`,
      `--out-file=${out_file}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (done.status !== 0) throw new Error('kysely-codegen failed');
}

const check = process.argv.includes('--check');
const directory = mkdtempSync(join(tmpdir(), 'hoadon-types-'));
const scratch = spawn(process.execPath, ['server/db/scratch-cli.ts'], { stdio: ['pipe', 'pipe', 'inherit'] });
const ended = once(scratch, 'close');
try {
  const draft = join(directory, 'database.ts');
  generate(await scratchUrl(scratch), draft);
  const same = existsSync(target) && readFileSync(target, 'utf8') === readFileSync(draft, 'utf8');
  if (check && !same) {
    console.error(`${target} does not match the migrations: run npm run generate:db and commit the result.`);
    process.exitCode = 1;
  } else if (!same) {
    mkdirSync('generated', { recursive: true });
    copyFileSync(draft, target);
    console.log(`wrote ${target}`);
  }
} finally {
  scratch.stdin?.end();
  await ended;
  rmSync(directory, { recursive: true, force: true });
}
