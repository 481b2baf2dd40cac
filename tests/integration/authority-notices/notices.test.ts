import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/vietnam-time.ts';
import { judged } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { clerk } from '../reliability/clerk.ts';
import { noticesDesk, type Notice } from './notices-desk.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);
const TENANT = 1;
const desk = noticesDesk(() => server.current, TENANT);
const INVOICE = { form_no: '1', symbol: 'C26TAA', number: 99_998, issued_on: '2026-11-20' };

let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
});

async function keyFor(name: string, permissions: readonly string[]): Promise<string> {
  const body = { api_token: { name, permissions, expires_on: null } };
  const made = await judged(server.current, 'createApiToken', { token: owner, body });
  return (made.body as { api_token: { secret: string } }).api_token.secret;
}

const steps = ({ what_to_do }: Notice) => what_to_do.map(({ text }) => text).join(' ');

describe('a message that the authority sends by itself', () => {
  test('302 lists its invoices with their reasons, links ours, and says until when to answer', async () => {
    const person = clerk(server.current.url, owner);
    const draft = await person.draft();
    await person.publish(draft);
    await server.current.publishNow(TENANT, draft.id);
    const { form_no, symbol, number } = await person.invoice(draft.id);
    const ours = { form_no, symbol, number: number ?? 0, issued_on: '2026-11-20' };
    const notice = await desk.arrived(owner, {
      type: '302',
      turn: '2',
      text: 'Thuế suất không phù hợp mặt hàng',
      invoices: [ours, { ...ours, number: 99_999 }],
    });
    expect(notice).toMatchObject({
      message_type: '302',
      subject: 'review',
      title: 'Hóa đơn cần rà soát',
      kind: 'invoice_mistake',
      turn: '2',
      due_on: '2026-11-22',
      days_left: 2,
      due_assumed: true,
      state: 'open',
      handled_on: null,
      what_to_do_source: 'TT 91/2026 Điều 10.3, mẫu 01/TB-RSĐT',
      invoices: [
        { symbol, number: String(number), reason: 'Thuế suất không phù hợp mặt hàng', invoice_id: draft.id },
        { symbol, number: '99999', issued_on: '2026-11-20', invoice_id: null },
      ],
    });
    expect(notice.notice_no).toMatch(/^RS\/26\//);
    expect(steps(notice)).toContain('04/SS-HĐĐT');
    const message = await judged(server.current, 'getTransmission', {
      token: owner,
      id: notice.transmission_id,
    });
    expect(message.body).toMatchObject({ transmission: { message_id: notice.message_id } });
    const { notices } = await desk.list(owner, { query: `${symbol} ${number}` });
    expect(notices.map(({ id }) => id)).toEqual([notice.id]);
  });

  test.each([
    ['1', 'free_period_over', 'Hết thời gian sử dụng hóa đơn có mã miễn phí'],
    ['2', 'no_longer_uncoded', 'Không còn thuộc trường hợp dùng hóa đơn không có mã'],
  ] as const)('105 of case %s names the day to change by itself', async (which, subject, title) => {
    const notice = await desk.arrived(owner, { type: '105', case: which });
    expect(notice).toMatchObject({ subject, title, kind: 'declaration', invoices: [] });
    expect(notice).toMatchObject({ due_on: '2026-12-07', days_left: 17, due_assumed: false });
    expect(steps(notice)).toContain('01/ĐKTĐ-HĐĐT');
  });

  test('506 is shown with what it says, and without a day that nobody named', async () => {
    const notice = await desk.arrived(owner, { type: '506', text: 'Ngừng từ 00:00:00 ngày 01/12/2026' });
    expect(notice).toMatchObject({
      subject: 'use_decision',
      title: 'Quyết định ngừng, tiếp tục sử dụng hóa đơn',
      text: 'Ngừng từ 00:00:00 ngày 01/12/2026',
      due_on: null,
      days_left: null,
      due_assumed: false,
    });
  });

  test('of a type nobody knows is kept, and it says so', async () => {
    const notice = await desk.arrived(owner, { type: '777' });
    expect(notice).toMatchObject({
      subject: 'unknown',
      title: 'Thông điệp chưa có trong danh mục',
      message_type_name: 'Mô tả không tồn tại',
      kind: 'declaration',
      due_on: null,
    });
    expect(steps(notice)).toContain('giữ nguyên văn');
    expect(steps(notice)).toContain('Hỏi cơ quan thuế');
  });

  test('is late once its day is over', async () => {
    const { id } = await desk.arrived(owner, { type: '302', invoices: [INVOICE] });
    const { clock, signIn } = server.current;
    const before = clock.now();
    clock.advance(3 * DAY_MS);
    const { notices } = await desk.list(await signIn('owner@demo.vn'), { ids: String(id) });
    clock.set(before);
    expect(notices).toMatchObject([{ days_left: -1 }]);
  });

  test('stands in the order of urgency before those that name no day', async () => {
    const { notices, total } = await desk.list(owner, { sort: 'urgency', state: 'open' });
    const days = notices.map(({ due_on }) => due_on ?? '9999');
    expect(days).toEqual([...days].sort());
    expect(total).toBe(notices.length);
    const first = await desk.list(owner, { sort: 'urgency', limit: '1', page: '2' });
    expect(first).toMatchObject({ total, notices: [{ id: notices[1]?.id }] });
    const until = { due_onOnMin: '2026-11-20T17:00:00Z', due_onOnMax: '2026-11-22T16:59:59Z' };
    const near = await desk.list(owner, until);
    expect(new Set(near.notices.map(({ due_on }) => due_on))).toEqual(new Set(['2026-11-22']));
  });
});

describe('a notice that was handled', () => {
  test('says by whom and when, is found among those handled, and the first to note it counts', async () => {
    const { id } = await desk.arrived(owner, { type: '506' });
    const { clock, signIn } = server.current;
    const now = clock.now();
    const handled = desk.noticeIn(await desk.mark(owner, id, true));
    expect(handled).toMatchObject({ id, state: 'handled', handled_on: now });
    expect(handled.handled_by_name).not.toBe('');
    clock.advance(60_000);
    const accountant = await signIn('ktt@demo.vn');
    expect(desk.noticeIn(await desk.mark(accountant, id, true))).toEqual(handled);
    const ids = async (state: string) => (await desk.list(owner, { state })).notices.map((one) => one.id);
    expect(await ids('handled')).toEqual([id]);
    expect(await ids('open')).not.toContain(id);
  });

  test('is open again when that is taken back, and both stand in the log', async () => {
    const { notices } = await desk.list(owner, { state: 'handled' });
    const id = notices[0]?.id ?? 0;
    const open = { id, state: 'open', handled_on: null, handled_by: null, handled_by_name: null };
    expect(desk.noticeIn(await desk.mark(owner, id, false))).toMatchObject(open);
    const query = { resource: 'authority_notices', record_id: String(id), sort: 'seq' };
    const log = await judged(server.current, 'listAuditLog', { token: owner, query });
    const { audit_log } = log.body as { audit_log: { changes: unknown }[] };
    expect(audit_log.map(({ changes }) => changes)).toEqual([
      [{ field: 'state', before: '"open"', after: '"handled"' }],
      [{ field: 'state', before: '"handled"', after: '"open"' }],
    ]);
  });
});

describe('who sees which', () => {
  test('an account sees and handles those of the kinds whose code it holds, as their messages', async () => {
    const review = await desk.arrived(owner, { type: '302', invoices: [INVOICE] });
    const end = await desk.arrived(owner, { type: '105' });
    const mistakes = await keyFor('Sai sót', ['invoice_wrong_gateway']);
    const { notices } = await desk.list(mistakes);
    expect(new Set(notices.map(({ message_type }) => message_type))).toEqual(new Set(['302']));
    for (const [id, status] of [
      [review.id, 200],
      [end.id, 404],
    ] as const) {
      expect((await judged(server.current, 'getAuthorityNotice', { token: mistakes, id })).status).toBe(
        status,
      );
      expect((await desk.mark(mistakes, id, true)).status).toBe(status);
    }
    const after = await desk.list(owner, { ids: `${review.id},${end.id}`, sort: 'message_type' });
    expect(after.notices.map(({ state }) => state)).toEqual(['open', 'handled']);
  });

  test('who holds none of the five codes is refused', async () => {
    const token = await keyFor('Khách hàng', ['read_customers']);
    const { notices } = await desk.list(owner);
    const id = notices[0]?.id ?? 0;
    const answers = [
      await judged(server.current, 'listAuthorityNotices', { token }),
      await judged(server.current, 'getAuthorityNotice', { token, id }),
      await desk.mark(token, id, true),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('another company neither sees nor handles it', async () => {
    const other = await server.current.signIn('owner@demo2.vn');
    const { notices } = await desk.list(owner);
    const id = notices[0]?.id ?? 0;
    expect(await desk.list(other)).toEqual({ notices: [], total: 0 });
    expect((await judged(server.current, 'getAuthorityNotice', { token: other, id })).status).toBe(404);
    expect((await desk.mark(other, id, true)).status).toBe(404);
  });
});

test('the file has the notices that the list shows to the account, with times of Vietnam and words for states', async () => {
  const { notices } = await desk.list(owner);
  const rowsFor = async (token: string, query: Record<string, string> = {}): Promise<string[]> => {
    const { status, text } = await judged(server.current, 'exportAuthorityNotices', {
      token,
      query: { format: 'csv', sort: 'received_on', ...query },
    });
    expect(status, text).toBe(200);
    return text.trim().split(/\r?\n/);
  };
  const [head, ...lines] = await rowsFor(owner);
  expect(head).toContain('Số thông báo');
  expect(lines).toHaveLength(notices.length);
  expect(lines[0]).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  const review = await rowsFor(owner, { message_type: '302' });
  expect(review).toHaveLength(1 + notices.filter(({ message_type }) => message_type === '302').length);
  expect(review[1]).toContain('Rà soát hóa đơn');
  const declarer = await keyFor('Đọc tờ khai, xuất', ['registration_gateway']);
  const { notices: seen } = await desk.list(declarer);
  expect(seen.length).toBeLessThan(notices.length);
  expect(await rowsFor(declarer)).toHaveLength(seen.length + 1);
});
