import { beforeAll, expect, test } from 'vitest';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import type { components } from '#generated/types.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { asOwner, deskOf, TENANT, type Desk } from '#tests/integration/signing/desk.ts';
import { keepDeclared } from '#tests/setup/declare.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';

type Readiness = components['schemas']['SigningReadiness'];
type Refused = { errors: { code: string; message: string }[] };

const server = withTestApp();
const { invoice_modes, invoice_types } = BLANK_DECLARATION;

let owner: Desk;
let serial = '';
let changes = 0;
beforeAll(async () => {
  owner = await deskOf(server.current);
  const found = await inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx.selectFrom('certificates').select('serial').executeTakeFirstOrThrow(),
  );
  serial = found.serial;
});

/** A declaration of change is accepted, each later than the one before; the clock goes with it. */
async function accepted(change: Partial<DeclarationContent>): Promise<void> {
  const { publishing, clock } = server.current;
  changes += 1;
  clock.set(new Date(Date.parse(TEST_NOW) + changes * 60_000).toISOString());
  await keepDeclared(publishing.db, TENANT, serial, clock.now(), change);
}

async function readiness(of: { form_no: string; symbol: string; issued_on: string }, email?: string) {
  const token = await server.current.signIn(email ?? 'owner@demo.vn');
  const { form_no, symbol, issued_on } = of;
  const answered = await judged(server.current, 'getSigningReadiness', {
    token,
    query: { form_no, symbol, issued_on },
  });
  return { ...answered, found: (answered.body as { signing_readiness: Readiness }).signing_readiness };
}

const told = (found: Readiness) => [...found.certificate, ...found.declaration, ...found.package];

/** The invoice is told what its publication is refused for, word for word. */
async function expectAgreement(part: keyof Readiness, code: string): Promise<void> {
  const draft = await owner.draft();
  const { found } = await readiness(draft);
  expect(found[part].map((one) => one.code)).toEqual([code]);
  const { status, body } = await owner.publish(draft);
  const words = (body as unknown as Refused).errors.map(({ message }) => message);
  expect([status, words]).toEqual([422, told(found).map(({ message }) => message)]);
}

test('an invoice that would be published lacks nothing', async () => {
  const draft = await owner.draft();
  expect((await readiness(draft)).found).toEqual({ certificate: [], declaration: [], package: [] });
  expect((await owner.publish(draft)).status).toBe(202);
});

test('what publishing refuses of the declaration is told before, in the same words', async () => {
  await accepted({ invoice_modes: { ...invoice_modes, uncoded: true } });
  await expectAgreement('declaration', 'series_mode_not_declared');
  await accepted({ invoice_types: { ...invoice_types, sales: true } });
  await expectAgreement('declaration', 'series_type_not_declared');
  await accepted({});
});

test('while nothing is accepted that is said alone, and the one declaration mends both', async () => {
  const { db, clock } = server.current.publishing;
  await inTenant(db, TENANT, (tx) =>
    tx.updateTable('registrations').set({ status: 'draft', accepted_on: null }).execute(),
  );
  const draft = await owner.draft();
  const { found } = await readiness(draft);
  expect(told(found).map(({ code }) => code)).toEqual(['declaration_missing']);
  expect((await owner.publish(draft)).status).toBe(422);
  await inTenant(db, TENANT, (tx) =>
    tx
      .updateTable('registrations')
      .set({ status: 'tax_authority_accepted', accepted_on: clock.now() })
      .execute(),
  );
});

test('who writes invoices is told too, though they may see no certificate; who only reads is not', async () => {
  const draft = await owner.draft();
  expect((await readiness(draft, 'ketoan@demo.vn')).found).toEqual({
    certificate: [],
    declaration: [],
    package: [],
  });
  expect((await readiness(draft, 'xem@demo.vn')).status).toBe(403);
});

test('after its trial a company hears it before it publishes, until it buys', async () => {
  const until = (trial_until: string | null) =>
    asOwner(server.current, (tx) =>
      tx.updateTable('tenants').set({ trial_until }).where('id', '=', TENANT).execute(),
    );
  await until('2026-01-01');
  await expectAgreement('package', 'trial_ended');
  await until(null);
  expect((await readiness(await owner.draft())).found.package).toEqual([]);
});

test('a certificate that is gone is told as one that is missing, to its company alone', async () => {
  type Certificates = { tenant_certificates: { id: number }[] };
  const { body } = await owner.call<Certificates>('GET', '/api/certificates');
  for (const { id } of body.tenant_certificates)
    expect((await owner.call('DELETE', `/api/certificates/${id}`)).status).toBe(200);
  await expectAgreement('certificate', 'certificate_missing');
  const other = await readiness(
    { form_no: '1', symbol: 'C26TAA', issued_on: '2026-11-20' },
    'owner@demo2.vn',
  );
  expect(other.found.certificate).toEqual([]);
});
