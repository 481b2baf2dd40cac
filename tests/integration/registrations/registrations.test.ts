import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { describedAs } from '#tests/contract/described.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Schemas = components['schemas'];
type Registration = Schemas['Registration'];
type Input = Schemas['RegistrationInput'];

const server = withTestApp();
everyStatementNamesItsTenant(server);
let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
});

async function proposal(): Promise<Schemas['RegistrationProposal']> {
  const { body } = await judged(server.current, 'getRegistrationProposal', { token: owner });
  return (body as { registration_proposal: Schemas['RegistrationProposal'] }).registration_proposal;
}

async function make(changed: Partial<Input> = {}): Promise<Registration> {
  const registration = { ...(await proposal()).registration, ...changed };
  const { body, text } = await judged(server.current, 'createRegistration', {
    token: owner,
    body: { registration },
  });
  expect(body, text).toHaveProperty('registration');
  return (body as { registration: Registration }).registration;
}

async function effects(id: number): Promise<Schemas['RegistrationEffects']> {
  const { body } = await judged(server.current, 'getRegistrationEffects', { token: owner, id });
  return (body as { registration_effects: Schemas['RegistrationEffects'] }).registration_effects;
}

const codes = ({ body }: Answered) => (body as ErrorBody).errors.map(({ code }) => code);

async function accepted(): Promise<Registration> {
  const query = { status: 'tax_authority_accepted' };
  const { body } = await judged(server.current, 'listRegistrations', { token: owner, query });
  const [first] = (body as { registrations: Registration[] }).registrations;
  if (first === undefined) throw new Error('the demo company has declared');
  return first;
}

describe('a new declaration', () => {
  test('begins with what is in force, as a change of it', async () => {
    const { registration, certificates, in_force_since } = await proposal();
    expect(in_force_since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(registration).toMatchObject({
      purpose: 'change',
      invoice_modes: { coded: true, uncoded: false },
      invoice_types: { vat: true, sales: true },
    });
    expect(registration.certificates.map(({ serial }) => serial)).toEqual(
      certificates.filter(({ declared }) => declared).map(({ serial }) => serial),
    );
  });

  test('changes nothing as long as nothing of it is changed', async () => {
    const { id } = await make();
    expect(await effects(id)).toMatchObject({ compared: true, changes: [], stopped_series: [] });
  });

  test('tells what it lacks at its fields', async () => {
    const { representative } = (await proposal()).registration;
    const { id } = await make({
      purpose: 'new',
      tax_authority_name: null,
      representative: { ...representative, identity_no: null, passport_no: null },
    });
    const { refusals } = await effects(id);
    const fields = refusals.flatMap((one) => one.fields);
    expect(fields).toContain('tax_authority_name');
    expect(fields).toContain('representative.identity_no');
    expect(fields).toContain('purpose');
  });

  test('that leaves a type out stops its series and counts their drafts', async () => {
    const body = describedAs('createInvoice').body?.example;
    const made = await judged(server.current, 'createInvoice', { token: owner, body });
    const { template_id } = (made.body as { invoice: Schemas['Invoice'] }).invoice;
    const { invoice_types } = (await proposal()).registration;
    const { id } = await make({ invoice_types: { ...invoice_types, vat: false } });
    const { stopped_series, changes } = await effects(id);
    expect(stopped_series.length).toBeGreaterThan(0);
    expect(new Set(stopped_series.map(({ form_no }) => form_no))).toEqual(new Set(['1']));
    expect(stopped_series.find((one) => one.template_id === template_id)?.draft_count).toBeGreaterThan(0);
    expect(changes).toEqual([{ field: 'invoice_types.vat', before: 'x', after: null }]);
  });

  test('is drawn on the official form', async () => {
    const { id } = await make();
    const { status, bytes } = await judged(server.current, 'getRegistrationPdf', { token: owner, id });
    expect(status).toBe(200);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a declaration that was accepted', () => {
  test('is neither changed nor deleted', async () => {
    const { id, lock_version } = await accepted();
    const { registration } = await proposal();
    const update = { token: owner, id, body: { registration: { ...registration, lock_version } } };
    const changed = await judged(server.current, 'updateRegistration', update);
    expect([changed.status, codes(changed)]).toEqual([409, ['not_editable']]);
    const deleted = await judged(server.current, 'deleteRegistration', { token: owner, id });
    expect([deleted.status, codes(deleted)]).toEqual([409, ['not_deletable']]);
  });

  test('a draft names no certificate that signs before it is accepted', async () => {
    const { certificates } = (await proposal()).registration;
    const later = certificates.map((one) => ({ ...one, serial: '540101095A17C3D2' }));
    await make({ certificates: later });
    const { certificates: own } = await proposal();
    expect(own.filter(({ declared }) => declared)).toHaveLength(certificates.length);
  });
});
