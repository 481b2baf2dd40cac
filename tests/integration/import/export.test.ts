import { beforeAll, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { importDesk, tableOf, type Desk } from './import-desk.ts';

const server = withTestApp();
let customers: Desk;
let products: Desk;

beforeAll(async () => {
  const token = await server.current.signIn('owner@demo.vn');
  customers = importDesk(server.current, token);
  products = importDesk(server.current, token, 'products');
  for (const [code, name, status, note] of [
    ['X-3', 'Công ty Xuất ba', 'active', '=HYPERLINK("http://x")'],
    ['X-1', 'Công ty Xuất một', 'active', '@gọi'],
    ['X-2', 'Công ty Xuất hai', 'inactive', null],
  ])
    await customers.call('POST', '', { customer: { code, name, status, note } });
});

async function column(file: { bytes: Buffer; name: string }, heading: string): Promise<string[]> {
  const [headings = [], ...rows] = await tableOf(file.bytes, file.name);
  return rows.map((cells) => cells[headings.indexOf(heading)] ?? '');
}

test('an export holds what the list holds, in its order, and says how many', async () => {
  const file = await customers.download('/export?query=xuat&sort=-code');
  expect(file).toMatchObject({ name: 'khach-hang-2026-11-20.xlsx', total: 3 });
  expect(await column(file, 'Mã khách hàng')).toEqual(['X-3', 'X-2', 'X-1']);
  const active = await customers.download('/export?query=xuat&sort=code&status=active&format=csv');
  expect(active).toMatchObject({ name: 'khach-hang-2026-11-20.csv', total: 2 });
  expect(await column(active, 'Mã khách hàng')).toEqual(['X-1', 'X-3']);
  expect(await column(active, 'Trạng thái')).toEqual(['Đang hoạt động', 'Đang hoạt động']);
  expect(await column(active, 'Ngày tạo')).toEqual(['20/11/2026 09:00', '20/11/2026 09:00']);
});

test('instants are sorted as instants, not as the text of their cells', async () => {
  server.current.clock.set('2026-12-01T02:00:00.000Z');
  const later = importDesk(server.current, await server.current.signIn('owner@demo.vn'));
  await later.call('POST', '', { customer: { code: 'X-4', name: 'Công ty Xuất bốn', status: 'active' } });
  server.current.clock.set('2026-11-20T02:00:00.000Z');
  const file = await customers.download('/export?query=xuat&sort=-created_on');
  expect((await column(file, 'Mã khách hàng'))[0]).toBe('X-4');
});

test('no text becomes a formula: in CSV it is guarded, in a sheet it is text', async () => {
  const csv = (await customers.download('/export?query=xuat&format=csv')).bytes.toString('utf8');
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv).toContain(",'@gọi,");
  const sheet = await customers.download('/export?query=X-3');
  expect(await column(sheet, 'Ghi chú')).toEqual(['=HYPERLINK("http://x")']);
  expect(sheet.bytes.includes('<f>')).toBe(false);
});

test.each(['xlsx', 'csv'])(
  'what is exported as %s is known when it is imported again, to the last digit',
  async (format) => {
    const product = {
      code: `LAI-${format}`,
      name: 'Hàng lẻ',
      unit_price: '1.234',
      vat_rate: '8%',
      status: 'active',
    };
    await products.call('POST', '', { product });
    for (const desk of [customers, products]) {
      const file = await desk.download(`/export?format=${format}`);
      const one = await desk.check(await desk.upload(file.name, file.bytes), 'update');
      expect(one).toMatchObject({ ready: 0, existing: file.total, wrong: 0 });
      expect(await desk.run(one.id)).toMatchObject({ updated: 0, skipped: file.total });
    }
  },
);

test('a list that may not be exported is not', async () => {
  const token = await server.current.signIn('xem@demo.vn');
  const reply = await importDesk(server.current, token).call('GET', '/export');
  expect(reply.status).toBe(403);
});
