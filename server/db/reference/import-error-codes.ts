import type pg from 'pg';
import { ERROR_CODES } from '#domain/rules/error-codes.table.ts';
import { errorText } from '#domain/rules/error-codes.ts';
import type { ErrorCodeRead, ErrorCodeSaid, Read } from './error-code-rows.ts';
import { FileRefused, type Problem } from './file-refused.ts';

export type Imported = { added: number; changed: number; removed: number; unchanged: number };

/** The whole list goes to the browser. */
const MAX_ROWS = 2_000;

type Row = Extract<Read, { said: unknown }>;

/**
 * Takes what a file says of error codes, in one transaction: codes that it does not name stay as they are. A row that says nothing, or
 * what the program says itself, takes back what was said before. A broken file changes nothing: FileRefused.
 */
export async function importErrorCodes(client: pg.Client, rows: AsyncIterable<Read>): Promise<Imported> {
  const { read, problems } = await takenApart(rows);
  if (problems.length > 0) throw new FileRefused(problems);
  const imported: Imported = { added: 0, changed: 0, removed: 0, unchanged: 0 };
  await client.query('begin');
  try {
    // Two imports at once would each count the other's rows as missing.
    await client.query('lock table error_codes in share row exclusive mode');
    for (const row of read) imported[await take(client, row)] += 1;
    const { rows: counted } = await client.query<{ n: number }>('select count(*)::int as n from error_codes');
    if ((counted[0]?.n ?? 0) > MAX_ROWS)
      throw new FileRefused([{ line: 1, message: `không giữ được quá ${MAX_ROWS} mã lỗi` }]);
    await client.query('commit');
    return imported;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function takenApart(rows: AsyncIterable<Read>): Promise<{ read: Row[]; problems: Problem[] }> {
  const read = new Map<string, Row>();
  const problems: Problem[] = [];
  for await (const row of rows) {
    if (!('said' in row)) {
      problems.push(row);
      continue;
    }
    const key = JSON.stringify([row.scope, row.code]);
    const first = read.get(key);
    if (first === undefined) read.set(key, row);
    else
      problems.push({ line: row.line, message: `mã ${row.code} (${row.scope}) đã có ở dòng ${first.line}` });
  }
  if (read.size === 0 && problems.length === 0)
    problems.push({ line: 1, message: 'tệp không có dòng dữ liệu nào' });
  return { read: [...read.values()], problems };
}

async function take(client: pg.Client, { scope, code, said: read }: Row): Promise<keyof Imported> {
  const said = read && (await withEnglish(client, read));
  if (said === null || isOwn(said)) {
    const gone = await client.query('delete from error_codes where scope = $1 and code = $2', [scope, code]);
    return (gone.rowCount ?? 0) > 0 ? 'removed' : 'unchanged';
  }
  const { cause, fix, action, field, source, cause_en, fix_en } = said;
  // xmax is 0 in a row version that was not replaced: the row is new.
  const { rows } = await client.query<{ added: boolean }>(
    `insert into error_codes as known (scope, code, cause, fix, action, field, source, cause_en, fix_en)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (scope, code) do update set (cause, fix, action, field, source, cause_en, fix_en) =
        (excluded.cause, excluded.fix, excluded.action, excluded.field, excluded.source, excluded.cause_en, excluded.fix_en)
      where (known.cause, known.fix, known.action, known.field, known.source, known.cause_en, known.fix_en) is distinct from
        (excluded.cause, excluded.fix, excluded.action, excluded.field, excluded.source, excluded.cause_en, excluded.fix_en)
    returning xmax = 0 as added`,
    [scope, code, cause, fix, action, field, source, cause_en, fix_en],
  );
  const [row] = rows;
  if (row === undefined) return 'unchanged';
  return row.added ? 'added' : 'changed';
}

/** What a file without a column for English leaves: the English of sentences that it does not change. */
async function withEnglish(client: pg.Client, said: ErrorCodeRead): Promise<ErrorCodeSaid> {
  const { cause_en, fix_en } = said;
  if (cause_en !== undefined && fix_en !== undefined) return { ...said, cause_en, fix_en };
  const { rows } = await client.query<Pick<ErrorCodeSaid, 'cause' | 'fix' | 'cause_en' | 'fix_en'>>(
    'select cause, fix, cause_en, fix_en from error_codes where scope = $1 and code = $2',
    [said.scope, said.code],
  );
  const [known] = rows;
  const kept = (column: 'cause' | 'fix'): string | null =>
    known?.[column] === said[column] ? known[`${column}_en`] : null;
  return {
    ...said,
    cause_en: cause_en === undefined ? kept('cause') : cause_en,
    fix_en: fix_en === undefined ? kept('fix') : fix_en,
  };
}

/** Kept, it would hide what a later release says of the code. */
function isOwn(said: ErrorCodeSaid): boolean {
  const own = errorText(ERROR_CODES, said);
  return (
    own !== undefined &&
    said.cause_en === null &&
    said.fix_en === null &&
    (['cause', 'fix', 'action', 'field'] as const).every((column) => own[column] === said[column])
  );
}
