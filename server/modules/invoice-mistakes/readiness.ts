import { formatVersionFor } from '#domain/rules/particulars/format-versions.table.ts';
import type { MistakeNotice } from '#domain/mistakes/content.ts';
import { checkMistakeNotice } from '#domain/mistakes/readiness.ts';
import type { Refusal } from '#domain/refusals.ts';
import { certificateRefusals, serialsInForce } from '#domain/registration/certificate-in-force.ts';
import { inForce } from '#domain/registration/in-force.ts';
import type { Tx } from '#server/context.ts';
import { signingCertificate, type SigningCertificate } from '#server/modules/certificates/index.ts';
import { acceptedDeclarations } from '#server/modules/in-force/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { InvoiceMistake } from './mistakes.ts';

type MistakeReadiness = {
  content: MistakeNotice;
  format: ReturnType<typeof formatVersionFor>;
  /** The one that would sign now. */
  certificate: SigningCertificate | null;
  refusals: Refusal[];
};

/** What a notice says if it is made today, and everything that stands between it and its sending. */
export async function mistakeReadiness(tx: Tx, row: InvoiceMistake, clock: Clock): Promise<MistakeReadiness> {
  const tenant = await readTenant(tx);
  const declarations = await acceptedDeclarations(tx);
  const today = clock.today();
  const now = clock.now();
  const declared = inForce(declarations, today);
  const content: MistakeNotice = {
    review: row.origin === 'own' ? null : { notice_no: row.review_no ?? '', noticed_on: row.review_on ?? '' },
    tax_authority: {
      code: tenant.tax_authority_code ?? declared?.taxpayer.tax_authority_code ?? '',
      name: tenant.tax_authority_name ?? declared?.taxpayer.tax_authority_name ?? '',
    },
    taxpayer: { name: tenant.name, tax_code: tenant.tax_code },
    place: tenant.tax_city_name ?? declared?.place ?? '',
    noticed_on: today,
    invoices: row.invoices.map((one) => ({
      form_no: one.form_no ?? '',
      symbol: one.symbol ?? '',
      number: one.number ?? '',
      issued_on: one.issued_on ?? '',
      authority_code: one.authority_code,
      decree: one.decree,
      nature: one.nature,
      reason: one.reason ?? '',
    })),
  };
  const serials = serialsInForce(declarations, now);
  const certificate = await signingCertificate(tx, tenant.tax_code, serials, clock);
  const signing = { certificate, seller_tax_code: tenant.tax_code, declarations, now };
  return {
    content,
    format: formatVersionFor(today),
    certificate,
    refusals: [...checkMistakeNotice(content), ...certificateRefusals(signing)],
  };
}
