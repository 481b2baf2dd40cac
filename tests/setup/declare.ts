import { X509Certificate } from 'node:crypto';
import { firstDeclaration } from '#domain/registration/proposal.ts';
import { declarationInput } from '#domain/registration/declaration-from-input.ts';
import type { DeclarationContent, DeclaredCertificate } from '#domain/registration/content.ts';
import { httpProvider } from '#server/gateways/provider/http-provider.ts';
import type { Declarant, DeclaringKey } from '#server/gateways/provider/sandbox/declare.ts';
import { declarationMessage, usualDeclaration } from '#server/gateways/provider/sandbox/declare.ts';
import type { Taxpayer } from '#server/gateways/provider/sandbox/records.ts';
import type { Db } from '#server/context.ts';
import { storeAccepted, profileOf } from '#server/modules/registrations/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';

const YEARS = { valid_from: '2020-01-01T00:00:00Z', valid_to: '2040-01-01T00:00:00Z' };
/** As part 5 of a declaration names it: long before and long after the tests. */
const declared = (serial: string): DeclaredCertificate => ({
  issuer_name: 'CA thử nghiệm',
  serial,
  valid_from: '2020-01-01T00:00:00.000Z',
  valid_to: '2039-12-31T00:00:00.000Z',
  action: 'add',
});

const keys = new Map<string, DeclaringKey>();

/** A key of the taxpayer for declarations alone, so that one can be signed for a certificate whose key is in a token or with a service. */
function keyFor({ tax_code, name }: Declarant): DeclaringKey {
  const known = keys.get(tax_code);
  if (known !== undefined) return known;
  const root = createTestRoot({ ...YEARS, serial: '02', subject: { common_name: 'CA CỦA TỜ KHAI' } });
  const subject = { common_name: name, tax_code };
  const issued = issueCertificate({ ...YEARS, root, serial: '5410', subject });
  const certificate_der = new X509Certificate(issued.certificate_pem).raw;
  const key = { certificate_der, ...createKeySigner(issued.private_key_pem) };
  keys.set(tax_code, key);
  return key;
}

/**
 * Declares a certificate (serial in hexadecimal) to the sandbox authority: a signed message 100 over its wire, new or as a change of
 * what is in force, or what `change` says instead. Throws where the authority does not hold it afterwards.
 */
export async function declareAt(
  base_url: string,
  declarant: Declarant,
  serial: string,
  now: string,
  change: Partial<DeclarationContent> = {},
): Promise<void> {
  const inForce = async (): Promise<Taxpayer | null> => {
    const reply = await fetch(`${base_url}/admin/taxpayers/${declarant.tax_code}`);
    return ((await reply.json()) as { taxpayer: Taxpayer | null }).taxpayer;
  };
  const purpose = (await inForce()) === null ? 'new' : 'change';
  const declaration = {
    ...usualDeclaration(declarant, [declared(serial)], now),
    purpose,
    ...change,
  } as const;
  const provider = httpProvider({ base_url, api_key: '' });
  await provider.submit(declarationMessage(declaration, keyFor(declarant), now));
  const { certificate_serials = [] } = (await inForce()) ?? {};
  if (!certificate_serials.includes(serial.toUpperCase().replace(/^0+/, '')))
    throw new Error(`the authority did not take the declaration of ${serial}`);
}

/**
 * Keeps a declaration of the company as accepted with us, as one that the authority took would be: coded invoices of forms 1 and 2, those
 * of cash registers among them, through a provider, signed with the certificate of this serial too; or what `change` says instead.
 */
export async function keepDeclared(
  db: Db,
  tenant_id: number,
  serial: string,
  now: string,
  change: Partial<DeclarationContent> = {},
  cash_register_code: string | null = null,
): Promise<void> {
  await inTenant(db, tenant_id, async (tx) => {
    const profile = profileOf(await readTenant(tx));
    const first = firstDeclaration(profile, [declared(serial)], vietnamDate(Date.parse(now)));
    const usual = {
      ...first,
      invoice_modes: { ...first.invoice_modes, coded_cash_register: true },
      invoice_types: { ...first.invoice_types, sales: true },
    };
    await storeAccepted(tx, tenant_id, declarationInput({ ...usual, ...change }), now, cash_register_code);
  });
}
