import { sql, type Insertable } from 'kysely';
import type { Certificates } from '#generated/database.ts';
import type { Tx } from '#server/context.ts';
import { orderOf, whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { notFound } from '#server/platform/http/failure.ts';

export type NewCertificate = Insertable<Certificates>;

export type CertificateRow = {
  id: number;
  subject_name: string;
  issuer_name: string;
  serial: string;
  tax_code: string | null;
  valid_from: string;
  valid_to: string;
  created_on: string;
  declared: boolean;
};

const SHAPE: ListShape = {
  sortable: ['subject_name', 'issuer_name', 'serial', 'tax_code', 'valid_to', 'created_on'],
  filters: {},
  default_sort: '-valid_to',
};

/** The private key is not among them: no list and no answer ever carries it. */
const ROWS = sql`(select id, subject_name, issuer_name, serial, tax_code, valid_from, valid_to, created_on,
  fold_text(subject_name || ' ' || serial) as search_text,
  exists (select from registrations where status = 'tax_authority_accepted'
    and certificates.serial = any(registrations.certificate_serials)) as declared
  from certificates) as known`;

const COLUMNS = sql`id, subject_name, issuer_name, serial, tax_code, valid_from, valid_to, created_on, declared`;
const PAGE = 25;

export async function listCertificates(
  tx: Tx,
  query: ListQuery & { all?: boolean },
  now: string,
): Promise<{ rows: CertificateRow[]; total: number }> {
  const usable = query.all === false ? sql` and valid_from <= ${now} and valid_to >= ${now}` : sql``;
  const where = sql`${whereOf(SHAPE, query)}${usable}`;
  const limit = query.limit ?? PAGE;
  const found = await sql<CertificateRow>`select ${COLUMNS} from ${ROWS} where ${where}
    order by ${orderOf(SHAPE, query.sort)} limit ${limit} offset ${((query.page ?? 1) - 1) * limit}`.execute(
    tx,
  );
  const count = await sql<{ total: number }>`select count(*) as total from ${ROWS} where ${where}`.execute(
    tx,
  );
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

export async function findCertificate(tx: Tx, id: number): Promise<CertificateRow> {
  const found = await sql<CertificateRow>`select ${COLUMNS} from ${ROWS} where id = ${id}`.execute(tx);
  const row = found.rows[0];
  if (row === undefined) throw notFound();
  return row;
}

export async function insertCertificate(tx: Tx, values: NewCertificate): Promise<CertificateRow> {
  const { id } = await tx.insertInto('certificates').values(values).returning('id').executeTakeFirstOrThrow();
  return findCertificate(tx, id);
}

export async function removeCertificate(tx: Tx, id: number): Promise<CertificateRow> {
  const row = await findCertificate(tx, id);
  await tx.deleteFrom('certificates').where('id', '=', id).execute();
  return row;
}
