import { operations } from '#generated/operations.ts';
import type { OperationRow } from '#generated/operations.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttp } from '../http/http.ts';
import { createAttempts } from '../http/idempotency.ts';
import { batchMs, createRefresh, shownBy } from './invalidate.ts';
import { pathOf } from '../resource-descriptor.ts';
import type { ResourceName } from '#generated/resources/resources.ts';

let queryClient: QueryClient;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  queryClient.clear();
  vi.useRealTimers();
});

/** A query somebody looks at; answers how often it was read. */
async function watched(...queryKey: unknown[]): Promise<() => number> {
  const queryFn = vi.fn(async () => 'read');
  const options = { queryKey, queryFn, staleTime: Infinity, networkMode: 'always' as const };
  stops.push(new QueryObserver(queryClient, options).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  return () => queryFn.mock.calls.length;
}

function httpAnswering(status: number, refresh: (kinds: readonly string[]) => void) {
  const reply = () =>
    new Response('{"errors":[]}', { status, headers: { 'content-type': 'application/json' } });
  const session = { bearer: async () => 't', renew: async () => 'refused' as const, lose: () => undefined };
  return createHttp({
    session: session as never,
    fetch: async () => reply(),
    attempts: createAttempts(() => 'key'),
    checkError: async () => undefined,
    changed: refresh,
  });
}

const changing = Object.entries(operations).filter(([, row]) => row.invalidates.length > 0) as [
  string,
  OperationRow,
][];
const kinds = [...new Set(changing.flatMap(([, row]) => row.invalidates))];

describe('every kind that a call makes stale', () => {
  test.each(kinds)('%s is shown somewhere, or known to be shown nowhere', (kind) => {
    expect(shownBy(kind)).not.toBeNull();
  });

  const onScreen = kinds.flatMap((kind) => (shownBy(kind)?.resources ?? []).map((name) => ({ kind, name })));

  test.each(onScreen)(
    '$kind: a list of $name on screen is read again after a call',
    async ({ kind, name }) => {
      const [, row] = changing.find(([, { invalidates }]) => invalidates.includes(kind)) ?? [];
      const list = await watched(pathOf(name as ResourceName), 'getList', { page: 1 });
      const client = await watched(`/api/${name}`, { page: 1 });
      const part = await watched(`/api/${name}/7/history`);
      const other = await watched('khong-lien-quan', 'getList');
      const longer = await watched(`/api/${name}_khac`);
      const http = httpAnswering(200, createRefresh(queryClient));
      await http.send((row?.path ?? '').replaceAll(/\{\w+\}/g, '1'), { method: row?.method });
      await vi.advanceTimersByTimeAsync(0);
      expect([list(), client(), part()]).toEqual([2, 2, 2]);
      expect([other(), longer()]).toEqual([1, 1]);
    },
  );
});

test('a call that was refused makes nothing stale', async () => {
  const list = await watched('customers', 'getList');
  const http = httpAnswering(422, createRefresh(queryClient));
  await expect(http.send('/api/customers', { method: 'POST', body: '{}' })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(batchMs);
  expect(list()).toBe(1);
});

test('reading makes nothing stale', async () => {
  const list = await watched('customers', 'getList');
  await httpAnswering(200, createRefresh(queryClient)).send('/api/customers');
  await vi.advanceTimersByTimeAsync(batchMs);
  expect(list()).toBe(1);
});

test('changes within half a second are told together [9.batching]', async () => {
  const list = await watched('customers', 'getList');
  const products = await watched('products', 'getList');
  const refresh = createRefresh(queryClient);
  for (let change = 0; change < 20; change += 1) refresh(['customer']);
  refresh(['product']);
  await vi.advanceTimersByTimeAsync(0);
  expect([list(), products()]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(batchMs);
  expect([list(), products()]).toEqual([3, 2]);
  await vi.advanceTimersByTimeAsync(10 * batchMs);
  expect([list(), products()]).toEqual([3, 2]);
});

test.each([
  ['tenant', 'tenant-of-account', 'the name of the company, on every page'],
  ['onboarding', 'tenant-of-account', 'the first steps of a company'],
  ['tenant_role', 'account', 'what the account itself may do'],
  ['user', 'account', 'the name and the rights of the account itself'],
  ['admin', 'account', 'the name and the rights of the account itself'],
  ['invoice', '/api/law_changes', 'how many drafts a change of law touches'],
])('a changed %s has %s read again: %s', async (kind, key) => {
  const shown = await watched(key);
  createRefresh(queryClient)([kind]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(2);
});

test('an invoice that changes is read again in the lists of those that cancel, adjust and replace others', async () => {
  const lists = await Promise.all(
    ['cancelled_invoices', 'adjusted_invoices', 'replaced_invoices'].map((name) => watched(name, 'getList')),
  );
  for (const operation of ['updateInvoice', 'deleteInvoice', 'publishInvoice'] as const)
    expect(operations[operation].invalidates).toContain('invoice');
  createRefresh(queryClient)(['invoice']);
  await vi.advanceTimersByTimeAsync(0);
  expect(lists.map((read) => read())).toEqual([2, 2, 2]);
});

test.each([
  'submitSignatures',
  'sendSignatureOtp',
  'cancelSignatureRequest',
  'lookUpTransmission',
  'requestAnswers',
  'startMessageQuestions',
] as const)('%s may change documents of every kind', (operation) =>
  expect(operations[operation].invalidates).toEqual(
    expect.arrayContaining([
      'invoice',
      'registration',
      'invoice_mistake',
      'invoice_data_summary_tables',
      'invoice_statement',
    ]),
  ),
);

test('a change that comes while something is read for the first time has it read once more', async () => {
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => answers.push(answer));
  const observer = new QueryObserver(queryClient, {
    queryKey: ['/api/jobs/1'],
    queryFn,
    staleTime: Infinity,
    networkMode: 'always',
  });
  stops.push(observer.subscribe(() => undefined));
  createRefresh(queryClient)(['job']);
  answers[0]?.('queued');
  await vi.advanceTimersByTimeAsync(0);
  answers[1]?.('done');
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toBe('done');
  expect(answers).toHaveLength(2);
});
