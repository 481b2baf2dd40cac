import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Provider } from '#server/gateways/provider/provider.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { longestHold } from '#tests/setup/longest-hold.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from './authority.ts';
import { clerk, type Clerk } from './clerk.ts';

const server = withTestApp();
const TENANT = 1;
let owner: Clerk;
let office: ReturnType<typeof authority>;
beforeAll(async () => {
  const { url, signIn, sandbox } = server.current;
  owner = clerk(url, await signIn('owner@demo.vn'));
  office = authority(sandbox.url);
});
beforeEach(() => office.clear());

/** An invoice whose message the authority has; its answers are not fetched yet. */
async function handedOver(): Promise<number> {
  const draft = await owner.draft();
  expect((await owner.publish(draft)).status).toBe(202);
  await carryInvoice(server.current.publishing, { tenant_id: TENANT, invoice_id: draft.id });
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'sent_tvan' });
  return draft.id;
}

const collect = (provider: Provider = server.current.publishing.provider): Promise<unknown> =>
  collectAnswers({ ...server.current.publishing, provider }, TENANT);

/** Hands out these answers at the first fetch, and stays at its place. */
function giving(...answers: Answer[]): Provider {
  return {
    ...server.current.publishing.provider,
    fetchAnswers: async ({ after }) => ({ answers, cursor: after }),
  };
}

/** The answers that wait for us at the authority. */
async function waiting(): Promise<Answer[]> {
  const { publishing } = server.current;
  const all: Answer[] = [];
  for (let after: string | null = null; ;) {
    const { answers, cursor } = await publishing.provider.fetchAnswers({ tax_code: await taxCode(), after });
    if (answers.length === 0) return all;
    all.push(...answers);
    after = cursor;
  }
}

async function taxCode(): Promise<string> {
  const [message] = await office.messages();
  if (message === undefined) throw new Error('no message sent yet');
  return message.tax_code;
}

/** The answers to this invoice's messages: receipt (999) and verdict (202, 204). */
async function answersTo(id: number): Promise<Answer[]> {
  const { number } = await owner.publication(id);
  const ids = (await office.messages(number)).map(({ message_id }) => message_id);
  return (await waiting()).filter(({ reply_to }) => ids.includes(reply_to ?? ''));
}

/** One digit of MCCQT is another; every length stays. */
function withOtherCode(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8');
  return Buffer.from(
    text.replace(
      /(<MCCQT[^>]*>)(.)/,
      (_all, open: string, digit: string) => open + (digit === '0' ? '1' : '0'),
    ),
  );
}

const truncated = (answer: Answer): Answer => ({ ...answer, bytes: answer.bytes.slice(0, 200) });

const count = async (id: number, kind: string): Promise<number> =>
  (await owner.history(id)).filter((event) => event === kind).length;

const readCursor = (): Promise<string | null> =>
  inTenant(server.current.publishing.db, TENANT, async (tx) => {
    const row = await tx.selectFrom('answer_cursors').select('cursor').executeTakeFirst();
    return row?.cursor ?? null;
  });

const setCursor = (cursor: string | null): Promise<unknown> =>
  inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx.updateTable('answer_cursors').set({ cursor }).execute(),
  );

describe('answers that come', () => {
  it('twice count once', async () => {
    await office.fault({ kind: 'double' });
    const id = await handedOver();
    await collect();
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
    expect(await count(id, 'technically_accepted')).toBe(1);
    expect(await count(id, 'code_issued')).toBe(1);
  });

  it('in the wrong order end the same', async () => {
    const id = await handedOver();
    const answers = await answersTo(id);
    for (const answer of answers.reverse()) await collect(giving(answer));
    expect(answers.map(({ message_type }) => message_type)).toEqual(['202', '999']);
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued', final: true });
  });

  it('late are waited for', async () => {
    await office.fault({ kind: 'delay', delay_ms: 60_000 });
    const id = await handedOver();
    await collect();
    expect(await owner.publication(id)).toMatchObject({ status: 'sent_tvan', final: false });
    server.current.clock.advance(60_000);
    await collect();
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
  });

  it('from a provider that stays at its place end the fetch', async () => {
    const id = await handedOver();
    await collect(giving(...(await answersTo(id))));
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
  });

  it('without an end are fetched a part at a time', async () => {
    const id = await handedOver();
    const [receipt] = await answersTo(id);
    if (receipt === undefined) throw new Error('a receipt was due');
    const before = await readCursor();
    let pages = 0;
    const endless: Provider = {
      ...server.current.publishing.provider,
      fetchAnswers: async () => {
        pages += 1;
        return { answers: [receipt], cursor: `page ${pages}` };
      },
    };
    await collect(endless);
    expect(pages).toBe(200);
    expect(await owner.publication(id)).toMatchObject({ status: 'valid_message' });
    // The place of the endless one says nothing to the sandbox.
    await setCursor(before);
    await collect();
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
  });

  it('from a slow provider are fetched for a minute, and the rest the next time', async () => {
    const id = await handedOver();
    const [receipt, verdict] = await answersTo(id);
    if (receipt === undefined || verdict === undefined) throw new Error('two answers were due');
    let pages = 0;
    const slow: Provider = {
      ...server.current.publishing.provider,
      fetchAnswers: async () => {
        pages += 1;
        server.current.clock.advance(25_000);
        return { answers: [pages === 4 ? verdict : receipt], cursor: `slow ${pages}` };
      },
    };
    const before = await readCursor();
    await collect(slow);
    expect(pages).toBe(3);
    expect(await readCursor()).toBe('slow 3');
    await collect(slow);
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
    await setCursor(before);
  });

  it('to no message of ours are left where they came from and harm nothing', async () => {
    const id = await handedOver();
    const [receipt, verdict] = await answersTo(id);
    if (receipt === undefined || verdict === undefined) throw new Error('two answers were due');
    await collect(
      giving({ ...verdict, id: `${verdict.id}X`, reply_to: 'V0000' }, { ...receipt, id: `${receipt.id}X` }),
    );
    expect(await owner.publication(id)).toMatchObject({ status: 'valid_message' });
  });
});

