import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { TENANT } from '../../../db/tenant-plugin.ts';
import type { CrudTx } from '../../crud-context.ts';

/** SHA-256: the same file is known again by it. */
export function fileHash(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

export async function saveFile(
  tx: CrudTx,
  tenant_id: number,
  import_id: number,
  bytes: Uint8Array,
): Promise<void> {
  await sql`insert into import_files (tenant_id, import_id, bytes)
    values (${tenant_id}, ${import_id}, ${Buffer.from(bytes)})`.execute(tx);
}

export async function fileOf(tx: CrudTx, import_id: number): Promise<Buffer> {
  const { rows } = await sql<{
    bytes: Buffer;
  }>`select bytes from import_files where tenant_id = ${TENANT} and import_id = ${import_id}`.execute(tx);
  const file = rows[0];
  if (file === undefined) throw new Error(`import ${import_id} has no file`);
  return file.bytes;
}

export async function hasFile(tx: CrudTx, import_id: number): Promise<boolean> {
  const { rows } =
    await sql`select from import_files where tenant_id = ${TENANT} and import_id = ${import_id}`.execute(tx);
  return rows.length > 0;
}

/** Once no other sheet of it can be chosen. */
export async function dropFile(tx: CrudTx, import_id: number): Promise<void> {
  await sql`delete from import_files where tenant_id = ${TENANT} and import_id = ${import_id}`.execute(tx);
}

/** Files of several sheets that a person left for another file: one of a resource is kept at most. */
export async function dropEarlierFiles(tx: CrudTx, resource: string, user_id: number): Promise<void> {
  await sql`delete from import_files as kept using imports
    where kept.tenant_id = ${TENANT} and imports.tenant_id = ${TENANT} and imports.id = kept.import_id
      and imports.resource = ${resource} and imports.user_id = ${user_id} and imports.state <> 'reading'`.execute(
    tx,
  );
}
