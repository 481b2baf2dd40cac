import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '#server/gateways/provider/provider.ts';
import { collectAnswers, type DocumentDeps, type DocumentKind } from '#server/modules/documents/index.ts';
import { createLog } from '#server/platform/log.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { countedStatements } from '../publishing/counted-statements.ts';
import { deskOf, TENANT, type Desk } from '../signing/desk.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);
let desk: Desk;
beforeAll(async () => {
  desk = await deskOf(server.current);
});

/** Invoices that the authority has received, with the answers that wait for them: receipt (999) and code (202) of each. */
async function answered(count: number): Promise<{ id: number; answers: [Answer, Answer] }[]> {
  const drafts = [];
  for (let at = 0; at < count; at += 1) drafts.push(await desk.draft());
  expect((await desk.publishMany(drafts, randomUUID())).status).toBe(202);
  const ids = drafts.map(({ id }) => id);
  await desk.work(ids);
  const waiting = Map.groupBy(await atTheAuthority(), ({ reply_to }) => reply_to);
  const sent = await inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx
      .selectFrom('documents')
      .innerJoin('document_versions', (join) =>
        join
          .onRef('document_versions.tenant_id', '=', 'documents.tenant_id')
          .onRef('document_versions.document_id', '=', 'documents.id'),
      )
      .select(['documents.subject_id as id', 'document_versions.message_id'])
      .where('documents.kind', '=', 'invoice')
      .where('documents.subject_id', 'in', ids)
      .execute(),
  );
  return sent.map(({ id, message_id }) => {
    const [receipt, code] = waiting.get(message_id) ?? [];
    if (receipt === undefined || code === undefined) throw new Error('two answers were due');
    return { id, answers: [receipt, code] };
  });
}

async function atTheAuthority(): Promise<Answer[]> {
  const { provider, db } = server.current.publishing;
  const { tax_code } = await inTenant(db, TENANT, (tx) =>
    tx.selectFrom('tenant_profiles').select('tax_code').executeTakeFirstOrThrow(),
  );
  const all: Answer[] = [];
  for (let after: string | null = null; ;) {
    const { answers, cursor } = await provider.fetchAnswers({ tax_code, after });
    if (answers.length === 0) return all;
    all.push(...answers);
    after = cursor;
  }
}

/** As one page of the provider, which stays at its place. */
async function collect(answers: readonly Answer[], deps: Partial<DocumentDeps> = {}): Promise<void> {
  const { publishing } = server.current;
  const provider = {
    ...publishing.provider,
    fetchAnswers: async ({ after }: { after: string | null }) => ({ answers: [...answers], cursor: after }),
  };
  await collectAnswers({ ...publishing, provider, ...deps }, TENANT);
}

/** What is stored of an answer and of all that it writes. */
function tracesOf({ id, reply_to }: Answer) {
  return inTenant(server.current.publishing.db, TENANT, async (tx) => {
    const answer = await tx
      .selectFrom('transmissions')
      .select(['id', 'applied_on', 'status', 'size'])
      .where('message_id', '=', id)
      .executeTakeFirstOrThrow();
    const question = await tx
      .selectFrom('transmissions')
      .select(['id', 'status'])
      .where('message_id', '=', reply_to ?? '')
      .executeTakeFirstOrThrow();
    const subjects = await tx
      .selectFrom('transmission_documents')
      .select('document_id')
      .where('transmission_id', '=', answer.id)
      .execute();
    const files = await tx
      .selectFrom('document_files')
      .innerJoin('transmission_documents as carried', (join) =>
        join
          .onRef('carried.tenant_id', '=', 'document_files.tenant_id')
          .onRef('carried.document_id', '=', 'document_files.document_id'),
      )
      .select('document_files.kind')
      .where('carried.transmission_id', '=', question.id)
      .where('document_files.kind', '=', 'coded')
      .execute();
    return { answer, question: question.status, subjects: subjects.length, coded: files.length };
  });
}

