import { beforeAll, describe, expect, test } from 'vitest';
import { crudDeps, readDescription } from '#server/plain-stores.ts';
import { importTargets } from '#server/plain-tasks.ts';
import { importTasks } from '#server/platform/crud/import/import-tasks.ts';
import { GUIDE_SHEET } from '#server/platform/crud/import/import-template.ts';
import { openSheets } from '#server/platform/sheets/read/sheet.ts';
import { writeXlsx } from '#server/platform/sheets/write/xlsx.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { takeRights } from '../rights/take-rights.ts';
import {
  csvOf,
  importDesk,
  tableOf,
  TENANT,
  xlsxOf,
  type Desk,
  type Import,
  type Table,
} from './import-desk.ts';

const server = withTestApp();
let customers: Desk;
let products: Desk;

beforeAll(async () => {
  const token = await server.current.signIn('owner@demo.vn');
  customers = importDesk(server.current, token);
  products = importDesk(server.current, token, 'products');
});

const customerRows = (prefix: string, count: number): Table => [
  ['Mã khách hàng', 'Tên đơn vị'],
  ...Array.from({ length: count }, (_none, at) => [`${prefix}-${at}`, `Công ty ${prefix} ${at}`]),
];
const mapping = (one: Import, fields: (string | null)[]) => ({
  import: { columns: fields.map((field, index) => ({ index, field })), on_existing: one.on_existing },
});

test.each(['skip', 'update'] as const)(
  'the code of a deleted record is free: its row is a new record (%s what exists)',
  async (on_existing) => {
    const code = `GONE-${on_existing}`;
    const old = await customers.call<{ customer: { id: number } }>('POST', '', {
      customer: { code, name: 'Công ty Cũ', status: 'active' },
    });
    expect((await customers.call('DELETE', `/${old.body.customer.id}`)).status).toBe(200);
    const file = await csvOf([
      ['Mã khách hàng', 'Tên đơn vị'],
      [code, 'Công ty Mới'],
    ]);
    const one = await customers.check(await customers.upload('gone.csv', file), on_existing);
    expect(one).toMatchObject({ ready: 1, existing: 0, wrong: 0 });
    expect(await customers.run(one.id)).toMatchObject({ imported: 1, updated: 0, skipped: 0, wrong: 0 });
    const { body } = await customers.call<{ customers: { name: string }[] }>('GET', `?query=${code}`);
    expect(body.customers.map(({ name }) => name)).toEqual(['Công ty Mới']);
  },
);

describe('a worker that is killed', () => {
  /** The worker's tasks, dying at the nth record it judges. */
  function dyingTasks(after: number) {
    const { publishing } = server.current;
    const deps = crudDeps(readDescription().document);
    let judged = 0;
    const judge: typeof deps.judge = (resource, record) => {
      judged += 1;
      if (judged > after) throw new Error('killed');
      return deps.judge(resource, record);
    };
    return importTasks({
      db: publishing.db,
      clock: publishing.clock,
      targets: importTargets,
      may_run: async () => true,
      ...deps,
      judge,
    });
  }

  test('while it stores leaves whole portions, and the next goes on without doubling any', async () => {
    const one = await customers.check(
      await customers.upload('kill.csv', await csvOf(customerRows('KILL', 500))),
    );
    await customers.call('POST', `/imports/${one.id}/run`, {});
    const job = { tenant_id: TENANT, import_id: one.id };
    await expect(dyingTasks(300)['import-run'](job)).rejects.toThrow('killed');
    expect(await customers.seen(one.id)).toMatchObject({ state: 'running', imported: 200, ready: 300 });
    expect((await customers.call('GET', '?query=KILL&limit=1')).total).toBe(200);
    await customers.work('import-run', one.id);
    expect(await customers.seen(one.id)).toMatchObject({ state: 'done', imported: 500, ready: 0, wrong: 0 });
    expect((await customers.call('GET', '?query=KILL&limit=1')).total).toBe(500);
  });

  test.each(['locked', 'without permissions'] as const)(
    'and with a starter who is %s meanwhile, the rest waits for somebody who may',
    async (how) => {
      const prefix = how === 'locked' ? 'LOCK' : 'BARE';
      const table = customerRows(prefix, 300);
      const one = await customers.check(await customers.upload(`${prefix}.csv`, await csvOf(table)));
      await customers.call('POST', `/imports/${one.id}/run`, {});
      const job = { tenant_id: TENANT, import_id: one.id };
      await expect(dyingTasks(250)['import-run'](job)).rejects.toThrow('killed');
      const giveBack = await takeRights(server.current.publishing.db, 'owner@demo.vn', how);
      await customers.work('import-run', one.id);
      await giveBack();
      const ended = await customers.seen(one.id);
      expect(ended).toMatchObject({ state: 'done', imported: 200, ready: 100 });
      expect(ended.message).toContain('không còn quyền');
      expect(await customers.run(one.id)).toMatchObject({ state: 'done', imported: 300, message: null });
    },
  );

  test('while it checks leaves nothing half-checked', async () => {
    const one = await customers.upload('check.csv', await csvOf(customerRows('CHECK', 1_200)));
    await customers.call('PUT', `/imports/${one.id}`, mapping(one, ['code', 'name']));
    const job = { tenant_id: TENANT, import_id: one.id };
    await expect(dyingTasks(1_100)['import-check'](job)).rejects.toThrow('killed');
    expect(await customers.seen(one.id)).toMatchObject({ state: 'checking', ready: 1_000 });
    await customers.work('import-check', one.id);
    expect(await customers.seen(one.id)).toMatchObject({ state: 'checked', ready: 1_200 });
  });
});

