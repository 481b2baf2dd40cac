import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CrudTx } from '../../crud-context.ts';
import { TENANT } from '../../../db/tenant-plugin.ts';

/** SHA-256: the same file is known again by it. */
export function fileHash(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

export async function keepFile(
  tx: CrudTx,
  tenant_id: number,
  import_id: number,
  bytes: Uint8Array,
): Promise<void> {
  await sql`insert into import_files (tenant_id, import_id, bytes)
    values (${tenant_id}, ${import_id}, ${Buffer.from(bytes)})`.execute(tx);
}

/** The bytes of an uploaded file, which are needed no longer once they are read. */
export async function takeFile(tx: CrudTx, import_id: number): Promise<Buffer> {
  const { rows } = await sql<{
    bytes: Buffer;
  }>`delete from import_files where tenant_id = ${TENANT} and import_id = ${import_id}
    returning bytes`.execute(tx);
  const file = rows[0];
  if (file === undefined) throw new Error(`import ${import_id} has no file`);
  return file.bytes;
}
