import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { described, signedIn, takesId, type Described } from '#tests/contract/described.ts';
import { SHARED } from '#tests/contract/exceptions.table.ts';
import { judged, type Answered, type Request } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { CANARY, FIRST, recordsOfAnother, type Records } from './records-of-another.ts';
import { bodyReferences, queryReferences, resourceOf, withPlace } from './references.ts';
import { snapshotOf, withoutRowSecurity } from './tables.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);

let records: Records = {};
let first = '';
let second = '';
let before: Record<string, string[]> = {};
const replies: string[] = [];

// Row-level security alone is tried in database.test.ts; here every statement keeps the companies apart by itself.
beforeAll(async () => {
  await withoutRowSecurity(server.current.publishing.db);
  first = await server.current.signIn('owner@demo.vn');
  second = await server.current.signIn('owner@demo2.vn');
  records = await recordsOfAnother(server.current, first);
  before = await snapshotOf(server.current.publishing.db, FIRST);
});

/** As the owner of the second company; what is said is kept for the search for canaries. */
async function asSecond(operation: string, request: Request): Promise<Answered> {
  const answered = await judged(server.current, operation, { ...request, token: second });
  replies.push(answered.text, JSON.stringify(answered.headers));
  return answered;
}

function idsOf(resource: string): readonly number[] {
  const ids = records[resource];
  if (ids === undefined || ids.length === 0)
    throw new Error(`${resource}: the first company has no record to try with`);
  return ids;
}

const ofNobody = (one: Described): boolean => SHARED.some((beginning) => one.path.startsWith(beginning));
/** Sessions go by a UUID that nobody meets by counting; tests/integration/session tries those. */
const numbered = ({ parameters }: Described): boolean =>
  parameters.some(
    ({ in: place, name, schema }) => place === 'path' && name === 'id' && schema['type'] === 'integer',
  );
const onRecords = signedIn.filter((one) => numbered(one) && !ofNobody(one));

describe('the id of another company in the path', () => {
  test.each(onRecords)('$id answers 404, as for a record that never was', async (one) => {
    const body = one.body === null ? {} : { body: one.body.example };
    const never = await asSecond(one.id, { ...body, id: 999_999_999 });
    expect(never.status).toBe(404);
    for (const id of idsOf(resourceOf(one))) {
      const answered = await asSecond(one.id, { ...body, id });
      expect([answered.status, answered.text]).toEqual([404, never.text]);
    }
  });

  test.each(onRecords.filter(({ method }) => method === 'GET'))(
    '$id opens it to its own company',
    async (one) => {
      const is_logged = LEAVES_A_LINE.test(one.id);
      if (is_logged) await expectUntouched();
      for (const id of idsOf(resourceOf(one))) {
        const { status } = await judged(server.current, one.id, { id, token: first });
        expect(HAVE_NO_FILE_YET.includes(one.id) ? [200, 409] : [200]).toContain(status);
      }
      if (is_logged) before = await snapshotOf(server.current.publishing.db, FIRST);
    },
  );
});

/** What its own company reads is written down in its log: the pack of one document. */
const LEAVES_A_LINE = /^get.+ProofPack$/;

/** A draft has no XML yet, and nothing that its buyer could open; no worker writes the files of jobs and packs here. */
const HAVE_NO_FILE_YET = [
  'getJobFile',
  'getProofPackFile',
  'getInvoiceProofPack',
  'getRegistrationProofPack',
  'getInvoiceMistakeProofPack',
  'getInvoiceDataSummaryTableProofPack',
  'getInvoiceXml',
  'getInvoiceMistakeXml',
  'getInvoiceDataSummaryTableXml',
  'getRegistrationXml',
  'getStatementXml',
  'getStatementLink',
  'getInvoiceLink',
];

const inQuery = signedIn.flatMap((one) =>
  queryReferences(one).map((reference) => ({ one, ...reference, title: one.id })),
);

test.each(inQuery)('$title finds nothing by $name of another company', async ({ one, name, resource }) => {
  const ids = idsOf(resource);
  for (const value of name === 'ids' ? [ids.join(',')] : ids.map(String)) {
    if (one.body !== null) {
      const { status } = await asSecond(one.id, { query: { [name]: value }, body: one.body.example });
      expect(status).toBe(404);
      continue;
    }
    const answered = await asSecond(one.id, { query: { [name]: value } });
    if (answered.headers['x-total-count'] === undefined) {
      // No list: it answers as for a record that never was.
      const never = await asSecond(one.id, { query: { [name]: String(Number.MAX_SAFE_INTEGER) } });
      expect([answered.status, answered.text]).toEqual([never.status, never.text]);
      continue;
    }
    expect(answered.headers['x-total-count']).toBe('0');
    const own = await judged(server.current, one.id, { query: { [name]: value }, token: first });
    if (name === 'ids') expect(Number(own.headers['x-total-count'])).toBe(ids.length);
  }
});

const inBody = signedIn.flatMap((one) =>
  bodyReferences(one).map(({ path, resource }) => ({
    one,
    path,
    resource,
    title: `${one.id} ${path.join('.')}`,
  })),
);

test.each(inBody)('$title refuses a record of another company', async ({ one, path, resource }) => {
  const own = takesId(one) ? await ownDraft() : { id: 0, lock_version: 1 };
  for (const id of idsOf(resource)) {
    const named = withPlace(one.body?.example, path, id);
    const body = path.includes('filter') ? withoutIds(named, path) : named;
    const answered = await asSecond(one.id, { id: own.id, body });
    // A selection that finds nothing is another than the one its reader saw: 409.
    const selects = path.includes('ids') || path.includes('filter');
    expect(selects ? [409] : [404, 422], answered.text).toContain(answered.status);
  }
});

