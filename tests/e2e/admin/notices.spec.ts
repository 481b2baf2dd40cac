import { makeAccount } from '../accounts.ts';
import { enter, expect, test } from '../fixtures.ts';
import { checkLooks } from '../looks.ts';

test('the bell counts what is unread, opens by keyboard, leads to it, and forgets nothing', async ({
  page,
}) => {
  const email = await makeAccount(page.request, ['read_invoices', 'read_customers']);
  await enter(page, email, '/admin/customers');
  const unread = page.getByRole('button', { name: /^Thông báo, \d+ chưa đọc$/ });
  await page.keyboard.press('Tab');
  await unread.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Thông báo' });
  const refused = panel.getByRole('link', { name: /Chưa đọc: .*bị từ chối/ });
  await expect(refused.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(unread).toBeFocused();

  await page.keyboard.press('Enter');
  const before = await refused.count();
  await refused.first().click();
  await expect(page).toHaveURL(/\/admin\/invoices/);
  await unread.click();
  await expect(refused).toHaveCount(before - 1);

  await panel.getByRole('button', { name: 'Đánh dấu đã đọc' }).click();
  await expect(refused).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Thông báo', exact: true }).click();
  await expect(panel.getByRole('link').first()).toBeVisible();
  await checkLooks(page);
});

test('on a phone the bell gives the focus to its panel, and gets it back when that is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, await makeAccount(page.request, ['read_invoices']), '/admin/invoices');
  const bell = page.getByRole('button', { name: /^Thông báo/ });
  const panel = page.getByRole('dialog', { name: 'Thông báo' });
  for (const close of [
    () => panel.getByRole('button', { name: 'Đóng' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await bell.click();
    await expect(panel.getByRole('link').first()).toBeVisible();
    await expect(panel).toBeFocused();
    await close();
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
  }
});
