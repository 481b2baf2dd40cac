import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '#generated/types.ts';
import type { Answer, OutgoingMessage } from '#server/gateways/provider/provider.ts';
import { claimTaxCode, proveTaxCode } from '#server/modules/companies/index.ts';
import { collectAnswers, type AnswerDeps, type DocumentKind } from '#server/modules/documents/index.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { clerk, type Clerk } from '../reliability/clerk.ts';

type Message = components['schemas']['Transmission'];

const server = withTestApp();
everyStatementNamesItsTenant(server);
const TENANT = 1;
const SECOND = 2;
let owner: Clerk;
let token = '';
let office: ReturnType<typeof authority>;
beforeAll(async () => {
  const { url, signIn, sandbox } = server.current;
  token = await signIn('owner@demo.vn');
  owner = clerk(url, token);
  office = authority(sandbox.url);
});
beforeEach(() => office.clear());

/** Hands out these at the first fetch, and stays at its place. */
async function collect(
  answers: readonly Answer[],
  tenant_id = TENANT,
  { kinds, log }: Pick<AnswerDeps, 'kinds' | 'log'> = server.current.publishing,
): Promise<void> {
  const { publishing } = server.current;
  const provider = {
    ...publishing.provider,
    fetchAnswers: async ({ after }: { after: string | null }) => ({ answers: [...answers], cursor: after }),
  };
  await collectAnswers({ ...publishing, provider, kinds, log }, tenant_id);
}

async function handedOver(): Promise<number> {
  const draft = await owner.draft();
  await owner.publish(draft);
  await carryInvoice(server.current.publishing, { tenant_id: TENANT, invoice_id: draft.id });
  return draft.id;
}

const messages = async (query: Record<string, string> = {}, as = token): Promise<Message[]> =>
  (
    (await judged(server.current, 'listTransmissions', { token: as, query })).body as {
      transmissions: Message[];
    }
  ).transmissions;

const received = async (id: string, as = token): Promise<Message | undefined> =>
  (await messages({ limit: '250', direction: 'in' }, as)).find(({ message_id }) => message_id === id);

const taxCodeOf = (tenant_id: number): Promise<string> =>
  inTenant(server.current.publishing.db, tenant_id, async (tx) => {
    const { tax_code } = await tx.selectFrom('tenant_profiles').select('tax_code').executeTakeFirstOrThrow();
    return tax_code;
  });

/** The receipt (999) and the verdict (202, 204) that wait for this invoice's message. */
async function answersTo(message_id: string): Promise<[Answer, Answer]> {
  const { publishing } = server.current;
  const all: Answer[] = [];
  for (let after: string | null = null; ;) {
    const page = await publishing.provider.fetchAnswers({ tax_code: await taxCodeOf(TENANT), after });
    if (page.answers.length === 0) break;
    all.push(...page.answers);
    after = page.cursor;
  }
  const [receipt, verdict] = all.filter(({ reply_to }) => reply_to === message_id);
  if (receipt === undefined || verdict === undefined) throw new Error('two answers were due');
  return [receipt, verdict];
}

const sentOf = async (invoice_id: number): Promise<Message[]> =>
  (await messages({ invoice_id: String(invoice_id), direction: 'out', sort: 'created_on' })).sort(
    (a, b) => a.id - b.id,
  );

const xml = (text: string): Uint8Array => new TextEncoder().encode(text);
const notice = (type: string, body: string): Answer => ({
  id: `TCT-${randomUUID()}`,
  reply_to: null,
  message_type: type,
  bytes: xml(
    `<TDiep><TTChung><PBan>2.1.1</PBan><MNGui>TCT</MNGui><MNNhan>V0106026495</MNNhan><MLTDiep>${type}</MLTDiep>` +
      `<MTDiep>TCT${type}</MTDiep><MST>0101243150</MST><SLuong>1</SLuong></TTChung><DLieu>${body}</DLieu></TDiep>`,
  ),
  received_on: '2026-11-20T02:00:00.000Z',
});
const REVIEW = '<TBao><DLTBao><PBan>2.1.1</PBan><THan>2</THan><Lan>1</Lan></DLTBao></TBao>';

