import type pg from 'pg';
import { seal, unseal } from '#server/platform/secrets/master-key.ts';
import type { AuthorityKey } from './records.ts';

type AuthorityRow = {
  sealed: Buffer | null;
  plain: string | null;
  certificate_pem: string;
  root_pem: string;
};

/** The stored key, made at the first start; the stored value is sealed with `sealing_key`, which the database never sees. */
export async function authorityKey(
  pool: pg.Pool,
  sealing_key: Buffer,
  make: () => Promise<AuthorityKey>,
): Promise<AuthorityKey> {
  const row = await authorityRow(pool);
  if (row === undefined) {
    const { private_key_pem, certificate_pem, root_pem } = await make();
    await pool.query(
      `insert into sandbox.authority (private_key_sealed, certificate_pem, root_pem) values ($1, $2, $3)
       on conflict do nothing`,
      [seal(sealing_key, Buffer.from(private_key_pem)), certificate_pem, root_pem],
    );
    // Another sandbox may have been first: its key is the one that counts.
    return authorityKey(pool, sealing_key, make);
  }
  const { certificate_pem, root_pem } = row;
  if (row.sealed !== null)
    return { private_key_pem: unseal(sealing_key, row.sealed).toString(), certificate_pem, root_pem };
  const private_key_pem = row.plain ?? '';
  await pool.query('update sandbox.authority set private_key_sealed = $1, private_key_pem = null', [
    seal(sealing_key, Buffer.from(private_key_pem)),
  ]);
  return { private_key_pem, certificate_pem, root_pem };
}

/** `plain` is the column of tables from before keys were sealed; newer ones have no such column. */
async function authorityRow(pool: pg.Pool): Promise<AuthorityRow | undefined> {
  const found = await pool.query<AuthorityRow>(`select private_key_sealed as sealed,
    to_jsonb(authority) ->> 'private_key_pem' as plain, certificate_pem, root_pem from sandbox.authority`);
  return found.rows[0];
}
