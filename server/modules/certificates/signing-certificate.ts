import type { Selectable } from 'kysely';
import type { Certificates } from '#generated/database.ts';
import { sameSerial } from '#domain/invoice/ready/certificate-refusals.ts';
import type { Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { SealedCertificate } from './open-signer.ts';

export type CertificateKind = 'file' | 'remote' | 'usb';

/** A certificate as far as signing with it goes, without anything secret. */
export type SigningCertificate = Pick<
  Selectable<Certificates>,
  | 'id'
  | 'subject_name'
  | 'serial'
  | 'tax_code'
  | 'valid_from'
  | 'valid_to'
  | 'certificate_der'
  | 'is_default'
  | 'service'
  | 'account'
  | 'needs_otp'
  | 'most_per_batch'
> & { kind: CertificateKind };

const COLUMNS = [
  'id',
  'kind',
  'subject_name',
  'serial',
  'tax_code',
  'valid_from',
  'valid_to',
  'certificate_der',
  'is_default',
  'service',
  'account',
  'needs_otp',
  'most_per_batch',
] as const;

/**
 * The certificate that would sign now: the default one if it may, else the newest that may; where none may, the one nearest to it, so
 * that its fault can be reported.
 */
export async function signingCertificate(
  tx: Tx,
  tax_code: string,
  declared_serials: readonly string[],
  clock: Clock,
): Promise<SigningCertificate | null> {
  const rows = await tx
    .selectFrom('certificates')
    .select(COLUMNS)
    .orderBy('created_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const now = clock.epoch_ms();
  const score = (row: (typeof rows)[number]): number =>
    (row.tax_code === tax_code ? 8 : 0) +
    (Date.parse(row.valid_from) <= now && now <= Date.parse(row.valid_to) ? 4 : 0) +
    (declared_serials.some((serial) => sameSerial(serial, row.serial)) ? 2 : 0) +
    (row.is_default ? 1 : 0);
  const best = rows.reduce<(typeof rows)[number] | null>(
    (found, row) => (found === null || score(row) > score(found) ? row : found),
    null,
  );
  return best === null ? null : kinded(best);
}

/** A certificate by its id; null when it was deleted. */
export async function certificateById(tx: Tx, id: number): Promise<SigningCertificate | null> {
  const row = await tx.selectFrom('certificates').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : kinded(row);
}

/** Whether any key of the company is with a person: without one no person is ever asked. */
export async function mayNeedPerson(tx: Tx): Promise<boolean> {
  const query = tx.selectFrom('certificates').select('id').where('kind', '!=', 'file').limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** With its sealed key, for the signing step alone; null when it was deleted meanwhile, or its key is elsewhere. */
export async function certificateWithKey(
  tx: Tx,
  id: number,
): Promise<(SealedCertificate & { id: number }) | null> {
  const row = await tx
    .selectFrom('certificates')
    .select(['id', 'subject_name', 'serial', 'certificate_der', 'private_key_sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.private_key_sealed === null) return null;
  return { ...row, private_key_sealed: row.private_key_sealed };
}

export function labelOf({
  subject_name,
  serial,
}: Pick<SigningCertificate, 'subject_name' | 'serial'>): string {
  return `${subject_name} · ${serial}`;
}

function kinded<Row extends { kind: string }>(row: Row): Row & { kind: CertificateKind } {
  return { ...row, kind: row.kind as CertificateKind };
}
