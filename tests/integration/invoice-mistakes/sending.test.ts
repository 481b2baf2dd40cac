import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { takeTurn } from '#server/platform/db/take-turn.ts';
import { TENANT, waitingForLocks } from '#tests/integration/plain/plain-desk.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { packOfPaper } from '../proof-packs/paper-pack.ts';
import { authority } from '../reliability/authority.ts';
import { codesIn, noticeDesk, noticeIn, OTHER, type NoticeDesk } from './notice-desk.ts';

const server = withTestApp();
let owner: NoticeDesk;
beforeAll(async () => {
  owner = await noticeDesk(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const SENT = ['publication_asked', 'sealed', 'signature_requested', 'signed', 'handed_to_provider'];

describe('a notice of one issued invoice', () => {
  test('is signed, sent (300), and received (301) for its line [1.does.mark-wrong]', async () => {
    const line = await owner.issued();
    const draft = await owner.make([line]);
    const [kept] = draft.invoices;
    expect(kept).toMatchObject({
      symbol: expect.stringMatching(/^C26T/),
      authority_code: expect.any(String),
    });
    expect(draft.name).toBe(`1${kept?.symbol} ${(kept?.number ?? '').padStart(8, '0')}`);
    await owner.send(draft);
    expect(await owner.read(draft.id)).toMatchObject({ status: 'sent_tvan', final: false, results: [] });
    await owner.answers();
    expect(await owner.read(draft.id)).toMatchObject({
      status: 'tax_authority_received',
      final: true,
      answered_on: server.current.clock.now(),
      noticed_on: '2026-11-20',
      refused_count: 0,
      results: [{ position: 1, received: true, reasons: [] }],
    });
    expect(await owner.history(draft.id)).toEqual([...SENT, 'technically_accepted', 'received']);

    const { token } = owner;
    const file = await judged(server.current, 'getInvoiceMistakeXml', { token, id: draft.id });
    expect(file.text).toContain(`<SHDon>${kept?.number}</SHDon>`);
    const ports = createVerifyPorts([server.current.root_pem]);
    expect(verifySignatures(file.bytes, ports)).toMatchObject([{ role: 'taxpayer', valid: true }]);
    const printed = await judged(server.current, 'getInvoiceMistakePdf', { token, id: draft.id });
    expect(printed.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const pack = await packOfPaper(server.current, token, 'getInvoiceMistakeProofPack', draft.id);
    expect(pack.paths).toEqual([
      `chung-tu/invoice_mistake-${draft.id}/ban-1-da-ky.xml`,
      `chung-tu/invoice_mistake-${draft.id}/ban-the-hien.pdf`,
    ]);
    expect(pack.messages).toEqual(expect.arrayContaining(['gui-300', 'nhan-301']));
    const messages = await judged(server.current, 'listTransmissions', {
      token,
      query: { invoice_mistake_id: String(draft.id) },
    });
    expect(messages.body).toMatchObject({
      transmissions: expect.arrayContaining([
        expect.objectContaining({
          message_type: '300',
          invoice_mistake_id: draft.id,
          invoice_label: draft.name,
        }),
        expect.objectContaining({ message_type: '301', status: 'tax_authority_received' }),
      ]),
    });
  });

  test('stays as it is when it is submitted twice, is not changed and not deleted any more', async () => {
    const draft = await owner.make([await owner.issued()]);
    await owner.send(draft);
    expect((await owner.submit(draft)).status).toBe(202);
    await owner.answers();
    expect(await owner.history(draft.id)).toHaveLength(SENT.length + 2);
    const { token } = owner;
    const { lock_version } = await owner.read(draft.id);
    const { origin, review_no, review_on, invoices } = draft;
    const invoice_mistake = { origin, review_no, review_on, invoices, lock_version };
    const put = await judged(server.current, 'updateInvoiceMistake', {
      token,
      id: draft.id,
      body: { invoice_mistake },
    });
    expect(codesIn(put)).toEqual([409, ['not_editable']]);
    const removed = await judged(server.current, 'deleteInvoiceMistake', { token, id: draft.id });
    expect(codesIn(removed)).toEqual([409, ['not_deletable']]);
  });
});

describe('a notice of several invoices', () => {
  test('is received in part: each line says its own, and the notice takes effect', async () => {
    const draft = await owner.make([await owner.issued(), OTHER]);
    await owner.send(draft);
    await owner.answers();
    const read = await owner.read(draft.id);
    expect(read).toMatchObject({
      status: 'tax_authority_received',
      status_error: false,
      final: true,
      invoice_count: 2,
      refused_count: 1,
      results: [
        { position: 1, received: true, reasons: [] },
        { position: 2, received: false, reasons: [{ code: expect.any(String) }] },
      ],
      reasons: [{ message: expect.stringContaining('1C25TZZ 00000007') }],
    });
    expect((await owner.history(draft.id)).at(-1)).toBe('partly_received');
  });

  test('that is refused for every line says why, and is sent again corrected', async () => {
    const draft = await owner.make([OTHER]);
    await owner.send(draft);
    await owner.answers();
    const refused = await owner.read(draft.id);
    expect(refused).toMatchObject({
      status: 'tax_authority_not_received',
      status_error: true,
      refused_count: 1,
      answered_on: null,
    });
    const { token } = owner;
    const { origin, review_no, review_on, lock_version } = refused;
    const invoices = [await owner.issued()];
    const invoice_mistake = { origin, review_no, review_on, invoices, lock_version };
    const corrected = noticeIn(
      await judged(server.current, 'updateInvoiceMistake', {
        token,
        id: draft.id,
        body: { invoice_mistake },
      }),
    );
    const first = await packOfPaper(server.current, token, 'getInvoiceMistakeProofPack', draft.id);
    expect(first.print).toContain(OTHER.symbol);
    expect(first.print).toContain('Ký bởi: ');
    await owner.send(corrected);
    await owner.answers();
    const second = await packOfPaper(server.current, token, 'getInvoiceMistakeProofPack', draft.id);
    expect(second.paths).toContain(`chung-tu/invoice_mistake-${draft.id}/ban-2-da-ky.xml`);
    expect(second.print).not.toContain(OTHER.symbol);
    expect(await owner.read(draft.id)).toMatchObject({
      status: 'tax_authority_received',
      refused_count: 0,
      results: [{ position: 1, received: true }],
      reasons: [],
    });
  });
});

describe('a notice that the authority does not take', () => {
  test('for what it answers is invalid (204)', async () => {
    const review = { origin: 'review', review_no: 'RS/26/404', review_on: '2026-11-19' } as const;
    const draft = await owner.make([await owner.issued()], review);
    await owner.send(draft);
    await owner.answers();
    expect(await owner.read(draft.id)).toMatchObject({ status: 'invalid_notification', status_error: true });
    expect((await owner.history(draft.id)).at(-1)).toBe('notification_invalid');
  });

  test('for the message itself cannot be read (999)', async () => {
    const draft = await owner.make([await owner.issued()]);
    await authority(server.current.sandbox.url).fault({ kind: 'unreadable' });
    await owner.send(draft);
    await owner.answers();
    expect(await owner.read(draft.id)).toMatchObject({ status: 'invalid_message', status_error: true });
    expect((await owner.history(draft.id)).at(-1)).toBe('technically_refused');
  });
});

describe('an invoice that is named by two notices', () => {
  test('goes in the first of two that are submitted at once; once it is answered, in another', async () => {
    const line = await owner.issued();
    const [one, two] = [await owner.make([line]), await owner.make([OTHER, line])];
    const { db } = server.current.publishing;
    const both = await inTenant(db, TENANT, async (tx) => {
      await takeTurn(tx, 'invoice_mistakes');
      const asked = [owner.submit(one), owner.submit(two)];
      await expect.poll(() => waitingForLocks(server.current)).toBe(2);
      return { asked };
    });
    const replies = await Promise.all(both.asked);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 422]);
    const refused = replies.find(({ status }) => status === 422);
    expect(codesIn(refused ?? (await owner.submit(one)))).toEqual([422, ['mistake_under_way']]);
    expect(refused?.text).toContain('đang chờ cơ quan thuế trả lời');
    const [sent, left] = replies[0]?.status === 202 ? [one, two] : [two, one];
    await owner.carry(sent);
    await owner.answers();
    expect((await owner.submit(left)).status).toBe(202);
  });

  test('in answer to one review is sent once, also after it was received; to another review it is sent again', async () => {
    const line = await owner.issued();
    const of = (review_no: string) => ({ origin: 'review', review_no, review_on: '2026-11-19' }) as const;
    const first = await owner.make([line], of('RS/26/77'));
    expect((await owner.submit(first)).status).toBe(202);
    const again = await owner.make([line], of('RS/26/77'));
    expect(codesIn(await owner.submit(again))).toEqual([422, ['mistake_under_way']]);
    // As the authority's 301 leaves it.
    await inTenant(server.current.publishing.db, TENANT, async (tx) => {
      const { id, version } = await tx
        .selectFrom('documents')
        .select(['id', 'version'])
        .where('kind', '=', 'invoice_mistake')
        .where('subject_id', '=', first.id)
        .executeTakeFirstOrThrow();
      const { id: transmission_id } = await tx
        .selectFrom('transmissions')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('document_lines')
        .values({
          tenant_id: TENANT,
          document_id: id,
          version,
          position: 1,
          accepted: true,
          reasons: '[]',
          transmission_id,
        })
        .execute();
      await tx
        .updateTable('invoice_mistakes')
        .set({ status: 'tax_authority_received', answered_on: server.current.clock.now() })
        .where('id', '=', first.id)
        .execute();
    });
    const received = await owner.submit(again);
    expect(codesIn(received)).toEqual([422, ['mistake_under_way']]);
    expect(received.text).toContain('đã được cơ quan thuế tiếp nhận');
    const other = await owner.make([line], of('RS/26/78'));
    expect((await owner.submit(other)).status).toBe(202);
  });
});

describe('what is not sent', () => {
  test('a notice that lacks something says all of it', async () => {
    const empty = await owner.make([], { origin: 'review' });
    expect(codesIn(await owner.submit(empty))).toEqual([
      422,
      ['mistake_review_missing', 'mistake_invoices_missing'],
    ]);
    const line = await owner.issued();
    const twice = await owner.make([line, { ...line, reason: null, nature: 'cancel' }]);
    expect(codesIn(await owner.submit(twice))).toEqual([
      422,
      ['text_missing', 'mistake_nature', 'mistake_invoice_twice'],
    ]);
  });

  test('a draft of the company is no issued invoice', async () => {
    const { id } = await owner.desk.draft();
    const invoice_mistake = {
      ...{ origin: 'own', review_no: null, review_on: null },
      invoices: [{ ...OTHER, invoice_id: id }],
    };
    const { token } = owner;
    const reply = await judged(server.current, 'createInvoiceMistake', { token, body: { invoice_mistake } });
    expect(codesIn(reply)).toEqual([422, ['mistake_invoice_not_issued']]);
  });

  test('a draft that is not wanted any more is deleted', async () => {
    const draft = await owner.make([OTHER]);
    const { token } = owner;
    expect((await judged(server.current, 'deleteInvoiceMistake', { token, id: draft.id })).status).toBe(200);
    expect((await judged(server.current, 'getInvoiceMistake', { token, id: draft.id })).status).toBe(404);
  });
});

test('issued invoices are found by symbol, number as it is read, and buyer', async () => {
  const { invoices } = await owner.make([await owner.issued()]);
  const [line] = invoices;
  const { token } = owner;
  const found = async (query: string): Promise<(number | null)[]> => {
    const { body } = await judged(server.current, 'searchMistakeCandidates', { token, query: { query } });
    return (body as { mistake_candidates: { invoice_id: number }[] }).mistake_candidates.map(
      ({ invoice_id }) => invoice_id,
    );
  };
  const id = line?.invoice_id ?? 0;
  expect(await found('')).toContain(id);
  expect(await found(`1${line?.symbol} ${(line?.number ?? '').padStart(8, '0')}`)).toContain(id);
  expect(await found('bao bi minh khoi')).toContain(id);
  expect(await found('100%')).toEqual([]);
});
