import { callApi } from '../api.ts';
import { LONG, enter, expect, settled, test } from '../fixtures.ts';
import { checkLooks, checkWidths } from '../looks.ts';

test('/admin opens the overview: its bars are read, stand in a table, and lead to their invoices [2.route.dashboard]', async ({
  page,
}) => {
  await enter(page, 'owner@demo.vn', '/admin');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tổng quan');
  // On the first day of a month nothing may be issued yet: the month of the newest invoices has bars.
  const { invoices } = await callApi<{ invoices: { issued_on: string }[] }>(page.request, 'owner@demo.vn', [
    'GET',
    '/api/invoices?status=code_issued&limit=1',
  ]);
  const month = invoices[0]?.issued_on.slice(0, 7) ?? '';
  const chosen = page.getByRole('combobox', { name: 'Tháng' });
  await chosen.selectOption({ label: `Tháng ${month.slice(5)}/${month.slice(0, 4)}` });
  await expect(page).toHaveURL(new RegExp(`\\?thang=${month}$`));
  const revenue = page.getByRole('list', { name: 'Doanh thu chưa thuế theo tháng' });
  await expect(revenue.getByRole('link')).toHaveCount(13);
  await expect(page.getByRole('list', { name: /^Hóa đơn theo ngày/ })).toBeVisible();
  await settled(page);
  await checkLooks(page);
  await checkWidths(page);
  const [ofDays, ofMonths] = await page.getByRole('button', { name: 'Xem bảng' }).all();
  await ofMonths?.click();
  await ofDays?.click();
  await expect(
    page
      .getByRole('table', { name: /^Hóa đơn theo ngày/ })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /issued_onOnMin/);
  await expect(
    page.getByRole('table', { name: 'Doanh thu chưa thuế theo tháng' }).getByRole('row'),
  ).toHaveCount(14);
  await page.getByRole('button', { name: 'Xem biểu đồ' }).last().click();
  await revenue.getByRole('link').last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/invoices\?filter=/);
});

test(
  'the period of a report is typed by the keyboard: what stands on the way to it is read and takes nothing away',
  LONG,
  async ({ page }) => {
    await enter(page, 'owner@demo.vn', '/admin/report/invoice-summaries?tu=2026-11-01&den=2026-11-30');
    await page.getByRole('group', { name: 'Kỳ báo cáo, từ ngày' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('01102026', { delay: 50 });
    await expect(page).toHaveURL(/\?tu=2026-10-01&den=2026-11-30$/);
  },
);
