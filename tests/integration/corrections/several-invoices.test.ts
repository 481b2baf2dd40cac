import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import { invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import type { components } from '#generated/types.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { hasXmlsec, verifiedByXmlsec } from '#tests/golden/documents/xmlsec.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { deskOf, TENANT, type Desk } from '../signing/desk.ts';
import {
  BUYER_TAX_CODE,
  buyer_root_pem,
  certificateOf,
  codesIn,
  statementDesk,
  statementIn,
  type Statement,
} from '../statements/statement-desk.ts';

type Schemas = components['schemas'];
type Nature = Schemas['StatementNature'];

const server = withTestApp();
let desk: Awaited<ReturnType<typeof statementDesk>>;
let invoices: Desk;
const buyer = certificateOf(BUYER_TAX_CODE);
beforeAll(async () => {
  desk = await statementDesk(server.current);
  invoices = await deskOf(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const BOX = { kind: 'goods', name: 'Thùng carton', unit: 'Cái', vat_rate: '8%' } as const;
const RIGHT = [{ quantity: '10', unit_price: '11000' }];

/** Two invoices of one buyer, each with ten boxes at a wrong price of 11.500. */
const wrongPair = async () => {
  const lines = [{ ...BOX, quantity: '10', unit_price: '11500' }];
  return [await desk.issued({ lines }), await desk.issued({ lines })] as const;
};

const listed = (nature: Nature, ids: readonly number[], more: object = {}) =>
  desk.ask('createStatement', {
    id: ids[0] ?? 0,
    body: {
      statement: {
        nature,
        matter: 'main_content',
        reason: 'Ghi sai đơn giá 11.500, đúng là 11.000.',
        right_lines: RIGHT,
        further_ids: ids.slice(1),
        ...more,
      },
    },
  });

/** The list of these invoices with the right price on each, as both sides have signed it. */
async function agreed(nature: Nature, ids: readonly number[]): Promise<Statement> {
  const draft = statementIn(await listed(nature, ids));
  const changed = await desk.ask('updateStatement', {
    id: draft.id,
    body: {
      statement: {
        ...pickInput(draft),
        further: draft.listed.map(() => ({ right_lines: RIGHT })),
      },
    },
  });
  const { statement, key } = await desk.sent(statementIn(changed));
  await opensEachInvoice(statement, key);
  const { status, text } = await desk.upload(key, await desk.signedFile(statement.id, key, buyer));
  expect(status, text).toBe(200);
  return desk.read(statement.id);
}

/** Whoever has the link of a statement sees each of its invoices on the buyer's own page, in their order. */
async function opensEachInvoice({ invoice_name, listed: others }: Statement, key: string): Promise<void> {
  const first = invoice_name.split(' ').slice(0, 2).join(' ');
  const { body } = await desk.open(key);
  const { invoice_urls } = (body as { statement_link: Schemas['StatementForBuyer'] }).statement_link;
  const names: string[] = [];
  for (const url of invoice_urls) {
    const buyer_link = { key: /\/tra-cuu\/([\w-]+)$/.exec(url)?.[1] ?? '' };
    const read = await judged(server.current, 'readBuyerInvoice', { body: { buyer_link } });
    expect(read.status, read.text).toBe(200);
    names.push((read.body as { buyer_invoice: Schemas['BuyerInvoice'] }).buyer_invoice.name);
  }
  expect(names).toEqual([first, ...others.map((one) => one.invoice_name)]);
}

const pickInput = ({
  reason,
  right_lines,
  place,
  seller_delegate,
  seller_position,
  buyer_delegate,
  buyer_position,
  buyer_email,
  lock_version,
}: Statement) => ({
  ...{ reason, right_lines, place, seller_delegate, seller_position },
  ...{ buyer_delegate, buyer_position, buyer_email, lock_version },
});

const correct = (nature: Nature, id: number, statement_id: number) =>
  desk.ask(nature === 'adjust' ? 'createAdjustment' : 'createReplacement', {
    id,
    body: { correction: { matter: 'main_content', statement_id } },
  });

/** Lập hóa đơn from the list that both have signed, as the draft it gives. */
async function corrected(nature: Nature, id: number, list: Statement): Promise<Schemas['Invoice']> {
  const { status, body, text } = await correct(nature, id, list.id);
  expect(status, text).toBe(201);
  return (body as { invoice: Schemas['Invoice'] }).invoice;
}

async function published(invoice: Schemas['Invoice']): Promise<Schemas['Invoice']> {
  const { status, body } = await desk.publish(invoice);
  expect(status, JSON.stringify(body)).toBe(202);
  await invoices.work([invoice.id]);
  await collectAnswers(server.current.publishing, TENANT);
  return read(invoice.id);
}

const read = async (id: number): Promise<Schemas['Invoice']> =>
  ((await desk.ask('getInvoice', { id })).body as { invoice: Schemas['Invoice'] }).invoice;
const remediesOf = async (id: number): Promise<Schemas['InvoiceRemedies']> =>
  ((await desk.ask('getInvoiceRemedies', { id })).body as { remedies: Schemas['InvoiceRemedies'] }).remedies;

/** The message of an invoice as it was sent: its type and bytes. */
async function messageOf(invoice_id: number): Promise<{ type: string; text: string }> {
  const { db } = server.current.publishing;
  const sent = await inTenant(db, TENANT, (tx) =>
    tx
      .selectFrom('documents')
      .innerJoin('transmission_documents as carried', 'carried.document_id', 'documents.id')
      .innerJoin('transmissions', 'transmissions.id', 'carried.transmission_id')
      .select(['transmissions.id', 'transmissions.message_type'])
      .where('documents.kind', '=', 'invoice')
      .where('documents.subject_id', '=', invoice_id)
      .where('transmissions.direction', '=', 'out')
      .executeTakeFirstOrThrow(),
  );
  const { text } = await desk.ask('getTransmissionXml', { id: sent.id });
  return { type: sent.message_type, text };
}

describe('one invoice replaces several, with list 01/BK-ĐCTT [1.does.replace]', () => {
  test('signed list, code by message 208, both are replaced, and together they count once', async () => {
    const [first, second] = await wrongPair();
    const list = await agreed('replace', [first.id, second.id]);
    expect(list).toMatchObject({ state: 'signed', answer_method: 'file' });
    expect(list.label).toMatch(/BKTT$/);
    const replacing = await published(await corrected('replace', first.id, list));

    expect(replacing).toMatchObject({ status: 'code_issued', nature: 'replace', total: '237600' });
    expect(replacing.related).toMatchObject({ form_no: null, list_no: list.label, list_on: list.made_on });
    expect(replacing.related?.note).toMatch(
      /^Thay thế cho 2 hóa đơn theo bảng kê 01\/BK-ĐCTT số .+BKTT ngày/,
    );
    expect([await read(first.id), await read(second.id)]).toMatchObject([
      { corrected: 'replaced' },
      { corrected: 'replaced' },
    ]);
    // Whichever of the three is asked: the two are out, their replacement counts.
    for (const id of [first.id, second.id, replacing.id])
      expect((await remediesOf(id)).value_in_force).toBe('237600');
    expect((await desk.read(list.id)).correcting_id).toBe(replacing.id);

    const { type, text } = await messageOf(replacing.id);
    expect(type).toBe('208');
    expect(text).toContain('<TCHDon>3</TCHDon>');
    expect(text).toContain(`<SBKCLQuan>${list.label}</SBKCLQuan>`);
  });

  test.skipIf(!hasXmlsec)(
    'xmlsec1 takes the invoice, and the list by either side, out of the message',
    async () => {
      const [first, second] = await wrongPair();
      const list = await agreed('replace', [first.id, second.id]);
      const { id } = await published(await corrected('replace', second.id, list));
      const { text } = await messageOf(id);
      const [invoice] = invoiceFilesIn(encodeUtf8(text.slice(0, text.indexOf('<BKe>'))));
      const sent_list = encodeUtf8(/<BKe>.*<\/BKe>/s.exec(text)?.[0] ?? '');
      const { root_pem } = server.current;
      const one = { status: 0, taken: 1 };
      expect(verifiedByXmlsec([invoice ?? new Uint8Array()], 'NBan', root_pem)).toEqual(one);
      expect(verifiedByXmlsec([sent_list], 'NBan', root_pem)).toEqual(one);
      expect(verifiedByXmlsec([sent_list], 'NMua', buyer_root_pem)).toEqual(one);
      // Byte for byte what both have signed.
      const { bytes } = await desk.ask('getStatementXml', { id: list.id });
      expect(decodeUtf8(bytes)).toContain(decodeUtf8(sent_list));
    },
  );

  test('a list that the authority finds wrong leaves both invoices as they were', async () => {
    const [first, second] = await wrongPair();
    const list = await agreed('replace', [first.id, second.id]);
    const invoice = await corrected('replace', first.id, list);
    // Half of what the list says is left out.
    const lines = [{ ...BOX, quantity: '10', unit_price: '11000' }];
    expect((await desk.put(invoice, { buyer_tax_code: BUYER_TAX_CODE, lines })).status).toBe(200);
    const refused = await published(await read(invoice.id));
    expect(refused.status).toBe('denial_of_code_issuance');
    expect((await read(first.id)).corrected).toBe('none');
    // The family is both of them and the refused correction.
    expect((await remediesOf(second.id)).value_in_force).toBe('248400');
  });
});

test('one invoice adjusts several by what they differ, with list 01/BK-ĐCTT [1.does.adjust]', async () => {
  const [first, second] = await wrongPair();
  const list = await agreed('adjust', [first.id, second.id]);
  const adjusting = await published(await corrected('adjust', first.id, list));
  expect(adjusting).toMatchObject({ status: 'code_issued', nature: 'adjust', total: '-10800' });
  expect((await messageOf(adjusting.id)).text).toContain('<TCHDon>4</TCHDon>');
  expect((await remediesOf(second.id)).value_in_force).toBe('237600');
  // What was adjusted is not replaced (TT 91/2026 Điều 10.6.a), by a list neither.
  expect(codesIn(await listed('replace', [first.id, second.id]))).toEqual([422, ['correction_not_allowed']]);
});

describe('what no list holds together', () => {
  test('another buyer, one invoice, one that has a statement under way', async () => {
    const [first, second] = await wrongPair();
    const other = await desk.issued({ buyer_tax_code: '0101243150', buyer_name: 'Công ty khác' });
    expect(codesIn(await listed('replace', [first.id, other.id]))).toEqual([422, ['not_one_list']]);
    expect(codesIn(await listed('replace', [first.id, first.id]))).toEqual([422, ['not_one_list']]);
    statementIn(await listed('replace', [first.id, second.id]));
    expect(codesIn(await desk.draft(second))).toEqual([409, ['statement_open']]);
  });
});
