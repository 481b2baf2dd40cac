import { sql } from 'kysely';
import { formatVersionFor, type FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';
import type { Refusal } from '#domain/refusals.ts';
import { certificateRefusals, serialsInForce } from '#domain/registration/certificate-in-force.ts';
import { inForce } from '#domain/registration/in-force.ts';
import type { SummaryTable } from '#domain/summary-tables/content.ts';
import { checkSummaryTable } from '#domain/summary-tables/readiness.ts';
import type { Tx } from '#server/context.ts';
import { signingCertificate, type SigningCertificate } from '#server/modules/certificates/index.ts';
import { acceptedDeclarations } from '#server/modules/in-force/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { InvoiceDataSummaryTable } from './summary-tables.ts';
import { tableContent } from './table-content.ts';

type SummaryReadiness = {
  content: SummaryTable;
  format: FormatVersion;
  /** The one that would sign now. */
  certificate: SigningCertificate | null;
  refusals: Refusal[];
};

/** What a table says if it is made today, and everything that prevents its sending. */
export async function summaryReadiness(
  tx: Tx,
  row: InvoiceDataSummaryTable,
  clock: Clock,
): Promise<SummaryReadiness> {
  const today = clock.today();
  const now = clock.now();
  const content = await tableContent(tx, row, today);
  const declarations = await acceptedDeclarations(tx);
  const seller_tax_code = content.taxpayer.tax_code;
  const serials = serialsInForce(declarations, now);
  const certificate = await signingCertificate(tx, seller_tax_code, serials, clock);
  return {
    content,
    format: formatVersionFor(today),
    certificate,
    refusals: [
      ...checkSummaryTable(content, {
        in_force: inForce(declarations, today),
        open_before: await hasOpenBefore(tx, row),
      }),
      ...certificateRefusals({ certificate, seller_tax_code, declarations, now }),
    ],
  };
}

/** Whether a table of the sending before it is not accepted. */
async function hasOpenBefore(
  tx: Tx,
  { period_kind, year, period_no, currency, supplement }: InvoiceDataSummaryTable,
): Promise<boolean> {
  const { rows } = await sql`select from invoice_data_summary_tables
    where tenant_id = ${TENANT} and (period_kind, year, period_no, currency) = (${period_kind}, ${year}, ${period_no}, ${currency})
      and supplement = ${supplement - 1} and answered_on is null limit 1`.execute(tx);
  return rows.length > 0;
}
