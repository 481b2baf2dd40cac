import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { components } from '#generated/types.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { actionsFor, AGREED, codesIn, correctionsDesk, draftIn } from './corrections-desk.ts';

type Schemas = components['schemas'];
type Invoice = Schemas['Invoice'];

const server = withTestApp();
let token = '';
let at: Awaited<ReturnType<typeof correctionsDesk>>;
let desk: (typeof at)['desk'];
beforeAll(async () => {
  at = await correctionsDesk(server.current);
  ({ token, desk } = at);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const issued = (changes: Parameters<typeof desk.draft>[0] = {}) => at.issued(changes);
const coded = (invoice: { id: number }) => at.coded(invoice);
const remediesOf = (id: number) => at.remediesOf(id);

const LESS = {
  kind: 'goods',
  name: 'Băng keo',
  unit: 'Cuộn',
  quantity: '-2',
  unit_price: '11500',
  vat_rate: '10%',
} as const;

const adjust = (id: number, changes: Partial<Schemas['AdjustmentInput']> = {}) =>
  judged(server.current, 'createAdjustment', {
    token,
    id,
    body: { correction: { ...AGREED, lines: [LESS], ...changes } },
  });
const replace = (id: number, changes: Partial<Schemas['ReplacementInput']> = {}) =>
  judged(server.current, 'createReplacement', { token, id, body: { correction: { ...AGREED, ...changes } } });

const history = async (id: number) =>
  (
    (await judged(server.current, 'listInvoiceHistory', { token, id })).body as {
      invoice_events: Schemas['DocumentEvent'][];
    }
  ).invoice_events;

describe('an adjusting invoice [1.does.adjust]', () => {
  test('states the difference, names the invoice in the file, and makes it adjusted once the code is there', async () => {
    const original = await issued();
    const draft = draftIn(await adjust(original.id));
    expect(draft).toMatchObject({ nature: 'adjust', total: '-25300', number: null, status: 'draft' });
    expect((await remediesOf(original.id)).value_in_force).toBe(original.total);
    await coded(draft);

    const { text, bytes } = await judged(server.current, 'getInvoiceXml', { token, id: draft.id });
    expect(text).toContain('<TTHDLQuan><TCHDon>2</TCHDon>');
    const shown = (await judged(server.current, 'getInvoice', { token, id: original.id })).body as {
      invoice: Invoice;
    };
    expect(shown.invoice.corrected).toBe('adjusted');
    const { number, symbol } = shown.invoice;
    const sentence = `Điều chỉnh cho hóa đơn Mẫu số 1 ký hiệu ${symbol} số ${number} ngày 20 tháng 11 năm 2026`;
    expect(text).toContain(
      `<LHDCLQuan>1</LHDCLQuan><KHMSHDCLQuan>1</KHMSHDCLQuan><KHHDCLQuan>${symbol}</KHHDCLQuan><SHDCLQuan>${number}</SHDCLQuan><NLHDCLQuan>2026-11-20</NLHDCLQuan><LDDCTThe>13</LDDCTThe><GChu>${sentence}</GChu>`,
    );
    expect(text).toContain('<TgTTTBSo>-25300</TgTTTBSo>');
    const ports = createVerifyPorts([server.current.root_pem]);
    expect(verifySignatures(bytes, ports)[0]).toMatchObject({ role: 'seller', valid: true });

    const { family, value_in_force, open_correction_id } = await remediesOf(original.id);
    expect(family).toMatchObject([
      { id: original.id, nature: 'original', counts: true },
      { id: draft.id, nature: 'adjust', target_ids: [original.id], in_effect: true, counts: true },
    ]);
    expect([value_in_force, open_correction_id]).toEqual([String(Number(original.total) - 25300), null]);
    expect((await history(original.id))[0]).toMatchObject({ kind: 'adjusted', title: 'Bị điều chỉnh' });
  });

  test('is followed by adjusting alone, of the first invoice', async () => {
    const original = await issued();
    const first = draftIn(await adjust(original.id));
    expect(actionsFor(await remediesOf(first.id), 'main_content')).toEqual(['edit_and_resend']);
    await coded(first);
    expect(actionsFor(await remediesOf(original.id), 'main_content')).toEqual(['adjust']);
    expect(codesIn(await replace(original.id))).toEqual([422, ['correction_not_allowed']]);
    expect(codesIn(await adjust(first.id))).toEqual([422, ['correction_not_allowed']]);
    const ofAdjusting = await remediesOf(first.id);
    expect(actionsFor(ofAdjusting, 'main_content')).toEqual([]);
    expect(actionsFor(ofAdjusting, 'minor_content')).toEqual(['notify']);
    const main = ofAdjusting.matters.find(({ matter }) => matter === 'main_content');
    const elsewhere = expect.stringContaining('Mở hóa đơn đó và điều chỉnh tiếp');
    expect(main?.closed).toEqual(
      expect.arrayContaining([
        { action: 'adjust', reason: elsewhere },
        { action: 'replace', reason: elsewhere },
      ]),
    );
    const second = draftIn(await adjust(original.id, { lines: [{ ...LESS, quantity: '1' }] }));
    await coded(second);
    const { value_in_force, family } = await remediesOf(second.id);
    expect(value_in_force).toBe(String(Number(original.total) - 25300 + 12650));
    expect(family.map(({ id }) => id)).toEqual([original.id, first.id, second.id]);
  });
});

describe('a replacing invoice [1.does.replace]', () => {
  test('begins with what the invoice says, and counts instead of it', async () => {
    const original = await issued();
    const draft = draftIn(await replace(original.id));
    expect(draft).toMatchObject({
      nature: 'replace',
      total: original.total,
      buyer_name: original.buyer_name,
    });
    await coded(draft);
    const { text } = await judged(server.current, 'getInvoiceXml', { token, id: draft.id });
    expect(text).toContain('<TTHDLQuan><TCHDon>1</TCHDon>');
    expect(text).toContain('<GChu>Thay thế cho hóa đơn Mẫu số 1');
    const { family } = await remediesOf(original.id);
    expect(family.map(({ id, counts }) => [id, counts])).toEqual([
      [original.id, false],
      [draft.id, true],
    ]);
    expect(codesIn(await replace(original.id))).toEqual([422, ['correction_not_allowed']]);
    expect(actionsFor(await remediesOf(draft.id), 'main_content')).toEqual(['replace']);
    expect((await history(original.id))[0]).toMatchObject({ kind: 'replaced' });
    const ids = `${original.id},${draft.id}`;
    const { body } = await judged(server.current, 'listInvoices', { token, query: { ids } });
    const rows = (body as { invoices: Schemas['InvoiceSummary'][] }).invoices;
    expect(rows.map(({ id, nature, corrected }) => [id, nature, corrected])).toEqual([
      [draft.id, 'replace', 'none'],
      [original.id, 'original', 'replaced'],
    ]);
  });
});

describe('what stops a correction', () => {
  test('a business buyer without a written agreement', async () => {
    const original = await issued();
    expect(codesIn(await adjust(original.id, { agreement_no: null, agreement_on: null }))).toEqual([
      422,
      ['agreement_missing'],
    ]);
  });

  test('an agreement from before the invoice or from a day to come', async () => {
    const original = await issued();
    for (const agreement_on of ['2026-11-19', '2026-11-21'])
      expect(codesIn(await adjust(original.id, { agreement_on }))).toEqual([422, ['agreement_day']]);
  });

  test('a buyer who became a business after the draft was made without an agreement', async () => {
    const person = { buyer_name: null, buyer_tax_code: null, buyer_person: 'Nguyễn Thị Lụa' };
    const original = await issued(person);
    const draft = draftIn(await replace(original.id, { agreement_no: null, agreement_on: null }));
    const changed = await desk.put(draft, { buyer_tax_code: '0000000017' });
    expect(changed.status).toBe(200);
    const published = await judged(server.current, 'publishInvoice', {
      token,
      id: draft.id,
      body: { invoice: { lock_version: changed.body.invoice.lock_version } },
    });
    expect(codesIn(published)).toEqual([422, ['agreement_missing']]);
  });

  test('an adjustment in effect, whatever it was for: the invoice is not replaced any more', async () => {
    const original = await issued();
    await coded(draftIn(await adjust(original.id, { matter: 'settlement' })));
    expect(codesIn(await replace(original.id))).toEqual([422, ['correction_not_allowed']]);
    expect(codesIn(await replace(original.id, { matter: 'titled_goods_returned' }))).toEqual([
      422,
      ['correction_not_allowed'],
    ]);
    expect(actionsFor(await remediesOf(original.id), 'main_content')).toEqual(['adjust']);
  });

  test('an invoice without its code, which is put right and sent again', async () => {
    const draft = await desk.draft();
    expect(codesIn(await replace(draft.id))).toEqual([422, ['correction_not_allowed']]);
    expect(actionsFor(await remediesOf(draft.id), 'main_content')).toEqual(['edit_and_resend']);
  });

  test('another correction that is under way: of two at once one is made; deleting it opens the way again', async () => {
    const original = await issued();
    const both = await Promise.all([adjust(original.id), replace(original.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { open_correction_id } = await remediesOf(original.id);
    await judged(server.current, 'deleteInvoice', { token, id: open_correction_id ?? 0 });
    draftIn(await replace(original.id));
  });

  test('a harmless error, for which the law has the notice alone; cancelling is closed with its reason', async () => {
    const original = await issued();
    const remedies = await remediesOf(original.id);
    expect(actionsFor(remedies, 'minor_content')).toEqual(['notify']);
    const minor = remedies.matters.find(({ matter }) => matter === 'minor_content');
    expect(minor?.closed.map(({ action }) => action)).toEqual(['adjust', 'replace', 'cancel']);
    expect(codesIn(await adjust(original.id, { matter: 'minor_content' }))).toEqual([
      422,
      ['correction_not_allowed'],
    ]);
  });
});

test('the lists hold the invoices of their nature alone, with what they correct', async () => {
  const original = await issued();
  const draft = draftIn(await adjust(original.id));
  const adjusted = await judged(server.current, 'listAdjustedInvoices', { token });
  expect((adjusted.body as { adjusted_invoices: object[] }).adjusted_invoices).toContainEqual(
    expect.objectContaining({ id: draft.id, corrects: expect.stringMatching(/^1C26T\w\w \d{8}$/) }),
  );
  const replaced = await judged(server.current, 'listReplacedInvoices', { token });
  expect((replaced.body as { replaced_invoices: object[] }).replaced_invoices).not.toContainEqual(
    expect.objectContaining({ id: draft.id }),
  );
  expect((await judged(server.current, 'getReplacedInvoice', { token, id: draft.id })).status).toBe(404);
  expect((await judged(server.current, 'getAdjustedInvoice', { token, id: draft.id })).status).toBe(200);
});