describe('the columns', () => {
  test('a heading of its own is matched by hand once, and remembered for the next file', async () => {
    const table = [
      ['Ký hiệu', 'Tên đơn vị'],
      ['REM-1', 'Công ty nhớ'],
    ];
    const one = await customers.upload('a.csv', await csvOf(table));
    expect(one.columns.map(({ field }) => field)).toEqual([null, 'name']);
    await customers.call('PUT', `/imports/${one.id}`, mapping(one, ['code', 'name']));
    const next = await customers.upload('b.csv', await csvOf(table));
    expect(next.columns.map(({ field }) => field)).toEqual(['code', 'name']);
  });

  test.each([
    ['the column of the key is missing', [null, 'name'], /Chưa có cột nào ghép với Mã khách hàng/],
    ['one field stands twice', ['code', 'code'], /Mã khách hàng được ghép với hai cột/],
    ['a field cannot be imported', ['code', 'created_on'], /Không nhập được vào trường “created_on”/],
    ['there is no such column', ['code', 'name', 'email'], /Tệp không có cột thứ 3/],
  ])('are refused when %s', async (_why, fields, says) => {
    const one = await customers.upload('c.csv', await csvOf(customerRows('MAP', 1)));
    const { status, body } = await customers.call<{ errors: object[] }>(
      'PUT',
      `/imports/${one.id}`,
      mapping(one, fields),
    );
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ fields: ['columns'], message: expect.stringMatching(says) }]);
  });

  test('the sheet that holds the headings is found behind a cover sheet', async () => {
    const columns = [{ header: 'Bìa', kind: 'text' as const }];
    const guide = { name: 'Số liệu', rows: [['BÁO CÁO'], ['Mã khách hàng', 'Tên đơn vị'], ['COVER-1', 'A']] };
    const chunks = (await writeXlsx(columns, [['x']], { sheet_name: 'Bìa', guide }).toArray()) as Buffer[];
    const one = await customers.upload('bia.xlsx', Buffer.concat(chunks));
    expect(one).toMatchObject({ sheet: 'Số liệu', sheets: ['Bìa', 'Số liệu'], rows: 1, state: 'mapping' });
  });

  test('another sheet of the file can be chosen until the import runs, in catalogues as in invoices', async () => {
    const columns = ['Mã khách hàng', 'Tên đơn vị'].map((header) => ({ header, kind: 'text' as const }));
    const second = {
      name: 'Kho Nam',
      rows: [
        ['Mã khách hàng', 'Tên đơn vị'],
        ['NAM-1', 'Nam'],
      ],
    };
    const first = [
      ['BAC-1', 'Bắc'],
      ['BAC-2', 'Bắc'],
    ];
    const sheets = { sheet_name: 'Kho Bắc', guide: second };
    const file = Buffer.concat((await writeXlsx(columns, first, sheets).toArray()) as Buffer[]);
    const one = await customers.upload('hai-trang.xlsx', file);
    expect(one).toMatchObject({ sheet: 'Kho Bắc', rows: 2 });
    const other = await customers.check(one);
    const choose = (sheet: string) =>
      customers.call<{ import: Import }>('PUT', `/imports/${one.id}`, {
        import: { columns: [], on_existing: 'update', sheet },
      });
    expect((await choose('Kho Đông')).status).toBe(422);
    expect((await choose('Kho Nam')).body.import).toMatchObject({ state: 'reading', ready: 0, rows: 0 });
    await customers.work('import-read', one.id);
    const south = await customers.seen(other.id);
    expect(south).toMatchObject({ state: 'mapping', sheet: 'Kho Nam', rows: 1, on_existing: 'update' });
    expect(await customers.run((await customers.check(south)).id)).toMatchObject({ imported: 1, rows: 1 });
    expect((await choose('Kho Bắc')).status).toBe(409);
    const { total } = await customers.call('GET', '?query=BAC-');
    expect(total).toBe(0);
  });

  test('an empty sheet that is chosen is said to be empty, and another can still be chosen', async () => {
    const columns = ['Mã khách hàng', 'Tên đơn vị'].map((header) => ({ header, kind: 'text' as const }));
    const empty = { name: 'Trống', rows: [['Mã khách hàng', 'Tên đơn vị']] };
    const sheets = { sheet_name: 'Có dữ liệu', guide: empty };
    const file = Buffer.concat((await writeXlsx(columns, [['DL-1', 'A']], sheets).toArray()) as Buffer[]);
    const one = await customers.upload('trong.xlsx', file);
    const choose = async (sheet: string) => {
      const body = { import: { columns: [], on_existing: 'skip', sheet } };
      await customers.call('PUT', `/imports/${one.id}`, body);
      await customers.work('import-read', one.id);
      return customers.seen(one.id);
    };
    expect(await choose('Trống')).toMatchObject({ state: 'mapping', rows: 0 });
    expect(await choose('Có dữ liệu')).toMatchObject({ state: 'mapping', rows: 1 });
  });
});

