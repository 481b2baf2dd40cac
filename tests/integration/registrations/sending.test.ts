import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { components } from '#generated/types.ts';
import { carryDocument, collectAnswers, documentOf } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { packOfPaper } from '../proof-packs/paper-pack.ts';
import { authority } from '../reliability/authority.ts';
import { HEAD } from './declaration-head.ts';

type Schemas = components['schemas'];
type Registration = Schemas['Registration'];
type Input = Schemas['RegistrationInput'];

const server = withTestApp();
const TENANT = 1;
let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const registrationIn = ({ body, text }: Answered): Registration => {
  expect(body, text).toHaveProperty('registration');
  return (body as { registration: Registration }).registration;
};

/** What the demo company has in force, with what the law asks for and the seed leaves out. */
async function make(changed: Partial<Input> = {}): Promise<Registration> {
  const asked = await judged(server.current, 'getRegistrationProposal', { token: owner });
  const { registration } = (asked.body as { registration_proposal: Schemas['RegistrationProposal'] })
    .registration_proposal;
  const body = { registration: { ...registration, ...HEAD, ...changed } };
  return registrationIn(await judged(server.current, 'createRegistration', { token: owner, body }));
}

/** Saves it with something of it changed. */
async function update({ id, lock_version }: Registration, changed: Partial<Input>): Promise<Registration> {
  const asked = await judged(server.current, 'getRegistrationProposal', { token: owner });
  const { registration } = (asked.body as { registration_proposal: Schemas['RegistrationProposal'] })
    .registration_proposal;
  const body = { registration: { ...registration, ...HEAD, ...types(false), ...changed, lock_version } };
  return registrationIn(await judged(server.current, 'updateRegistration', { token: owner, id, body }));
}

const read = async (id: number) =>
  registrationIn(await judged(server.current, 'getRegistration', { token: owner, id }));

const submit = ({ id, lock_version }: Registration, acknowledged: string[] = []) =>
  judged(server.current, 'submitRegistration', {
    token: owner,
    id,
    headers: { 'idempotency-key': randomUUID() },
    body: { registration: { lock_version, acknowledged } },
  });

/** Submits it whatever has to be confirmed, as somebody who has read it. */
async function submitted(one: Registration): Promise<Registration> {
  const asked = await judged(server.current, 'getRegistrationEffects', { token: owner, id: one.id });
  const { refusals, warnings } = (asked.body as { registration_effects: Schemas['RegistrationEffects'] })
    .registration_effects;
  expect(refusals).toEqual([]);
  const reply = await submit(
    one,
    warnings.map(({ code }) => code),
  );
  expect(reply.status, reply.text).toBe(202);
  return registrationIn(reply);
}

/** What the worker would do. */
async function carry(id: number): Promise<void> {
  const { publishing } = server.current;
  const document = await inTenant(publishing.db, TENANT, (tx) => documentOf(tx, 'declaration', id));
  await carryDocument(publishing, { tenant_id: TENANT, document_id: document?.id ?? 0 });
}

async function answers(): Promise<void> {
  await collectAnswers(server.current.publishing, TENANT);
}

const history = async (id: number): Promise<string[]> => {
  const { body } = await judged(server.current, 'listRegistrationHistory', { token: owner, id });
  const { registration_events } = body as { registration_events: Schemas['DocumentEvent'][] };
  return registration_events.map(({ kind }) => kind).reverse();
};

const inForce = async (): Promise<boolean> => {
  const { body } = await judged(server.current, 'getRegistrationProposal', { token: owner });
  return (body as { registration_proposal: Schemas['RegistrationProposal'] }).registration_proposal
    .registration.invoice_types.commercial;
};

const types = (commercial: boolean): Pick<Input, 'invoice_types'> => ({
  invoice_types: {
    vat: true,
    vat_with_receipt: false,
    sales: true,
    sales_with_receipt: false,
    commercial,
    foreign_supplier: false,
    public_assets: false,
    national_reserve: false,
    other: false,
    documents_like_invoices: false,
  },
});

