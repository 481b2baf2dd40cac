import { randomInt, randomUUID, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import type { DeclarationContent } from '#domain/registration/content.ts';
import type { DB } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { FaultOrder } from '#server/gateways/signer/sandbox/faults.ts';
import type { SandboxOrder, SandboxState } from '#server/gateways/signer/sandbox/state.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { declareAt, keepDeclared } from '#tests/setup/declare.ts';
import { readyDraft, today } from './api.ts';
import { expect, open } from './fixtures.ts';
import { askAs, enterOwnCompany, fillProfile } from './own-company.ts';
import { newTaxCode } from './trial-company.ts';
import type { TrialCompany } from './trial-company.ts';

type Schemas = components['schemas'];

const signer = `http://127.0.0.1:${process.env['E2E_SIGNER_PORT'] ?? ''}`;
export const authority = `http://127.0.0.1:${process.env['E2E_SANDBOX_PORT'] ?? ''}`;
const data_dir = process.env['E2E_DATA_DIR'] ?? '';

const LETTERS = 'ABCDEGHKLMNPQRSTUVXY';
const SYMBOLS = LETTERS.length ** 2;

/** Counted from anywhere: the companies of one taxpayer are all of one worker, and no two of them may have the same. */
let last_symbol = randomInt(SYMBOLS);

function nextLetters(): string {
  last_symbol = (last_symbol + 1) % SYMBOLS;
  return `${LETTERS[Math.floor(last_symbol / LETTERS.length)]}${LETTERS[last_symbol % LETTERS.length]}`;
}

/** A company that lacks nothing to publish but a certificate, its browser at a page of it. */
export async function enterReadyCompany(page: Page, path: string, tax_code?: string): Promise<TrialCompany> {
  const company = await enterOwnCompany(page, '/admin/customers', tax_code);
  await fillProfile(page, company);
  const symbol = `C${today().slice(2, 4)}T${nextLetters()}`;
  const shown = { layout: 'modern', is_default: true, status: 'active' };
  const template = { name: 'Mẫu bán hàng', form_no: '1', symbol, ...shown };
  await askAs(page, company, ['POST', '/api/templates'], { template });
  await open(page, path);
  return company;
}

/** A draft of that company that lacks nothing. */
export async function makeOwnDraft(page: Page, company: TrialCompany): Promise<Schemas['Invoice']> {
  const invoice = readyDraft();
  const made = await askAs<{ invoice: Schemas['Invoice'] }>(page, company, ['POST', '/api/invoices'], {
    invoice,
  });
  return made.invoice;
}

/** An account with a certificate for the tax code in its name; its ending chooses how its owner behaves. */
export const newAccount = (ending: string, tax_code = newTaxCode()) =>
  `${randomUUID().slice(0, 8).replace(/^\d/, 'u')}x-${tax_code}${ending}`;

/** The taxpayer an account signs for. */
export const taxCodeOf = (account: string): string => /-(\d{10})-/.exec(account)?.[1] ?? '';

/** Answers the id of the certificate. */
export async function addRemoteCertificate(
  page: Page,
  company: TrialCompany,
  service: Schemas['RemoteAccount']['service'],
  account: string,
): Promise<number> {
  // SmartCA asks those who give it a password for a code instead of the phone.
  const remote_account = { service, account, ...(service === 'csc_v2' && { account_secret: '12345678' }) };
  const { remote_credentials } = await askAs<{ remote_credentials: Schemas['RemoteCredential'][] }>(
    page,
    company,
    ['POST', '/api/certificates/remote_credentials'],
    { remote_account },
  );
  const credential = remote_credentials[0]?.credential;
  const made = await askAs<{ tenant_certificate: { id: number } }>(
    page,
    company,
    ['POST', '/api/certificates'],
    {
      tenant_certificate: { kind: 'remote', ...remote_account, credential, is_default: true },
    },
  );
  return made.tenant_certificate.id;
}

/** The declaration that names what its account signs with, accepted. */
export async function declareRemoteCertificate(page: Page, company: TrialCompany): Promise<void> {
  const { keys } = JSON.parse(readFileSync(join(data_dir, 'sandbox-signer.json'), 'utf8')) as SandboxState;
  const { serialNumber } = new X509Certificate(keys[company.tax_code]?.certificate_pem ?? '');
  await declareCertificate(page, company, serialNumber);
}

/**
 * The declaration that names the certificate (serial in hexadecimal) and what `change` says: sent to the authority over its wire, and as
 * if accepted with us at `accepted_on` (tờ khai 01/ĐKTĐ-HĐĐT).
 */
export async function declareCertificate(
  page: Page,
  company: TrialCompany,
  serial: string,
  change: Partial<DeclarationContent> = {},
  accepted_on = new Date().toISOString(),
): Promise<void> {
  const declarant = { name: 'Công ty thử nghiệm', tax_code: company.tax_code };
  await declareAt(authority, declarant, serial, new Date().toISOString(), change);
  const { tenant } = await askAs<{ tenant: { id: number } }>(page, company, ['GET', '/api/tenant']);
  await keepWithUs(tenant.id, serial, change, accepted_on);
}

async function keepWithUs(
  tenant_id: number,
  serial: string,
  change: Partial<DeclarationContent>,
  accepted_on: string,
): Promise<void> {
  const connectionString = readFileSync(join(data_dir, 'test-database-url'), 'utf8');
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    await keepDeclared(kyselyOver<DB>(pool), tenant_id, serial, accepted_on, change);
  } finally {
    await pool.end();
  }
}

const waitingOf = async (
  page: Page,
  account: string,
  signer_url: string,
): Promise<SandboxOrder | undefined> => {
  const { orders } = (await (await page.request.get(`${signer_url}/admin/orders`)).json()) as {
    orders: SandboxOrder[];
  };
  return orders.find(({ user_id, state }) => user_id === account && state === 'waiting');
};

/** What the person does on the phone, once the request has come there. */
export async function pressOnPhone(
  page: Page,
  account: string,
  button: 'confirm' | 'refuse',
  signer_url = signer,
): Promise<SandboxOrder> {
  await expect.poll(async () => (await waitingOf(page, account, signer_url))?.id).toBeDefined();
  const order = await waitingOf(page, account, signer_url);
  const reply = await page.request.post(`${signer_url}/admin/orders/${order?.id ?? ''}/${button}`);
  expect(reply.status()).toBe(204);
  return order as SandboxOrder;
}

/** What goes wrong with the next calls that reach the signing services. */
export async function orderSignerFault(page: Page, fault: FaultOrder): Promise<void> {
  expect((await page.request.post(`${signer}/admin/faults`, { data: fault })).status()).toBe(204);
}

export async function clearSignerFaults(page: Page): Promise<void> {
  expect((await page.request.delete(`${signer}/admin/faults`)).status()).toBe(204);
}
