import { expect } from '@playwright/test';
import type { RunningServer } from './running-server.ts';

const OWNER = 'owner@demo.vn';
const VIEWER = 'xem@demo.vn';

type Supplier = {
  id: number;
  code: string;
  name: string;
  rank: string;
  status: string;
  lock_version: number;
};
type Import = { id: number; state: string; columns: { index: number; field: string | null }[] };
type Job = { id: number; state: string };

const supplier = {
  code: 'NCC-01',
  name: 'Công ty Giấy An Hòa',
  is_foreign: false,
  rank: 'gold',
  status: 'active',
};

/** Everything that the API gives a resource of one YAML file, tried once on a server that runs. */
export async function tryApi(server: RunningServer): Promise<void> {
  const { call } = server;
  const made = await call<{ supplier: Supplier }>(OWNER, 'POST', '/api/suppliers', { supplier });
  expect(made.status).toBe(201);
  const { id, lock_version } = made.body.supplier;
  const change = { ...supplier, name: 'Giấy An Hòa', lock_version };
  expect((await call(OWNER, 'PUT', `/api/suppliers/${id}`, { supplier: change })).status).toBe(200);
  await importSuppliers(server);
  await changeMany(server, id);
  await exportThem(server);
  await refuseTheViewer(server, id);
  await readTheHistory(server, id);
}

async function importSuppliers({ call, until }: RunningServer): Promise<void> {
  const file =
    'code,name,is_foreign,rank,status\nNCC-02,Bao bì Sông Hồng,false,silver,active\nNCC-03,Mực in Á Châu,true,gold,active\n';
  const path = '/api/suppliers/imports';
  const sent = await call<{ import: Import }>(OWNER, 'POST', `${path}?file_name=ncc.csv`, file);
  expect(sent.status).toBe(201);
  const one = `${path}/${sent.body.import.id}`;
  const inState = (...states: string[]) =>
    until<{ import: Import }>(
      () => call(OWNER, 'GET', one),
      (body) => states.includes(body.import.state),
    );
  const { import: read } = await inState('mapping');
  const columns = read.columns.map(({ index, field }) => ({ index, field }));
  expect(columns.map(({ field }) => field)).toEqual(['code', 'name', 'is_foreign', 'rank', 'status']);
  expect((await call(OWNER, 'PUT', one, { import: { columns, on_existing: 'skip' } })).status).toBe(200);
  await inState('checked');
  expect((await call(OWNER, 'POST', `${one}/run`, {})).status).toBe(202);
  await inState('done');
  const list = await call<{ suppliers: Supplier[] }>(OWNER, 'GET', '/api/suppliers?query=muc in&sort=code');
  expect(list.body.suppliers.map(({ code }) => code)).toEqual(['NCC-03']);
  const gold = await call<{ suppliers: Supplier[] }>(OWNER, 'GET', '/api/suppliers?rank=gold&sort=code');
  expect(gold.body.suppliers.map(({ code }) => code)).toEqual(['NCC-01', 'NCC-03']);
}

async function changeMany({ call, until }: RunningServer, id: number): Promise<void> {
  const bulk = { ids: [id], expected_count: 1, values: { status: 'inactive' } };
  const started = await call<{ job: Job }>(OWNER, 'POST', '/api/suppliers/bulk_update', { bulk });
  expect(started.status).toBe(202);
  await until<{ job: Job }>(
    () => call(OWNER, 'GET', `/api/jobs/${started.body.job.id}`),
    ({ job }) => job.state === 'done',
  );
  const one = await call<{ supplier: Supplier }>(OWNER, 'GET', `/api/suppliers/${id}`);
  expect(one.body.supplier.status).toBe('inactive');
}

async function exportThem({ call }: RunningServer): Promise<void> {
  const { status, body } = await call<string>(OWNER, 'GET', '/api/suppliers/export?format=csv&sort=code');
  expect(status).toBe(200);
  expect(body.trim().split('\n')).toHaveLength(4);
  expect(body).toContain('Mực in Á Châu');
}

async function refuseTheViewer({ call }: RunningServer, id: number): Promise<void> {
  expect((await call(VIEWER, 'GET', `/api/suppliers/${id}`)).status).toBe(200);
  expect((await call(VIEWER, 'POST', '/api/suppliers', { supplier })).status).toBe(403);
  expect((await call(VIEWER, 'DELETE', `/api/suppliers/${id}`)).status).toBe(403);
}

async function readTheHistory({ call }: RunningServer, id: number): Promise<void> {
  const path = `/api/audit_log?resource=suppliers&record_id=${id}&sort=id`;
  const { status, body } = await call<Record<string, { action: string }[]>>(OWNER, 'GET', path);
  expect(status).toBe(200);
  const [entries = []] = Object.values(body);
  expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'update']);
}
