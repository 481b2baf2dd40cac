import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { drawnPrints } from '../publishing/drawn-prints.ts';
import { authority } from '../reliability/authority.ts';
import { TENANT } from '../signing/desk.ts';
import { AGREED, correctionsDesk, draftIn } from './corrections-desk.ts';

type Invoice = components['schemas']['Invoice'];

const { invoice_printer, printed: printedIn } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
let at: Awaited<ReturnType<typeof correctionsDesk>>;
beforeAll(async () => {
  at = await correctionsDesk(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const printed = (id: number) => printedIn(server.current, at.token, id);
const read = async (id: number) =>
  ((await at.call('getInvoice', { id })).body as { invoice: Invoice }).invoice;

const LESS = {
  kind: 'goods',
  name: 'Băng keo',
  unit: 'Cuộn',
  quantity: '-1',
  unit_price: '1000',
  vat_rate: '10%',
} as const;

test('a replaced invoice is printed as it was issued, with the mark of what replaced it; the new one names it in the words of law', async () => {
  const original = await at.issued();
  const before = await printed(original.id);
  const replacing = draftIn(
    await at.call('createReplacement', { id: original.id, body: { correction: { ...AGREED } } }),
  );
  expect((await printed(original.id)).mark).toBeNull();
  await at.coded(replacing);
  const { form_no, symbol, number, issued_on } = await read(replacing.id);
  const by = { form_no, symbol, number, issued_on, earlier: 0 };
  expect(await printed(original.id)).toEqual({ ...before, mark: { kind: 'replaced', by } });
  const [year, month, day] = before.issued_on.split('-');
  expect(await printed(replacing.id)).toMatchObject({
    mark: null,
    corrects: `Thay thế cho hóa đơn Mẫu số ${before.form_no} ký hiệu ${before.symbol} số ${before.number} ngày ${day} tháng ${month} năm ${year}`,
  });
});

test('an invoice that was adjusted twice names the newest adjustment, and none that is not in effect', async () => {
  const original = await at.issued();
  const adjust = async () =>
    draftIn(
      await at.call('createAdjustment', {
        id: original.id,
        body: { correction: { ...AGREED, lines: [LESS] } },
      }),
    );
  await at.coded(await adjust());
  const second = await adjust();
  await at.coded(second);
  await adjust();
  const { form_no, symbol, number, issued_on } = await read(second.id);
  expect((await printed(original.id)).mark).toEqual({
    kind: 'adjusted',
    by: { form_no, symbol, number, issued_on, earlier: 1 },
  });
});

test('a given-up invoice is printed as it was signed, marked, and with nothing to look up', async () => {
  const draft = await at.desk.draft({ buyer_name: 'Công ty Đã Ký' });
  await authority(server.current.sandbox.url).fault({
    kind: 'refuse',
    reasons: [{ code: '20014', text: 'Sai.', remedy: null }],
  });
  expect((await at.desk.publish(await read(draft.id))).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  const refused = await read(draft.id);
  expect((await printed(draft.id)).mark).toEqual({ kind: 'draft' });
  const answer = await judged(server.current, 'cancelInvoice', {
    token: at.token,
    id: draft.id,
    body: { invoice: { lock_version: refused.lock_version, reason: 'Bên mua không lấy hàng' } },
  });
  expect(answer.status, answer.text).toBe(200);
  expect(await printed(draft.id)).toMatchObject({
    mark: { kind: 'cancelled' },
    buyer_name: 'Công ty Đã Ký',
    number: refused.number,
    qr_code: null,
  });
});
