import { randomBytes, X509Certificate } from 'node:crypto';
import { firstDeclaration } from '#domain/registration/proposal.ts';
import { declarationInput } from '#domain/registration/declaration-from-input.ts';
import type { Db } from '#server/context.ts';
import type { DeclaringKey } from '#server/gateways/provider/sandbox/declare.ts';
import { proveTaxCode } from '#server/modules/companies/index.ts';
import { storeAccepted, profileOf } from '#server/modules/registrations/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { seal } from '#server/platform/secrets/master-key.ts';
import {
  createTestRoot,
  issueCertificate,
  type IssuedCertificate,
} from '#server/platform/xmldsig/certificates.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A root of this installation's own; no other program trusts it. */
export function createDemoRoot(now_ms: number): IssuedCertificate {
  return createTestRoot({
    subject: { common_name: 'Hoadon Demo Root CA', organization: 'Hóa Đơn Số' },
    valid_from: new Date(now_ms - YEAR_MS).toISOString(),
    valid_to: new Date(now_ms + 10 * YEAR_MS).toISOString(),
    serial: newSerial(),
  });
}

/** Of the right shape, and of a year of birth that is to come. */
const DEMO_IDENTITY_NO = '048299000018';

type DemoSigner = { name: string; tax_code: string };

/**
 * A signing certificate for the company, its key sealed, and an accepted declaration that names it: coded invoices of forms 1 and 2, those
 * of cash registers among them. Answers its serial.
 */
export async function giveCertificate(
  db: Db,
  tenant_id: number,
  signer: DemoSigner,
  options: {
    root: IssuedCertificate;
    certificate_key: Buffer;
    now_ms: number;
    since_ms: number;
    /** Whether delivery notes are declared too. */
    delivery_notes?: boolean;
    /** Declares it to the authority; what is kept as accepted here was accepted there. Answers the characters for codes of cash registers. */
    declare(key: DeclaringKey): Promise<string | null>;
  },
): Promise<string> {
  const { root, certificate_key, now_ms, since_ms, delivery_notes = false } = options;
  const issued = issueCertificate({
    subject: { common_name: signer.name, organization: signer.name, tax_code: signer.tax_code },
    valid_from: new Date(since_ms).toISOString(),
    valid_to: new Date(now_ms + 2 * YEAR_MS).toISOString(),
    serial: newSerial(),
    root,
  });
  const certificate_der = new X509Certificate(issued.certificate_pem).raw;
  const facts = certificateFacts(certificate_der);
  if (facts === null) throw new Error('the certificate just made cannot be read');
  const { sign } = createKeySigner(issued.private_key_pem);
  const register_code = await options.declare({ certificate_der, sign });
  const created_on = new Date(since_ms).toISOString();
  await inTenant(db, tenant_id, async (tx) => {
    await tx
      .insertInto('certificates')
      .values({
        tenant_id,
        subject_name: signer.name,
        issuer_name: 'Hoadon Demo Root CA',
        serial: facts.serial,
        tax_code: facts.tax_code,
        valid_from: facts.valid_from,
        valid_to: facts.valid_to,
        certificate_der,
        private_key_sealed: seal(certificate_key, Buffer.from(issued.private_key_pem)),
        is_default: true,
        created_on,
      })
      .execute();
    await proveTaxCode(tx, signer.tax_code, created_on);
    const { serial, valid_from, valid_to } = facts;
    const own = { issuer_name: 'Hoadon Demo Root CA', serial, valid_from, valid_to };
    const day = vietnamDate(since_ms);
    const declaration = firstDeclaration(profileOf(await readTenant(tx)), [own], day);
    const invoice_modes = { ...declaration.invoice_modes, coded_cash_register: true };
    const invoice_types = {
      ...declaration.invoice_types,
      sales: true,
      documents_like_invoices: delivery_notes,
    };
    const representative = { ...declaration.representative, identity_no: DEMO_IDENTITY_NO };
    const whole = declarationInput({ ...declaration, representative, invoice_modes, invoice_types });
    await storeAccepted(tx, tenant_id, whole, created_on, register_code);
  });
  return facts.serial;
}

/** The first digit stays below 8, so that the number is positive in DER. */
function newSerial(): string {
  return `1${randomBytes(8).toString('hex').slice(1)}`;
}
