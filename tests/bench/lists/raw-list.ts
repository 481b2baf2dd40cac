import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isInstalled, outputOf } from '../child-process.ts';

/** What the list reads, as plain SQL over one tenant: 25 rows, the newest first, row-level security on. */
const SQL = `select id, template_id, form_no, symbol, number, issued_on, customer_id, buyer_name, buyer_person, buyer_tax_code,
  currency, total_before_vat, total_vat, total, status, status_error, created_on, lock_version
  from invoices order by issued_on desc, id desc limit 25`;

/** The same rows as the text of the answer, the way the product's list asks for them. */
const JSON_SQL = `select json_agg(page)::text from (${SQL.replaceAll(/\b(total_before_vat|total_vat|total)\b/g, '$1::text')}) as page`;

const CLIENTS = 8;

/** as_json: the text of the answer instead of rows. */
type RawList = { name: string; run(seconds: number, as_json: boolean): Promise<number> };

/** The reference: pgbench with prepared statements and eight clients; without it, as many of our own loops over the driver. */
export async function rawList(database_url: string, tenant_id: number, folder: string): Promise<RawList> {
  const url = new URL(database_url);
  // libpq does not read a plus sign as a space.
  url.search = `options=${encodeURIComponent(`-c role=hoadon_app -c app.tenant_id=${tenant_id}`)}`;
  if (!(await isInstalled('pgbench', '--version'))) {
    return {
      name: `raw SQL, driver loop, c=${CLIENTS}`,
      run: (seconds, as_json) => driverLoop(url.href, as_json ? JSON_SQL : SQL, seconds),
    };
  }
  const file = (as_json: boolean): string => join(folder, as_json ? 'list-json.sql' : 'list-rows.sql');
  for (const as_json of [true, false])
    writeFileSync(file(as_json), `${(as_json ? JSON_SQL : SQL).replaceAll(/\s+/g, ' ')};\n`);
  return {
    name: `raw SQL, pgbench -M prepared, c=${CLIENTS}`,
    run: (seconds, as_json) => pgbench(url.href, file(as_json), seconds),
  };
}

async function pgbench(url: string, file: string, seconds: number): Promise<number> {
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CLIENTS),
    '-j',
    '1',
    '-T',
    String(seconds),
    '-f',
    file,
    url,
  ];
  const printed = await outputOf('pgbench', args);
  const found = /^tps = ([\d.]+)/m.exec(printed)?.[1];
  if (found === undefined) throw new Error(`pgbench said: ${printed}`);
  return Number(found);
}

async function driverLoop(url: string, text: string, seconds: number): Promise<number> {
  const clients = Array.from({ length: CLIENTS }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const began = performance.now();
  const counts = await Promise.all(
    clients.map(async (client) => {
      let times = 0;
      while (performance.now() - began < seconds * 1000) {
        await client.query({ name: 'list', text });
        times += 1;
      }
      return times;
    }),
  );
  const took = (performance.now() - began) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return counts.reduce((sum, times) => sum + times, 0) / took;
}
