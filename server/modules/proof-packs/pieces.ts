import { sql } from 'kysely';
import type { Db } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

/** Bytes of a row. */
const PIECE = 1024 * 1024;

type Pieces = {
  write(bytes: Uint8Array): Promise<void>;
  /** The bytes written in all. */
  finish(): Promise<number>;
};

/** Keeps a file in rows as it is written, each in a transaction of its own; a file of any size takes one piece of memory. */
export function keepPieces(db: Db, tenant_id: number, pack_id: number): Pieces {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let position = 0;
  let size = 0;

  async function store(): Promise<void> {
    if (length === 0) return;
    const bytes = Buffer.concat(waiting, length);
    waiting = [];
    length = 0;
    await inTenant(db, tenant_id, (tx) =>
      sql`insert into proof_pack_parts (tenant_id, pack_id, position, bytes)
        values (${tenant_id}, ${pack_id}, ${position}, ${bytes})`.execute(tx),
    );
    position += 1;
  }

  return {
    write: async (bytes) => {
      // The writer may use its memory again.
      waiting.push(Uint8Array.from(bytes));
      length += bytes.length;
      size += bytes.length;
      if (length >= PIECE) await store();
    },
    finish: async () => {
      await store();
      return size;
    },
  };
}
