import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import type { components } from '#generated/types.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { authority } from '#tests/integration/reliability/authority.ts';
import { deskOf, TENANT, type Desk } from '#tests/integration/signing/desk.ts';
import { declareAt, keepDeclared } from '#tests/setup/declare.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();
const { invoice_modes, transfer } = BLANK_DECLARATION;
const MODES = { invoice_modes: { ...invoice_modes, coded: true, uncoded: true } };
const FULL = { ...MODES, transfer: { ...transfer, full_content: true } };
const IN_NO_WAY = { ...MODES, transfer };

let owner: Desk;
let template_id = 0;
let token = '';
let serial = '';
let minutes = 0;
beforeAll(async () => {
  const app = server.current;
  token = await app.signIn('owner@demo.vn');
  const found = await inTenant(app.publishing.db, TENANT, async (tx) => ({
    ...(await tx.selectFrom('certificates').select('serial').executeTakeFirstOrThrow()),
    ...(await readTenant(tx)),
  }));
  serial = found.serial;
  const { name, tax_code } = found;
  await declareAt(app.sandbox.url, { name, tax_code }, serial, app.clock.now(), FULL);
  await accepted(FULL);
  const template = {
    name: 'Không có mã',
    form_no: '1',
    symbol: 'K26TKA',
    is_default: false,
    status: 'active',
    layout: 'modern',
  };
  const made = await judged(app, 'createTemplate', { token, body: { template } });
  expect(made.status, made.text).toBe(201);
  template_id = (made.body as { template: components['schemas']['Template'] }).template.id;
});
beforeEach(async () => {
  owner = await deskOf(server.current);
  await accepted(FULL);
});

/** A declaration of change is accepted, each later than the one before; the clock goes with it. */
async function accepted(change: object): Promise<void> {
  const { publishing, clock } = server.current;
  minutes += 1;
  clock.set(new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString());
  await keepDeclared(publishing.db, TENANT, serial, clock.now(), change);
}

const answers = () => collectAnswers(server.current.publishing, TENANT);

async function sent() {
  const draft = await owner.draft({ template_id });
  const { status, body } = await owner.publish(draft);
  expect(status, JSON.stringify(body)).toBe(202);
  await owner.work([draft.id]);
  await answers();
  return draft;
}

const SENT = ['publication_asked', 'number_reserved', 'sealed', 'signature_requested', 'signed'];

describe('an uncoded invoice (K)', () => {
  test('is sent as message 203, is valid by 204, and may be corrected', async () => {
    const { id } = await sent();
    const invoice = await owner.invoice(id);
    expect(invoice).toMatchObject({ status: 'valid_invoice', status_error: false, tax_authority_code: null });
    expect(await owner.publication(id)).toMatchObject({ status: 'valid_invoice', final: true, error: false });
    expect((await owner.history(id)).slice(-3)).toEqual([
      'handed_to_provider',
      'technically_accepted',
      'invoice_valid',
    ]);
    expect(await owner.history(id)).toEqual(expect.arrayContaining(SENT));
    const seen = await authority(server.current.sandbox.url).messagesOfType('203');
    expect(seen.map(({ verdict }) => verdict)).toEqual(['accepted']);
    const messages = await judged(server.current, 'listTransmissions', {
      token,
      query: { invoice_id: String(id) },
    });
    expect(messages.body).toMatchObject({
      transmissions: expect.arrayContaining([
        expect.objectContaining({ message_type: '203', status: 'valid_data_package', kind: 'invoice' }),
        expect.objectContaining({ message_type: '204', status: 'valid_data_package', kind: 'invoice' }),
      ]),
    });
    const remedies = await judged(server.current, 'getInvoiceRemedies', { token, id });
    expect(remedies.text).toContain('"action":"adjust"');
    const printed = await judged(server.current, 'getInvoicePdf', { token, id });
    expect(printed.status).toBe(200);
  });

  test('that is refused (204, LTBao 3) says why, and goes out again under its number', async () => {
    const office = authority(server.current.sandbox.url);
    const reason = { code: '2099', text: 'Người mua không còn hoạt động.', remedy: 'Kiểm tra người mua.' };
    await office.fault({ kind: 'refuse', reasons: [reason] });
    const { id } = await sent();
    const refused = await owner.publication(id);
    expect(refused).toMatchObject({
      status: 'invalid_invoice',
      error: true,
      final: true,
      reasons: [{ code: '2099', message: `${reason.text} ${reason.remedy}` }],
    });
    const again = await owner.put({ id, lock_version: refused.lock_version }, { template_id });
    expect((await owner.publish(again.body.invoice)).status).toBe(202);
    await owner.work([id]);
    await answers();
    expect(await owner.publication(id)).toMatchObject({ status: 'valid_invoice', number: refused.number });
  });

  test('is not published by who declared no way in which its data is sent, and says what to declare', async () => {
    await accepted(IN_NO_WAY);
    const { status, body } = await owner.publish(await owner.draft({ template_id }));
    const { errors } = body as unknown as components['schemas']['Errors'];
    expect([status, errors.map(({ code }) => code)]).toEqual([422, ['full_content_not_declared']]);
    expect(errors[0]?.message).toContain('Chuyển đầy đủ nội dung từng hóa đơn');
  });
});
