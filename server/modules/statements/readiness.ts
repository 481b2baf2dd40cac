import { ownCertificateRefusals } from '#domain/invoice/ready/certificate-refusals.ts';
import type { Refusal } from '#domain/refusals.ts';
import { formatVersionFor } from '#domain/rules/particulars/format-versions.table.ts';
import type { StatementContent } from '#domain/statements/content.ts';
import { checkStatement } from '#domain/statements/readiness.ts';
import type { Tx } from '#server/context.ts';
import { signingCertificate, type SigningCertificate } from '#server/modules/certificates/index.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { contentOf } from './statement-content.ts';
import type { Statement } from './statements.ts';

type StatementReadiness = {
  content: StatementContent;
  format: ReturnType<typeof formatVersionFor>;
  /** The one that would sign now. */
  certificate: SigningCertificate | null;
  refusals: Refusal[];
};

/**
 * What a statement says if it is signed today, and everything that prevents that. It goes to the buyer and not to the authority: the
 * certificate must be the seller's own and in its time, but need not be declared.
 */
export async function statementReadiness(tx: Tx, row: Statement, clock: Clock): Promise<StatementReadiness> {
  const today = clock.today();
  const content = await contentOf(tx, row, today);
  const seller_tax_code = await readTaxCode(tx);
  const certificate = await signingCertificate(tx, seller_tax_code, [], clock);
  const signing = ownCertificateRefusals({ certificate, seller_tax_code, now: clock.now() });
  const refusals = [...checkStatement(content), ...signing];
  return { content, format: formatVersionFor(today), certificate, refusals };
}
