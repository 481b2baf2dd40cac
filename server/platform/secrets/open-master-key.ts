import { existsSync } from 'node:fs';
import pg from 'pg';
import { StartRefused } from '../start-refused.ts';
import { keyPath, loadMasterKey, type MasterKey } from './master-key.ts';

/**
 * The master key of a migrated database. The first start stores a value that is derived from it, and no later one goes on with another
 * key, or makes one where a company's secrets are sealed already: they would be lost without a word.
 */
export async function openMasterKey(
  database_url: string,
  { data_dir, master_key }: { data_dir: string; master_key: Buffer | null },
): Promise<MasterKey> {
  const client = new pg.Client({ connectionString: database_url, application_name: 'hoadon master key' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ in_use: boolean }>(
      `select exists (select from master_key_check) or exists (select from tenants) as in_use`,
    );
    if (master_key === null && rows[0]?.in_use === true && !existsSync(keyPath(data_dir)))
      throw new StartRefused(missing(data_dir));
    const key = loadMasterKey(data_dir, master_key);
    const value = key.derive('check');
    await client.query('insert into master_key_check (value) values ($1) on conflict do nothing', [value]);
    const known = await client.query('select from master_key_check where value = $1', [value]);
    if (known.rowCount === 0) throw new StartRefused(other(data_dir, master_key !== null));
    return key;
  } finally {
    await client.end();
  }
}

function missing(data_dir: string): string {
  return (
    `Thiếu khóa chính của cơ sở dữ liệu này: không có ${keyPath(data_dir)} và không đặt MASTER_KEY. ` +
    'Hãy chép master.key từ máy cũ hoặc bản sao lưu, hay đặt MASTER_KEY. Không có gì bị thay đổi (docs/running.md).\n' +
    `The master key of this database is missing: there is no ${keyPath(data_dir)}, and MASTER_KEY is not set. ` +
    'Copy master.key from the other machine or from a backup, or set MASTER_KEY. Nothing was changed.'
  );
}

function other(data_dir: string, is_given: boolean): string {
  const name = is_given ? 'MASTER_KEY' : keyPath(data_dir);
  return (
    `Khóa chính (${name}) không phải khóa của cơ sở dữ liệu này. ` +
    'Hãy dùng đúng khóa: chép master.key từ máy cũ hoặc bản sao lưu, hay đặt MASTER_KEY. Dữ liệu không bị thay đổi (docs/running.md).\n' +
    `The master key (${name}) is not the one of this database. ` +
    'Use the right one: copy master.key from the other machine or from a backup, or set MASTER_KEY. No data was changed.'
  );
}
