import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { customers as descriptor } from '#generated/resources/customers.ts';
import { crudDeps, readDescription } from '#server/plain-stores.ts';
import type { CrudField } from '#server/platform/crud/crud-descriptor.ts';
import { findReferences } from '#server/platform/crud/import/check/find-references.ts';
import { noteReadTry, updateImport } from '#server/platform/crud/import/import-record.ts';
import { importTasks } from '#server/platform/crud/import/import-tasks.ts';
import { saveFile } from '#server/platform/crud/import/read/import-files.ts';
import { recordTarget } from '#server/platform/crud/import/record-target.ts';
import { recordStore } from '#server/platform/crud/record-store.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure } from '#server/platform/http/failure.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { csvOf, importDesk, TENANT, type Desk } from './import-desk.ts';

const server = withTestApp();
let desk: Desk;

beforeAll(async () => {
  desk = importDesk(server.current, await server.current.signIn('owner@demo.vn'));
});

test('a row that is refused at the last moment says why, and the others of its portion are stored', async () => {
  const { db, clock } = server.current.publishing;
  const store = recordStore(descriptor, {
    beforeCreate: async (tx, { name }) => {
      if (name === 'Cấm') throw failure(422, 'forbidden_name', 'Tên này không dùng được.', ['name']);
      // Any error of PostgreSQL that lies in a value.
      if (name === 'Tràn số') await sql`select 1 / 0`.execute(tx);
    },
  });
  const deps = crudDeps(readDescription().document);
  const targets = new Map([['customers', recordTarget(store)]]);
  const tasks = importTasks({ db, clock, targets, may_run: async () => true, ...deps });
  const table = [
    ['Mã khách hàng', 'Tên đơn vị'],
    ['REF-1', 'Được'],
    ['REF-2', 'Cấm'],
    ['REF-3', 'Tràn số'],
    ['REF-4', 'Cũng được'],
  ];
  const one = await desk.check(await desk.upload('r.csv', await csvOf(table)));
  await desk.call('POST', `/imports/${one.id}/run`, {});
  await tasks['import-run']({ tenant_id: TENANT, import_id: one.id });
  expect(await desk.seen(one.id)).toMatchObject({ state: 'done', ready: 0, imported: 2, wrong: 2 });
  const wrong = await desk.rows(one.id, 'wrong');
  expect(wrong.map(({ row, problems }) => ({ row, problems }))).toEqual([
    { row: 3, problems: [{ index: 1, field: 'name', message: 'Tên này không dùng được.' }] },
    { row: 4, problems: [{ index: null, field: null, message: expect.stringContaining('không lưu được') }] },
  ]);
  expect((await desk.call('GET', '?query=REF-&limit=1')).total).toBe(2);
});

test('a reference is read by its key or by what stands for it; a name of two is not guessed', async () => {
  for (const [code, name] of [
    ['TC-1', 'Công ty Một'],
    ['TC-2', 'Công ty Hai'],
    ['TC-3', 'Công ty Hai'],
    ['TC-4', 'Công ty Bỏ'],
  ])
    await desk.call('POST', '', { customer: { code, name, status: 'active' } });
  const { body } = await desk.call<{ customers: { id: number; lock_version: number }[] }>(
    'GET',
    '?query=TC-&sort=code',
  );
  const [one, two, , gone] = body.customers.map(({ id }) => id);
  await server.current.app.inject({
    method: 'DELETE',
    url: `/api/customers/${gone}`,
    headers: { authorization: `Bearer ${await server.current.signIn('owner@demo.vn')}` },
  });
  const [text] = descriptor.fields;
  const field: CrudField = { ...text, source: 'customer_id', kind: 'reference', reference: 'customers' };
  const many = { ...field, source: 'customer_ids', many: true };
  const columns = [
    { index: 0, field },
    { index: 1, field: many },
  ];
  const { references } = crudDeps(readDescription().document);
  const cells = ['TC-2', ' Công ty Một ', 'Công ty Hai', 'TC-4', ''];
  const rows = cells.map((cell) => ({ cells: [cell, 'TC-1; Công ty Một\nTC-2'] }));
  const read = await inTenant(server.current.publishing.db, TENANT, (tx) =>
    findReferences(tx, { references }, columns, rows),
  );
  expect(cells.map((cell) => read({ index: 0, field }, cell))).toEqual([
    { value: two },
    { value: one },
    { problem: 'Có 2 bản ghi tên “Công ty Hai”. Hãy ghi mã thay cho tên.' },
    { problem: 'Không tìm thấy “TC-4”. Cần mã hoặc tên của một bản ghi đang có.' },
    { value: null },
  ]);
  expect(read({ index: 1, field: many }, 'TC-1; TC-2')).toEqual({ value: [one, two] });
});

test('a file that takes its worker down each time is refused in words after three tries', async () => {
  const { publishing } = server.current;
  const file = await csvOf([
    ['Mã', 'Tên'],
    ['TRY1', 'Khách hàng'],
  ]);
  const { id } = await desk.upload('tries.csv', file);
  await inTenant(publishing.db, TENANT, async (tx) => {
    await saveFile(tx, TENANT, id, file);
    await updateImport(tx, id, { state: 'reading' });
    // It was read once; two more workers begin and do not come back.
    await noteReadTry(tx, id);
    await noteReadTry(tx, id);
  });
  await desk.work('import-read', id);
  const given_up = await desk.seen(id);
  expect([given_up.state, given_up.message]).toEqual(['refused', expect.stringContaining('3 lần')]);
  expect(given_up.message).toContain('tải lên lại');
  await desk.work('import-read', id);
  expect(await desk.seen(id)).toEqual(given_up);
});
