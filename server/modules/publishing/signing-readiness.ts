import type { RefusalCode } from '#domain/refusals.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { refusalItems, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { signingNow } from './signing-now.ts';

type SigningReadiness = components['schemas']['SigningReadiness'];

/** What is wrong with the certificate itself; the rest is mended by a declaration. */
const OF_CERTIFICATE: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'certificate_missing',
  'certificate_expired',
  'certificate_not_yet_valid',
  'certificate_tax_code',
]);

/**
 * What publishing an invoice of this series and day would be refused for beside its content. While no declaration is accepted that is
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
  };
}
