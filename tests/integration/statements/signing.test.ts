import { privateEncrypt, randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeUtf8 } from '#domain/documents/bytes.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import { remindBuyers } from '#server/modules/statements/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { inject, judged } from '#tests/contract/injection.ts';
import { hasXmlsec, verifiedByXmlsec } from '#tests/golden/documents/xmlsec.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { TENANT } from '../signing/desk.ts';
import {
  BUYER_TAX_CODE,
  buyer_root_pem,
  certificateOf,
  codesIn,
  statementDesk,
  statementIn,
} from './statement-desk.ts';

type Schemas = components['schemas'];
/** DigestInfo of PKCS #1 before a SHA-256 digest, as a token puts it there. */
const SHA256_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

const server = withTestApp();
let desk: Awaited<ReturnType<typeof statementDesk>>;
const buyer = certificateOf(BUYER_TAX_CODE);
beforeAll(async () => {
  desk = await statementDesk(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

/** A statement that waits for its buyer, with the key of the link. */
const waiting = async (changes: Parameters<typeof desk.issued>[0] = {}) => {
  const invoice = await desk.issued(changes);
  return { invoice, ...(await desk.sent(statementIn(await desk.draft(invoice)))) };
};

describe('signed by both sides [1.does.adjust]', () => {
  test('by upload: the file is the seller’s byte for byte with the buyer’s signature, and gives the adjusting invoice its agreement', async () => {
    const { invoice, statement, key } = await waiting();
    expect(statement).toMatchObject({ state: 'waiting_buyer', version: 1 });
    const file = await desk.signedFile(statement.id, key, buyer);
    const { status, body, text } = await desk.upload(key, file);
    expect(status, text).toBe(200);
    const { statement_answer } = body as { statement_answer: Schemas['StatementAnswer'] };
    expect(Buffer.from(statement_answer.file_base64 ?? '', 'base64').equals(file)).toBe(true);
    const signed = await desk.read(statement.id);
    expect(signed).toMatchObject({
      state: 'signed',
      answer_method: 'file',
      answer_name: 'CÔNG TY NGƯỜI MUA',
    });
    expect(await desk.history(statement.id)).toContain('buyer_signed');
    const { bytes } = await desk.ask('getStatementXml', { id: statement.id });
    expect(desk.sha256(bytes)).toBe(desk.sha256(file));
    expect(verifySignatures(bytes, createVerifyPorts([])).map(({ role, intact }) => [role, intact])).toEqual([
      ['seller', true],
      ['buyer', true],
    ]);
    const correction = { matter: 'main_content', statement_id: statement.id };
    const lines = [
      { kind: 'goods', name: 'Băng keo', unit: 'Cuộn', quantity: '1', unit_price: '-500', vat_rate: '10%' },
    ];
    const bare = await desk.ask('createAdjustment', { id: invoice.id, body: { correction } });
    expect(bare.status, bare.text).toBe(201);
    const informing = (bare.body as { invoice: Schemas['Invoice'] }).invoice;
    expect(informing.lines).toMatchObject([{ kind: 'note', name: statement.reason }]);
    await desk.ask('deleteInvoice', { id: informing.id });
    const adjust = () =>
      desk.ask('createAdjustment', { id: invoice.id, body: { correction: { ...correction, lines } } });
    const adjusting = await adjust();
    expect(adjusting.status, adjusting.text).toBe(201);
    const agreed = await inTenant(server.current.publishing.db, TENANT, (tx) =>
      tx
        .selectFrom('invoice_corrections')
        .select(['agreement_no', 'agreement_on', 'statement_id'])
        .where('target_id', '=', invoice.id)
        .executeTakeFirstOrThrow(),
    );
    expect(agreed).toEqual({
      agreement_no: statement.label,
      agreement_on: statement.made_on,
      statement_id: statement.id,
    });
    expect((await desk.read(statement.id)).correcting_id).toBe(
      (adjusting.body as { invoice: Schemas['Invoice'] }).invoice.id,
    );
  });

  test.skipIf(!hasXmlsec)('xmlsec1 takes either signature of the stored file by its own root', async () => {
    const { statement, key } = await waiting();
    await desk.upload(key, await desk.signedFile(statement.id, key, buyer));
    const { bytes } = await desk.ask('getStatementXml', { id: statement.id });
    const { root_pem } = server.current;
    expect(verifiedByXmlsec([bytes], 'NBan', root_pem)).toEqual({ status: 0, taken: 1 });
    expect(verifiedByXmlsec([bytes], 'NMua', buyer_root_pem)).toEqual({ status: 0, taken: 1 });
    expect(verifiedByXmlsec([bytes], 'NMua', root_pem).status).not.toBe(0);
  });

  test('by a token: what it signs is prepared by the server, and its signature is put in', async () => {
    const { statement, key } = await waiting();
    const certificate_base64 = desk.der(buyer);
    const prepared = await judged(server.current, 'startStatementSignature', {
      body: { statement_link: { key } },
    });
    expect(prepared.status, prepared.text).toBe(200);
    const { hash_base64, signing_time } = (
      prepared.body as {
        statement_preparation: Schemas['StatementPreparation'];
      }
    ).statement_preparation;
    const answer = (signature: Buffer) =>
      judged(server.current, 'submitStatementSignature', {
        body: {
          statement_signature: {
            key,
            certificate_base64,
            signing_time,
            signature_base64: signature.toString('base64'),
          },
        },
      });
    expect(codesIn(await answer(randomBytes(256)))).toEqual([422, ['signature_not_accepted']]);
    const { status, text } = await answer(
      privateEncrypt(buyer.private_key_pem, Buffer.concat([SHA256_INFO, Buffer.from(hash_base64, 'base64')])),
    );
    expect(status, text).toBe(200);
    expect(await desk.read(statement.id)).toMatchObject({ state: 'signed', answer_method: 'usb' });
  });

  test('two tabs of the buyer sign at once: one signature is stored', async () => {
    const { statement, key } = await waiting();
    const file = await desk.signedFile(statement.id, key, buyer);
    const answers = await Promise.all([desk.upload(key, file), desk.upload(key, file)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const stored = await inTenant(server.current.publishing.db, TENANT, (tx) =>
      tx
        .selectFrom('document_files')
        .innerJoin('documents', 'documents.id', 'document_files.document_id')
        .select('document_files.kind')
        .where('documents.kind', '=', 'statement')
        .where('documents.subject_id', '=', statement.id)
        .execute(),
    );
    expect(stored.map(({ kind }) => kind).toSorted()).toEqual(['countersigned', 'signed']);
  });

  test('an individual confirms by a one-time code; a business must sign', async () => {
    const { statement, key } = await waiting();
    const refused = await judged(server.current, 'sendStatementCode', { body: { statement_link: { key } } });
    expect(codesIn(refused)).toEqual([409, ['signature_needed']]);
    expect(statement.buyer_kind).toBe('organisation');

    const person = await waiting({ buyer_tax_code: null, buyer_name: null, buyer_person: 'Nguyễn Thị Hoa' });
    const asked = await judged(server.current, 'sendStatementCode', {
      body: { statement_link: { key: person.key } },
    });
    expect(asked.body).toEqual({ statement_code: { email: 'm•••@khach.vn' } });
    await desk.run('mail-statement-code', person.statement.id);
    const code = /\d{6}/.exec(desk.mails.at(-1)?.subject ?? '')?.[0] ?? '';
    const confirm = (given: string) =>
      judged(server.current, 'confirmStatement', {
        body: { statement_confirmation: { key: person.key, code: given } },
      });
    const wrong = code === '000000' ? '000001' : '000000';
    expect(codesIn(await confirm(wrong))).toEqual([422, ['wrong_code']]);
    expect((await confirm(code)).status).toBe(200);
    expect(await desk.read(person.statement.id)).toMatchObject({ state: 'signed', answer_method: 'code' });
  });

  test('five wrong codes use up the code', async () => {
    const { statement, key } = await waiting({
      buyer_tax_code: null,
      buyer_name: null,
      buyer_person: 'Lê Văn Năm',
    });
    await desk.run('mail-statement-code', statement.id);
    const code = /\d{6}/.exec(desk.mails.at(-1)?.subject ?? '')?.[0] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    const confirm = (given: string) =>
      judged(server.current, 'confirmStatement', { body: { statement_confirmation: { key, code: given } } });
    for (let at = 0; at < 5; at += 1) expect((await confirm(wrong)).status).toBe(422);
    expect(codesIn(await confirm(code))).toEqual([422, ['wrong_code']]);
  });
});

describe('a file that is not accepted', () => {
  test.each([
    [
      'whose reason was changed',
      (text: string) => text.replace('11.000', '10.000'),
      'file_not_the_statement',
    ],
    [
      'with something beside the signature',
      (text: string) => text.replace('</NMua>', '<GChu/></NMua>'),
      'file_not_the_statement',
    ],
    [
      'without the buyer’s signature',
      (text: string) => text.replace(/<NMua>.*<\/NMua>/s, ''),
      'file_not_the_statement',
    ],
    [
      'whose signature was changed',
      (text: string) => text.replace(/(<NMua>.*<SignatureValue>)..../s, '$1AAAA'),
      'signature_not_accepted',
    ],
  ])('%s', async (_name, changed, code) => {
    const { statement, key } = await waitingOnce();
    const file = await desk.signedFile(statement.id, key, buyer);
    expect(codesIn(await desk.upload(key, Buffer.from(changed(decodeUtf8(file)))))).toEqual([422, [code]]);
    expect((await desk.read(statement.id)).state).toBe('waiting_buyer');
  });

  test('signed by another company', async () => {
    const { statement, key } = await waitingOnce();
    const file = await desk.signedFile(statement.id, key, certificateOf('0000000033'));
    expect((await desk.upload(key, file)).status).toBe(422);
    expect((await desk.read(statement.id)).state).toBe('waiting_buyer');
  });

  let once: ReturnType<typeof waiting> | undefined;
  const waitingOnce = () => (once ??= waiting());
});

describe('a link that shows nothing', () => {
  test('200 guessed keys, one of a changed key, and one in another case', async () => {
    const { statement, key } = await waiting();
    const guesses = Array.from({ length: 200 }, () => randomBytes(32).toString('base64url'));
    const near = [`${key.slice(0, -2)}${key.endsWith('AA') ? 'BB' : 'AA'}`, key.toLowerCase(), `${key}A`];
    for (const guess of [...guesses, ...near]) {
      const { status, text } = await desk.open(guess);
      expect(status).toBe(404);
      expect(text).not.toContain(statement.label);
    }
    expect((await desk.open(key)).status).toBe(200);
    const { rows } = await inTenant(server.current.publishing.db, TENANT, async (tx) => ({
      rows: await tx.selectFrom('statement_links').selectAll().execute(),
    }));
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('once it was used, withdrawn, sent again or is past its time', async () => {
    const used = await waiting();
    expect((await desk.reply(used.key, 'refuse', 'Không đúng hàng')).status).toBe(200);
    const withdrawn = await waiting();
    await desk.ask('cancelStatement', {
      id: withdrawn.statement.id,
      body: { statement: { lock_version: withdrawn.statement.lock_version } },
    });
    const renewed = await waiting();
    await desk.ask('sendStatement', {
      id: renewed.statement.id,
      body: { statement: { lock_version: renewed.statement.lock_version, buyer_email: 'khac@khach.vn' } },
    });
    for (const { key } of [used, withdrawn, renewed]) expect((await desk.open(key)).status).toBe(404);
    const key = await desk.keyOf(renewed.statement.id);
    expect((await desk.open(key)).status).toBe(200);
    server.current.clock.advance(7 * DAY_MS + 1);
    try {
      expect((await desk.open(key)).status).toBe(404);
      await remindBuyers(server.current.publishing);
      expect((await desk.stored(renewed.statement.id)).state).toBe('expired');
    } finally {
      server.current.clock.advance(-7 * DAY_MS - 1);
    }
  });
});

describe('a buyer who does not sign', () => {
  test('asks for a change: it is changed, signed in a second version and signed by the buyer', async () => {
    const { statement, key } = await waiting();
    await desk.reply(key, 'change', 'Đơn giá đúng là 10.900');
    const asked = await desk.read(statement.id);
    expect(asked).toMatchObject({
      state: 'change_requested',
      answer_name: 'Đỗ Văn Thịnh',
      answer_text: 'Đơn giá đúng là 10.900',
    });
    const { id, lock_version } = asked;
    const draft = statementIn(
      await desk.ask('startStatementRevision', { id, body: { statement: { lock_version } } }),
    );
    const changed = statementIn(
      await desk.ask('updateStatement', {
        id,
        body: {
          statement: {
            reason: 'Ghi sai đơn giá, đúng là 10.900.',
            right_lines: [{ quantity: draft.right_lines[0]?.quantity ?? null, unit_price: '10900' }],
            place: draft.place,
            seller_delegate: draft.seller_delegate,
            seller_position: draft.seller_position,
            buyer_delegate: draft.buyer_delegate,
            buyer_position: draft.buyer_position,
            buyer_email: draft.buyer_email,
            lock_version: draft.lock_version,
          },
        },
      }),
    );
    const second = await desk.sent(changed);
    expect(second.statement).toMatchObject({ state: 'waiting_buyer', version: 2, answer_text: null });
    expect((await desk.open(key)).status).toBe(404);
    const file = await desk.signedFile(id, second.key, buyer);
    expect((await desk.upload(second.key, file)).status).toBe(200);
    expect(await desk.history(id)).toEqual(
      expect.arrayContaining(['change_requested', 'revised', 'buyer_signed']),
    );
  });

  test('is reminded before the end, once each time', async () => {
    const { statement } = await waiting();
    const app = server.current;
    const reminders = async () => (await desk.stored(statement.id)).reminders;
    await remindBuyers(app.publishing);
    expect(await reminders()).toBe(0);
    app.clock.advance(4.5 * DAY_MS);
    try {
      await remindBuyers(app.publishing);
      await remindBuyers(app.publishing);
      expect(await reminders()).toBe(2);
      desk.mails.length = 0;
      await desk.run('mail-statement-link', statement.id);
      expect(desk.mails.map(({ to, subject }) => [to, subject.startsWith('Nhắc:')])).toEqual([
        ['mua@khach.vn', true],
      ]);
    } finally {
      app.clock.advance(-4.5 * DAY_MS);
    }
  });
});

describe('what the seller may not do', () => {
  test('a second statement of the invoice while one is under way; one that says nothing; what the law has closed', async () => {
    const invoice = await desk.issued();
    const first = statementIn(await desk.draft(invoice, { reason: null }));
    expect(codesIn(await desk.draft(invoice))).toEqual([409, ['statement_open']]);
    expect(codesIn(await desk.submit(first))).toEqual([422, ['text_missing']]);
    const other = await desk.issued();
    expect(codesIn(await desk.draft(other, { matter: 'minor_content' }))).toEqual([
      422,
      ['correction_not_allowed'],
    ]);
  });

  test('adjust by a statement that only one side has signed', async () => {
    const { invoice, statement } = await waiting();
    const lines = [
      { kind: 'goods', name: 'Băng keo', unit: 'Cuộn', quantity: '-1', unit_price: '500', vat_rate: '10%' },
    ];
    const body = { correction: { matter: 'main_content', statement_id: statement.id, lines } };
    expect(codesIn(await desk.ask('createAdjustment', { id: invoice.id, body }))).toEqual([
      422,
      ['statement_not_agreed'],
    ]);
  });

  test('another company has none of it', async () => {
    const { statement } = await waiting();
    const token = await server.current.signIn('owner@demo2.vn');
    const theirs = await inject(server.current, 'getStatement', { token, id: statement.id });
    expect(theirs.status).toBe(404);
    expect((await inject(server.current, 'getStatementPdf', { token, id: statement.id })).status).toBe(404);
  });
});
