import { LONG, enter, expect, reload, settled, test } from '../fixtures.ts';
import { enterOwnCompany } from '../own-company.ts';

test('from anywhere, by the keyboard alone, to a page and to a record', async ({ page }) => {
  await enter(page, 'owner@demo.vn', '/admin/products');
  await page.keyboard.press('Control+k');
  const entry = page.getByRole('combobox', { name: /^Tìm hóa đơn/ });
  await expect(entry).toBeFocused();
  await page.keyboard.type('nhat ky');
  await expect(page.getByRole('option', { selected: true })).toContainText('Nhật ký thao tác');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings\/audit/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nhật ký thao tác');
  await settled(page);

  await page.keyboard.press('Control+k');
  await expect(entry).toBeFocused();
  await page.keyboard.type('KH0001');
  const found = page.getByRole('group', { name: 'Khách hàng' }).getByRole('option').first();
  await expect(found).toContainText('KH0001');
  await expect(page.getByRole('option', { selected: true })).toContainText('KH0001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/customers\/\d+$/);
  await expect(page.getByRole('link', { name: 'Về danh sách khách hàng' })).toBeVisible();
  await settled(page);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('ketoan@demo.vn');
  // Enter waits for the answer to all of it.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings\/accounts\/\d+$/);
  await settled(page);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Mở gần đây' }).getByRole('option')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
});

test(
  'the authority in charge is found in its catalogue, page by page, and saved with its code and province [1.does.tenant-settings 7.tax-authorities.pages]',
  LONG,
  async ({ page }) => {
    await enterOwnCompany(page, '/admin/settings/tenant');
    const box = page.getByRole('combobox', { name: /^Cơ quan thuế quản lý/ });
    await box.fill('');
    await box.click();
    await expect(page.getByRole('option')).toHaveCount(20);
    const last = page.getByRole('option').nth(19);
    await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(page.getByRole('option')).toHaveCount(40);
    await expect(last).toBeInViewport();
    await box.fill('da nang');
    await expect(page.getByRole('option').first()).toContainText('Thuế thành phố Đà Nẵng');
    await expect(page.getByRole('option').first()).toHaveClass(/Mui-focused/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Mã cơ quan thuế')).toHaveValue('50100');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Đã lưu/)).toBeVisible();
    await reload(page);
    await expect(box).toHaveValue('Thuế thành phố Đà Nẵng');
  },
);

test('a command is said, and an amount leads to the invoices that have it', async ({ page }) => {
  await enter(page, 'owner@demo.vn', '/admin/products');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lap hoa don');
  await expect(page.getByRole('option', { selected: true })).toContainText('Lập hóa đơn');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/invoices\/create$/);
  await settled(page);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('7.560.000');
  await expect(page.getByRole('option', { selected: true })).toContainText('Hóa đơn có tổng tiền 7.560.000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Tổng tiền: 7\.560\.000/ })).toBeVisible();
  await settled(page);

  const found = page.getByRole('option', { selected: true });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('=7.560.000');
  const issued = page.getByRole('group', { name: 'Hóa đơn', exact: true }).getByRole('option');
  await expect(issued.filter({ hasText: 'Đã cấp mã' }).first()).toContainText('theo số tiền');
  const name = await issued.filter({ hasText: 'Đã cấp mã' }).first().locator('.k-palette__title').innerText();
  await page.getByRole('combobox', { name: /^Tìm hóa đơn/ }).fill(name);
  await page
    .getByRole('group', { name: `Lệnh cho ${name}` })
    .getByRole('option', { name: 'Gửi email' })
    .click();
  await expect(page.getByRole('dialog', { name: `Gửi hóa đơn ${name} qua email` })).toBeVisible();
  await page.keyboard.press('Escape');
  await settled(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Tìm hóa đơn/ }).fill('>phieu xuat');
  await expect(found).toContainText('Lập phiếu xuất kho');
  await page.getByRole('combobox', { name: /^Tìm hóa đơn/ }).fill('@KH0001');
  await expect(found).toContainText('KH0001');
  await expect(page.getByRole('group')).toHaveCount(1);
});
