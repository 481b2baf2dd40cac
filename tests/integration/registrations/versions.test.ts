import { beforeAll, expect, test } from 'vitest';
import { declarationInput } from '#domain/registration/declaration-from-input.ts';
import { SAMPLE_DECLARATION } from '#domain/samples/sample-declaration.ts';
import type { components } from '#generated/types.ts';
import { storeAccepted } from '#server/modules/registrations/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { HEAD } from './declaration-head.ts';

type Schemas = components['schemas'];
type Input = Schemas['RegistrationInput'];

const server = withTestApp();
const TENANT = 1;
let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
  const no_office = {
    tax_authority_code: null,
    tax_authority_name: null,
    tax_city_code: null,
    tax_city_name: null,
  };
  await inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx.updateTable('tenant_profiles').set(no_office).execute(),
  );
});

/** The company's profile names no tax authority; the declaration that is accepted does. */
const accept = (changed: Partial<Input>, at: string): Promise<void> =>
  inTenant(server.current.publishing.db, TENANT, (tx) =>
    storeAccepted(tx, TENANT, { ...declarationInput(SAMPLE_DECLARATION), ...HEAD, ...changed }, at),
  );

const read = async <Body>(operation: string, id?: number): Promise<Body> => {
  const { status, body, text } = await judged(server.current, operation, {
    token: owner,
    ...(id === undefined ? {} : { id }),
  });
  expect(status, text).toBe(200);
  return body as Body;
};

const proposal = async (): Promise<Schemas['RegistrationProposal']> =>
  (await read<{ registration_proposal: Schemas['RegistrationProposal'] }>('getRegistrationProposal'))
    .registration_proposal;

const effects = async (id: number): Promise<Schemas['RegistrationEffects']> =>
  (await read<{ registration_effects: Schemas['RegistrationEffects'] }>('getRegistrationEffects', id))
    .registration_effects;

async function draft(changed: Partial<Input> = {}): Promise<number> {
  const registration = { ...(await proposal()).registration, ...changed };
  const { body, text } = await judged(server.current, 'createRegistration', {
    token: owner,
    body: { registration },
  });
  expect(body, text).toHaveProperty('registration');
  return (body as { registration: Schemas['Registration'] }).registration.id;
}

test('what was declared of the tax office is where the next declaration begins, and is no change of it', async () => {
  await accept({}, '2026-11-17T03:00:00.000Z');
  const { tax_authority_code, tax_authority_name, place } = (await proposal()).registration;
  expect([tax_authority_code, tax_authority_name, place]).toEqual([
    HEAD.tax_authority_code,
    HEAD.tax_authority_name,
    HEAD.place,
  ]);
  expect((await effects(await draft())).changes).toEqual([]);
});

test('the versions follow each other, the last first, each with what it changed of the one before', async () => {
  const [certificate] = SAMPLE_DECLARATION.certificates;
  if (certificate === undefined) throw new Error('the sample names a certificate');
  const next = { ...certificate, serial: '5409' };
  const { invoice_types } = SAMPLE_DECLARATION;
  await accept(
    { purpose: 'change', invoice_types: { ...invoice_types, vat: false, sales: true }, certificates: [next] },
    '2026-11-18T03:00:00.000Z',
  );
  await accept(
    { purpose: 'change', place: 'Huế', certificates: [{ ...certificate, action: 'stop' }] },
    '2026-11-19T03:00:00.000Z',
  );
  const { registration_versions: versions } = await read<{
    registration_versions: Schemas['RegistrationVersion'][];
  }>('getRegistrationVersions');
  expect(versions.map(({ is_first, replaced_on }) => [is_first, replaced_on])).toEqual([
    [false, null],
    [false, '2026-11-19'],
    [false, '2026-11-18'],
    [true, '2026-11-17'],
  ]);
  const [last, middle] = versions;
  // A certificate that is left out stays, one that is stopped goes; where a declaration was made changes nothing.
  expect(
    middle?.changes.filter(({ field }) => field.startsWith('invoice_types') || /serial$/.test(field)),
  ).toEqual([
    { field: 'invoice_types.vat', before: 'x', after: null },
    { field: 'invoice_types.sales', before: null, after: 'x' },
    { field: 'certificates[5409].serial', before: null, after: '5409' },
  ]);
  expect(middle?.changes).toHaveLength(6);
  expect(last?.changes.map(({ field }) => field)).toEqual([
    'invoice_types.vat',
    'invoice_types.sales',
    'certificates[540101095A17C3D2].issuer_name',
    'certificates[540101095A17C3D2].serial',
    'certificates[540101095A17C3D2].valid_from',
    'certificates[540101095A17C3D2].valid_to',
  ]);
  // Each tells the same on its own page.
  for (const { registration_id, changes, is_first } of versions)
    expect((await effects(registration_id)).changes).toEqual(is_first ? [] : changes);
  const first = versions.at(-1)?.changes ?? [];
  expect(first).toContainEqual({ field: 'invoice_modes.coded', before: null, after: 'x' });
});

test('a draft is told against what is in force now: a certificate it leaves out is no change, one it stops is', async () => {
  const { registration } = await proposal();
  const [kept] = registration.certificates;
  if (kept === undefined) throw new Error('a certificate is in force');
  expect((await effects(await draft({ certificates: [] }))).changes).toEqual([]);
  const stopped = await effects(await draft({ certificates: [{ ...kept, action: 'stop' }] }));
  expect(stopped.changes).toContainEqual({
    field: `certificates[${kept.serial}].serial`,
    before: kept.serial,
    after: null,
  });
});

test('who begins to send directly is told the 5 and the 10 working days with their last days, from the acceptance on', async () => {
  const { sending } = SAMPLE_DECLARATION;
  const directly = { sending: { ...sending, direct: true } };
  const draft_days = (await effects(await draft(directly))).deadlines.map(({ due_on }) => due_on);
  // From Friday 20/11/2026; Tuesday 24/11 is a holiday.
  expect(draft_days).toEqual(['2026-11-30', '2026-12-07']);
  await accept({ ...directly, purpose: 'change' }, '2026-11-19T04:00:00.000Z');
  const { registration_versions: versions } = await read<{
    registration_versions: Schemas['RegistrationVersion'][];
  }>('getRegistrationVersions');
  const [last] = versions;
  const { deadlines } = await effects(last?.registration_id ?? 0);
  expect(deadlines.map(({ due_on }) => due_on)).toEqual(['2026-11-27', '2026-12-04']);
});
