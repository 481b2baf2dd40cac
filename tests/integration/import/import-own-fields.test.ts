import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/print/design.ts';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { csvOf, importDesk, tableOf, type Desk, type Import, type Table } from './import-desk.ts';

type Schemas = components['schemas'];

const FIELDS: Pick<Schemas['TemplateDesign'], 'extra_fields' | 'line_fields'> = {
  extra_fields: [{ name: 'Số PO', type: 'string' }],
  line_fields: [
    { name: 'Số lô', type: 'string' },
    { name: 'Hạn dùng', type: 'date' },
    { name: 'Số kiện', type: 'numeric' },
  ],
};

const server = withTestApp();
everyStatementNamesItsTenant(server);
let desk: Desk;
let template: Schemas['Template'];
let token = '';

/** Has the company's usual template ask for these fields. */
async function ask(fields: Partial<Pick<Schemas['TemplateDesign'], 'extra_fields' | 'line_fields'>>) {
  const { id, lock_version, name, form_no, symbol, layout, accent_color, is_default, status } = template;
  const { body, status: answered } = await judged(server.current, 'updateTemplate', {
    token,
    id,
    body: {
      template: {
        ...{ lock_version, name, form_no, symbol, layout, accent_color, is_default, status },
        design: { ...DEFAULT_DESIGN, ...fields },
      },
    },
  });
  expect(answered).toBe(200);
  ({ template } = body as { template: Schemas['Template'] });
}

beforeAll(async () => {
  const app = server.current;
  token = await app.signIn('owner@demo.vn');
  desk = importDesk(app, token, 'invoices');
  const { body } = await judged(app, 'listTemplates', { token });
  const [usual] = (body as { templates: Schemas['Template'][] }).templates.filter((one) => one.is_default);
  if (usual === undefined) throw new Error('the demo company has a usual template');
  template = usual;
  await ask(FIELDS);
});

const checked = async (table: Table): Promise<Import> =>
  desk.check(await desk.upload('hoa don.csv', await csvOf(table)));

/** Each by its column, as the names of own fields are not those of the columns. */
async function problems(one: Import): Promise<string[]> {
  const wrong = await desk.rows(one.id, 'wrong');
  return wrong.flatMap(({ row, problems: all }) =>
    all.map(({ index, message }) => `${row} ${index}: ${message}`),
  );
}

/** Beside those of special goods and where their buyer lives, which every company has. */
const ownOf = ({ own_fields }: Import) =>
  own_fields.filter(({ source }) => !/^(special:|buyer_(province|commune)$)/.test(source));

const HEAD = [
  'Số chứng từ',
  'Tên đơn vị',
  'Số PO',
  'Tên hàng hóa, dịch vụ',
  'Số lượng',
  'Đơn giá',
  'Thuế suất',
];
const OWN = ['so lo', 'Hạn dùng', 'SỐ KIỆN'];

test('columns named as the fields of the templates fill them, of the invoice once and of each line', async () => {
  const one = await checked([
    [...HEAD, ...OWN],
    ['1', 'Biển Xanh', '4500', 'Thuốc ho', '2', '10000', '8%', '00123', '31/03/2027', '1,5'],
    ['1', '', '', 'Bông băng', '1', '5000', '8%', '', '', ''],
  ]);
  expect(one.columns.map(({ field }) => field)).toEqual([
    ...['document_no', 'buyer_name', 'extra:string:Số PO', 'name', 'quantity', 'unit_price', 'vat_rate'],
    ...['line_extra:string:Số lô', 'line_extra:date:Hạn dùng', 'line_extra:numeric:Số kiện'],
  ]);
  expect(ownOf(one).map(({ label, kind }) => `${label} ${kind}`)).toEqual([
    ...['Số PO text', 'Số lô text', 'Hạn dùng date', 'Số kiện decimal'],
  ]);
  expect(await problems(one)).toEqual([]);
  const [invoice] = await desk.imported(await desk.run(one.id));
  expect(invoice).toMatchObject({
    extras: [{ name: 'Số PO', type: 'string', value: '4500' }],
    lines: [
      {
        extras: [
          { name: 'Số lô', type: 'string', value: '00123' },
          { name: 'Hạn dùng', type: 'date', value: '2027-03-31' },
          { name: 'Số kiện', type: 'numeric', value: '1.5' },
        ],
      },
      { extras: [] },
    ],
  });
});

test('the list as a file has a column for each field of invoices', async () => {
  const { bytes, name } = await desk.download(
    `/export?format=csv&query=${encodeURIComponent('Biển Xanh')}&sort=-id`,
  );
  const [headings = [], first = []] = await tableOf(bytes, name);
  expect([headings.at(-1), first.at(-1)]).toEqual(['Số PO', '4500']);
  expect(headings).not.toContain('Số lô');
});

test('the file to fill in has a column for each, behind the others', async () => {
  const { bytes, name } = await desk.download('/import_template?format=csv');
  const [headings = []] = await tableOf(bytes, name);
  expect(headings.slice(-4)).toEqual(['Số PO', 'Số lô', 'Hạn dùng', 'Số kiện']);
});

test('a heading of the description means its field, whatever the company calls its own', async () => {
  const own = [{ name: 'Số lượng', type: 'string' } as const];
  await ask({ extra_fields: [...own, { name: 'Số PO', type: 'string' }], line_fields: own });
  const one = await checked([HEAD, ['9', 'Biển Xanh', '', 'Thuốc ho', '2', '10000', '8%']]);
  expect(one.columns.map(({ field }) => field)).toContain('quantity');
  expect(ownOf(one).map(({ label }) => label)).toEqual([...['Số lượng', 'Số PO', 'Số lượng (từng dòng)']]);
  await ask(FIELDS);
});

test('what a field cannot hold is told at its cell, and is put right there', async () => {
  const long = 'x'.repeat(501);
  const one = await checked([
    [...HEAD, ...OWN],
    ['2', 'Biển Xanh', long, 'Thuốc ho', '2', '10000', '8%', '', '31/02/2027', 'nhiều'],
  ]);
  const found = await problems(one);
  expect(found).toEqual([
    expect.stringMatching(/^2 2: .*500 ký tự/),
    expect.stringContaining('2 8: “31/02/2027” không phải một ngày có thật'),
    expect.stringContaining('2 9: “nhiều” không phải số'),
  ]);
  const cells = [
    { index: 8, text: '28/02/2027' },
    { index: 9, text: '3' },
  ];
  await desk.call('PUT', `/imports/${one.id}/rows/2`, { import_row: { cells } });
  expect(await problems(one)).toEqual([expect.stringMatching(/^2 2: /)]);
});

test('a field that the template gave up after the columns were matched is still filled', async () => {
  const one = await checked([
    [...HEAD, ...OWN],
    ['3', 'Biển Xanh', '4501', 'Thuốc ho', '2', '10000', '8%', 'B2', '', ''],
  ]);
  await ask({});
  const [invoice] = await desk.imported(await desk.run(one.id));
  expect(invoice?.lines[0]?.extras).toEqual([{ name: 'Số lô', type: 'string', value: 'B2' }]);
  const next = await checked([
    [...HEAD, ...OWN],
    ['4', 'Biển Xanh', '', 'Thuốc ho', '2', '10000', '8%', '', '', ''],
  ]);
  expect(ownOf(next)).toEqual([]);
  expect(next.columns.map(({ field }) => field).slice(-3)).toEqual([null, null, null]);
});
