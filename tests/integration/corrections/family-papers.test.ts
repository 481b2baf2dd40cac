import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { noticesDesk } from '../authority-notices/notices-desk.ts';
import { noticeDesk, OTHER, type NoticeDesk } from '../invoice-mistakes/notice-desk.ts';
import { authority } from '../reliability/authority.ts';
import { TENANT } from '../signing/desk.ts';
import { correctionsDesk } from './corrections-desk.ts';

type Schemas = components['schemas'];

const server = withTestApp();
everyStatementNamesItsTenant(server);
const inbox = noticesDesk(() => server.current, TENANT);
let at: Awaited<ReturnType<typeof correctionsDesk>>;
let notices: NoticeDesk;
beforeAll(async () => {
  at = await correctionsDesk(server.current);
  notices = await noticeDesk(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const papersOf = async (id: number, token = at.token): Promise<Schemas['FamilyPaper'][]> => {
  const { status, body, text } = await judged(server.current, 'getInvoiceRemedies', { token, id });
  expect(status, text).toBe(200);
  return (body as { remedies: Schemas['InvoiceRemedies'] }).remedies.papers;
};

test('the papers about an invoice stand in its family in the order of time, each for those who may read it', async () => {
  const line = await notices.issued();
  const id = line.invoice_id ?? 0;
  const { invoice } = (await at.call('getInvoice', { id })).body as { invoice: Schemas['Invoice'] };
  expect(await papersOf(id)).toEqual([]);

  server.current.clock.advance(1000);
  const right_lines = invoice.lines.map(({ quantity }) => ({ quantity, unit_price: '1' }));
  const statement = { nature: 'adjust', matter: 'main_content', reason: 'Ghi sai giá.', right_lines };
  const drafted = await at.call('createStatement', { id, body: { statement } });
  expect(drafted.status, drafted.text).toBe(201);

  server.current.clock.advance(1000);
  // The other one is refused: each has the answer about its own line.
  const notice = await notices.make([OTHER, line]);
  await notices.send(notice);
  await notices.answers();

  server.current.clock.advance(1000);
  const { form_no, symbol, number, issued_on } = invoice;
  const named = { form_no, symbol, number: number ?? 0, issued_on };
  const review = await inbox.arrived(at.token, { type: '302', invoices: [named] });

  const of = { invoice_id: id, statement_state: null, notice_state: null, accepted: null, due_on: null };
  expect(await papersOf(id)).toMatchObject([
    { ...of, kind: 'statement', statement_state: 'draft', status: null },
    { ...of, kind: 'invoice_mistake', id: notice.id, accepted: true },
    {
      ...of,
      kind: 'review',
      id: review.id,
      label: review.notice_no,
      notice_state: 'open',
      due_on: review.due_on,
    },
  ]);
  // Who reads messages of the authority, and neither changes invoices nor sends notices, sees the review alone.
  const seen = await papersOf(id, await server.current.signIn('xem@demo.vn'));
  expect(seen.map(({ kind }) => kind)).toEqual(['review']);
});
