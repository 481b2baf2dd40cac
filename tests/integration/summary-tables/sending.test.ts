import { openZip } from '#server/platform/zip/read-zip.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { components } from '#generated/types.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import type { Answered } from '#tests/contract/injection.ts';
import { packOfPaper } from '../proof-packs/paper-pack.ts';
import { authority } from '../reliability/authority.ts';
import { tableDesk, tableIn, type TableDesk } from './table-desk.ts';

const server = withTestApp();
const codesIn = ({ status, body }: Answered): [number, string[]] => [
  status,
  (body as components['schemas']['Errors']).errors.map(({ code }) => code),
];

let owner: TableDesk;
let ids: number[] = [];
beforeAll(async () => {
  owner = await tableDesk(server.current);
  ids = [await owner.issued(), await owner.issued()];
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

/** The name of the last line of the sheet, and its total. */
async function sumsOf(id: number): Promise<unknown[]> {
  const { text } = await owner.call('exportSummaryTableRows', { id, query: { format: 'csv' } });
  const cells = text.trimEnd().split('\r\n').at(-1)?.split(',');
  return [cells?.[4], cells?.[13]];
}

const SENT = ['publication_asked', 'sealed', 'signature_requested', 'signed', 'handed_to_provider'];

describe('invoices of a company that reports by table (01/TH-HĐĐT)', () => {
  test('are issued by their signature, in no message, and wait for a table of their period', async () => {
    for (const id of ids)
      expect(await owner.invoice(id)).toMatchObject({
        status: 'to_report',
        final: true,
        error: false,
      });
    expect(await authority(server.current.sandbox.url).messagesOfType('203')).toEqual([]);
    const waiting = await owner.waiting();
    expect(waiting.map(({ name, invoice_count, is_over }) => [name, invoice_count, is_over])).toEqual([
      ['Quý 4/2026', 2, false],
      ['Tháng 11/2026', 2, false],
    ]);
    expect(waiting.map(({ due_on }) => due_on)).toEqual(['2027-02-01', '2026-12-21']);
    expect(codesIn(await owner.make({ period_no: 10 }))).toEqual([422, ['summary_nothing_waiting']]);
  });

  test('a table is sent once its period is over: refused with the row that is wrong, then accepted with its invoices', async () => {
    const made = tableIn(await owner.make());
    expect(made).toMatchObject({ name: 'Tháng 11/2026', supplement: 0, table_no: 1, invoice_count: 2 });
    expect(await owner.waiting()).toEqual([]);
    expect(codesIn(await owner.submit(made))).toEqual([422, ['summary_period_open']]);

    await owner.goTo('2026-12-02T03:00:00.000Z');
    const office = authority(server.current.sandbox.url);
    await office.fault({ kind: 'refuse', reasons: [{ code: '40051', text: 'Sai dòng.', remedy: null }] });
    await owner.send(made);
    const refused = await owner.read(made.id);
    expect(refused).toMatchObject({ status: 'invalid_summary_table', status_error: true, answered_on: null });
    expect(refused.reasons.map(({ code }) => code)).toContain('40051');
    expect(refused.refused_count).toBe(4);
    expect((await owner.rows(made.id)).map(({ reasons }) => reasons.map(({ code }) => code))).toEqual(
      Array.from({ length: 4 }, () => ['40051']),
    );
    expect((await owner.invoice(ids[0] ?? 0)).status).toBe('to_report');

    // What is refused is still to be reported: the overview says until when.
    expect(await owner.tablesDue()).toEqual([['Tháng 11/2026', '2026-12-21']]);
    await owner.send(refused);
    expect(await owner.tablesDue()).toEqual([]);
    expect(await owner.read(made.id)).toMatchObject({
      status: 'valid_summary_table',
      status_error: false,
      final: true,
      made_on: '2026-12-02',
      answered_on: server.current.clock.now(),
    });
    expect(await owner.history(made.id)).toEqual([
      ...SENT,
      'technically_accepted',
      'summary_invalid',
      ...SENT,
      'technically_accepted',
      'summary_valid',
    ]);
    for (const id of ids)
      expect(await owner.invoice(id)).toMatchObject({ status: 'valid_invoice', final: true });
    expect(await owner.invoiceHistory(ids[0] ?? 0)).toContain('reported');

    const file = await owner.call('getInvoiceDataSummaryTableXml', { id: made.id });
    expect(file.text).toContain('<LKDLieu>T</LKDLieu><KDLieu>11/2026</KDLieu><LDau>1</LDau>');
    const ports = createVerifyPorts([server.current.root_pem]);
    expect(verifySignatures(file.bytes, ports)).toMatchObject([{ role: 'taxpayer', valid: true }]);
    const token = await server.current.signIn('owner@demo.vn');
    const operation = 'getInvoiceDataSummaryTableProofPack';
    const { paths, messages: packed } = await packOfPaper(server.current, token, operation, made.id);
    expect(paths).toEqual([
      `chung-tu/data_summary_table-${made.id}/ban-1-da-ky.xml`,
      `chung-tu/data_summary_table-${made.id}/ban-2-da-ky.xml`,
    ]);
    expect(packed.filter((name) => name === 'gui-400')).toHaveLength(2);
    const sheet = await owner.call('exportSummaryTableRows', { id: made.id, query: { format: 'csv' } });
    const lines = sheet.text.trimEnd().split('\r\n');
    expect(lines[0]?.split(',')).toHaveLength(20);
    const [first, second] = await owner.rows(made.id);
    expect(lines[1]).toMatch(new RegExp(`^1,1${first?.symbol},0*${first?.number},`));
    expect(lines[2]?.split(',')).toEqual(expect.arrayContaining([second?.vat_rate, 'Mới', second?.total]));
    const total = (await owner.rows(made.id)).reduce((before, row) => before + Number(row.total), 0);
    expect(await sumsOf(made.id)).toEqual(['Tổng cộng', String(total)]);
    const messages = await owner.call('listTransmissions', { query: { summary_table_id: String(made.id) } });
    expect(messages.body).toMatchObject({
      transmissions: expect.arrayContaining([
        expect.objectContaining({
          message_type: '400',
          kind: 'data_summary_table',
          summary_table_id: made.id,
          invoice_label: made.name,
        }),
        expect.objectContaining({ message_type: '204', status: 'valid_summary_table' }),
      ]),
    });
    // An invoice without a code has its table's messages as its own, and as evidence.
    const of_invoice = await owner.call('listTransmissions', { query: { invoice_id: String(ids[0]) } });
    expect(of_invoice.body).toEqual(messages.body);
    const pack = await owner.call('getInvoiceProofPack', { id: ids[0] });
    const { files } = await openZip(new Blob([Uint8Array.from(pack.bytes)]));
    expect([...files.keys()].filter((path) => path.endsWith('-gui-400.xml'))).toHaveLength(2);
  });

  test('what is issued afterwards goes into a supplement, once', async () => {
    await owner.goTo('2026-11-21T03:00:00.000Z');
    const late = await owner.issued();
    await owner.goTo('2026-12-03T03:00:00.000Z');
    const made = tableIn(await owner.make());
    expect(made).toMatchObject({ name: 'Tháng 11/2026 · bổ sung lần 1', supplement: 1, invoice_count: 1 });
    expect((await owner.rows(made.id)).map((row) => [row.invoice_id, row.state, row.vat_rate])).toEqual([
      [late, 'new', '5%'],
      [late, 'new', '8%'],
    ]);
    expect(codesIn(await owner.make())).toEqual([422, ['summary_nothing_waiting']]);
    await owner.send(made);
    expect(await owner.read(made.id)).toMatchObject({ status: 'valid_summary_table' });
    const removed = await owner.call('deleteInvoiceDataSummaryTable', { id: made.id });
    expect(codesIn(removed)).toEqual([409, ['not_deletable']]);
  });

  test('a draft takes in what is issued since, and gives its invoices back when it is deleted', async () => {
    await owner.goTo('2026-12-04T03:00:00.000Z');
    await owner.issued();
    const made = tableIn(await owner.make({ period_no: 12 }));
    await owner.issued();
    const { id, lock_version } = made;
    const body = { invoice_data_summary_table: { lock_version } };
    const updated = tableIn(await owner.call('updateSummaryTableRows', { id, body }));
    expect(updated.invoice_count).toBe(2);
    const sum = (await owner.rows(id)).reduce((before, { total }) => before + Number(total), 0);
    expect(Number(updated.total)).toBe(sum);
    expect(codesIn(await owner.call('updateSummaryTableRows', { id, body }))).toEqual([
      409,
      ['stale_record'],
    ]);
    expect((await owner.call('deleteInvoiceDataSummaryTable', { id })).status).toBe(200);
    expect((await owner.waiting()).map(({ name, invoice_count }) => [name, invoice_count])).toEqual([
      ['Quý 4/2026', 2],
      ['Tháng 12/2026', 2],
    ]);
  });

  test('an invoice in an accepted table is put right in a later one, without 04/SS and without an agreement', async () => {
    const [id = 0, unreported = 0] = [ids[0], await owner.issued()];
    const remedies = await owner.remedies(id);
    const of = (matter: string) => remedies.matters.find((one) => one.matter === matter);
    expect(of('minor_content')?.remedies).toMatchObject([
      { action: 'correct_in_later_table', agreement: 'none', message_type: '400' },
    ]);
    expect(of('minor_content')?.closed.map(({ action }) => action)).toEqual([
      'adjust',
      'replace',
      'notify',
      'cancel',
    ]);
    expect(of('minor_content')?.closed.every(({ reason }) => !/Gửi thông báo 04/.test(reason))).toBe(true);
    expect(
      of('main_content')?.remedies.map(({ action, blocking, message_type }) => [
        action,
        blocking,
        message_type,
      ]),
    ).toEqual([
      ['adjust', false, '400'],
      ['replace', false, '400'],
    ]);

    const right = { buyer_name: 'Công ty Tên Đúng', buyer_address: null };
    const note = (state: 'explain' | 'mistake', invoice_id: number) =>
      owner.call('createTableCorrection', {
        id: invoice_id,
        body: { table_correction: { state, reason: ' Sai tên người mua ', ...right } },
      });
    expect(codesIn(await note('explain', unreported))).toEqual([422, ['correction_not_allowed']]);
    const noted = await note('mistake', id);
    expect(noted.status, noted.text).toBe(201);
    expect(codesIn(await note('explain', id))).toEqual([409, ['correction_open']]);
    expect((await owner.remedies(id)).table_correction).toMatchObject({
      state: 'mistake',
      reason: 'Sai tên người mua',
      period_name: 'Tháng 11/2026',
    });
    expect((await owner.call('deleteTableCorrection', { id })).status).toBe(200);
    expect((await owner.call('deleteTableCorrection', { id })).status).toBe(404);

    // What changes no amount belongs to the period in which it is noted; what was wrong in the table alone to a supplement of its own.
    expect((await note('explain', id)).status).toBe(201);
    const other = ids[1] ?? 0;
    expect((await note('mistake', other)).status).toBe(201);
    const supplement = tableIn(await owner.make());
    expect(supplement).toMatchObject({ supplement: 2, invoice_count: 1 });
    const told = await owner.rows(supplement.id);
    expect(told.map((row) => [row.invoice_id, row.state, row.buyer_name, row.note])).toEqual([
      [other, 'mistake', 'Công ty Tên Đúng', 'Sai tên người mua'],
      [other, 'mistake', 'Công ty Tên Đúng', 'Sai tên người mua'],
    ]);
    // An earlier table has the amounts of these rows: the sheet adds up what the screen does.
    const of_news = 'Tổng cộng (không gồm dòng kê lại)';
    expect([supplement.total, await sumsOf(supplement.id)]).toEqual(['0', [of_news, '0']]);
    await owner.send(supplement);
    const file = await owner.call('getInvoiceDataSummaryTableXml', { id: supplement.id });
    const [row] = told;
    expect(file.text).toContain('<TNMua>Công ty Tên Đúng</TNMua>');
    expect(file.text).toMatch(
      new RegExp(
        `<TThai>5</TThai><LHDCLQuan>1</LHDCLQuan>.*<SHDCLQuan>${row?.number}</SHDCLQuan>.*<KDLDChinh>11/2026`,
      ),
    );
    expect(await owner.read(supplement.id)).toMatchObject({ status: 'valid_summary_table' });
    // Its invoice stays as it was reported, and the draft that is not sent gives its note back.
    const next = tableIn(await owner.make({ period_no: 12 }));
    expect((await owner.rows(next.id)).at(-1)).toMatchObject({ invoice_id: id, state: 'explain' });
    expect((await owner.call('deleteInvoiceDataSummaryTable', { id: next.id })).status).toBe(200);
    expect((await owner.remedies(id)).table_correction).toMatchObject({ state: 'explain' });
  });

  test('their invoices have no deadline of their own: an old one is published unasked and is not late when the month is closed', async () => {
    await owner.goTo('2026-12-10T03:00:00.000Z');
    const lateIn = async (): Promise<number | undefined> => {
      const { body } = await owner.call('getMonthBoard', { query: { month: '2026-12' } });
      const { month_board } = body as { month_board: components['schemas']['MonthBoard'] };
      return month_board.checks.find(({ key }) => key === 'late')?.count;
    };
    const before = await lateIn();
    const id = await owner.issued('2026-12-04');
    expect(await owner.invoice(id)).toMatchObject({ status: 'to_report', send_by: null });
    expect(await lateIn()).toBe(before);
  });
});
