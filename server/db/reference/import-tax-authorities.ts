import { createReadStream } from 'node:fs';
import type pg from 'pg';
import { FileRefused, type Problem } from './file-refused.ts';
import { taxAuthorityRows, type Read, type TaxAuthorityRow } from './tax-authority-rows.ts';

export type Imported = { added: number; changed: number; unchanged: number };

const BATCH = 500;
const COLUMNS = 'code, name, city_code, city_name, parent_code, area';

/**
 * Puts tax authorities in by their code, in one transaction: new ones are added; those that are there take what the file says, or
 * with `keep` stay as they are. Rows are read as they come and wait in a temporary table. A broken file changes nothing: FileRefused.
 */
export async function importTaxAuthorities(
  client: pg.Client | pg.PoolClient,
  rows: AsyncIterable<Read>,
  options: { keep: boolean } = { keep: false },
): Promise<Imported> {
  await client.query('begin');
  try {
    await client.query(`create temporary table staged (line integer, code text, name text, city_code text, city_name text,
      parent_code text, area text) on commit drop`);
    const problems = await stage(client, rows);
    problems.push(...(await problemsBetween(client, problems.length === 0)));
    if (problems.length > 0) throw new FileRefused(problems);
    const imported = await merge(client, options.keep);
    await client.query('commit');
    return imported;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function stage(client: pg.ClientBase, rows: AsyncIterable<Read>): Promise<Problem[]> {
  const problems: Problem[] = [];
  let batch: (TaxAuthorityRow & { line: number })[] = [];
  const flush = async (): Promise<void> => {
    await client.query(
      `insert into staged select line, ${COLUMNS} from jsonb_populate_recordset(null::staged, $1)`,
      [JSON.stringify(batch)],
    );
    batch = [];
  };
  for await (const read of rows) {
    if ('message' in read) problems.push(read);
    else batch.push({ line: read.line, ...read.row });
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return problems;
}

/** What no single row shows: a code given twice, an unknown parent, a file without a row. */
async function problemsBetween(client: pg.ClientBase, all_read: boolean): Promise<Problem[]> {
  const { rows } = await client.query<Problem>(
    `
    select line, format('mã %s đã có ở dòng %s', code, first) as message
      from (select line, code, min(line) over (partition by code) as first from staged) as twice where line > first
    union all
    select line, format('không biết cơ quan cấp trên %s', parent_code) from staged as child
      where parent_code is not null and not exists (select from staged where code = child.parent_code)
        and not exists (select from tax_authorities where code = child.parent_code)
    union all
    select 1, 'tệp không có dòng dữ liệu nào' where $1 and not exists (select from staged)`,
    [all_read],
  );
  return rows;
}

async function merge(client: pg.ClientBase, keep: boolean): Promise<Imported> {
  const updated = keep
    ? 'do nothing'
    : `do update set (name, city_code, city_name, parent_code, area) =
        (excluded.name, excluded.city_code, excluded.city_name, excluded.parent_code, excluded.area)
      where (known.name, known.city_code, known.city_name, known.parent_code, known.area) is distinct from
        (excluded.name, excluded.city_code, excluded.city_name, excluded.parent_code, excluded.area)`;
  // xmax is 0 in a row version that was not replaced: the row is new.
  const { rows } = await client.query<Imported>(`
    with merged as (
      insert into tax_authorities as known (${COLUMNS}) select ${COLUMNS} from staged order by code
      on conflict (code) ${updated} returning xmax = 0 as added
    )
    select count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed,
      (select count(*) from staged)::int - count(*)::int as unchanged from merged`);
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0 };
}

const SEED = new URL('./tax-authorities.csv', import.meta.url);

/** Adds the offices of our own seed file that are missing; what an import has said of the others stays. */
export async function seedTaxAuthorities(client: pg.Client): Promise<void> {
  const rows = taxAuthorityRows('csv', createReadStream(SEED, { encoding: 'utf8' }));
  await importTaxAuthorities(client, rows, { keep: true });
}