describe('an answer in place of the verdict', () => {
  it.each([
    ['wrong_format', '-1', 'response_in_incorrect_format'],
    ['signature_faulty', '-2', 'requesting_digital_signature_is_faulty'],
  ] as const)(
    '%s (%s) decides nothing: its words and what happens next are in the log',
    async (kind, type, status) => {
      await office.fault({ kind });
      const id = await handedOver();
      await collect();
      expect(await owner.publication(id)).toMatchObject({
        status: 'valid_message',
        final: false,
        error: false,
      });
      expect(await count(id, 'answer_faulty')).toBe(1);
      const { incoming, lines } = await inTenant(server.current.publishing.db, TENANT, async (tx) => ({
        incoming: await tx
          .selectFrom('transmissions')
          .select(['status', 'note'])
          .where('message_type', '=', type)
          .executeTakeFirstOrThrow(),
        lines: await tx
          .selectFrom('document_events')
          .innerJoin('documents', 'documents.id', 'document_events.document_id')
          .select('document_events.detail')
          .where('documents.subject_id', '=', id)
          .where('document_events.kind', '=', 'answer_faulty')
          .execute(),
      }));
      expect(incoming.status).toBe(status);
      expect(incoming.note).toMatch(
        /“[^”]+không xử lý được”\. Đây chưa phải kết quả của hóa đơn\. Hệ thống tiếp tục chờ/u,
      );
      expect(lines[0]?.detail).toEqual({ reason: incoming.note });
    },
  );
});

