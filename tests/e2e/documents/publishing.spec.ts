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
  'two tabs on one draft: the second save says who saved and asks field by field, the rest is merged',
  LONG,
  async ({ page, context }) => {
    const { id } = await makeDraft(page.request);
    const path = `/admin/invoices/${id}`;
    await enter(page, owner, path);
    const other = await context.newPage();
    await open(other, path);
    await page.getByLabel('Tên đơn vị').fill('Công ty TNHH Sửa Sau');
    await other.getByLabel('Tên đơn vị').fill('Công ty TNHH Sửa Trước');
    await other.getByLabel('Địa chỉ', { exact: true }).fill('Số 1 phố Mới');
    await other.getByRole('button', { name: 'Lưu nháp' }).click();
    await expect(other.getByText('Đã lưu hóa đơn nháp')).toBeVisible();

    await page.getByRole('button', { name: 'Lưu nháp' }).click();
    const buyer = page.getByRole('radiogroup', { name: 'Người mua' });
    await expect(page.getByText(/đã lưu hóa đơn này lúc/)).toBeVisible();
    await expect(page.getByLabel('Tên đơn vị')).toHaveValue('Công ty TNHH Sửa Sau');
    await expect(buyer.getByText('Công ty TNHH Sửa Trước')).toBeVisible();
    await buyer.getByRole('radio', { name: /Của bạn/ }).check();
    await page.getByRole('button', { name: 'Gộp và lưu' }).click();
    await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
    await expect(buyer).toBeHidden();
    const { invoice } = await callApi<{ invoice: Invoice }>(page.request, owner, [
      'GET',
      `/api/invoices/${id}`,
    ]);
    expect(invoice).toMatchObject({
      buyer_name: 'Công ty TNHH Sửa Sau',
      buyer_address: 'Số 1 phố Mới',
      saved_by_name: expect.any(String),
    });
  },
);
