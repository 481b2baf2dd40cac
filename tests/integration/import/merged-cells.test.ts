import { beforeAll, expect, test } from 'vitest';
import { workbookOf } from '#tests/setup/sheet-archive.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { importDesk, type Desk } from './import-desk.ts';
import { cell, sheetOf, type SheetRows } from './sheet-cells.ts';

const server = withTestApp();
let customers: Desk;
let invoices: Desk;

beforeAll(async () => {
  const token = await server.current.signIn('owner@demo.vn');
  customers = importDesk(server.current, token);
  invoices = importDesk(server.current, token, 'invoices');
  await importDesk(server.current, token, 'products').call('POST', '', {
    product: { code: 'MERGED', name: 'Hàng gộp', unit_price: '999', vat_rate: '10%', status: 'active' },
  });
});

const sheet = (ranges: readonly string[], ...rows: SheetRows): Buffer =>
  workbookOf('', {
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheetOf(...rows)}</sheetData><mergeCells>${ranges
      .map((ref) => `<mergeCell ref="${ref}"/>`)
      .join('')}</mergeCells></worksheet>`,
  });

const HEADINGS = ['Số CT', 'Tên khách hàng', 'Địa chỉ', 'Mã hàng', 'Tên hàng', 'SL', 'Đơn giá', 'Thuế suất'];
const number = cell.number;

test('a rate and a price over several lines hold for each of them, before the catalogue', async () => {
  const file = sheet(
    ['A2:A4', 'B2:B4', 'C2:C4', 'G2:G3', 'H2:H4'],
    HEADINGS,
    ['M-1', 'Công ty A', '1 Phố Huế', 'MERGED', 'Bút', number(1), number(1000), '8%'],
    ['', '', '', 'MERGED', 'Vở', number(2)],
    ['', '', '', 'MERGED', 'Thước', number(3), number(3000)],
  );
  const one = await invoices.check(await invoices.upload('m.xlsx', file));
  expect(await invoices.problems(one)).toEqual([]);
  expect(await invoices.imported(await invoices.run(one.id))).toMatchObject([
    {
      buyer_name: 'Công ty A',
      lines: [
        { name: 'Bút', unit_price: '1000', vat_rate: '8%' },
        { name: 'Vở', unit_price: '1000', vat_rate: '8%' },
        { name: 'Thước', unit_price: '3000', vat_rate: '8%' },
      ],
    },
  ]);
});

test('a quantity over several lines is asked about, and so is what a cell beside reaches over', async () => {
  const file = sheet(
    ['F2:F3', 'C4:D4'],
    HEADINGS,
    ['M-2', 'Công ty A', '1 Phố Huế', '', 'Bút', number(10), number(1000), '8%'],
    ['M-2', 'Công ty A', '1 Phố Huế', '', 'Vở', '', number(2000), '8%'],
    ['M-3', 'Công ty B', '2 Phố Huế', '', 'Vở', number(1), number(2000), '8%'],
  );
  const one = await invoices.check(await invoices.upload('n.xlsx', file));
  expect(await invoices.problems(one)).toEqual([
    expect.stringMatching(/^3 quantity: “10” nằm trong ô gộp của nhiều dòng/),
    expect.stringMatching(/^4 code: Ô này bị ô bên cạnh gộp vào/),
  ]);
  await invoices.call('PUT', `/imports/${one.id}/rows/3`, {
    import_row: { cells: [{ index: 5, text: '10' }] },
  });
  expect(await invoices.seen(one.id)).toMatchObject({ wrong: 1, ready: 2 });
});

test('a name that reaches over the address does not empty the address of a customer', async () => {
  await customers.call('POST', '', {
    customer: { code: 'MERGED-1', name: 'Công ty Cũ', address: '1 Phố Huế', status: 'active' },
  });
  const file = sheet(
    ['B2:C2'],
    ['Mã khách hàng', 'Tên đơn vị', 'Địa chỉ', 'Ghi chú'],
    ['MERGED-1', 'Công ty Mới', '', 'x'],
  );
  const one = await customers.check(await customers.upload('c.xlsx', file), 'update');
  expect(await customers.problems(one)).toEqual([expect.stringMatching(/^2 address: Ô này bị ô bên cạnh/)]);
});

const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;HD&quot;0000"/><numFmt numFmtId="165" formatCode="0000000000&quot;-&quot;000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

test('numbers in columns of texts are the codes that the sheet shows', async () => {
  const rows: SheetRows = [
    ['Mã khách hàng', 'Tên đơn vị', 'Mã số thuế'],
    [number(5, 1), 'Công ty A', number('101243150001', 2)],
    [number('1.234'), 'Công ty B', ''],
  ];
  const file = workbookOf(sheetOf(...rows), { 'xl/styles.xml': styles });
  const one = await customers.check(await customers.upload('f.xlsx', file));
  await customers.run(one.id);
  const codes = async (query: string) =>
    (await customers.call<{ customers: { code: string; tax_code: string }[] }>('GET', `?query=${query}`)).body
      .customers;
  expect(await codes('HD0005')).toMatchObject([{ code: 'HD0005', tax_code: '0101243150-001' }]);
  expect(await codes('1,234')).toMatchObject([{ code: '1,234' }]);
});

test('rows that the sheet hides are imported, and counted', async () => {
  const shown = sheetOf(['Mã khách hàng', 'Tên đơn vị'], ['HIDE-1', 'A'], ['HIDE-2', 'B']);
  const file = workbookOf(shown.replace('<row r="3"', '<row r="3" hidden="1"'));
  expect(await customers.upload('h.xlsx', file)).toMatchObject({ rows: 2, hidden_rows: 1 });
});
