import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoTaxCode } from '#server/db/seed/demo-companies.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { makePkcs12 } from '#server/platform/xmldsig/pkcs12.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { NO_REMOTE_SIGNER } from '#tests/setup/app-deps.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { newHeldKey } from '../signing/held-key.ts';

type Tenant = { tax_code: string; tax_code_standing: string; lock_version: number; name: string };

/** A signing service that shows these certificates to all who name an account, as the real ones do. */
const shown: Buffer[] = [];
const server = withTestApp(undefined, {
  remote_signer: {
    ...NO_REMOTE_SIGNER,
    credentials: async () => ({
      kind: 'found',
      credentials: shown.map((certificate_der, at) => ({
        ...{ credential_id: `khoa-${at}`, label: 'Khóa', certificate_der },
        ...{ needs_otp: false, confirmed_on_phone: true, most_per_batch: 1 },
      })),
    }),
  },
});
const [DEMO, OTHER] = ['0012345672', '0098765436'];
const validity = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2029-01-01T00:00:00Z' };

let first = '';
let second = '';
beforeAll(async () => {
  first = await server.current.signIn('owner@demo.vn');
  second = await server.current.signIn('owner@demo2.vn');
});

const profile = async (token: string): Promise<Tenant> =>
  ((await judged(server.current, 'getTenant', { token })).body as { tenant: Tenant }).tenant;

async function rename(token: string, tax_code: string): Promise<Answered> {
  const { tax_code_standing: _standing, ...rest } = await profile(token);
  const {
    id: _id,
    trial_until: _until,
    timezone: _zone,
    number_style: _style,
    ...tenant
  } = rest as Record<string, unknown>;
  return judged(server.current, 'updateTenant', { token, body: { tenant: { ...tenant, tax_code } } });
}

const outcome = ({ status, body }: Answered) =>
  status === 200 ? 200 : (body as ErrorBody).errors.map(({ code, fields }) => [status, code, fields])[0];

const TAKEN = [422, 'already_used', ['tax_code']];

async function addFile(token: string, tax_code: string, serial: string, to = validity.valid_to) {
  const root = createTestRoot({ ...validity, subject: { common_name: 'Thử nghiệm CA' }, serial: '01' });
  const issued = issueCertificate({
    ...validity,
    valid_to: to,
    root,
    serial,
    subject: { common_name: 'Chủ mã số thuế', tax_code },
  });
  const { private_key_pem, certificate_pem } = issued;
  const file = makePkcs12({ private_key_pem, certificate_pem, password: 'mat-khau' });
  const tenant_certificate = { pkcs12_base64: Buffer.from(file).toString('base64'), password: 'mat-khau' };
  const { status } = await judged(server.current, 'createCertificate', {
    token,
    body: { tenant_certificate },
  });
  expect(status).toBe(201);
}

async function addToken(token: string, tax_code: string) {
  const certificate_base64 = newHeldKey(tax_code).certificate_der.toString('base64');
  const body = { tenant_certificate: { kind: 'usb', certificate_base64 } };
  expect((await judged(server.current, 'createCertificate', { token, body })).status).toBe(201);
}

async function addRemote(token: string, tax_code: string) {
  shown.push(newHeldKey(tax_code).certificate_der);
  const account = { service: 'mysign', account: tax_code, credential: `khoa-${shown.length - 1}` };
  const body = { tenant_certificate: { kind: 'remote', ...account } };
  const { status, text } = await judged(server.current, 'createCertificate', { token, body });
  expect(status, text).toBe(201);
}

