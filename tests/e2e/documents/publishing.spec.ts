import { callApi, makeDraft } from '../api.ts';
import type { Invoice } from '../api.ts';
import { LONG, enter, expect, open, test } from '../fixtures.ts';

const owner = 'owner@demo.vn';

test('pressing twice gives one number', async ({ page }) => {
  const { id } = await makeDraft(page.request);
  await enter(page, owner, `/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/publish')) asked.push(request.url());
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).dblclick();
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
  expect(asked).toHaveLength(1);
  type Events = { invoice_events: { kind: string }[] };
  const { invoice_events } = await callApi<Events>(page.request, owner, [
    'GET',
    `/api/invoices/${id}/history`,
  ]);
  expect(invoice_events.filter(({ kind }) => kind === 'signed')).toHaveLength(1);
});

test(
  'two tabs on one draft: the second save is told, and takes the newer one or writes over it',
  LONG,
  async ({ page, context }) => {
    const { id } = await makeDraft(page.request);
    const path = `/admin/invoices/${id}`;
    await enter(page, owner, path);
    const other = await context.newPage();
    await open(other, path);
    await other.getByLabel('Tên đơn vị').fill('Công ty TNHH Sửa Trước');
    await other.getByRole('button', { name: 'Lưu nháp' }).click();
    await expect(other.getByText('Đã lưu hóa đơn nháp')).toBeVisible();

    const conflict = page.getByText('Người khác vừa sửa hóa đơn này.');
    await page.getByLabel('Tên đơn vị').fill('Công ty TNHH Sửa Sau');
    await page.getByRole('button', { name: 'Lưu nháp' }).click();
    await expect(conflict).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ghi đè bằng bản của tôi' })).toBeVisible();
    await expect(page.getByLabel('Tên đơn vị')).toHaveValue('Công ty TNHH Sửa Sau');
    await page.getByRole('button', { name: 'Tải bản mới' }).click();
    await expect(page.getByLabel('Tên đơn vị')).toHaveValue('Công ty TNHH Sửa Trước');
    await expect(conflict).toBeHidden();

    await other.getByLabel('Địa chỉ', { exact: true }).fill('Số 1 phố Mới');
    await other.getByRole('button', { name: 'Lưu nháp' }).click();
    await expect(other.getByRole('region', { name: 'Thay đổi chưa lưu' })).toBeHidden();
    await page.getByLabel('Tên đơn vị').fill('Công ty TNHH Ghi Đè');
    await page.getByRole('button', { name: 'Lưu nháp' }).click();
    await page.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click();
    await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
    const { invoice } = await callApi<{ invoice: Invoice }>(page.request, owner, [
      'GET',
      `/api/invoices/${id}`,
    ]);
    expect(invoice.buyer_name).toBe('Công ty TNHH Ghi Đè');
  },
);
