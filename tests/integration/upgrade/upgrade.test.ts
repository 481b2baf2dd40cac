import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { components } from '#generated/types.ts';
import { buildApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import { sweep } from '#server/modules/documents/index.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { TEST_APP_OPTIONS, TEST_MASTER_KEY, testAppDeps } from '#tests/setup/app-deps.ts';
import { TEST_NOW } from '#tests/setup/seeded-template.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { restoreRelease } from './restore-rows.ts';

type Schemas = components['schemas'];

const database = withTestDatabase();
let app: FastifyInstance;
let token = '';
let end: () => Promise<void>;
const clock = fixedClock(TEST_NOW);

beforeAll(async () => {
  await restoreRelease(database.url, database.pool);
  await migrate(database.url);
  const pool = createPool(database.url, { name: 'hoadon upgrade', pipeline: true });
  const deps = testAppDeps(pool, clock, TEST_MASTER_KEY);
  app = await buildApp(deps, TEST_APP_OPTIONS);
  end = async () => {
    await app.close();
    await pool.end();
  };
  const reply = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      authorization: `Basic ${Buffer.from('hoadon-web:').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=password&username=owner%40demo.vn&password=hoadon-demo',
  });
  token = reply.json<{ access_token: string }>().access_token;
  await sweep({ db: deps.db, clock }, 0);
}, 120_000);
afterAll(() => end());

async function get(url: string): Promise<{ status: number; body: unknown; bytes: Buffer }> {
  const reply = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const is_json = String(reply.headers['content-type']).includes('json');
  return { status: reply.statusCode, body: is_json ? reply.json() : null, bytes: reply.rawPayload };
}

const invoices = async (): Promise<Schemas['InvoiceSummary'][]> =>
  ((await get('/api/invoices?limit=100&sort=id')).body as { invoices: Schemas['InvoiceSummary'][] }).invoices;

describe('a database of release 0.1.0, migrated', () => {
  test('keeps every invoice in its state, and every page of it opens', async () => {
    const all = await invoices();
    expect(all.map(({ status }) => status).sort()).toEqual([
      'code_issued',
      'code_issued',
      'code_issued',
      'code_issued',
      'denial_of_code_issuance',
      'draft',
      'queued',
      'sent_tvan',
    ]);
    for (const { id, status, number } of all) {
      const { body } = await get(`/api/invoices/${id}/publication`);
      expect(body).toMatchObject({ publication: { status, number } });
      const events = (await get(`/api/invoices/${id}/history`)).body as {
        invoice_events: Schemas['DocumentEvent'][];
      };
      const kinds = events.invoice_events.map(({ kind }) => kind);
      expect(kinds.at(-1)).toBe('created');
      expect(kinds.filter((kind) => kind === 'created')).toHaveLength(1);
      expect(kinds.includes('signed')).toBe(number !== null);
      expect((await get(`/api/invoices/${id}`)).status).toBe(200);
      expect((await get(`/api/invoices/${id}/pdf`)).status).toBe(200);
      expect((await get(`/api/invoices/${id}/xml`)).status).toBe(number === null ? 409 : 200);
      const sent = (await get(`/api/transmissions?invoice_id=${id}`)).body as {
        transmissions: Schemas['Transmission'][];
      };
      expect(sent.transmissions.length > 0).toBe(number !== null);
      for (const message of sent.transmissions) {
        expect(message.invoice_label).toContain(String(number).padStart(8, '0'));
        expect((await get(`/api/transmissions/${message.id}/xml`)).status).toBe(200);
      }
    }
  });

  test('puts each document at the stage its invoice had reached, so that what is on its way goes on', async () => {
    const client = await database.pool.connect();
    await client.query("select set_config('app.tenant_id', '1', false)");
    const { rows } = await client
      .query<{ said: string }>("select distinct status || ': ' || stage as said from documents order by said")
      .finally(() => client.release(true));
    expect(rows.map(({ said }) => said)).toEqual([
      'code_issued: in_effect',
      'denial_of_code_issuance: started',
      'queued: queued',
      'sent_tvan: started',
    ]);
  });

  test('keeps every signature: those of the seller and those of the authority', async () => {
    const ports = createVerifyPorts([]);
    let roles: string[] = [];
    for (const { id, number } of await invoices()) {
      if (number === null) continue;
      const { bytes } = await get(`/api/invoices/${id}/xml`);
      const verdicts = verifySignatures(bytes, ports);
      expect(verdicts.every(({ intact }) => intact)).toBe(true);
      roles = [...roles, ...verdicts.map(({ role }) => role)];
    }
    expect(roles.filter((role) => role === 'seller')).toHaveLength(6);
    expect(roles.filter((role) => role === 'authority')).toHaveLength(4);
  });

  test('gives what was on its way a job under its document, and nothing else', async () => {
    const on_the_way = (await invoices()).filter(({ status }) => ['queued', 'sent_tvan'].includes(status));
    const { rows } = await database.pool.query<{ key: string }>(
      "select key from graphile_worker.jobs where key like 'carry:1:%' order by key",
    );
    // The document of an invoice from before has the invoice's id.
    expect(rows.map(({ key }) => key)).toEqual(on_the_way.map(({ id }) => `carry:1:${id}`).sort());
  });

  test('lists what was handed over and waits under its state, so that its answers can be fetched again', async () => {
    const sent = (await invoices()).filter(({ status }) => status === 'sent_tvan');
    expect(sent).toHaveLength(1);
    for (const { id } of sent) {
      const { body } = await get(`/api/transmissions?invoice_id=${id}`);
      const { transmissions } = body as { transmissions: Schemas['Transmission'][] };
      expect(transmissions.map(({ direction, status }) => [direction, status])).toEqual([
        ['out', 'sent_tvan'],
      ]);
    }
  });
});