const noticesOf = (tenant_id: number) =>
  inTenant(server.current.publishing.db, tenant_id, (tx) =>
    tx
      .selectFrom('authority_notices')
      .innerJoin('transmissions', (join) =>
        join
          .onRef('transmissions.tenant_id', '=', 'authority_notices.tenant_id')
          .onRef('transmissions.id', '=', 'authority_notices.transmission_id'),
      )
      .select(['transmissions.message_id', 'authority_notices.message_type', 'due_on'])
      .execute(),
  );

describe('a page of answers', () => {
  test('with one that answers nothing, an unknown type, garbage and a valid one: the valid one is applied, the rest are kept and shown', async () => {
    const id = await handedOver();
    const [sent] = await sentOf(id);
    const [receipt, verdict] = await answersTo(sent?.message_id ?? '');
    const review = notice('302', REVIEW);
    const unknown = notice('777', '<Gi/>');
    const garbage = { ...notice('', ''), message_type: 'unknown', bytes: new Uint8Array([0, 255, 60, 33]) };
    const foreign = { ...notice('301', '<TBao/>'), reply_to: 'V0106026495NOTOURS' };
    await collect([review, unknown, garbage, foreign, receipt, verdict]);
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
    expect(await received(review.id)).toMatchObject({ message_type: '302', status: 'message_received' });
    expect(await received(unknown.id)).toMatchObject({
      message_type: '777',
      message_type_name: 'Mô tả không tồn tại',
      status: 'message_received',
    });
    expect(await received(garbage.id)).toMatchObject({ status: 'response_in_incorrect_format' });
    expect(await received(foreign.id)).toMatchObject({ note: 'Không khớp thông điệp nào đã gửi' });
    const mine = await noticesOf(TENANT);
    expect(mine.find(({ message_id }) => message_id === review.id)).toMatchObject({ due_on: '2026-11-22' });
    expect(mine.find(({ message_id }) => message_id === unknown.id)).toMatchObject({
      message_type: '777',
      due_on: null,
    });
    expect(mine.find(({ message_id }) => message_id === garbage.id)).toBeDefined();
    expect(mine.find(({ message_id }) => message_id === foreign.id)).toBeUndefined();
  });

  test('that comes twice is kept once', async () => {
    const review = notice('302', REVIEW);
    await collect([review]);
    await collect([review]);
    expect((await noticesOf(TENANT)).filter(({ message_id }) => message_id === review.id)).toHaveLength(1);
  });
});

test('what is sent to a tax code waits outside the companies until one of them has proven the code', async () => {
  const { publishing, signIn, clock } = server.current;
  const other = await signIn('owner@demo2.vn');
  const code = '0109999993';
  await inTenant(publishing.db, SECOND, async (tx) => {
    await tx.updateTable('tenant_profiles').set({ tax_code: code }).execute();
    await claimTaxCode(tx, code, { proven: false, now: clock.now() });
  });
  const review = notice('302', REVIEW);
  await collect([review], SECOND);
  expect(await received(review.id, other)).toBeUndefined();
  expect(await noticesOf(SECOND)).toEqual([]);
  await inTenant(publishing.db, SECOND, (tx) => proveTaxCode(tx, code, clock.now()));
  await collect([], SECOND);
  expect(await received(review.id, other)).toMatchObject({ message_type: '302' });
  expect(await noticesOf(SECOND)).toHaveLength(1);
});

/** What answers are taken in with, each kind of document changed. */
const eachKind = (changed: (kind: DocumentKind) => DocumentKind): Pick<AnswerDeps, 'kinds' | 'log'> => {
  const { kinds, log } = server.current.publishing;
  const all = Object.entries(kinds).map(([name, kind]) => [name, changed(kind)] as const);
  return { kinds: Object.fromEntries(all), log };
};

