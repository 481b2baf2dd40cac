import type { Selectable } from 'kysely';
import type { Certificates } from '#generated/database.ts';
import { sameSerial } from '#domain/invoice/ready/certificate-refusals.ts';
import type { Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';

type CertificateRecord = Selectable<Certificates>;

/** The certificate that would sign now: one that may, if there is one, else the newest, so that its fault can be told. */
export async function signingCertificate(
  tx: Tx,
  tax_code: string,
  declared_serials: readonly string[],
  clock: Clock,
): Promise<Omit<CertificateRecord, 'private_key_sealed'> | null> {
  const rows = await tx
    .selectFrom('certificates')
    .select([
      'id',
      'tenant_id',
      'subject_name',
      'issuer_name',
      'serial',
      'tax_code',
      'valid_from',
      'valid_to',
      'certificate_der',
      'created_on',
    ])
    .orderBy('created_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const now = clock.epoch_ms();
  const score = (row: (typeof rows)[number]): number =>
    (row.tax_code === tax_code ? 4 : 0) +
    (Date.parse(row.valid_from) <= now && now <= Date.parse(row.valid_to) ? 2 : 0) +
    (declared_serials.some((serial) => sameSerial(serial, row.serial)) ? 1 : 0);
  return rows.reduce<(typeof rows)[number] | null>(
    (best, row) => (best === null || score(row) > score(best) ? row : best),
    null,
  );
}

/** With its sealed key, for the signing step alone; null when it was deleted meanwhile. */
export async function certificateWithKey(tx: Tx, id: number): Promise<CertificateRecord | null> {
  return (await tx.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function certificateLabel(tx: Tx, id: number): Promise<string> {
  const row = await tx
    .selectFrom('certificates')
    .select(['subject_name', 'serial'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? 'chứng thư đã xóa' : `${row.subject_name} · ${row.serial}`;
}
