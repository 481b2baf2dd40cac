import { beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { csvOf, importDesk, tableOf, TENANT, xlsxOf, type Desk, type Import } from './import-desk.ts';
import { plantedFile } from './planted-errors.ts';

// One company's customers, from the first file to the last: each test goes on where the one before it stopped.
const server = withTestApp();
everyStatementNamesItsTenant(server);
const { table, right, planted } = plantedFile(1_000, 40);
let desk: Desk;
let first: Import;
let before = 0;

const customerCount = async (): Promise<number> => (await desk.call('GET', '?limit=1')).total;
const sum = ({ ready, existing, wrong, imported, updated, skipped }: Import): number =>
  ready + existing + wrong + imported + updated + skipped;

beforeAll(async () => {
  desk = importDesk(server.current, await server.current.signIn('owner@demo.vn'));
  before = await customerCount();
});

test('a file is read whatever the order of its columns and the name of its sheet, and its columns are recognised', async () => {
  first = await desk.upload('khách.xlsx', await xlsxOf(table, 'Sổ khách'));
  expect(first).toMatchObject({ state: 'mapping', rows: 1_000, sheet: 'Sổ khách', imported_before_on: null });
  expect(first.columns.map(({ field }) => field)).toEqual([
    'name',
    'code',
    'email',
    'tax_code',
    'status',
    'identity_no',
    'budget_code',
    'phone_number',
    'bank_account',
    'note',
    null,
  ]);
  expect(first.columns[1]?.samples).toEqual(['DÒNG ĐẦU', 'NK-000001', 'NK-000002']);
});

test('of 1,000 rows exactly the 40 wrong cells are named, each in words, and nothing is stored yet', async () => {
  first = await desk.check(first);
  expect(first).toMatchObject({ state: 'checked', ready: 960, existing: 0, wrong: 40 });
  const wrong = await desk.rows(first.id, 'wrong');
  const named = wrong.flatMap(({ row, problems }) => problems.map(({ index }) => ({ row, column: index })));
  expect(named).toEqual(planted.map(({ row, column }) => ({ row, column })));
  for (const [at, { says, row }] of planted.entries())
    expect(`${row}: ${wrong[at]?.problems[0]?.message}`).toMatch(says);
  expect(await customerCount()).toBe(before);
});

test('the file comes back with its wrong cells red and explained', async () => {
  const { bytes, name } = await desk.download(`/imports/${first.id}/file`);
  expect(name).toBe('kh_ch-da-kiem-tra.xlsx');
  expect(await tableOf(bytes, name)).toHaveLength(1_001);
  expect(bytes.includes('xl/comments1.xml')).toBe(true);
});

test('the 960 right rows are stored, each with its line in the audit log', async () => {
  first = await desk.run(first.id);
  expect(first).toMatchObject({ state: 'done', ready: 0, wrong: 40, imported: 960 });
  expect(first.finished_on).toBe(server.current.clock.now());
  expect(sum(first)).toBe(1_000);
  expect(await customerCount()).toBe(before + 960);
  const lines = await inTenant(server.current.publishing.db, TENANT, async (tx) => ({
    of_import: await tx
      .selectFrom('audit_log')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('import_id', '=', first.id)
      .executeTakeFirstOrThrow(),
    chain: await verifyAudit(tx, TENANT),
  }));
  expect(lines).toMatchObject({ of_import: { count: 960 }, chain: { broken_at: null } });
});

test('a wrong row is put right on the spot, and imported by running again', async () => {
  const [target] = planted;
  const path = `/imports/${first.id}/rows/${target?.row}`;
  const still = await desk.call('PUT', path, { import_row: { cells: [{ index: 2, text: 'vẫn sai' }] } });
  expect(still.body).toMatchObject({
    import_row: { state: 'wrong', problems: [{ field: 'name' }, { field: 'email' }] },
  });
  const cells = [
    { index: 0, text: 'Công ty đã sửa' },
    { index: 2, text: '' },
  ];
  expect((await desk.call('PUT', path, { import_row: { cells } })).body).toMatchObject({
    import_row: { row: target?.row, state: 'ready', problems: [] },
  });
  expect(await desk.seen(first.id)).toMatchObject({ state: 'done', ready: 1, wrong: 39 });
  first = await desk.run(first.id);
  expect(first).toMatchObject({ state: 'done', ready: 0, wrong: 39, imported: 961 });
  const again = await desk.call('PUT', path, { import_row: { cells } });
  expect(again.status).toBe(409);
});

test('the corrected file brings in the rows that were missing, and no other twice', async () => {
  const fixed = await desk.check(await desk.upload('khách.csv', await csvOf(right)));
  expect(fixed).toMatchObject({ state: 'checked', ready: 39, existing: 961, wrong: 0, rows: 1_000 });
  expect(await desk.run(fixed.id)).toMatchObject({ state: 'done', imported: 39, skipped: 961, updated: 0 });
  expect(await customerCount()).toBe(before + 1_000);
});

test('the same file again is known by its content, and stores nothing', async () => {
  const again = await desk.check(await desk.upload('tên khác.csv', await csvOf(right)));
  expect(again).toMatchObject({ ready: 0, existing: 1_000, imported_before_on: server.current.clock.now() });
  expect(await desk.run(again.id)).toMatchObject({ imported: 0, updated: 0, skipped: 1_000 });
});

test('records that are there are updated when that is asked for, in the columns of the file alone', async () => {
  const [, , ...rest] = right.map(([, code, , , , , , phone]) => [code ?? '', phone ?? '']);
  const changed = rest.map(([code = '', phone = ''], at) => [code, at < 3 ? '0900000000' : phone]);
  const file = await xlsxOf([['Mã khách hàng', 'Số điện thoại'], ...changed]);
  const checked = await desk.check(await desk.upload('điện thoại.xlsx', file), 'update');
  expect(checked).toMatchObject({ existing: 999, wrong: 0, ready: 0 });
  expect(await desk.run(checked.id)).toMatchObject({ updated: 3, skipped: 996 });
  const { body } = await desk.call<{ customers: object[] }>('GET', '?query=NK-000002');
  expect(body.customers).toMatchObject([
    { phone_number: '0900000000', note: '=1+2', email: 'ketoan2@congty.example', lock_version: 2 },
  ]);
});

test('a cell holds several e-mail addresses, and a wrong one of them is named', async () => {
  const rows = [
    ['Mã khách hàng', 'Tên đơn vị', 'Email', 'Trạng thái'],
    ['NHIEU-1', 'Khách nhiều thư', 'a@b.vn; c@d.vn', 'Đang hoạt động'],
    ['NHIEU-2', 'Khách thư sai', 'a@b.vn; c@d', 'Đang hoạt động'],
  ];
  const checked = await desk.check(await desk.upload('thư.csv', await csvOf(rows)));
  expect(checked).toMatchObject({ ready: 1, wrong: 1 });
  expect((await desk.rows(checked.id, 'wrong'))[0]?.problems[0]?.message).toContain('“c@d”');
  await desk.run(checked.id);
  const { body } = await desk.call<{ customers: object[] }>('GET', '?query=NHIEU-1');
  expect(body.customers).toMatchObject([{ email: 'a@b.vn, c@d.vn' }]);
});
