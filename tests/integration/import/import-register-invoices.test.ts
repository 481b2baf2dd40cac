import { expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { csvOf, importDesk } from './import-desk.ts';

const server = withTestApp();

test('rows of a series of a cash register become drafts of its list, by their symbol; the others stay in the list of invoices', async () => {
  const token = await server.current.signIn('owner@demo.vn');
  const template = {
    ...{ name: 'Bán lẻ', form_no: '1', symbol: 'C26MQU', layout: 'modern' },
    ...{ is_default: false, status: 'active' },
  };
  const made = await judged(server.current, 'createTemplate', { token, body: { template } });
  expect(made.status, made.text).toBe(201);
  const desk = importDesk(server.current, token, 'invoices');
  const head = ['Số chứng từ', 'Ký hiệu', 'Người mua', 'Tên hàng', 'Số lượng', 'Đơn giá', 'Thuế suất'];
  const file = await csvOf([
    head,
    ['MT-1', 'C26MQU', 'Khách quầy nhập tệp', 'A', '2', '1000', '8'],
    ['MT-2', '', 'Khách thường nhập tệp', 'A', '2', '1000', '8'],
  ]);
  const done = await desk.run(await desk.check(await desk.upload('quay.csv', file)).then(({ id }) => id));
  expect(done).toMatchObject({ state: 'done', imported: 2 });
  const namesIn = async (operation: 'listInvoices' | 'listInvoiceCalculatingMachines') => {
    const { body } = await judged(server.current, operation, { token, query: { query: 'nhập tệp' } });
    const rows = Object.values(body as Record<string, components['schemas']['InvoiceSummary'][]>)[0] ?? [];
    return rows.map(({ buyer_name, buyer_person }) => buyer_name ?? buyer_person);
  };
  expect(await namesIn('listInvoiceCalculatingMachines')).toEqual(['Khách quầy nhập tệp']);
  expect(await namesIn('listInvoices')).toEqual(['Khách thường nhập tệp']);

  // Begun from their list: what names no series goes there, what names one stays with it.
  const again = await csvOf([
    head,
    ['MT-3', '', 'Khách quầy nhập tệp', 'A', '2', '1000', '8'],
    ['MT-4', 'C26TAA', 'Khách thường nhập tệp', 'A', '2', '1000', '8'],
  ]);
  const one = await desk.upload('quay-2.csv', again);
  const columns = one.columns.map(({ index, field }) => ({ index, field }));
  const map = (usual_series: string) =>
    desk.call('PUT', `/imports/${one.id}`, { import: { columns, on_existing: 'skip', usual_series } });
  expect((await map('1C26MZZ')).status).toBe(200);
  await desk.work('import-check', one.id);
  expect(await desk.problems(one)).toEqual([expect.stringContaining('Không có ký hiệu “1C26MZZ”')]);
  expect((await map('1C26MQU')).status).toBe(200);
  await desk.work('import-check', one.id);
  expect(await desk.seen(one.id)).toMatchObject({ state: 'checked', wrong: 0, usual_series: '1C26MQU' });
  // Mapped again without a word of the series, as an answer about the numbers of a column is.
  await desk.check(one);
  expect(await desk.seen(one.id)).toMatchObject({ state: 'checked', usual_series: '1C26MQU' });
  expect(await desk.run(one.id)).toMatchObject({ state: 'done', imported: 2 });
  expect(await namesIn('listInvoiceCalculatingMachines')).toHaveLength(2);
  expect(await namesIn('listInvoices')).toHaveLength(2);
});

test('records that have no series take none', async () => {
  const desk = importDesk(server.current, await server.current.signIn('owner@demo.vn'));
  const one = await desk.upload(
    'khach.csv',
    await csvOf([
      ['Mã', 'Tên'],
      ['KQ-1', 'Khách quầy'],
    ]),
  );
  const columns = one.columns.map(({ index, field }) => ({ index, field }));
  const { status, body } = await desk.call<components['schemas']['Errors']>('PUT', `/imports/${one.id}`, {
    import: { columns, on_existing: 'skip', usual_series: '1C26MAA' },
  });
  expect([status, body.errors[0]?.fields]).toEqual([422, ['usual_series']]);
});
