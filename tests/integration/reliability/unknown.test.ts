import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { httpProvider } from '#server/gateways/provider/http-provider.ts';
import type { Provider } from '#server/gateways/provider/provider.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from './authority.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { clerk, type Clerk } from './clerk.ts';
import { gate } from './gate.ts';
import { testWorker } from './test-worker.ts';

const server = withTestApp();
let owner: Clerk;
let office: ReturnType<typeof authority>;
/** Calls made to the provider, by the message they were about. */
let calls: string[];
let provider: Provider;

beforeAll(async () => {
  const { url, signIn, sandbox } = server.current;
  owner = clerk(url, await signIn('owner@demo.vn'));
  office = authority(sandbox.url);
});

beforeEach(async () => {
  await office.clear();
  await office.outage(false);
  const line = httpProvider({ base_url: server.current.sandbox.url, api_key: '', timeout_ms: 3_000 });
  calls = [];
  provider = {
    ...line,
    submit: (message) => {
      calls.push(`submit ${message.message_id}`);
      return line.submit(message);
    },
    lookUp: (message_id) => {
      calls.push(`look up ${message_id}`);
      return line.lookUp(message_id);
    },
  };
});

it('a message of which the provider did not let us in waits as signed, is never looked up, and goes once we are', async () => {
  await office.fault({ kind: 'unauthorized' });
  await testWorker(server.current, provider);
  const draft = await owner.draft();
  await owner.publish(draft);
  const { number } = await owner.reaches(draft.id, 'code_issued');
  expect(calls).toEqual([calls[0], calls[0]]);
  expect(calls[0]).toMatch(/^submit /);
  expect((await office.messages(number)).map(({ verdict }) => verdict)).toEqual(['coded']);
  expect(await owner.history(draft.id)).not.toContain('whereabouts_unknown');
});

describe('a hand-over without an answer is "Chưa rõ", looked up before anything is sent again', () => {
  it.each([
    ['the line drops before the message arrives', 'drop', 'not_found_at_provider'],
    ['the provider says 503 and takes nothing', 'server_error', 'not_found_at_provider'],
    ['the message arrives and the answer is junk', 'garble', 'found_at_provider'],
    ['the message arrives and no answer comes', 'timeout', 'found_at_provider'],
  ] as const)('%s', async (_name, kind, then) => {
    await office.fault({ kind });
    const { fetchAnswers } = provider;
    const isLookedUp = () => calls.some((call) => call.startsWith('look up'));
    // An answer that comes while the sender still waits for its reply settles it without a look.
    provider.fetchAnswers = (request) =>
      isLookedUp() ? fetchAnswers(request) : Promise.resolve({ answers: [], cursor: request.after });
    await testWorker(server.current, provider);
    const draft = await owner.draft();
    await owner.publish(draft);
    const { number } = await owner.reaches(draft.id, 'code_issued');
    const [first, second, ...more] = calls;
    expect(second).toBe(first?.replace('submit', 'look up'));
    expect(more).toEqual(then === 'found_at_provider' ? [] : [first]);
    const seen = await office.messages(number);
    expect(seen.map(({ verdict }) => verdict)).toEqual(['coded']);
    const history = await owner.history(draft.id);
    expect(history.slice(history.indexOf('whereabouts_unknown')).slice(0, 2)).toEqual([
      'whereabouts_unknown',
      then,
    ]);
    expect(history.filter((event) => event === 'code_issued')).toHaveLength(1);
  });
});

