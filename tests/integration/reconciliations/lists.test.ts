import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import type { Provider, ReceivedDocument } from '#server/gateways/provider/provider.ts';
import { startSandbox, type Sandbox } from '#server/gateways/provider/sandbox/sandbox.ts';
import { tlsCertificate } from '#server/gateways/provider/sandbox/tls-certificates.fixture.ts';
import { reconcileCompany } from '#server/modules/reconciliations/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { TEST_MASTER_KEY, testLines } from '#tests/setup/app-deps.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { clerk, type Clerk } from '../reliability/clerk.ts';

type Schemas = components['schemas'];
type Day = Schemas['Reconciliation'];

const server = withTestApp(undefined, { own_lines: testLines(TEST_MASTER_KEY, systemClock, true) });
everyStatementNamesItsTenant(server);

const TENANT = 1;
const ROOT = tlsCertificate({ name: 'Server root', root: null });
const EMPTY: Pick<Provider, 'listReceived'> = {
  listReceived: () => Promise.resolve({ documents: [], next: null }),
};

let owner: Clerk;
let day: string;
let own: Sandbox | null;
beforeEach(async () => {
  const { url, signIn, database_url, clock, master, sandbox } = server.current;
  // A day of its own for each test.
  clock.advance(24 * 60 * 60_000);
  day = clock.today();
  await authority(sandbox.url).clear();
  owner = clerk(url, await signIn('owner@demo.vn'));
  own = await startSandbox({
    ...{ database_url, clock, port: 0, delays: { receipt_ms: 0, verdict_ms: 0 } },
    ...{ sealing_key: master.derive('certificates'), api_key: null },
    tls: { ...tlsCertificate({ name: 'Provider', root: ROOT }), client_ca_pem: null },
  });
});
afterEach(async () => {
  await own?.close();
});

async function set(input: Schemas['ProviderConnectionInput']): Promise<void> {
  const path = '/api/provider_connection';
  const { body } = await owner.call<{ provider_connection: Schemas['ProviderConnection'] }>('GET', path);
  const { lock_version } = body.provider_connection;
  const { status } = await owner.call('PUT', path, { provider_connection: { ...input, lock_version } });
  expect(status).toBe(200);
}

const useOwn = () =>
  set({
    ...{ is_own: true, base_url: own?.tls_url ?? '', auth: 'token', token: 'khoa' },
    ca_pem: ROOT.certificate_pem,
  });

async function coded(): Promise<number> {
  const draft = await owner.draft({ issued_on: day });
  const { id } = draft;
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, id);
  expect((await owner.publication(id)).status).toBe('code_issued');
  return id;
}

/** The day after, with the installation's provider changed for the comparison. */
async function reconciled(changes: Partial<Provider> = {}): Promise<Day> {
  const { publishing, clock, url, signIn } = server.current;
  clock.set(`${addDays(day, 1)}T05:00:00.000Z`);
  owner = clerk(url, await signIn('owner@demo.vn'));
  await owner.call('POST', '/api/reconciliations', { reconciliation: { day } });
  await reconcileCompany({ ...publishing, provider: { ...publishing.provider, ...changes } }, TENANT);
  const { body } = await owner.call<{ reconciliations: Day[] }>('GET', '/api/reconciliations');
  const found = body.reconciliations.find((one) => one.day === day);
  if (found === undefined) throw new Error('the day was not opened');
  return found;
}

test('the list of a day is asked of the company’s own provider', async () => {
  await useOwn();
  await coded();
  await authority(server.current.sandbox.url).outage(true);
  expect((await reconciled()).received_count).toBeGreaterThan(0);
  await authority(server.current.sandbox.url).outage(false);
});

describe('what went by a provider that is no longer in force', () => {
  test('is looked for on the list of that one, where the new one does not have it', async () => {
    await useOwn();
    await coded();
    await set({ is_own: false });
    const { received_count, ...found } = await reconciled(EMPTY);
    expect(found).toMatchObject({
      ...{ state: 'done', difference_count: 0, unasked_count: 0 },
      agreed_count: received_count,
    });
    expect(received_count).toBeGreaterThan(0);
  });

  test('is no difference where that one gives no list: it is counted, and asked about again', async () => {
    await useOwn();
    await coded();
    await set({ is_own: false });
    await own?.close();
    own = null;
    const { unasked_count, ...found } = await reconciled(EMPTY);
    expect(unasked_count).toBeGreaterThan(0);
    expect(found).toMatchObject({ state: 'open', difference_count: 0, differs_since: null });
  });

  test('makes no difference less of what went by the one in force', async () => {
    const id = await coded();
    const found = await reconciled(EMPTY);
    const { body } = await owner.call<{ reconciliation_differences: Schemas['ReconciliationDifference'][] }>(
      'GET',
      `/api/reconciliations/${found.id}/differences`,
    );
    expect(body.reconciliation_differences.find(({ invoice_id }) => invoice_id === id)?.kind).toBe(
      'not_received',
    );
  });
});

describe('a list without an end', () => {
  const one = { message_id: `V${'9'.repeat(45)}`, form_no: '1', symbol: 'C26TAA', number: 1 };
  const full: ReceivedDocument[] = Array.from({ length: 10_000 }, () => ({
    ...one,
    ...{ total: null, state: 'accepted', code: null },
  }));

  test.each([
    ['of full pages', full, 40],
    ['of empty pages', [], 1],
  ])('%s is given up, and the day stays to be asked about', async (_name, documents, most) => {
    let pages = 0;
    const found = await reconciled({
      listReceived: (asked) => {
        // Days of earlier tests are open still.
        if (asked.day !== day) return Promise.resolve({ documents: [], next: null });
        pages += 1;
        if (pages > most) throw new Error(`asked for page ${pages} of a day`);
        return Promise.resolve({ documents, next: String(pages) });
      },
    });
    expect(found).toMatchObject({ state: 'open', asked_on: null, received_count: 0 });
    expect(Date.parse(found.next_on ?? '')).toBeGreaterThan(server.current.clock.epoch_ms());
  });
});