describe('an answer that cannot be read', () => {
  it('because it holds thousands of signatures takes no time: the invoice waits on, and takes the good one', async () => {
    const id = await handedOver();
    const [receipt, verdict] = await answersTo(id);
    if (receipt === undefined || verdict === undefined) throw new Error('two answers were due');
    await collect(giving(receipt));
    const text = Buffer.from(verdict.bytes).toString('utf8');
    const bytes = Buffer.from(
      text.replace(
        '</HDon>',
        `${'<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>'.repeat(2_001)}</HDon>`,
      ),
    );
    expect(await longestHold(() => collect(giving({ ...verdict, bytes })))).toBeLessThan(1_000);
    expect(await owner.publication(id)).toMatchObject({ status: 'valid_message', final: false });
    expect(await count(id, 'answer_unreadable')).toBe(1);
    await collect(giving(verdict));
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
  });

  it('of many megabytes beside others like it: all are taken, and not all at once', async () => {
    const large = (at: number): Answer => ({
      id: `LARGE-${at}`,
      ...{ reply_to: null, message_type: '105', received_on: null },
      bytes: Buffer.alloc(7 * 1024 * 1024, 'x'),
    });
    const { publishing } = server.current;
    let reads = 0;
    // No two reads of it are alike, so that the answers of one transaction are known by their time.
    const clock = {
      ...publishing.clock,
      now: () => new Date(publishing.clock.epoch_ms() + (reads += 1)).toISOString(),
    };
    await collectAnswers({ ...publishing, clock, provider: giving(large(1), large(2), large(3)) }, TENANT);
    const kept = await inTenant(publishing.db, TENANT, (tx) =>
      tx
        .selectFrom('transmissions')
        .select(['status', 'size', 'applied_on'])
        .where('message_id', 'like', 'LARGE-%')
        .execute(),
    );
    const unreadable = { status: 'response_in_incorrect_format', size: 7 * 1024 * 1024 };
    expect(kept).toMatchObject([unreadable, unreadable, unreadable]);
    expect(new Set(kept.map(({ applied_on }) => applied_on)).size).toBe(2);
  });

  it('decides nothing: the invoice waits on, cannot be made again, and takes the good one', async () => {
    await office.fault({ kind: 'garble_answers' });
    const id = await handedOver();
    await collect();
    const held = await owner.publication(id);
    expect(held).toMatchObject({ status: 'sent_tvan', final: false, error: false });
    expect(await owner.history(id)).toContain('answer_unreadable');
    expect((await owner.put({ id, lock_version: held.lock_version })).status).toBe(409);
  });

  it.each(['999', '202'])('is replaced when %s comes again whole under the same id', async (garbled) => {
    const id = await handedOver();
    const answers = await answersTo(id);
    await collect(giving(...answers.map((one) => (one.message_type === garbled ? truncated(one) : one))));
    expect(await count(id, 'answer_unreadable')).toBe(1);
    await collect(giving(...answers.map((one) => (one.message_type === garbled ? truncated(one) : one))));
    expect(await count(id, 'answer_unreadable')).toBe(1);
    await collect(giving(...answers));
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued', final: true, reasons: [] });
    expect(await count(id, 'code_issued')).toBe(1);
  });

  it('holds up no answer behind it, whatever it does to the reader', async () => {
    const id = await handedOver();
    const answers = await answersTo(id);
    const comment = new TextEncoder().encode('<!-- lạ -->');
    const odd = answers.map((one) => ({
      ...one,
      id: `${one.id}ODD`,
      bytes: new Uint8Array(Buffer.concat([one.bytes, comment])),
    }));
    const junk = { ...odd[0], id: 'JUNK', bytes: new Uint8Array([0, 255, 60, 33]) } as Answer;
    await collect(giving(...odd, junk, ...answers));
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
  });

  it('counts as such when the code was changed after the authority signed it', async () => {
    const id = await handedOver();
    const answers = await answersTo(id);
    const forged = answers.map((one) => ({ ...one, bytes: withOtherCode(one.bytes) }));
    await collect(giving(...forged));
    expect(await owner.publication(id)).toMatchObject({ status: 'valid_message', tax_authority_code: null });
    expect(await count(id, 'answer_unreadable')).toBe(1);
    await collect(giving(...answers));
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
  });

  it('counts as such when it is signed by an authority we do not trust', async () => {
    const id = await handedOver();
    const answers = await answersTo(id);
    const { publishing, root_pem } = server.current;
    const provider = giving(...answers);
    await collectAnswers({ ...publishing, provider, authority_roots: [root_pem] }, TENANT);
    expect(await owner.publication(id)).toMatchObject({ status: 'valid_message', tax_authority_code: null });
  });

  it('counts as such when it codes another invoice than the one we signed', async () => {
    const id = await handedOver();
    const other = await handedOver();
    const mine = (await answersTo(id)).find(({ message_type }) => message_type === '202');
    const theirs = (await answersTo(other)).find(({ message_type }) => message_type === '202');
    if (mine === undefined || theirs === undefined) throw new Error('two codes were due');
    await collect(giving({ ...mine, bytes: theirs.bytes }));
    expect(await owner.publication(id)).toMatchObject({ status: 'sent_tvan', tax_authority_code: null });
    await collect();
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
  });
});

it('a code after a refusal of the same message does not half undo it', async () => {
  const id = await handedOver();
  const coded = await answersTo(id);
  await office.fault({ kind: 'refuse', reasons: [{ code: '1', text: 'Sai.', remedy: null }] });
  const other = await handedOver();
  const refusal = (await answersTo(other)).find(({ message_type }) => message_type === '204');
  const [first] = coded;
  if (refusal === undefined || first === undefined) throw new Error('a refusal was due');
  await collect(giving({ ...refusal, id: `${refusal.id}X`, reply_to: first.reply_to }));
  await collect(giving(...coded));
  expect(await owner.publication(id)).toMatchObject({
    status: 'denial_of_code_issuance',
    error: true,
    tax_authority_code: null,
  });
});

it('each answer one to five times, shuffled over two workers, leads to the same end', async () => {
  const deliveries = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .chain(([receipts, verdicts]) => {
      const all = [...Array<number>(receipts).fill(0), ...Array<number>(verdicts).fill(1)];
      const order = fc.shuffledSubarray(
        all.map((_, at) => at),
        { minLength: all.length, maxLength: all.length },
      );
      return fc.record({
        order: order.map((places) => places.map((at) => all[at] ?? 0)),
        split: fc.integer({ min: 0, max: all.length }),
      });
    });
  const property = fc.asyncProperty(deliveries, async ({ order, split }) => {
    const id = await handedOver();
    const answers = await answersTo(id);
    const worker = async (share: number[]): Promise<void> => {
      for (const at of share) {
        const answer = answers[at];
        if (answer !== undefined) await collect(giving(answer));
      }
    };
    await Promise.all([worker(order.slice(0, split)), worker(order.slice(split))]);
    const { status, tax_authority_code } = await owner.publication(id);
    const { number } = await owner.publication(id);
    const [message] = await office.messages(number);
    expect({ status, code: tax_authority_code }).toEqual({ status: 'code_issued', code: message?.code });
    expect(await count(id, 'code_issued')).toBe(1);
    expect(await count(id, 'technically_accepted')).toBeLessThanOrEqual(1);
  });
  await fc.assert(property, { numRuns: 15 });
});