/** The kinds, of which that of invoices cannot take the code of one of them; it has written all that it writes by then. */
function kindsRefusing(invoice_id: number): DocumentDeps['kinds'] {
  const { kinds } = server.current.publishing;
  const kind = kinds['invoice'];
  if (kind === undefined) throw new Error('there is no kind of invoices');
  const odd: DocumentKind = {
    ...kind,
    onMoved: async (tx, moved, now) => {
      await kind.onMoved(tx, moved, now);
      const isOdd = moved.some(
        ({ document }) => document.subject_id === invoice_id && document.stage === 'in_effect',
      );
      if (isOdd) throw new Error('not today');
    },
  };
  return { ...kinds, invoice: odd };
}

test('of forty answers one cannot be applied: it is left as it came and logged, the others are applied', async () => {
  const invoices = await answered(20);
  const bad = invoices[7];
  if (bad === undefined) throw new Error('twenty were made');
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) }, false);
  await collect(
    invoices.flatMap(({ answers }) => answers),
    { kinds: kindsRefusing(bad.id), log },
  );
  const [receipt, code] = bad.answers;
  for (const { id } of invoices)
    expect(await desk.publication(id)).toMatchObject({
      status: id === bad.id ? 'valid_message' : 'code_issued',
    });
  expect(await tracesOf(receipt)).toMatchObject({ answer: { applied_on: expect.any(String) }, subjects: 1 });
  const left = await tracesOf(code);
  expect(left).toMatchObject({
    answer: { applied_on: null },
    question: 'valid_message',
    subjects: 0,
    coded: 0,
  });
  expect(await desk.history(bad.id)).not.toContain('code_issued');
  const said = lines.map((line) => JSON.parse(line) as { msg: string; transmission_id?: number });
  expect(said.map(({ msg, transmission_id }) => [msg, transmission_id])).toEqual([
    ['an answer could not be applied', left.answer.id],
  ]);

  await collect([]);
  expect(await desk.publication(bad.id)).toMatchObject({ status: 'code_issued' });
  expect(await tracesOf(code)).toMatchObject({ question: 'code_issued', subjects: 1, coded: 1 });
});

test('both answers of an invoice, each twice in one page, count once, and the first copy is kept', async () => {
  const [invoice] = await answered(1);
  if (invoice === undefined) throw new Error('one was made');
  const [receipt, code] = invoice.answers;
  const cut = { ...code, bytes: code.bytes.slice(0, 200) };
  await collect([receipt, code, cut, receipt]);
  expect(await tracesOf(code)).toMatchObject({ answer: { size: code.bytes.length, status: 'code_issued' } });
  expect(await desk.publication(invoice.id)).toMatchObject({ status: 'code_issued', final: true });
  const history = await desk.history(invoice.id);
  expect(history.slice(-3)).toEqual(['handed_to_provider', 'technically_accepted', 'code_issued']);
});

test('a copy that cannot be read and is the first of a page is kept; the next that differs takes its place', async () => {
  const [invoice] = await answered(1);
  if (invoice === undefined) throw new Error('one was made');
  const [receipt, code] = invoice.answers;
  const cut = { ...code, bytes: code.bytes.slice(0, 200) };
  await collect([receipt, cut, code]);
  expect(await tracesOf(code)).toMatchObject({ answer: { size: 200 }, question: 'valid_message' });
  // The first is the copy that is held: the second takes its place.
  await collect([cut, code]);
  expect(await tracesOf(code)).toMatchObject({
    answer: { size: code.bytes.length },
    question: 'code_issued',
  });
});

test('fifty answers are fetched, stored and applied by few statements, however many they are', async () => {
  const invoices = await answered(25);
  const { db, count } = countedStatements(server.current.publishing.db);
  await collect(
    invoices.flatMap(({ answers }) => answers),
    { db },
  );
  for (const { id } of invoices) expect(await desk.publication(id)).toMatchObject({ status: 'code_issued' });
  expect(count()).toBeLessThan(60);
});
