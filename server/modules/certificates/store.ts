import { sql, type Insertable } from 'kysely';
import { declaredState } from '#domain/registration/certificate-in-force.ts';
import type { AcceptedDeclaration } from '#domain/registration/in-force.ts';
import { daysLeft, expiryWarning } from '#domain/signing/certificate-expiry.ts';
import type { Certificates } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { orderOf, whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { takeTurn } from '#server/platform/db/take-turn.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { TEST_ISSUER } from './test-certificate.ts';

type NewCertificate = Insertable<Certificates>;

type TenantCertificate = components['schemas']['TenantCertificate'];

/** As it is answered, but for what depends on the time of asking and on the declarations. */
export type CertificateRow = Omit<
  TenantCertificate,
  'state' | 'days_left' | 'expiry_warning' | 'declared' | 'declared_since'
>;

const SHAPE: ListShape = {
  sortable: ['subject_name', 'issuer_name', 'serial', 'tax_code', 'valid_to', 'created_on'],
  filters: {},
  default_sort: '-valid_to',
};

/** A company that signs by the million does not count them all for a list of certificates. */
const MAX_COUNTED = 10_000;
const MAX_NAMED = 20;

const OWN = sql`id, kind, service, account, subject_name, issuer_name, serial, tax_code, valid_from, valid_to, created_on`;

/** Keys and secrets are not among them: no list and no answer ever carries those. */
const ROWS = sql`(select tenant_id, ${OWN}, is_default as is_chosen, fold_text(subject_name || ' ' || serial) as search_text,
  case when tax_code is null then 'no_tax_code'
    when tax_code <> (select company.tax_code from tenant_profiles as company
      where company.tenant_id = certificates.tenant_id) then 'other_tax_code' end as unusable,
  issuer_name = ${TEST_ISSUER} as is_test
  from certificates where tenant_id = ${TENANT}) as known`;

/** Documents sealed for a certificate whose present version is not signed. */
const UNFINISHED = sql`document_versions as sealed join documents on documents.tenant_id = sealed.tenant_id
  and documents.id = sealed.document_id and documents.version = sealed.version
  where documents.tenant_id = ${TENANT} and documents.stage = 'started' and documents.signing <> 'signed' and sealed.certificate_id = known.id`;

const SIGNED = sql`document_versions as sealed join document_files on document_files.tenant_id = sealed.tenant_id
  and document_files.document_id = sealed.document_id and document_files.version = sealed.version
  where sealed.tenant_id = ${TENANT} and document_files.kind = 'signed' and sealed.certificate_id = known.id`;

/** What can never sign for the company is not its default, also where its tax code was changed since it was chosen. */
const IS_DEFAULT = sql`(is_chosen and unusable is null)`;

const ANSWERED = sql`${OWN}, ${IS_DEFAULT} as is_default, unusable, is_test,
  (select count(*) from (select from ${SIGNED} limit ${sql.lit(MAX_COUNTED)}) as counted) as signed_count,
  (select count(*) from (select from ${UNFINISHED} limit ${sql.lit(MAX_COUNTED)}) as counted) as unfinished_count,
  (select coalesce(jsonb_agg(jsonb_build_object('document_kind', named.kind, 'subject_id', named.subject_id, 'label', named.label)), '[]') from
    (select documents.kind, documents.subject_id, documents.label
      from ${UNFINISHED} order by documents.id limit ${sql.lit(MAX_NAMED)}) as named) as unfinished_documents`;

const PAGE = 25;

export async function listCertificates(
  tx: Tx,
  query: ListQuery & { all?: boolean },
  now: string,
): Promise<{ rows: CertificateRow[]; total: number }> {
  const usable =
    query.all === false ? sql` and unusable is null and valid_from <= ${now} and valid_to >= ${now}` : sql``;
  const where = sql`${whereOf(SHAPE, query)}${usable}`;
  const limit = query.limit ?? PAGE;
  const found = await sql<CertificateRow>`select ${ANSWERED} from ${ROWS} where ${where}
    order by ${orderOf(SHAPE, query.sort)} limit ${limit} offset ${((query.page ?? 1) - 1) * limit}`.execute(
    tx,
  );
  const count = await sql<{ total: number }>`select count(*) as total from ${ROWS} where ${where}`.execute(
    tx,
  );
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

type EndingCertificate = Pick<CertificateRow, 'id' | 'subject_name' | 'valid_to' | 'is_default'>;

/** Those that can sign for the company, the one that ends first at the top. */
export async function certificatesByEnd(tx: Tx, limit: number): Promise<EndingCertificate[]> {
  const { rows } =
    await sql<EndingCertificate>`select id, subject_name, valid_to, ${IS_DEFAULT} as is_default from ${ROWS}
    where unusable is null order by valid_to, id limit ${limit}`.execute(tx);
  return rows;
}

export async function findCertificate(tx: Tx, id: number): Promise<CertificateRow> {
  const found = await sql<CertificateRow>`select ${ANSWERED} from ${ROWS} where id = ${id}`.execute(tx);
  const row = found.rows[0];
  if (row === undefined) throw notFound();
  return row;
}

/** Adds it; the first one that can sign for the company is the default without being chosen. */
export async function insertCertificate(tx: Tx, values: NewCertificate): Promise<CertificateRow> {
  const other = await sql`select from ${ROWS} where ${IS_DEFAULT}`.execute(tx);
  const { id } = await tx
    .insertInto('certificates')
    .values({ ...values, is_default: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await findCertificate(tx, id);
  const isDefault = added.unusable === null && (values.is_default === true || other.rows.length === 0);
  if (isDefault) await setDefault(tx, id, true);
  return { ...added, is_default: isDefault };
}

/** One certificate of a company at most is the default: the one chosen last. */
export async function setDefault(tx: Tx, id: number, is_default: boolean): Promise<void> {
  await takeTurn(tx, 'default_certificate');
  if (is_default)
    await tx
      .updateTable('certificates')
      .set({ is_default: false })
      .where('is_default', '=', true)
      .where('id', '!=', id)
      .execute();
  await tx.updateTable('certificates').set({ is_default }).where('id', '=', id).execute();
}

export async function removeCertificate(tx: Tx, id: number): Promise<CertificateRow> {
  const row = await findCertificate(tx, id);
  await tx.deleteFrom('certificates').where('id', '=', id).execute();
  return row;
}

export function wireCertificate(
  row: CertificateRow,
  declarations: readonly AcceptedDeclaration[],
  clock: Clock,
): TenantCertificate {
  const now_ms = clock.epoch_ms();
  const { valid_to } = row;
  const declared = declaredState(declarations, row.serial, clock.now());
  return {
    ...row,
    declared: declared.state === 'in_force',
    declared_since: declared.state === 'in_force' ? declared.certificate.since : null,
    state: stateOf(row, now_ms),
    days_left: daysLeft(valid_to, now_ms),
    expiry_warning: expiryWarning(valid_to, now_ms),
  };
}

function stateOf({ valid_from, valid_to }: CertificateRow, now_ms: number): TenantCertificate['state'] {
  if (now_ms > Date.parse(valid_to)) return 'expired';
  if (now_ms < Date.parse(valid_from)) return 'not_yet_valid';
  return expiryWarning(valid_to, now_ms) === null ? 'valid' : 'expiring';
}
