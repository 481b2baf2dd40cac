import { signingRefusals } from '#domain/invoice/readiness.ts';
import type { Refusal, RefusalCode } from '#domain/refusals.ts';
import { serialsInForce } from '#domain/registration/certificate-in-force.ts';
import { inForce } from '#domain/registration/in-force.ts';
import {
  declaredSeriesRefusals,
  fullContentRefusals,
  isReportedByTable,
  registerCodeRefusals,
  seriesUses,
} from '#domain/registration/series-in-force.ts';
import { stopRefusals } from '#domain/registration/use-stops.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import {
  certificateById,
  signingCertificate,
  type SigningCertificate,
} from '#server/modules/certificates/index.ts';
import { acceptedDeclarations, useStops } from '#server/modules/in-force/index.ts';
import { refusalItems, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { whyNotOneMore } from '#server/modules/payments/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';

type SigningNow = {
  certificate: SigningCertificate | null;
  /** What keeps the certificate itself from signing; something where there is none. */
  of_certificate: readonly Refusal[];
  /** Why an invoice may not be signed: the certificate, what is declared of it and of the series. Always something where there is no certificate. */
  refusalsOf(row: Pick<InvoiceRow, 'form_no' | 'symbol' | 'issued_on'>): Refusal[];
  /** No message of its own carries it: it becomes a row of table 01/TH-HĐĐT. */
  isReportedByTable(row: Pick<InvoiceRow, 'symbol'>): boolean;
  /** Five characters that codes of cash-register invoices are made with; null where none came. */
  register_characters: string | null;
};

/**
 * The certificate that signs for this seller now, or that was chosen to, and what is in force; read once for all that are signed
 * together.
 */
export async function signingNow(
  tx: Tx,
  seller_tax_code: string,
  clock: Clock,
  chosen: number | null = null,
): Promise<SigningNow> {
  const declarations = await acceptedDeclarations(tx);
  const now = clock.now();
  const today = clock.today();
  const serials = serialsInForce(declarations, now);
  const certificate =
    chosen === null
      ? await signingCertificate(tx, seller_tax_code, serials, clock)
      : await certificateById(tx, chosen);
  const was_chosen = chosen !== null;
  const refusals = signingRefusals({ certificate, was_chosen, seller_tax_code, declarations, now, today });
  const uses = seriesUses(declarations, today);
  const in_force = inForce(declarations, today);
  const stops = await useStops(tx);
  return {
    certificate,
    of_certificate: refusals,
    refusalsOf: (row) => [
      ...stopRefusals(stops, row, now),
      ...declaredSeriesRefusals(uses, row, today),
      ...fullContentRefusals(in_force, row),
      ...registerCodeRefusals(in_force, row),
      ...refusals,
    ],
    isReportedByTable: ({ symbol }) => isReportedByTable(in_force, symbol),
    register_characters: in_force?.cash_register_code ?? null,
  };
}

type SigningReadiness = components['schemas']['SigningReadiness'];

/** What is wrong with the certificate itself; the rest is mended by a declaration. */
const OF_CERTIFICATE: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'certificate_missing',
  'certificate_deleted',
  'certificate_expired',
  'certificate_not_yet_valid',
  'certificate_tax_code',
]);

/**
 * What publishing a new invoice of this series and day would be refused for beside its content. While no declaration is accepted that is
 * said alone: the one that is written then names the certificate.
 */
export async function signingReadiness(
  tx: Tx,
  series: Pick<InvoiceRow, 'form_no' | 'symbol' | 'issued_on'>,
  clock: Clock,
): Promise<SigningReadiness> {
  const seller = await tx.selectFrom('tenant_profiles').select('tax_code').executeTakeFirstOrThrow();
  const all = (await signingNow(tx, seller.tax_code, clock)).refusalsOf(series);
  const undeclared = all.some(({ code }) => code === 'declaration_missing');
  const refusals = all.filter(({ code }) => !undeclared || code !== 'certificate_not_declared');
  const style = await readNumberStyle(tx);
  return {
    certificate: refusalItems(
      refusals.filter(({ code }) => OF_CERTIFICATE.has(code)),
      style,
    ),
    declaration: refusalItems(
      refusals.filter(({ code }) => !OF_CERTIFICATE.has(code)),
      style,
    ),
    package: [...((await whyNotOneMore(tx, clock))?.errors ?? [])],
  };
}
