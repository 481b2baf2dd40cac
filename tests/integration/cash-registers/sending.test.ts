import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { sendDayEnd } from '#server/modules/cash-registers/index.ts';
import { sendWaiting } from '#server/modules/cash-registers/packages.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { openZip } from '#server/platform/zip/read-zip.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import type { Answered } from '#tests/contract/injection.ts';
import { authority } from '../reliability/authority.ts';
import { asOwner, TENANT } from '../signing/desk.ts';
import { registerDesk, type RegisterDesk } from './register-desk.ts';
import { replaceInFile } from './replace-in-file.ts';

const server = withTestApp();
const codesIn = ({ status, body }: Pick<Answered, 'status' | 'body'>): [number, string[]] => [
  status,
  (body as components['schemas']['Errors']).errors.map(({ code }) => code),
];

const A4_MM = 210;

/** Of the first page of a PDF, mm. */
function pageWidth(pdf: Uint8Array): number {
  const [, points] = /\/MediaBox ?\[ ?0 0 ([\d.]+)/.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  return Math.round((Number(points) * 25.4) / 72);
}

let owner: RegisterDesk;
beforeAll(async () => {
  owner = await registerDesk(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const codeOf = (count: number): string => `M1-26-${owner.characters}-${String(count).padStart(11, '0')}`;
const numbersAndCodes = async (ids: readonly number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { number, tax_authority_code, status } = await owner.desk().publication(id);
      return [number, tax_authority_code, status];
    }),
  );

describe('[1.does.cash-register] [7.call.get-invoices-calculating_machine-publish-id] invoices of cash registers', () => {
  test('are in force at once with a number and a code made here, without a signature or a message of their own', async () => {
    const ids = await owner.issued(2);
    expect(await numbersAndCodes(ids)).toEqual([
      [1, codeOf(1), 'to_package'],
      [2, codeOf(2), 'to_package'],
    ]);
    const [id = 0] = ids;
    expect(await owner.desk().history(id)).toEqual([
      'created',
      'publication_asked',
      'number_reserved',
      'code_given',
      'sealed',
    ]);
    const xml = await owner.desk().signedXml(id);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?><HDon><DLHDon Id="data-C26MTN-1">.*<\/DLHDon><DLQRCode>.*<\/DLQRCode><MCCQT Id="mcqt-C26MTN-1">M1-26-[A-Z0-9]{5}-00000000001<\/MCCQT><\/HDon>$/s,
    );
    const pdf = await owner.call('getInvoicePdf', { id });
    expect(pdf.status).toBe(200);
    const receipt = await owner.call('getInvoicePdf', { id, query: { paper: 'roll_80' } });
    expect([pageWidth(pdf.bytes), pageWidth(receipt.bytes)]).toEqual([A4_MM, 80]);
    expect(await authority(server.current.sandbox.url).messagesOfType('200')).toEqual([]);
    expect(await owner.sending()).toMatchObject({
      waiting_count: 2,
      due_on: '2026-11-20T17:00:00.000Z',
      today: { total: 2, unsent: 2, taken: 0 },
    });
  });

  test('are sent together under one signature (206), taken, and are then valid', async () => {
    const [sent, ...others] = await owner.send();
    if (sent === undefined) throw new Error('nothing was sent');
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ name: '1C26MTN 20/11/2026 · lô 1', invoice_count: 2, final: false });
    expect((await owner.sending()).waiting_count).toBe(0);
    await owner.carry([sent]);
    const done = await owner.read(sent.id);
    expect(done).toMatchObject({
      status: 'valid_data_package',
      final: true,
      error: false,
      accepted_count: 2,
      refused_count: 0,
      answered_on: server.current.clock.now(),
    });
    const [message, ...rest] = await authority(server.current.sandbox.url).messagesOfType('206');
    expect(rest).toEqual([]);
    expect(message).toMatchObject({ verdict: 'accepted', documents: 2, message_id: done.message_id });
    const verified = verifySignatures(
      await owner.file(sent.id),
      createVerifyPorts([server.current.root_pem]),
    );
    expect(verified).toMatchObject([{ role: 'taxpayer', valid: true }]);
    const listed = await owner.call('listInvoiceCalculatingMachines', {
      query: { package_id: String(sent.id) },
    });
    expect(listed.body).toMatchObject({
      invoice_calculating_machines: [{ status: 'valid_invoice' }, { status: 'valid_invoice' }],
    });
    const messages = await owner.call('listTransmissions', { query: { package_id: String(sent.id) } });
    expect(messages.body).toMatchObject({
      transmissions: expect.arrayContaining([
        expect.objectContaining({
          message_type: '206',
          package_id: sent.id,
          invoice_label: '1C26MTN 20/11/2026 · lô 1',
        }),
        expect.objectContaining({ message_type: '204', status: 'valid_data_package' }),
      ]),
    });
    expect(codesIn(await owner.call('publishCashRegisterPackages', SEND))).toEqual([
      422,
      ['nothing_waiting'],
    ]);
  });

  test('have the message of their package in their proof pack, for those who may see such messages', async () => {
    const { body } = await owner.call('listInvoiceCalculatingMachines', {});
    const [{ id }] = (body as { invoice_calculating_machines: [{ id: number }] })
      .invoice_calculating_machines;
    const pack = await owner.call('getInvoiceProofPack', { id });
    expect(pack.status, pack.text).toBe(200);
    const zip = await openZip(new Blob([Uint8Array.from(pack.bytes)]));
    const messages = [...zip.files.keys()].filter((path) => path.startsWith('thong-diep/'));
    expect(messages.some((path) => path.endsWith('-gui-206.xml'))).toBe(true);
    const listed = Buffer.from(await zip.read('danh-sach/hoa-don.jsonl', 100_000)).toString();
    for (const path of messages) expect(listed).toContain(path);
    const permissions = ['read_invoices', 'invoice_gateway'];
    const made = await owner.call('createApiToken', {
      body: { api_token: { name: 'Quầy', permissions, expires_on: null } },
    });
    const { secret: token } = (made.body as { api_token: { secret: string } }).api_token;
    expect(codesIn(await owner.call('getInvoiceProofPack', { id, token }))).toEqual([
      403,
      ['pack_permissions'],
    ]);
  });

  test('of which one is refused: it alone is put right and sent again, with its number and its code', async () => {
    const ids = await owner.issued(3);
    const [first = 0, second = 0, third = 0] = ids;
    await replaceInFile(server.current, second, codeOf(4), codeOf(1));
    const [sent = { id: 0 }] = await owner.send();
    await owner.carry([sent]);
    expect(await owner.read(sent.id)).toMatchObject({
      status: 'invalid_invoice',
      error: true,
      accepted_count: 2,
      refused_count: 1,
    });
    expect(await numbersAndCodes([first, second, third])).toEqual([
      [3, codeOf(3), 'valid_invoice'],
      [4, codeOf(4), 'invalid_invoice'],
      [5, codeOf(5), 'valid_invoice'],
    ]);
    const { lock_version, reasons } = await owner.desk().publication(second);
    expect(reasons).toHaveLength(1);
    const cancelled = await owner.call('cancelInvoice', {
      id: second,
      body: { invoice: { lock_version, reason: 'Khách trả hàng' } },
    });
    expect(codesIn(cancelled)).toEqual([409, ['not_cancellable']]);

    const put = await owner.desk().put({ id: second, lock_version }, { template_id: owner.template_id });
    expect(put.status).toBe(200);
    expect((await owner.desk().publish(put.body.invoice)).status).toBe(202);
    await owner.desk().work([second]);
    expect(await numbersAndCodes([second])).toEqual([[4, codeOf(4), 'to_package']]);
    const [corrected = { id: 0 }] = await owner.send();
    await owner.carry([corrected]);
    expect(await owner.read(corrected.id)).toMatchObject({ status: 'valid_data_package', invoice_count: 1 });
    expect(await numbersAndCodes([second])).toEqual([[4, codeOf(4), 'valid_invoice']]);
  });

  test('a package that the authority cannot read is sent again as it is, in a new message', async () => {
    const [id = 0] = await owner.issued(1);
    await authority(server.current.sandbox.url).fault({ kind: 'unreadable' });
    const [sent = { id: 0 }] = await owner.send();
    await owner.carry([sent]);
    const refused = await owner.read(sent.id);
    expect(refused).toMatchObject({ status: 'invalid_message', error: true, answered_on: null });
    expect(await numbersAndCodes([id])).toEqual([[6, codeOf(6), 'packed']]);
    expect((await owner.again(sent.id)).status).toBe(202);
    await owner.carry([sent]);
    const done = await owner.read(sent.id);
    expect(done).toMatchObject({ status: 'valid_data_package', error: false });
    expect(done.message_id).not.toBe(refused.message_id);
    expect(await numbersAndCodes([id])).toEqual([[6, codeOf(6), 'valid_invoice']]);
    // What was taken is not sent once more.
    expect((await owner.again(sent.id)).status).toBe(202);
    expect((await owner.read(sent.id)).message_id).toBe(done.message_id);
  });

  test('a wrong one is replaced, once the authority has it, by another of its series with a code of its own', async () => {
    const [id = 0] = await owner.issued(1);
    const correction = { matter: 'main_content', agreement_no: 'BB-1', agreement_on: '2026-11-20' };
    const replace = () => owner.call('createReplacement', { id, body: { correction } });
    expect(codesIn(await replace())).toEqual([422, ['correction_not_allowed']]);
    await owner.carry(await owner.send());
    const made = await replace();
    expect(made.status, made.text).toBe(201);
    const { invoice } = made.body as { invoice: components['schemas']['Invoice'] };
    expect((await owner.desk().publish(invoice)).status).toBe(202);
    await owner.desk().work([invoice.id]);
    expect(await owner.desk().signedXml(invoice.id)).toContain('<SHDCLQuan>7</SHDCLQuan>');
    await owner.carry(await owner.send());
    expect(await numbersAndCodes([id, invoice.id])).toEqual([
      [7, codeOf(7), 'valid_invoice'],
      [8, codeOf(8), 'valid_invoice'],
    ]);
    expect((await owner.desk().invoice(id)).corrected).toBe('replaced');
  });

  test('are issued on their day only', async () => {
    const { template_id } = owner;
    const draft = await owner.desk().draft({ template_id, issued_on: '2026-11-19' });
    expect(codesIn(await owner.desk().publish(draft))).toEqual([422, ['issued_on_not_today']]);
  });

  test('that fail between number and code have neither; both go on without a gap', async () => {
    const set = (last_count: number) =>
      asOwner(server.current, (tx) =>
        tx.updateTable('cash_register_counts').set({ last_count }).where('tenant_id', '=', TENANT).execute(),
      );
    const id = await owner.queueInvoice();
    // The next count has no room in a code, so that the step stops behind the number.
    await set(99_999_999_999);
    await expect(owner.desk().work([id])).rejects.toThrow();
    expect(await numbersAndCodes([id])).toEqual([[null, null, 'queued']]);
    await set(8);
    await owner.desk().work([id]);
    expect(await numbersAndCodes([id])).toEqual([[9, codeOf(9), 'to_package']]);
  });

  test('sold at several places at once have numbers and codes 1..N, and go in one package each', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 6; at += 1) ids.push(await owner.queueInvoice());
    const third = Math.ceil(ids.length / 3);
    await Promise.all([0, third, 2 * third].map((from) => owner.desk().work(ids.slice(from, from + third))));
    expect((await numbersAndCodes(ids)).toSorted()).toEqual(
      ids.map((_, at) => [10 + at, codeOf(10 + at), 'to_package']).toSorted(),
    );
    await owner.goTo('2026-11-20T14:29:00.000Z');
    await sendDayEnd(server.current.publishing);
    expect((await owner.sending()).waiting_count).toBe(7);
    // 21:30 in Vietnam, and three workers.
    await owner.goTo('2026-11-20T14:30:00.000Z');
    await Promise.all([1, 2, 3].map(() => sendDayEnd(server.current.publishing)));
    expect(await owner.sending()).toMatchObject({ waiting_count: 0, under_way: true });
    const packages = await owner.packages();
    const [latest] = packages;
    expect(latest).toMatchObject({ invoice_count: 7, created_by_name: null });
    await owner.carry(packages.filter(({ final }) => !final));
    const sent = await authority(server.current.sandbox.url).messagesOfType('206');
    expect(sent.at(-1)).toMatchObject({ verdict: 'accepted', documents: 7 });
    expect((await numbersAndCodes(ids)).map(([, , status]) => status)).toEqual(
      ids.map(() => 'valid_invoice'),
    );
  });

  test('two senders at once: the second waits for the first, and finds nothing left', async () => {
    await owner.goTo('2026-11-21T02:00:00.000Z');
    await owner.issued(1);
    const { db, clock } = server.current.publishing;
    const send = (tx: Tx) => sendWaiting(tx, { tenant_id: TENANT, user_id: null }, clock.now());
    const both = await inTenant(db, TENANT, async (tx) => {
      const first = await send(tx);
      const second = inTenant(db, TENANT, send);
      second.catch(() => undefined);
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        expect(rows).toHaveLength(1);
      });
      return { first, second };
    });
    expect(both.first).toHaveLength(1);
    expect(await both.second).toEqual([]);
  });

  test('a package is late where its day ended before its first message; one that was sent then is not', async () => {
    await owner.goTo('2026-11-22T02:00:00.000Z');
    await owner.issued(1);
    const [made] = await owner.send();
    const isLate = async (): Promise<boolean> => (await owner.read(made?.id ?? 0)).late;
    expect(made?.late).toBe(false);
    await owner.goTo('2026-11-22T16:59:59.000Z');
    expect(await isLate()).toBe(false);
    await owner.goTo('2026-11-22T17:00:00.000Z');
    expect(await isLate()).toBe(true);
    await owner.carry([{ id: made?.id ?? 0 }]);
    expect(await isLate()).toBe(true);
    const of_20th = (await owner.packages()).filter(({ issued_on }) => issued_on === '2026-11-20');
    expect(new Set(of_20th.map(({ late }) => late))).toEqual(new Set([false]));
  });
});

const SEND = { headers: { 'idempotency-key': 'cash-register-send-1' }, body: {} };
