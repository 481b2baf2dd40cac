import { randomUUID, X509Certificate } from 'node:crypto';
import { toBase64 } from '#domain/documents/bytes.ts';
import { signDeclaration } from '#domain/documents/declaration-xml.ts';
import { buildEnvelope, messageId, providerCode, TAX_AUTHORITY } from '#domain/documents/envelope.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import type { DeclarationContent, DeclaredCertificate } from '#domain/registration/content.ts';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import { formatVersionFor } from '#domain/rules/particulars/format-versions.table.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import type { OutgoingMessage, Provider } from '../provider.ts';

/** Anyone who declares without the product: seeds and tests, by the same road as everybody. */
export type Declarant = { name: string; tax_code: string; address?: string; email?: string };

export type DeclaringKey = {
  certificate_der: Uint8Array;
  /** RSA-SHA256, base64. */
  sign(signed_info: Uint8Array): string;
};

/** Coded and uncoded invoices of forms 1 and 2 in full, through a provider, signed with these certificates. */
export function usualDeclaration(
  declarant: Declarant,
  certificates: readonly DeclaredCertificate[],
  now: string,
): DeclarationContent {
  const { invoice_modes, sending, transfer, invoice_types } = BLANK_DECLARATION;
  const { name, tax_code, address = 'Số 1 Phố Mẫu, Hà Nội', email = 'lienhe@example.vn' } = declarant;
  return {
    ...BLANK_DECLARATION,
    declared_on: vietnamDate(Date.parse(now)),
    place: 'Hà Nội',
    taxpayer: {
      name,
      tax_code,
      tax_authority_code: '10101',
      tax_authority_name: 'Thuế cơ sở 1 thành phố Hà Nội',
    },
    representative: { ...BLANK_DECLARATION.representative, name: 'Nguyễn Văn Đại Diện' },
    contact: { name: 'Trần Thị Liên Hệ', address, email, phone_number: '0900000001' },
    invoice_modes: { ...invoice_modes, coded: true },
    sending: { ...sending, through_provider: true },
    transfer: { ...transfer, full_content: true },
    invoice_types: { ...invoice_types, vat: true, sales: true },
    certificates,
  };
}

/** A certificate as part 5 of a new declaration names it. Throws where it cannot be read. */
export function addedCertificate(der: Uint8Array): DeclaredCertificate {
  const facts = certificateFacts(der);
  if (facts === null) throw new Error('a certificate that cannot be read is not declared');
  const { serial, valid_from, valid_to } = facts;
  const issuer_name = /^CN=(.+)$/m.exec(new X509Certificate(der).issuer)?.[1] ?? 'Không rõ';
  return { issuer_name, serial, valid_from, valid_to, action: 'add' };
}

/** Message 100 around the declaration, signed at `now` (ISO with Z). */
export function declarationMessage(
  content: DeclarationContent,
  { certificate_der, sign }: DeclaringKey,
  now: string,
): OutgoingMessage {
  const { tax_code } = content.taxpayer;
  const file = signDeclaration(
    content,
    {
      number: 1,
      signing_time: signingTimeOf(now),
      certificate_der_base64: toBase64(certificate_der),
      subject_name: certificateFacts(certificate_der)?.subject ?? '',
      sign,
    },
    hashPort,
  );
  const sender = providerCode(tax_code);
  const header = {
    version: formatVersionFor(content.declared_on),
    sender,
    receiver: TAX_AUTHORITY,
    type: '100',
    message_id: messageId(sender, randomUUID()),
    reply_to: null,
    tax_code,
    count: 1,
  } as const;
  const bytes = buildEnvelope(header, file);
  return { message_id: header.message_id, message_type: header.type, tax_code, bytes };
}

/**
 * Reads what the authority has answered until its decision (103) on the message; gives the place it has read to, and the characters for
 * codes of cash registers. Throws where it was not accepted, or is not decided yet.
 */
export async function acceptanceOf(
  provider: Provider,
  { message_id, tax_code }: Pick<OutgoingMessage, 'message_id' | 'tax_code'>,
): Promise<{ cursor: string | null; register_code: string | null }> {
  const { answers, cursor } = await provider.fetchAnswers({ tax_code, after: null });
  const decision = answers.find((one) => one.reply_to === message_id && one.message_type === '103');
  const body = decision && readMessage(parseXml(decision.bytes))?.body;
  const [notice] = body?.kind === 'documents' ? body.documents : [];
  if (notice?.name !== 'declaration_decided' || notice.value.TTXNCQT !== '1')
    throw new Error(`the declaration of ${tax_code} was not accepted`);
  return { cursor, register_code: notice.value.MCCQT ?? null };
}