describe('a declaration that is signed and sent', () => {
  test('is received (102) and accepted (103), is in force from then on, and keeps its signed file', async () => {
    const draft = await make(types(true));
    expect(await submitted(draft)).toMatchObject({ status: 'queued', final: false });
    await carry(draft.id);
    expect(await read(draft.id)).toMatchObject({ status: 'sent_tvan', accepted_on: null });
    expect(await inForce()).toBe(false);
    await answers();
    expect(await read(draft.id)).toMatchObject({
      status: 'tax_authority_accepted',
      final: true,
      accepted_on: server.current.clock.now(),
      review: null,
    });
    expect(await inForce()).toBe(true);
    expect(await history(draft.id)).toEqual([
      'publication_asked',
      'sealed',
      'signature_requested',
      'signed',
      'handed_to_provider',
      'technically_accepted',
      'received',
      'accepted',
    ]);
    const file = await judged(server.current, 'getRegistrationXml', { token: owner, id: draft.id });
    const ports = createVerifyPorts([server.current.root_pem]);
    expect(verifySignatures(file.bytes, ports)).toMatchObject([{ role: 'taxpayer', valid: true }]);
    const { paths, messages } = await packOfPaper(
      server.current,
      owner,
      'getRegistrationProofPack',
      draft.id,
    );
    expect(paths).toEqual([
      `chung-tu/declaration-${draft.id}/ban-1-da-ky.xml`,
      `chung-tu/declaration-${draft.id}/ban-the-hien.pdf`,
    ]);
    expect(messages).toEqual(expect.arrayContaining(['gui-100', 'nhan-102', 'nhan-103']));
  });

  test.each([
    ['not_received', 'tax_authority_not_received'],
    ['refuse', 'tax_authority_not_accepted'],
  ] as const)('that is refused (%s) says why, and is sent again corrected', async (kind, status) => {
    const reasons = [{ code: '1001', text: 'Sai thông tin người đại diện', remedy: null }];
    await authority(server.current.sandbox.url).fault({ kind, reasons });
    const draft = await submitted(await make(types(false)));
    await carry(draft.id);
    await answers();
    const refused = await read(draft.id);
    expect(refused).toMatchObject({
      status,
      status_error: true,
      final: true,
      reasons: [{ code: '1001', message: 'Sai thông tin người đại diện' }],
    });
    const corrected = await update(refused, { contact: { ...HEAD.contact, name: 'Lê Đã Sửa' } });
    const pack = () => packOfPaper(server.current, owner, 'getRegistrationProofPack', draft.id);
    const first = await pack();
    expect(first.print).toContain(HEAD.contact.name);
    expect(first.print).toContain('Ký bởi: ');
    // On its way again, and not signed again yet.
    expect(await submitted(corrected)).toMatchObject({ status_error: false });
    expect((await pack()).print).toBe(first.print);
    await carry(draft.id);
    await answers();
    expect(await read(draft.id)).toMatchObject({ status: 'tax_authority_accepted', reasons: [] });
    const second = await pack();
    expect(second.paths).toContain(`chung-tu/declaration-${draft.id}/ban-2-da-ky.xml`);
    expect(second.print).toContain('Lê Đã Sửa');
  });

  test('stays as it is when it is submitted twice', async () => {
    const draft = await make(types(false));
    await submitted(draft);
    expect((await submit(draft)).status).toBe(202);
    await carry(draft.id);
    await answers();
    expect(await history(draft.id)).toHaveLength(8);
  });

  test('says who has to act while the authority wants to be told more', async () => {
    await authority(server.current.sandbox.url).fault({ kind: 'explain' });
    const draft = await submitted(await make(types(false)));
    await carry(draft.id);
    await answers();
    expect(await read(draft.id)).toMatchObject({
      status: 'tax_authority_received',
      final: false,
      review: 'explanation_wanted',
      review_due_on: '2026-11-26',
    });
    const second = await make(types(false));
    const refused = await submit(second);
    expect([refused.status, (refused.body as ErrorBody).errors[0]?.code]).toEqual([
      409,
      'declaration_pending',
    ]);
  });
});
