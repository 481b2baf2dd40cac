import { sql } from 'kysely';
import type { ExplanationContent } from '#domain/explanations/explanation.ts';
import { checkExplanation } from '#domain/explanations/explanation.ts';
import { ownCertificateRefusals } from '#domain/invoice/ready/certificate-refusals.ts';
import type { Refusal } from '#domain/refusals.ts';
import { formatVersionFor } from '#domain/rules/particulars/format-versions.table.ts';
import type { Tx } from '#server/context.ts';
import { signingCertificate, type SigningCertificate } from '#server/modules/certificates/index.ts';
import { declarationKind, registrationTable } from '#server/modules/registrations/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type ExplanationReadiness = {
  content: ExplanationContent;
  label: string;
  format: ReturnType<typeof formatVersionFor>;
  certificate: SigningCertificate | null;
  refusals: Refusal[];
};

/**
 * What an explanation says if it is signed today, and everything that prevents that. Of a declaration that is not accepted yet no
 * certificate need be declared: the company's own signs, as for the declaration.
 */
export async function explanationReadiness(tx: Tx, id: number, clock: Clock): Promise<ExplanationReadiness> {
  const { registration_id, text } = await tx
    .selectFrom('explanations')
    .select(['registration_id', 'text'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const registration = await registrationTable.get(tx, registration_id);
  const today = clock.today();
  const { taxpayer_name: name, taxpayer_tax_code: tax_code } = registration;
  const content: ExplanationContent = {
    tax_authority: {
      code: registration.tax_authority_code ?? '',
      name: registration.tax_authority_name ?? '',
    },
    taxpayer: { name, tax_code },
    place: registration.place ?? '',
    explained_on: today,
    about_message: await messageOf(tx, registration_id),
    text,
  };
  const certificate = await signingCertificate(tx, tax_code, [], clock);
  const signing = ownCertificateRefusals({ certificate, seller_tax_code: tax_code, now: clock.now() });
  return {
    content,
    label: `Giải trình ${registration.name}`,
    format: formatVersionFor(today),
    certificate,
    refusals: [...checkExplanation(content), ...signing],
  };
}

/** Mã thông điệp that carried the declaration as it is; '' of one that was never sent. */
async function messageOf(tx: Tx, registration_id: number): Promise<string> {
  const { rows } = await sql<{ message_id: string }>`select message.message_id
    from documents
    join transmission_documents as carried on carried.tenant_id = documents.tenant_id and carried.document_id = documents.id
      and carried.version = documents.version
    join transmissions as message on message.tenant_id = carried.tenant_id and message.id = carried.transmission_id
    where documents.tenant_id = ${TENANT} and documents.kind = ${declarationKind.name} and documents.subject_id = ${registration_id}
      and message.direction = 'out'
    order by message.id desc limit 1`.execute(tx);
  return rows[0]?.message_id ?? '';
}