describe('a tax code', () => {
  test('of another company is refused at its field, and nothing is changed', async () => {
    expect(outcome(await rename(second, DEMO))).toEqual(TAKEN);
    expect(await profile(second)).toMatchObject({ tax_code: OTHER, tax_code_standing: 'held' });
    expect(outcome(await rename(second, `${DEMO}-001`))).toBe(200);
    expect(outcome(await rename(second, OTHER))).toBe(200);
  });

  test('that was left is free', async () => {
    const code = demoTaxCode(90_001);
    expect(outcome(await rename(second, code))).toBe(200);
    expect(outcome(await rename(first, code))).toEqual(TAKEN);
    expect(outcome(await rename(second, OTHER))).toBe(200);
    expect(outcome(await rename(first, code))).toBe(200);
    expect(outcome(await rename(first, DEMO))).toBe(200);
  });

  test('without proof gives way to a certificate that names it, of a file; the one who had it is told', async () => {
    const code = demoTaxCode(90_002);
    expect(outcome(await rename(second, code))).toBe(200);
    await addToken(first, code);
    await addRemote(first, code);
    expect(outcome(await rename(first, code))).toEqual(TAKEN);
    await addFile(first, code, '7a01', '2026-02-01T00:00:00Z');
    expect(outcome(await rename(first, code))).toEqual(TAKEN);
    await addFile(first, code, '7a02');
    expect(outcome(await rename(first, code))).toBe(200);
    expect((await profile(first)).tax_code_standing).toBe('held');
    expect((await profile(second)).tax_code_standing).toBe('taken');
    // A proof of one's own comes too late.
    await addFile(second, code, '7a03');
    expect((await profile(second)).tax_code_standing).toBe('disputed');
    expect((await profile(first)).tax_code_standing).toBe('held');
    expect(outcome(await rename(second, OTHER))).toBe(200);
    expect(await profile(second)).toMatchObject({ tax_code: OTHER, tax_code_standing: 'held' });
    expect(outcome(await rename(first, DEMO))).toBe(200);
  });

  test('is proven by the certificate of a company that has it: no other proof takes it from there', async () => {
    const code = demoTaxCode(90_003);
    expect(outcome(await rename(second, code))).toBe(200);
    await addFile(second, code, '7b01');
    await addFile(first, code, '7b02');
    expect(outcome(await rename(first, code))).toEqual(TAKEN);
    expect(outcome(await rename(second, OTHER))).toBe(200);
  });

  test('is not proven by a test certificate, which repeats the profile', async () => {
    const code = demoTaxCode(90_006);
    expect(outcome(await rename(second, code))).toBe(200);
    const body = { tenant_certificate: {} };
    const made = await judged(server.current, 'createTestCertificate', { token: second, body });
    expect(made.status, made.text).toBe(201);
    await addFile(first, code, '7d01');
    expect(outcome(await rename(first, code))).toBe(200);
    const { id } = (made.body as { tenant_certificate: { id: number } }).tenant_certificate;
    await judged(server.current, 'deleteCertificate', { token: second, id });
    expect(outcome(await rename(first, DEMO))).toBe(200);
    expect(outcome(await rename(second, OTHER))).toBe(200);
  });

  test('is not proven by a certificate at a signing service, which shows it to all who name the account', async () => {
    const code = demoTaxCode(90_007);
    expect(outcome(await rename(second, code))).toBe(200);
    await addRemote(second, code);
    await addFile(first, code, '7e01');
    expect(outcome(await rename(first, code))).toBe(200);
    expect(outcome(await rename(first, DEMO))).toBe(200);
    expect(outcome(await rename(second, OTHER))).toBe(200);
  });

  test('of two at once goes to one', async () => {
    const code = demoTaxCode(90_004);
    const both = await Promise.all([rename(first, code), rename(second, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(outcome(await rename(first, DEMO))).toBe(200);
    expect(outcome(await rename(second, OTHER))).toBe(200);
  });
});

test('duplicates of before are carried over: the proven one holds the code, all of them are told', async () => {
  const pool = createPool(server.current.database_url, { max: 1, name: 'hoadon test' });
  const code = demoTaxCode(90_005);
  try {
    await pool.query(`drop function claim_tax_code, prove_tax_code, tax_code_standing;
      drop table tax_code_claims;
      alter table tenant_profiles no force row level security;
      alter table certificates no force row level security;
      update tenant_profiles set tax_code = '${code}';
      update certificates set tax_code = '${code}' where tenant_id = 2;
      alter table tenant_profiles force row level security;
      alter table certificates force row level security`);
    const standings = async () => [
      (await profile(first)).tax_code_standing,
      (await profile(second)).tax_code_standing,
    ];
    const file = new URL('../../../server/db/migrations/015-tax-code-claims.sql', import.meta.url);
    await pool.query(readFileSync(file, 'utf8'));
    expect(await standings()).toEqual(['taken', 'held']);
    await pool.query('update tax_code_claims set proven_on = null');
    expect(await standings()).toEqual(['taken', 'contested']);
    await addFile(first, code, '7c01');
    expect(await standings()).toEqual(['held', 'taken']);
  } finally {
    await pool.end();
  }
});