it('says "Chưa rõ" and sends nothing again while the provider is out, then ends by itself', async () => {
  await office.outage(true);
  await testWorker(server.current, provider);
  const draft = await owner.draft();
  await owner.publish(draft);
  const unknown = await owner.reaches(draft.id, 'unknown');
  expect(unknown).toMatchObject({ final: false, error: false });
  expect((await owner.put({ ...draft, lock_version: unknown.lock_version })).status).toBe(409);
  // Asking again does not send again.
  expect((await owner.publish(draft)).status).toBe(202);
  await vi.waitFor(
    () => expect(calls.filter((call) => call.startsWith('look up')).length).toBeGreaterThan(2),
    PATIENCE,
  );
  expect(calls.filter((call) => call.startsWith('submit'))).toHaveLength(1);
  // People are told since when, and until when it is lawful to wait: of a Friday's invoice until Monday.
  server.current.clock.advance(61_000);
  const { body } = await owner.call('GET', '/api/transmissions/health');
  expect(body).toMatchObject({
    transmission_health: {
      ...{ state: 'down', unsent: 1, unsent_since: expect.stringMatching(/^2026-11-20T/) as string },
      send_by: { due_on: '2026-11-23', source: 'NĐ 254/2026 Phụ lục 7' },
    },
  });
  await office.outage(false);
  const { number } = await owner.reaches(draft.id, 'code_issued');
  expect(await office.messages(number)).toHaveLength(1);
});

it('pauses before it sends again, so that a provider that loses every message is not hammered', async () => {
  await office.fault({ kind: 'drop' }, null);
  const draft = await owner.draft();
  await owner.publish(draft);
  const deps = { ...server.current.publishing, provider };
  expect(await carryInvoice(deps, { tenant_id: 1, invoice_id: draft.id })).toBe('later');
  expect(calls).toHaveLength(2);
});

it('waits for the other process that is speaking to the provider about the same invoice', async () => {
  const draft = await owner.draft();
  await owner.publish(draft);
  const job = { tenant_id: 1, invoice_id: draft.id };
  const { publishing } = server.current;
  const on_its_way = gate();
  const answered = gate();
  const slow: Provider = {
    ...provider,
    submit: async (message) => {
      on_its_way.open();
      await answered.passed;
      return provider.submit(message);
    },
  };
  const first = carryInvoice({ ...publishing, provider: slow }, job);
  await on_its_way.passed;
  expect(await carryInvoice({ ...publishing, provider }, job)).toEqual({ leased_ms: 17_000 });
  expect(calls).toEqual([]);
  answered.open();
  expect(await first).toBe('wait');
  expect(calls).toHaveLength(1);
  expect(await owner.history(draft.id)).not.toContain('whereabouts_unknown');
});

it('does not send again what another process has handed over since it looked', async () => {
  const draft = await owner.draft();
  await owner.publish(draft);
  const job = { tenant_id: 1, invoice_id: draft.id };
  const { publishing } = server.current;
  let late = true;
  const end = await carryInvoice(
    {
      ...publishing,
      provider,
      on_step: async (name, moment) => {
        if (name !== 'hand-to-provider' || moment !== 'before' || !late) return;
        late = false;
        await carryInvoice({ ...publishing, provider }, job);
      },
    },
    job,
  );
  expect(end).toBe('wait');
  expect(calls).toHaveLength(1);
});

it('an answer to an older question decides nothing once another process has looked since', async () => {
  const draft = await owner.draft();
  await owner.publish(draft);
  const job = { tenant_id: 1, invoice_id: draft.id };
  const { publishing, clock } = server.current;
  const silent: Provider = {
    ...provider,
    submit: async () => ({ outcome: 'unknown', cause: 'timeout' }),
    lookUp: async () => 'unknown',
  };
  const asked = gate();
  const answered = gate();
  const slow: Provider = {
    ...silent,
    lookUp: async () => {
      asked.open();
      await answered.passed;
      return 'not_found';
    },
  };
  const first = carryInvoice({ ...publishing, provider: slow }, job);
  await asked.passed;
  clock.advance(17_000);
  expect(await carryInvoice({ ...publishing, provider: silent }, job)).toBe('later');
  answered.open();
  expect(await first).toBe('later');
  expect((await owner.invoice(draft.id)).status).toBe('unknown');
  expect(await owner.history(draft.id)).not.toContain('not_found_at_provider');
});