test('numbers of a sheet and numbers in Vietnamese words come out as the same amount', async () => {
  const columns = [
    { header: 'Mã hàng', kind: 'text' as const },
    { header: 'Tên hàng hóa, dịch vụ', kind: 'text' as const },
    { header: 'Đơn giá', kind: 'number' as const },
    { header: 'Thuế suất', kind: 'text' as const },
  ];
  const lines = [
    ['SO-1', 'Số', '1234.5', '8'],
    ['SO-2', 'Chữ', '1.234,5 đ', '8%'],
    ['SO-3', 'Không phải số', 'liên hệ', 'kct'],
  ];
  const chunks = (await writeXlsx(columns, lines, { sheet_name: 'Hàng' }).toArray()) as Buffer[];
  const one = await products.check(await products.upload('hang.xlsx', Buffer.concat(chunks)));
  expect(one).toMatchObject({ ready: 2, wrong: 1 });
  const [wrong] = await products.rows(one.id, 'wrong');
  expect(wrong?.problems).toEqual([
    { index: 2, field: 'unit_price', message: '“liên hệ” không phải số. Cần một số như 1.234,56.' },
  ]);
  await products.run(one.id);
  const { body } = await products.call<{ products: object[] }>('GET', '?query=SO-&sort=code');
  expect(body.products).toMatchObject([
    { unit_price: '1234.5', vat_rate: '8%', status: 'active' },
    { unit_price: '1234.5', vat_rate: '8%', status: 'active' },
  ]);
});

const priced = (prefix: string, prices: readonly string[]): Table => [
  ['Mã hàng', 'Tên hàng hóa, dịch vụ', 'Đơn giá'],
  ...prices.map((price, at) => [`${prefix}-${at + 1}`, `Hàng ${at + 1}`, price]),
];

test('a column that can only be read in the other style is read in it, and put right in the style of the company', async () => {
  const table = priced('INT', ['1,500', '2,300.50', 'x']);
  const one = await products.check(await products.upload('int.csv', await csvOf(table)));
  expect(one).toMatchObject({ ready: 2, wrong: 1 });
  expect(one.columns[2]?.number_style).toBe('international');
  await products.call('PUT', `/imports/${one.id}/rows/4`, {
    import_row: { cells: [{ index: 2, text: '12.500' }] },
  });
  await products.run(one.id);
  const { body } = await products.call<{ products: object[] }>('GET', '?query=INT-&sort=code');
  expect(body.products).toMatchObject([
    { unit_price: '1500' },
    { unit_price: '2300.5' },
    { unit_price: '12500' },
  ]);
});

test('a column that mixes two styles is refused by its name, cell by cell where they differ', async () => {
  const table = priced('MIX', ['1.234,5', '1,234.5', '1.500', '700']);
  const one = await products.check(await products.upload('mix.csv', await csvOf(table)));
  expect(one).toMatchObject({ ready: 1, wrong: 3 });
  expect(one.columns[2]?.number_style).toBe('mixed');
  const wrong = await products.rows(one.id, 'wrong');
  expect(wrong.flatMap(({ problems }) => problems.map(({ message }) => message.slice(0, 42)))).toEqual(
    Array.from({ length: 3 }, () => 'Cột Đơn giá viết số theo hai kiểu lẫn lộn '),
  );
  const columns = one.columns.map(({ index, field }) => ({
    index,
    field,
    ...(field === 'unit_price' && { unclear_as: 'international' }),
  }));
  await products.call('PUT', `/imports/${one.id}`, { import: { columns, on_existing: 'skip' } });
  await products.work('import-check', one.id);
  const chosen = await products.seen(one.id);
  expect(chosen).toMatchObject({ ready: 4, wrong: 0 });
  expect(chosen.columns[2]).toMatchObject({ number_style: 'mixed', unclear_as: 'international' });
  await products.run(one.id);
  const { body } = await products.call<{ products: { unit_price: string }[] }>(
    'GET',
    '?query=MIX-&sort=code',
  );
  expect(body.products.map(({ unit_price }) => unit_price)).toEqual(['1234.5', '1234.5', '1.5', '700']);
});

