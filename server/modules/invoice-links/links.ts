import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Db, Tx } from '#server/context.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure } from '#server/platform/http/failure.ts';
import { claimsOfKey, linkKey, lookUpCode, type LinkClaims } from './tokens.ts';

type InvoiceLink = components['schemas']['InvoiceLink'];

export type LinkDeps = {
  /** What the keys of links follow from. */
  link_key: Buffer;
  /** Where people reach this installation, without a slash at the end. */
  public_url: string;
};

/** The buyer's page, and the form to look an invoice up. */
const PAGE = '/tra-cuu';

/** The buyer may have it: the authority has it, or need not by itself. */
const ISSUED: readonly string[] = ['issued', 'adjusted', 'replaced'];

export function isWithBuyer({ lifecycle }: Pick<InvoiceRow, 'lifecycle'>): boolean {
  return ISSUED.includes(lifecycle);
}

async function generationOf(tx: Tx, invoice_id: number): Promise<number> {
  const row = await tx
    .selectFrom('invoice_links')
    .select('generation')
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirst();
  return row?.generation ?? 1;
}

/** The key of an invoice's link today. */
export async function keyOfInvoice(
  tx: Tx,
  { link_key }: Pick<LinkDeps, 'link_key'>,
  of: Omit<LinkClaims, 'generation'>,
): Promise<string> {
  return linkKey(link_key, { ...of, generation: await generationOf(tx, of.invoice_id) });
}

/** The address of an invoice's page, for one mail or, without it, for anyone it is given to. */
export async function urlOfInvoice(
  tx: Tx,
  deps: LinkDeps,
  of: Omit<LinkClaims, 'generation'>,
): Promise<string> {
  return `${deps.public_url}${PAGE}/${await keyOfInvoice(tx, deps, of)}`;
}

/** The page on which an invoice is looked up by its code. */
export function lookUpUrl({ public_url }: Pick<LinkDeps, 'public_url'>): string {
  return `${public_url}${PAGE}`;
}

/** What somebody of the seller hands over. Failures: 404, 409 invoice_not_issued. */
export async function invoiceLink(
  tx: Tx,
  deps: LinkDeps,
  of: { tenant_id: number; invoice_id: number },
): Promise<InvoiceLink> {
  if (!isWithBuyer(await findInvoice(tx, of.invoice_id)))
    throw failure(
      409,
      'invoice_not_issued',
      'Hóa đơn chưa phát hành xong nên chưa có liên kết cho người mua. Hãy phát hành trước.',
    );
  return {
    url: await urlOfInvoice(tx, deps, { ...of, email_id: null }),
    look_up_url: lookUpUrl(deps),
    look_up_code: lookUpCode(deps.link_key, of.tenant_id, of.invoice_id),
    generation: await generationOf(tx, of.invoice_id),
  };
}

/** From here on the links of this generation open nothing; one that was replaced already is not replaced again. */
export async function renewLink(
  tx: Tx,
  { tenant_id, invoice_id }: { tenant_id: number; invoice_id: number },
  generation: number,
): Promise<void> {
  await keepLinkRow(tx, tenant_id, invoice_id);
  await tx
    .updateTable('invoice_links')
    .set({ generation: sql<number>`generation + 1` })
    .where('invoice_id', '=', invoice_id)
    // A number no link can have reached is compared too, and fits no integer column.
    .where('generation', '=', sql<number>`${generation}::bigint`)
    .execute();
}

/** Makes the row of an invoice's link where there is none yet. */
export async function keepLinkRow(tx: Tx, tenant_id: number, invoice_id: number): Promise<void> {
  await tx
    .insertInto('invoice_links')
    .values({ tenant_id, invoice_id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'invoice_id']).doNothing())
    .execute();
}

/** Runs work on the invoice of a link, in its company. Failure: 404 link_not_usable, whatever is wrong with the link. */
export async function withInvoiceOfKey<T>(
  { db, link_key }: { db: Db } & Pick<LinkDeps, 'link_key'>,
  key: string,
  work: (tx: Tx, opened: { claims: LinkClaims; invoice: InvoiceRow }) => Promise<T>,
): Promise<T> {
  const claims = claimsOfKey(link_key, key);
  if (claims === null) throw linkDead();
  return inTenant(db, claims.tenant_id, async (tx) => {
    if ((await generationOf(tx, claims.invoice_id)) !== claims.generation) throw linkDead();
    const invoice = await findInvoice(tx, claims.invoice_id);
    if (!isWithBuyer(invoice)) throw linkDead();
    return work(tx, { claims, invoice });
  });
}

const linkDead = () =>
  failure(
    404,
    'link_not_usable',
    'Liên kết không dùng được: sai, đã bị bên bán thay, hoặc hóa đơn chưa có hiệu lực. Hãy xin bên bán gửi liên kết mới.',
  );
