import { createHmac, randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { StatementLinks } from '#generated/database.ts';
import type { Db, Tx } from '#server/context.ts';
import { keyHash } from '#server/modules/getting-in/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { statementTable, type Statement } from './statements.ts';

export type LinkRow = Selectable<StatementLinks>;
export type StatementRef = { tenant_id: number; statement_id: number };

export type LinkDeps = {
  /** What the keys of links follow from. */
  link_key: Buffer;
  /** Where people reach this installation, without a slash at the end. */
  public_url: string;
};

/** The key of a link is not stored: it follows from the stored nonce and a secret that the database does not have. */
function keyOf(link_key: Buffer, nonce: Uint8Array): string {
  return createHmac('sha256', link_key).update(nonce).digest('base64url');
}

/** The link of a locked statement that waits for its buyer, made when it is first needed. */
export async function linkOf(
  tx: Tx,
  { link_key, public_url }: LinkDeps,
  tenant_id: number,
  { id, expires_on }: Pick<Statement, 'id' | 'expires_on'>,
  now: string,
): Promise<{ url: string; expires_on: string }> {
  if (expires_on === null) throw new Error(`statement ${id} has no link`);
  const found = await linkRow(tx, id);
  const nonce = found?.nonce ?? randomBytes(32);
  const key = keyOf(link_key, nonce);
  if (found === undefined) {
    const hash = keyHash(key);
    await tx
      .insertInto('statement_links')
      .values({ tenant_id, statement_id: id, hash, nonce, expires_on, created_on: now })
      .execute();
    await sql`select open_statement_link(${id}, ${hash})`.execute(tx);
  }
  return { url: `${public_url}/confirm/statement?key=${key}`, expires_on };
}

function linkRow(tx: Tx, statement_id: number): Promise<LinkRow | undefined> {
  return tx
    .selectFrom('statement_links')
    .selectAll()
    .where('statement_id', '=', statement_id)
    .executeTakeFirst();
}

/** From here on the link opens nothing. */
export async function dropLink(tx: Tx, statement_id: number): Promise<void> {
  await tx.deleteFrom('statement_links').where('statement_id', '=', statement_id).execute();
  await sql`select close_statement_link(${statement_id})`.execute(tx);
}

/** Which statement a key opens, if it still does: that is found out within the company. Null for one that is unknown or used. */
export async function findLink(db: Db, key: string): Promise<(StatementRef & { hash: Buffer }) | null> {
  const row = await db
    .selectFrom('statement_link_keys')
    .selectAll()
    .where('hash', '=', keyHash(key))
    .executeTakeFirst();
  return row ?? null;
}

/** The statement of a link, locked; 404 unless it still waits for its buyer by this very link. */
export async function statementOfLink(
  tx: Tx,
  { statement_id, hash }: StatementRef & { hash: Buffer },
  now: string,
): Promise<{ row: Statement; link: LinkRow }> {
  const row = await statementTable.lock(tx, statement_id);
  const link = await linkRow(tx, statement_id);
  const isOpen = row.state === 'waiting_buyer' && (row.expires_on ?? '') > now;
  if (!isOpen || link?.hash.equals(hash) !== true) throw linkDead();
  return { row, link };
}

export const linkDead = () =>
  failure(
    404,
    'link_not_usable',
    'Liên kết không dùng được: sai, đã dùng, đã hết hạn hoặc đã bị thu hồi. Hãy xin bên bán gửi liên kết mới.',
  );