test('a key that stands twice belongs to the first row, and to the second once the first gives it up', async () => {
  const table = [
    ['Mã khách hàng', 'Tên đơn vị'],
    ['TWICE', 'Một'],
    ['TWICE', 'Hai'],
  ];
  const one = await customers.check(await customers.upload('hai.csv', await csvOf(table)));
  expect(one).toMatchObject({ ready: 1, wrong: 1 });
  await customers.call('PUT', `/imports/${one.id}/rows/2`, {
    import_row: { cells: [{ index: 0, text: 'ONCE' }] },
  });
  expect(await customers.seen(one.id)).toMatchObject({ ready: 2, wrong: 0 });
});

test('a record that somebody adds between the check and the run is not added again', async () => {
  const one = await customers.check(await customers.upload('r.csv', await csvOf(customerRows('RACE', 3))));
  const customer = { code: 'RACE-1', name: 'Người khác thêm', status: 'active' };
  await customers.call('POST', '', { customer });
  expect(await customers.run(one.id)).toMatchObject({ state: 'done', imported: 2, skipped: 1, wrong: 0 });
});

test('another company sees nothing of an import', async () => {
  const one = await customers.upload('m.csv', await csvOf(customerRows('MINE', 1)));
  const other = importDesk(server.current, await server.current.signIn('owner@demo2.vn'));
  for (const path of ['', '/rows', '/file'])
    expect((await other.call('GET', `/imports/${one.id}${path}`)).status).toBe(404);
  expect((await other.call('POST', `/imports/${one.id}/run`, {})).status).toBe(404);
  const { body } = await other.call<{ imports: Import[] }>('GET', '/imports');
  expect(body.imports).toEqual([]);
  expect((await products.call('GET', `/imports/${one.id}`)).status).toBe(404);
});

test('an import is not run before it is checked, nor mapped after it ran', async () => {
  const one = await customers.upload('o.csv', await csvOf(customerRows('ORDER', 1)));
  expect((await customers.call('POST', `/imports/${one.id}/run`, {})).status).toBe(409);
  const done = await customers.run((await customers.check(one)).id);
  expect((await customers.call('PUT', `/imports/${done.id}`, mapping(done, ['code', 'name']))).status).toBe(
    409,
  );
  expect((await customers.call('POST', `/imports/${done.id}/run`, {})).status).toBe(409);
});

test.each([
  ['cu.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Lưu thành|mật khẩu/],
  ['anh.xlsx', Buffer.from('89504e470d0a1a0a0000', 'hex'), /không phải bảng tính/],
  ['rong.csv', Buffer.from('Mã khách hàng,Tên đơn vị\r\n'), /chưa có dòng dữ liệu nào/],
])('%s is refused in words that say what to do', async (name, bytes, says) => {
  const one = await customers.upload(name, bytes);
  expect(one).toMatchObject({ state: 'refused', message: expect.stringMatching(says) });
});

test('the template has a column for each field, a guide and lists to choose from, and none of it is a record', async () => {
  const { bytes, name } = await customers.download('/import_template?format=xlsx');
  expect(name).toBe('mau-nhap-khach-hang.xlsx');
  const [headings = []] = await tableOf(bytes, name);
  expect(headings).toHaveLength(13);
  expect(headings.slice(0, 3)).toEqual(['Mã khách hàng *', 'Tên đơn vị *', 'Mã số thuế']);
  expect((await openSheets(bytes, name)).sheet_names).toContain(GUIDE_SHEET);
  for (const format of ['xlsx', 'csv']) {
    const template = await customers.download(`/import_template?format=${format}`);
    const one = await customers.upload(template.name, template.bytes);
    expect(one).toMatchObject({ state: 'refused', rows: 0 });
    expect(one.columns.every(({ field }) => field !== null)).toBe(true);
  }
});

test('a template that has been filled in is imported', async () => {
  const { bytes } = await customers.download('/import_template?format=csv');
  const [headings = []] = await tableOf(bytes, 'mau.csv');
  const filled = await xlsxOf([headings, ['MAU-1', 'Công ty theo mẫu', '0000000017']]);
  expect(await customers.check(await customers.upload('mau.xlsx', filled))).toMatchObject({
    ready: 1,
    wrong: 0,
  });
});
