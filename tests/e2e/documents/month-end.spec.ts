import { enter, expect, settled, test } from '../fixtures.ts';
import { checkLooks, checkWidths } from '../looks.ts';

test('a month is looked at, closed, reopened with a reason, and the chain of closings is verified', async ({
  page,
}) => {
  // A month before the demo company began: nothing in it, so nothing against closing it.
  await enter(page, 'ktt@demo.vn', '/admin/report/month-end?thang=2025-02');
  await expect(page.getByRole('heading', { level: 1, name: 'Khóa sổ tháng 02/2025' })).toBeVisible();
  await expect(page.getByText('16 đạt · 0 chặn chốt · 0 nhắc')).toBeVisible();
  const close = page.getByRole('button', { name: 'Chốt tháng 02/2025' });
  await close.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Chốt tháng 02/2025' }).click();
  await expect(page.getByText('Đã chốt tháng 02/2025.')).toBeVisible();

  await page.getByRole('button', { name: 'Mở lại tháng' }).click();
  const question = page.getByRole('dialog', { name: 'Mở lại tháng' });
  await question.getByRole('textbox', { name: /^Lý do mở lại/ }).fill('Kiểm tra lại hóa đơn cuối tháng');
  await question.getByRole('button', { name: 'Mở lại tháng' }).click();
  const closings = page.getByRole('table', { name: 'Các lần chốt' });
  await expect(closings).toContainText('Kiểm tra lại hóa đơn cuối tháng');
  await expect(close).toBeEnabled();

  await page.getByRole('button', { name: 'Kiểm lại cả chuỗi' }).click();
  await expect(page.getByText(/^Chuỗi nguyên vẹn: \d+ lần chốt/)).toBeVisible();

  // The month that runs has drafts; their list is one press away, and the button leads to the list of invoices.
  await page.goto('/admin/report/month-end?thang=2026-11');
  await page.getByRole('button', { name: /^Xem danh sách: Nháp chưa phát hành/ }).click();
  const found = page.getByRole('dialog', { name: 'Nháp chưa phát hành' });
  await expect(found.getByRole('listitem').first()).toContainText('Nháp');
  await page.keyboard.press('Escape');
  await settled(page);
  await checkLooks(page);
  await checkWidths(page);
  await page.getByRole('link', { name: 'Phát hành: Nháp chưa phát hành' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\?/);
});
