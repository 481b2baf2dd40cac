import type { X509Certificate } from 'node:crypto';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { SignatureVerdict } from '#domain/signing/verification/verdict.ts';
import type { components } from '#generated/types.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { softTokenRoot } from '#tests/integration/usb-agent/soft-token.ts';
import type { SoftTokens } from '#tests/integration/usb-agent/soft-token.ts';
import type { Page } from './fixtures.ts';
import { askAs } from './own-company.ts';
import { authority, declareCertificate, enterReadyCompany } from './signing-company.ts';
import type { TrialCompany } from './trial-company.ts';

type Schemas = components['schemas'];

export const PIN = '246810';

/** The token of a company, plugged in; the authority and we accept its certificate. */
export async function plugDeclared(
  page: Page,
  company: TrialCompany,
  tokens: SoftTokens,
): Promise<X509Certificate> {
  const certificate = plugTokenOf(company, tokens);
  await declareCertificate(page, company, certificate.serialNumber);
  return certificate;
}

export function plugTokenOf({ tax_code }: TrialCompany, tokens: SoftTokens): X509Certificate {
  return tokens.plug({ label: `Cty ${tax_code}`, pin: PIN, tax_code });
}

/** A company that signs with the token that is plugged in, its browser at a page of it. */
export async function enterTokenCompany(page: Page, tokens: SoftTokens): Promise<TrialCompany> {
  const company = await enterReadyCompany(page, '/admin/customers');
  const certificate = await plugDeclared(page, company, tokens);
  const certificate_base64 = certificate.raw.toString('base64');
  await askAs(page, company, ['POST', '/api/certificates'], {
    tenant_certificate: { kind: 'usb', certificate_base64, is_default: true },
  });
  return company;
}

/** Where an invoice stands with us. */
export async function publicationOf(
  page: Page,
  company: TrialCompany,
  id: number,
): Promise<Schemas['Publication']> {
  const call = ['GET', `/api/invoices/${id}/publication`] as const;
  return (await askAs<{ publication: Schemas['Publication'] }>(page, company, call)).publication;
}

/** How often each thing has happened to an invoice. */
export async function timesOf(page: Page, company: TrialCompany, id: number, kind: string): Promise<number> {
  const call = ['GET', `/api/invoices/${id}/history`] as const;
  const { invoice_events } = await askAs<{ invoice_events: Schemas['DocumentEvent'][] }>(page, company, call);
  return invoice_events.filter((event) => event.kind === kind).length;
}

/** The verdicts on all signatures of a file, by those who know the token's authority and the tax authority. */
export async function judged(page: Page, file: Uint8Array): Promise<SignatureVerdict[]> {
  const { root_pem } = (await (await page.request.get(`${authority}/admin/authority`)).json()) as {
    root_pem: string;
  };
  return verifySignatures(file, createVerifyPorts([softTokenRoot().certificate_pem, root_pem]));
}
