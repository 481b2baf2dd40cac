import { signingRefusals } from '#domain/invoice/readiness.ts';
import type { Refusal } from '#domain/refusals.ts';
import { serialsInForce } from '#domain/registration/certificate-in-force.ts';
import { declaredSeriesRefusals, seriesUses } from '#domain/registration/series-in-force.ts';
import type { Tx } from '#server/context.ts';
import { signingCertificate, type SigningCertificate } from '#server/modules/certificates/index.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { acceptedDeclarations } from '#server/modules/in-force/index.ts';
import type { Clock } from '#server/platform/clock.ts';

export type SigningNow = {
  certificate: SigningCertificate | null;
  /** Why an invoice may not be signed: the certificate, what is declared of it and of the series. Always something where there is no certificate. */
  refusalsOf(row: Pick<InvoiceRow, 'form_no' | 'symbol' | 'issued_on'>): Refusal[];
};

/** The certificate that signs for this seller now, and what is in force; read once for all that are signed together. */
export async function signingNow(tx: Tx, seller_tax_code: string, clock: Clock): Promise<SigningNow> {
  const declarations = await acceptedDeclarations(tx);
  const now = clock.now();
  const today = clock.today();
  const serials = serialsInForce(declarations, now);
  const certificate = await signingCertificate(tx, seller_tax_code, serials, clock);
  const refusals = signingRefusals({ certificate, seller_tax_code, declarations, now, today });
  const uses = seriesUses(declarations, today);
  return {
    certificate,
    refusalsOf: (row) => [...declaredSeriesRefusals(uses, row, today), ...refusals],
  };
}
