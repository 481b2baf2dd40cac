import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { noticeDesk, OTHER, type NoticeDesk } from '../invoice-mistakes/notice-desk.ts';
import { authority } from '../reliability/authority.ts';
import { noticesDesk, type Notice } from './notices-desk.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);
const TENANT = 1;
const inbox = noticesDesk(() => server.current, TENANT);
let owner: NoticeDesk;
beforeAll(async () => {
  owner = await noticeDesk(server.current);
});
beforeEach(async () => {
  await authority(server.current.sandbox.url).clear();
});

const read = async (id: number): Promise<Notice> =>
  inbox.noticeIn(await judged(server.current, 'getAuthorityNotice', { token: owner.token, id }));

/** An issued invoice as the authority names it, with its line in an answer. */
async function issued() {
  const { invoices } = await owner.make([await owner.issued()]);
  const [line] = invoices;
  if (line === undefined) throw new Error('no line');
  const { form_no, symbol, number, issued_on } = line;
  return {
    line,
    named: {
      form_no: form_no ?? '',
      symbol: symbol ?? '',
      number: Number(number),
      issued_on: issued_on ?? '',
    },
  };
}

const answering = ({ notice_no, noticed_on }: Notice) =>
  ({ origin: 'review', review_no: notice_no, review_on: noticed_on }) as const;

describe('a notice 302 with two invoices', () => {
  test('is answered in two notices, counted invoice by invoice, and handled once the last is received', async () => {
    const [first, second] = [await issued(), await issued()];
    const arrived = await inbox.arrived(owner.token, {
      type: '302',
      invoices: [first.named, second.named],
    });
    expect(arrived).toMatchObject({
      answer_state: 'unanswered',
      answered_count: 0,
      answers: [],
      earlier_id: null,
      signature: { state: 'valid', problem: null },
      invoices: [
        { invoice_id: first.line.invoice_id, authority_code: first.line.authority_code, answer: 'none' },
        { invoice_id: second.line.invoice_id, answer: 'none', answer_id: null },
      ],
    });

    const draft = await owner.make([{ ...first.line, reason: 'Thuế suất đúng' }], answering(arrived));
    expect(draft).toMatchObject({ review_notice_id: arrived.id, review_due_on: arrived.due_on });
    expect(await read(arrived.id)).toMatchObject({
      answer_state: 'unanswered',
      answers: [{ kind: 'invoice_mistake', id: draft.id, answer: 'draft' }],
      invoices: [{ answer: 'draft', answer_id: draft.id }, { answer: 'none' }],
    });

    await owner.send(draft);
    expect(await read(arrived.id)).toMatchObject({ answer_state: 'sent', state: 'open' });
    await owner.answers();
    expect(await read(arrived.id)).toMatchObject({
      answer_state: 'partly',
      answered_count: 1,
      state: 'open',
      invoices: [{ answer: 'received' }, { answer: 'none' }],
    });

    const rest = await owner.make([{ ...second.line, reason: 'Hàng đúng hợp đồng' }], answering(arrived));
    await owner.send(rest);
    await owner.answers();
    expect(await read(arrived.id)).toMatchObject({
      answer_state: 'answered',
      answered_count: 2,
      state: 'handled',
      handled_on: server.current.clock.now(),
      handled_by: null,
      handled_by_name: null,
    });
  });

  test('with a refused line stays open until its correction is received; one that is not ours is typed', async () => {
    const { named, line } = await issued();
    const foreign = { form_no: '1', symbol: 'C25TZZ', number: 7, issued_on: '2025-11-19' };
    const arrived = await inbox.arrived(owner.token, { type: '302', invoices: [named, foreign] });
    expect(arrived.invoices[1]).toMatchObject({ invoice_id: null, decree: '1' });
    const both = await owner.make(
      [line, { ...OTHER, reason: 'Đúng' }].map((one) => ({ ...one, reason: 'Đúng' })),
      answering(arrived),
    );
    await owner.send(both);
    await owner.answers();
    expect(await read(arrived.id)).toMatchObject({
      answer_state: 'partly',
      state: 'open',
      invoices: [{ answer: 'received' }, { answer: 'refused', answer_id: both.id }],
    });
    await authority(server.current.sandbox.url).fault({ kind: 'accept' });
    const corrected = await owner.make([{ ...OTHER, reason: 'Đúng' }], answering(arrived));
    await owner.send(corrected);
    await owner.answers();
    expect(await read(arrived.id)).toMatchObject({ answer_state: 'answered', state: 'handled' });
  });

  test('that comes a second time names the first, and is not answered by the answer to that', async () => {
    const { named, line } = await issued();
    const first = await inbox.arrived(owner.token, { type: '302', turn: '1', invoices: [named] });
    await owner.send(await owner.make([{ ...line, reason: 'Đúng' }], answering(first)));
    await owner.answers();
    const second = await inbox.arrived(owner.token, { type: '302', turn: '2', invoices: [named] });
    expect(second).toMatchObject({
      turn: '2',
      earlier_id: first.id,
      answer_state: 'unanswered',
      state: 'open',
    });
    expect(await read(first.id)).toMatchObject({ state: 'handled' });
  });
});

test('a notice whose signature does not hold is shown all the same, with what is wrong', async () => {
  const arrived = await inbox.arrived(owner.token, { type: '506', text: 'Ngừng sử dụng' });
  const { transmission_id } = arrived;
  const { db } = server.current.publishing;
  await inTenant(db, TENANT, async (tx) => {
    const { bytes } = await tx
      .selectFrom('transmissions')
      .select('bytes')
      .where('id', '=', transmission_id)
      .executeTakeFirstOrThrow();
    const changed = Buffer.from(String(bytes).replace('Ngừng sử dụng</NDung>', 'Nộp tiền</NDung>'));
    await tx
      .updateTable('transmissions')
      .set({ bytes: changed, applied_on: null })
      .where('id', '=', transmission_id)
      .execute();
  });
  await owner.answers();
  expect(await read(arrived.id)).toMatchObject({
    text: 'Nộp tiền',
    signature: { state: 'invalid', problem: expect.stringContaining('Đã bị sửa sau khi ký') },
  });
});

test('invoices of cash registers are told of in message 303', async () => {
  await authority(server.current.sandbox.url).fault({ kind: 'accept' });
  const notice = await owner.make([{ ...OTHER, symbol: 'C25MZZ' }]);
  await owner.send(notice);
  await owner.answers();
  expect(await owner.read(notice.id)).toMatchObject({ status: 'tax_authority_received', refused_count: 0 });
  const sent = await judged(server.current, 'listTransmissions', {
    token: owner.token,
    query: { invoice_mistake_id: String(notice.id), sort: 'created_on' },
  });
  const { transmissions } = sent.body as { transmissions: { message_type: string; kind: string }[] };
  expect(transmissions[0]).toMatchObject({ message_type: '303', kind: 'invoice_mistake' });
});