/** A selection is made by ids or by a filter, not by both. */
function withoutIds(body: unknown, [name]: readonly (string | 0)[]): unknown {
  return withPlace(body, [name ?? '', 'ids'], undefined);
}

async function ownDraft(): Promise<{ id: number }> {
  const body = described.find(({ id }) => id === 'createInvoice')?.body?.example;
  const made = await asSecond('createInvoice', { body });
  expect(made.status).toBe(201);
  return (made.body as { invoice: { id: number } }).invoice;
}

const withoutId = signedIn.filter((one) => !takesId(one));

/** What the second company may not do with its example as it stands, and what it is answered. */
const REFUSED: readonly [RegExp, number][] = [
  // It is asked of invoices, and none is named.
  [/^forecastPublications$/, 422],
  // No code of the example is right, no invitation to a passkey is open, no second factor is on.
  [/^(confirmTotp|createPasskey)$/, 422],
  // The invoice of the example is the first company's.
  [/^sendEmail$/, 404],
  // None of its input invoices is missing.
  [/^updateMissingInputInvoice$/, 404],
  // It has no invoice that waits for a table.
  [/^createInvoiceDataSummaryTable$/, 422],
  // Nor one of a cash register that waits to be sent.
  [/^publishCashRegisterPackages$/, 422],
  // Nor the invoice that is to come again.
  [/^createRecurringInvoice$/, 422],
  // Nor a series of a cash register that a browser could own.
  [/^createTillDevice$/, 422],
  [/^renewRecoveryCodes$/, 409],
  // Tests stand on a day in November.
  [/^(createNewYearSeries|updateNewYearDrafts)$/, 409],
  // The tax code and the role of the example are the first company's.
  [/^(updateTenant|createUser)$/, 422],
  // So are the records of its selections, and its jobs.
  [/^(bulk(Update|Delete)|(start|preview)BulkPublish$|startBulk(Delete|Email)$|startMessageQuestions$)/, 409],
  [/^bulkUndo/, 404],
  // They want a parameter that is not given here.
  [/^(getTenantSetting|getSigningReadiness|create.+Import)$/, 422],
];

test.each(withoutId)('$id speaks of its own company alone [1.users.staff]', async (one) => {
  const answered = await asSecond(one.id, one.body === null ? {} : { body: one.body.example });
  expect(answered.status, answered.text).toBe(
    REFUSED.find(([ids]) => ids.test(one.id))?.[1] ?? operations[one.id].success,
  );
});

test.each(signedIn.filter(({ parameters }) => parameters.some(({ name }) => name === 'query')))(
  '$id finds no word of another company',
  async ({ id }) => {
    const { headers, text } = await asSecond(id, { query: { query: CANARY } });
    const nothing = NOTHING_FOUND.some((answer) => text.startsWith(answer)) ? '0' : text;
    expect(headers['x-total-count'] ?? nothing).toBe('0');
  },
);

/** How answers that are no lists begin where nothing was found. */
const NOTHING_FOUND = [
  '{"results":[]}',
  '{"count":0}',
  '{"mistake_candidates":[]}',
  '{"input_invoice_totals":{"count":0,',
  '{"invoice_sum":{"invoices":0,"total_before_vat":"0","total_vat":"0","total":"0","foreign":[],"left_out":0}}',
];

test('the lists of two companies asked at once never mix [1.users.staff]', async () => {
  const lists = signedIn.filter(({ parameters }) => parameters.some(({ name }) => name === 'ids'));
  const own = new Map<string, [string, string]>();
  for (const { id } of lists) {
    own.set(id, [(await judged(server.current, id, { token: first })).text, (await asSecond(id, {})).text]);
  }
  const rounds = [0, 1, 2, 3].flatMap(() =>
    lists.flatMap(({ id }) => [first, second].map((token, at) => ({ id, token, at }))),
  );
  const answers = await Promise.all(rounds.map(({ id, token }) => judged(server.current, id, { token })));
  answers.forEach(({ text }, index) => {
    const { id, at } = rounds[index] ?? { id: '', at: 0 };
    expect(text).toBe(own.get(id)?.[at]);
  });
});

test('the same Idempotency-Key and body in two companies are two requests', async () => {
  await expectUntouched();
  const request = {
    body: { customer: { code: 'HAI-NHA', name: 'Hai nhà', status: 'active' } },
    headers: { 'idempotency-key': 'hai-nha-1' },
  };
  const mine = await judged(server.current, 'createCustomer', { ...request, token: first });
  const theirs = await asSecond('createCustomer', request);
  const idOf = ({ body }: Answered): number => (body as { customer: { id: number } }).customer.id;
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(idOf(theirs)).not.toBe(idOf(mine));
  before = await snapshotOf(server.current.publishing.db, FIRST);
});

async function expectUntouched(): Promise<void> {
  const after = await snapshotOf(server.current.publishing.db, FIRST);
  const ignored = { idempotency_keys: [] };
  expect({ ...after, ...ignored }).toEqual({ ...before, ...ignored });
}

// Last of all, over everything that was said and done above.
afterAll(async () => {
  expect(replies.length).toBeGreaterThan(signedIn.length);
  expect(replies.filter((text) => text.includes(CANARY))).toEqual([]);
  await expectUntouched();
});
