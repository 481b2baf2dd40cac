import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { demoTaxCode } from '#server/db/seed/demo-companies.ts';
import type { components } from '#generated/types.ts';
import { carryDocument, documentOf, readInboxes } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { makePkcs12 } from '#server/platform/xmldsig/pkcs12.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { HEAD } from '../registrations/declaration-head.ts';
import { noticesDesk } from './notices-desk.ts';

type Schemas = components['schemas'];

const server = withTestApp();
const SECOND = 2;
const desk = noticesDesk(() => server.current, SECOND);
let token = '';
let serial = 0;

/** A tax code that nothing proves: a profile alone says it. */
beforeEach(async () => {
  token = await server.current.signIn('owner@demo2.vn');
  serial += 1;
  const { body } = await judged(server.current, 'getTenant', { token });
  const { tax_code_standing, id, trial_until, timezone, number_style, ...tenant } = (
    body as { tenant: Schemas['Tenant'] }
  ).tenant;
  expect([tax_code_standing, id, trial_until, timezone, number_style]).toHaveLength(5);
  const changed = { tenant: { ...tenant, tax_code: demoTaxCode(91_000 + serial) } };
  expect((await judged(server.current, 'updateTenant', { token, body: changed })).status).toBe(200);
});

const taxCode = async (): Promise<string> =>
  ((await judged(server.current, 'getTenant', { token })).body as { tenant: Schemas['Tenant'] }).tenant
    .tax_code;

/** Whether the job that asks the provider is there for this company. */
async function isAsked(): Promise<boolean> {
  const { db } = server.current.publishing;
  await readInboxes({ db });
  const { rows } = await sql<{
    key: string;
  }>`select key from graphile_worker.jobs where key = ${`collect:${SECOND}`}`.execute(db);
  return rows.length > 0;
}

test('what waits for a tax code reaches the company by itself once a certificate has proven the code', async () => {
  const message_id = await desk.send({ type: '105' });
  await desk.collect();
  expect(await desk.list(token)).toEqual({ notices: [], total: 0 });
  expect(await isAsked()).toBe(false);
  await addCertificate();
  expect(await isAsked()).toBe(true);
  await desk.collect();
  expect(await desk.list(token)).toMatchObject({ total: 1, notices: [{ message_id, message_type: '105' }] });
});

test('what waits for a tax code reaches the company once its declaration was accepted', async () => {
  const message_id = await desk.send({ type: '506' });
  await desk.collect();
  await declare();
  await desk.collect();
  const { notices } = await desk.list(token, { message_type: '506' });
  expect(notices).toMatchObject([{ message_id, state: 'open' }]);
});

async function addCertificate(): Promise<void> {
  const validity = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2029-01-01T00:00:00Z' };
  const root = createTestRoot({ ...validity, subject: { common_name: 'Thử nghiệm CA' }, serial: '01' });
  const subject = { common_name: 'Chủ mã số thuế', tax_code: await taxCode() };
  const issued = issueCertificate({ ...validity, root, serial: `7c0${serial}`, subject });
  const file = makePkcs12({ ...issued, password: 'mat-khau' });
  const tenant_certificate = { pkcs12_base64: Buffer.from(file).toString('base64'), password: 'mat-khau' };
  const body = { tenant_certificate };
  expect((await judged(server.current, 'createCertificate', { token, body })).status).toBe(201);
}

/** A first declaration, signed with a test certificate, which proves nothing, and accepted by the authority. */
async function declare(): Promise<void> {
  const { publishing } = server.current;
  // What the demo has in force was declared under its own tax code.
  await inTenant(publishing.db, SECOND, (tx) => tx.deleteFrom('registrations').execute());
  const made = await judged(server.current, 'createTestCertificate', {
    token,
    body: { tenant_certificate: { is_default: true } },
  });
  expect(made.status, made.text).toBe(201);
  const asked = await judged(server.current, 'getRegistrationProposal', { token });
  const { registration } = (asked.body as { registration_proposal: Schemas['RegistrationProposal'] })
    .registration_proposal;
  const created = await judged(server.current, 'createRegistration', {
    token,
    body: { registration: { ...registration, ...HEAD, purpose: 'new' } },
  });
  expect(created.status, created.text).toBe(201);
  const { id, lock_version } = (created.body as { registration: Schemas['Registration'] }).registration;
  const effects = await judged(server.current, 'getRegistrationEffects', { token, id });
  const { refusals, warnings } = (effects.body as { registration_effects: Schemas['RegistrationEffects'] })
    .registration_effects;
  expect(refusals).toEqual([]);
  const sent = await judged(server.current, 'submitRegistration', {
    token,
    id,
    headers: { 'idempotency-key': randomUUID() },
    body: { registration: { lock_version, acknowledged: warnings.map(({ code }) => code) } },
  });
  expect(sent.status, sent.text).toBe(202);
  const document = await inTenant(publishing.db, SECOND, (tx) => documentOf(tx, 'declaration', id));
  await carryDocument(publishing, { tenant_id: SECOND, document_id: document?.id ?? 0 });
  await desk.collect();
  const after = await judged(server.current, 'getRegistration', { token, id });
  expect(after.body).toMatchObject({ registration: { status: 'tax_authority_accepted' } });
}
