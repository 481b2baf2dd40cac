import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { inject, judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { TEST_PUBLIC_URL } from '#tests/setup/app-deps.ts';
import { deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Page = Schemas['BuyerInvoice'];

const SELLER = '0012345672';

const server = withTestApp();
let desk: Desk;
let token = '';

beforeAll(async () => {
  desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
});

const ask = (operation: string, sent: Parameters<typeof judged>[2] = {}) =>
  judged(server.current, operation, sent);

async function issued(changes: Parameters<Desk['draft']>[0] = {}): Promise<Schemas['Invoice']> {
  const draft = await desk.draft({
    buyer_name: 'Công ty Bao Bì Sáng',
    buyer_email: 'mua@khach.vn',
    ...changes,
  });
  expect((await desk.publish(draft)).status).toBe(202);
  await desk.work([draft.id]);
  await collectAnswers(server.current.publishing, TENANT);
  return draft;
}

async function linkOf(id: number): Promise<Schemas['InvoiceLink']> {
  const { body, status, text } = await ask('getInvoiceLink', { id, token });
  expect(status, text).toBe(200);
  return (body as { invoice_link: Schemas['InvoiceLink'] }).invoice_link;
}

const keyIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const keyOf = async (id: number) => keyIn((await linkOf(id)).url);

const open = (key: string) => ask('readBuyerInvoice', { body: { buyer_link: { key } } });

function pageIn({ body, text }: Answered): Page {
  expect(body, text).toHaveProperty('buyer_invoice');
  return (body as { buyer_invoice: Page }).buyer_invoice;
}

const codesIn = ({ status, body }: Answered) => [status, (body as ErrorBody).errors.map(({ code }) => code)];

async function delivery(id: number): Promise<Schemas['InvoiceDelivery']> {
  const { body } = await ask('getInvoiceDelivery', { id, token });
  return (body as { invoice_delivery: Schemas['InvoiceDelivery'] }).invoice_delivery;
}

type Attachment = Schemas['InvoiceAttachment'];

async function attached(id: number, file_name: string, shared: boolean) {
  const text = `%PDF-1.4\n${file_name}\n%%EOF\n`;
  const { body } = await ask('createInvoiceAttachment', { id, token, query: { file_name }, body: text });
  const { invoice_attachment } = body as { invoice_attachment: Attachment };
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const attachment = shared ? await share(invoice_attachment, true) : invoice_attachment;
  return { attachment, bytes, sha256 };
}

async function share({ id, lock_version }: Attachment, shared: boolean): Promise<Attachment> {
  const sent = { invoice_attachment: { shared, lock_version } };
  const { body } = await ask('updateInvoiceAttachment', { id, token, body: sent });
  return (body as { invoice_attachment: Attachment }).invoice_attachment;
}

describe('who has the link of an issued invoice', () => {
  test('sees without an account what was sealed, and the seller sees that it was opened', async () => {
    const { id } = await issued();
    const { url, look_up_url } = await linkOf(id);
    expect(url.startsWith(`${TEST_PUBLIC_URL}/tra-cuu/`)).toBe(true);
    expect(look_up_url).toBe(`${TEST_PUBLIC_URL}/tra-cuu`);
    const page = pageIn(await open(keyIn(url)));
    expect(page).toMatchObject({
      state: 'in_force',
      seller_tax_code: SELLER,
      buyer_name: 'Công ty Bao Bì Sáng',
      successors: [],
      received_on: null,
      requests: [],
    });
    expect(page.tax_authority_code).toMatch(/^[0-9A-F]{34}$/);
    expect(page.lines).toHaveLength(page.line_count);
    expect(await delivery(id)).toMatchObject({ opened: 1, opened_on: server.current.clock.now() });
    await open(keyIn(url));
    expect((await delivery(id)).opened).toBe(2);
    expect((await desk.history(id)).filter((kind) => kind === 'buyer_opened')).toHaveLength(1);
  });

  test('takes the very file that the seller has, and the print', async () => {
    const { id } = await issued();
    const key = await keyOf(id);
    await open(key);
    expect((await delivery(id)).downloaded_on).toBeNull();
    const print = await ask('readBuyerInvoicePdf', { body: { buyer_link: { key } } });
    expect(print.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const xml = await ask('readBuyerInvoiceXml', { body: { buyer_link: { key } } });
    const stored = await ask('getInvoiceXml', { id, token });
    expect(xml.bytes.equals(stored.bytes)).toBe(true);
    expect((await delivery(id)).downloaded_on).toBe(server.current.clock.now());
  });

  test('takes the files that the seller shows, and learns nothing of others', async () => {
    const { id } = await issued();
    const other = await issued();
    const shown = await attached(id, 'hop-dong.pdf', true);
    const hidden = await attached(id, 'gia-von.pdf', false);
    const foreign = await attached(other.id, 'bang-ke.pdf', true);
    const key = await keyOf(id);
    const { attachments } = pageIn(await open(key));
    expect(attachments).toEqual([
      { sha256: shown.sha256, file_name: 'hop-dong.pdf', size_bytes: shown.bytes.length },
    ]);
    const take = (sha256: string, by = key) =>
      ask('readBuyerInvoiceAttachment', { body: { buyer_attachment: { key: by, sha256 } } });
    for (const { sha256 } of [hidden, foreign])
      expect(codesIn(await take(sha256))).toEqual([404, ['not_found']]);
    expect((await delivery(id)).downloaded_on).toBeNull();
    const file = await take(shown.sha256);
    expect(file.bytes.equals(shown.bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;.*hop-dong\.pdf/),
    });
    expect((await delivery(id)).downloaded_on).toBe(server.current.clock.now());
    await share(shown.attachment, false);
    expect(pageIn(await open(key)).attachments).toEqual([]);
    expect(codesIn(await take(shown.sha256))).toEqual([404, ['not_found']]);
    const guess = randomBytes(32).toString('base64url');
    expect(codesIn(await take(foreign.sha256, guess))).toEqual([404, ['link_not_usable']]);
  });

  test('is told whether the signatures hold and nothing was changed since', async () => {
    const { id } = await issued();
    const { body } = await ask('verifyBuyerInvoice', { body: { buyer_link: { key: await keyOf(id) } } });
    const { verdict, checks } = (body as { buyer_verification: Schemas['BuyerVerification'] })
      .buyer_verification;
    expect(verdict).toBe('sound');
    expect(checks.map(({ name, state }) => [name, state])).toEqual([
      ['seller_signature', 'holds'],
      ['authority_code', 'holds'],
      ['unchanged', 'holds'],
    ]);
  });

  test('says once that they have it, and in whose name', async () => {
    const { id } = await issued();
    const key = await keyOf(id);
    const receive = (name: string | null) =>
      ask('confirmBuyerReceipt', { body: { buyer_receipt: { key, name } } });
    expect(pageIn(await receive(' Đỗ Văn Thịnh ')).received_on).toBe(server.current.clock.now());
    await receive('Người khác');
    expect(await delivery(id)).toMatchObject({ received_by: 'Đỗ Văn Thịnh' });
    expect((await desk.history(id)).filter((kind) => kind === 'buyer_received')).toHaveLength(1);
  });

  test('says what is wrong; it waits at the seller until somebody has dealt with it', async () => {
    const { id } = await issued();
    const key = await keyOf(id);
    const object = (message: string) =>
      ask('sendBuyerRequest', {
        body: { buyer_request: { key, name: 'Chị Hoa', contact: '0908 214 663', message } },
      });
    expect(pageIn(await object('Sai số nhà.')).requests).toMatchObject([
      { message: 'Sai số nhà.', handled_on: null },
    ]);
    await object('Sai số nhà. ');
    const { requests } = await delivery(id);
    expect(requests).toMatchObject([{ name: 'Chị Hoa', contact: '0908 214 663', message: 'Sai số nhà.' }]);
    for (const more of ['hai', 'ba', 'bốn', 'năm']) await object(more);
    expect(codesIn(await object('sáu'))).toEqual([409, ['too_many_requests']]);
    const handled = await ask('setBuyerRequestsHandled', {
      id,
      token,
      body: { handling: { seen_until: requests[0]?.created_on } },
    });
    expect(handled.status).toBe(200);
    expect((await delivery(id)).requests.map(({ handled_on }) => handled_on)).not.toContain(null);
    expect(pageIn(await open(key)).requests[0]?.handled_on).not.toBeNull();
  });
});

describe('a link that was replaced', () => {
  test('opens nothing from then on, and asking twice replaces it once', async () => {
    const { id } = await issued();
    const before = await linkOf(id);
    const renew = () =>
      ask('renewInvoiceLink', { id, token, body: { invoice_link: { generation: before.generation } } });
    await renew();
    const { body } = await renew();
    const after = (body as { invoice_link: Schemas['InvoiceLink'] }).invoice_link;
    expect(after.generation).toBe(before.generation + 1);
    expect(after.look_up_code).toBe(before.look_up_code);
    expect(codesIn(await open(keyIn(before.url)))).toEqual([404, ['link_not_usable']]);
    expect((await open(keyIn(after.url))).status).toBe(200);
    const { sha256 } = await attached(id, 'hop-dong.pdf', true);
    const taken = async (key: string) =>
      (await ask('readBuyerInvoiceAttachment', { body: { buyer_attachment: { key, sha256 } } })).status;
    expect([await taken(keyIn(before.url)), await taken(keyIn(after.url))]).toEqual([404, 200]);
  });
});

describe('a link of a generation that never was', () => {
  test.each([2, Number.MAX_SAFE_INTEGER])('%d replaces nothing', async (generation) => {
    const { id } = await issued();
    const before = await linkOf(id);
    const { status, body } = await ask('renewInvoiceLink', {
      id,
      token,
      body: { invoice_link: { generation } },
    });
    expect([status, body]).toEqual([200, { invoice_link: before }]);
  });
});

describe('an invoice that was corrected', () => {
  test('leads its buyer to the one in force, and nobody to one that is made out to another buyer', async () => {
    const invoice = await issued({ buyer_tax_code: '0000000017' });
    const key = await keyOf(invoice.id);
    const made = await ask('createReplacement', {
      id: invoice.id,
      token,
      body: { correction: { matter: 'main_content', agreement_no: 'BB-01', agreement_on: '2026-11-20' } },
    });
    const draft = (made.body as { invoice: Schemas['Invoice'] }).invoice;
    expect(pageIn(await open(key))).toMatchObject({ state: 'in_force', successors: [] });
    expect((await desk.publish(draft)).status).toBe(202);
    await desk.work([draft.id]);
    await collectAnswers(server.current.publishing, TENANT);
    const page = pageIn(await open(key));
    expect(page).toMatchObject({ state: 'replaced', successors: [{ nature: 'replace' }] });
    const next = pageIn(await open(page.successors[0]?.key ?? ''));
    expect(next).toMatchObject({ state: 'in_force', corrects: expect.stringContaining('Thay thế') });
    expect(page.successors[0]?.name).toBe(next.name);
  });
});

describe('nothing is shown', () => {
  test('for 200 guessed keys, for a changed one, and before the invoice is issued', async () => {
    const { id } = await issued();
    const key = await keyOf(id);
    const guesses = Array.from({ length: 200 }, () => randomBytes(32).toString('base64url'));
    const changed = key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const guess of [...guesses, changed, key.slice(1)]) {
      const { status, text } = await inject(server.current, 'readBuyerInvoice', {
        body: { buyer_link: { key: guess } },
      });
      expect([status, text.includes('Bao Bì')]).toEqual([404, false]);
    }
    expect((await delivery(id)).opened).toBe(0);
    const draft = await desk.draft();
    expect(codesIn(await ask('getInvoiceLink', { id: draft.id, token }))).toEqual([
      409,
      ['invoice_not_issued'],
    ]);
  });

  test('and nothing is stored that opens a link', async () => {
    const { id } = await issued();
    const { url, look_up_code } = await linkOf(id);
    await open(keyIn(url));
    const { publishing } = server.current;
    const tables = ['invoice_links', 'invoice_emails', 'invoices'] as const;
    for (const table of tables) {
      const rows = await inTenant(publishing.db, TENANT, (tx) => tx.selectFrom(table).selectAll().execute());
      const text = JSON.stringify(rows);
      expect([text.includes(keyIn(url)), text.includes(look_up_code)]).toEqual([false, false]);
    }
  });
});

describe('tra cứu', () => {
  const lookUp = (code: string, seller_tax_code = SELLER) =>
    ask('lookUpBuyerInvoice', { body: { buyer_look_up: { seller_tax_code, code } } });

  test('by the look-up code or the code of the authority, with the tax code of the seller', async () => {
    const { id } = await issued();
    const { look_up_code } = await linkOf(id);
    const { body } = await lookUp(look_up_code.toLowerCase());
    const { key } = (body as { buyer_link: Schemas['BuyerKey'] }).buyer_link;
    const page = pageIn(await open(key));
    const by_code = await lookUp(page.tax_authority_code ?? '');
    expect((by_code.body as { buyer_link: Schemas['BuyerKey'] }).buyer_link.key).toBe(key);
  });

  test('finds nothing with another seller, a code that fits nothing, or that of a draft, and says the same of all', async () => {
    const { id } = await issued();
    const { look_up_code } = await linkOf(id);
    const answers = [
      await lookUp(look_up_code, '0011223344'),
      await lookUp(look_up_code, '9999999999'),
      await lookUp('0000-0000-0000-0000'),
      await lookUp('%'),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(codesIn(answers[0] as Answered)).toEqual([404, ['invoice_not_found']]);
  });
});