test('an answer that breaks its reader is one that cannot be read, and what broke is in the log', async () => {
  const id = await handedOver();
  const [sent] = await sentOf(id);
  const [, verdict] = await answersTo(sent?.message_id ?? '');
  const broken = new Error('a fault of the reader');
  const { kinds, log } = eachKind((kind) => ({
    ...kind,
    verdict: () => {
      throw broken;
    },
  }));
  const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);
  await collect([verdict], TENANT, { kinds, log });
  const found = logged.mock.calls.map(([facts]) => facts);
  logged.mockRestore();
  expect(found).toEqual([expect.objectContaining({ err: broken, tenant_id: TENANT })]);
  expect(await owner.history(id)).toContain('answer_unreadable');
  expect(await owner.publication(id)).toMatchObject({ status: 'sent_tvan', final: false });
});

test('an answer that cannot be applied holds up none behind it, and is tried again with the next that come', async () => {
  const [failing, next] = [await handedOver(), await handedOver()];
  const answers: Answer[] = [];
  for (const id of [failing, next]) {
    const [sent] = await sentOf(id);
    answers.push(...(await answersTo(sent?.message_id ?? '')));
  }
  const odd = eachKind((kind) => ({
    ...kind,
    onMoved: async (tx, moved, now) => {
      await kind.onMoved(tx, moved, now);
      if (moved.some(({ document }) => document.subject_id === failing)) throw new Error('not today');
    },
  }));
  await collect(answers, TENANT, odd);
  expect(await owner.publication(next)).toMatchObject({ status: 'code_issued' });
  expect(await owner.publication(failing)).toMatchObject({ status: 'sent_tvan' });
  expect(await owner.history(failing)).not.toContain('code_issued');
  await collect([]);
  expect(await owner.publication(failing)).toMatchObject({ status: 'code_issued' });
});

test('a late answer to version 1 says nothing of version 2, and stays what it is', async () => {
  await office.fault({ kind: 'refuse', reasons: [{ code: '20014', text: 'Sai.', remedy: null }] });
  const id = await handedOver();
  const [first] = await sentOf(id);
  const [receipt, refusal] = await answersTo(first?.message_id ?? '');
  await collect([refusal]);
  const denied = await owner.publication(id);
  expect(denied).toMatchObject({ status: 'denial_of_code_issuance' });
  expect((await owner.publish({ id, lock_version: denied.lock_version })).status).toBe(202);
  await server.current.publishNow(TENANT, id);
  expect(await owner.publication(id)).toMatchObject({ status: 'code_issued' });
  // The provider's copies under another id: those of the same id were taken in already.
  await collect([
    { ...receipt, id: `${receipt.id}LATE` },
    { ...refusal, id: `${refusal.id}LATE` },
  ]);
  expect(await received(`${receipt.id}LATE`)).toMatchObject({ status: 'valid_message' });
  expect(await received(`${refusal.id}LATE`)).toMatchObject({ status: 'denial_of_code_issuance' });
  expect((await sentOf(id)).map(({ status }) => status)).toEqual(['denial_of_code_issuance', 'code_issued']);
  expect(await owner.publication(id)).toMatchObject({ status: 'code_issued', final: true, reasons: [] });
  expect(await owner.history(id)).toContain('earlier_version_answered');
});

test('an answer that is here before the provider has said that it took the message counts', async () => {
  const draft = await owner.draft();
  await owner.publish(draft);
  const { publishing } = server.current;
  const provider = {
    ...publishing.provider,
    submit: async (message: OutgoingMessage) => {
      const result = await publishing.provider.submit(message);
      await collectAnswers(publishing, TENANT);
      return result;
    },
  };
  const job = { tenant_id: TENANT, invoice_id: draft.id };
  expect(await carryInvoice({ ...publishing, provider }, job)).toBe('wait');
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued', final: true });
  const history = await owner.history(draft.id);
  expect(history.filter((kind) => kind === 'handed_to_provider')).toHaveLength(1);
});
