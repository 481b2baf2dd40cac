import { typedDate, today } from '../api.ts';
import { enter, expect, open, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

/** Presses Tab until the wanted control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement)) return '';
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
      return (
        focused.getAttribute('aria-label') ??
        labels.map(({ innerText }) => innerText).join(' ') + focused.innerText
      );
    });
    if (name.test(at)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${String(name)}`);
}

test('an invoice is written, saved and published by the keyboard alone', async ({ page }) => {
  await enter(page, 'owner@demo.vn', '/admin/invoices');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lập hóa đơn GTGT');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await settled(page);

  await tabTo(page, /^Mã số thuế/);
  await page.keyboard.type('0000000017');
  await tabTo(page, /^Tên đơn vị/);
  await page.keyboard.type('Công ty TNHH Bàn Phím');
  await tabTo(page, /^Địa chỉ/);
  await page.keyboard.type('Số 9 phố Phím');
  await tabTo(page, /^Tên hàng hóa, dịch vụ, dòng 1/);
  await page.keyboard.type('Giấy in A4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ram');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('62000');
  await tabTo(page, /^Thuế, dòng 1/);
  await page.keyboard.type('10');
  await expect(page.getByLabel('Thuế, dòng 1')).toHaveValue('10%');

  // Enter and the arrows go up and down a column.
  await page.getByLabel('Số lượng, dòng 1').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Số lượng, dòng 2')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Số lượng, dòng 1')).toBeFocused();

  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hóa đơn nháp');
  await settled(page);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Ký và phát hành' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
});

test('in an empty invoice: a price reached by Tab is replaced by what is typed, the focus goes on when a customer is picked and a line is deleted, the date can be typed', async ({
  page,
}) => {
  await enter(page, 'owner@demo.vn', '/admin/invoices/create');
  await test.step('a price reached by Tab is replaced by what is typed, in the style it has at rest', async () => {
    const price = page.getByLabel('Đơn giá, dòng 1');
    await price.focus();
    await page.keyboard.type('1500000');
    await expect(price).toHaveValue('1.500.000');
    await page.keyboard.press('Tab');
    await expect(price).toHaveValue('1.500.000');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('2000.5');
    await expect(page.getByRole('tooltip')).toHaveText('2.000,5');
    await page.keyboard.press('Enter');
    await expect(price).toHaveValue('2.000,5');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('3');
    await expect(price).toHaveValue('3');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
  await test.step('the invoice date can be typed', async () => {
    const date = page.getByRole('group', { name: 'Ngày hóa đơn' }).first();
    await date.getByRole('spinbutton').first().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(typedDate(today(-2)).replaceAll('/', ''));
    await expect(date).toContainText(typedDate(today(-2)));
    await expect(page.getByRole('region', { name: 'Thay đổi chưa lưu' })).toBeVisible();
  });
  await test.step('the focus goes on when a customer is picked and when a line is deleted', async () => {
    await open(page, '/admin/invoices/create');
    await page.getByRole('button', { name: 'Chọn từ danh mục' }).click();
    await expect(page.locator('#buyer-picker')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await settled(page);
    await expect(page.getByRole('listbox').locator('.Mui-focused')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Mã số thuế/)).toBeFocused();

    await page.getByLabel('Tên hàng hóa, dịch vụ, dòng 1').fill('Giấy in A4');
    await page.getByRole('button', { name: 'Thao tác với dòng 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Đã xóa dòng 1')).toBeVisible();
    await expect(page.getByLabel('Tên hàng hóa, dịch vụ, dòng 1')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Thao tác với dòng 1' })).toBeFocused();
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(page.getByLabel('Tên hàng hóa, dịch vụ, dòng 1')).toHaveValue('Giấy in A4');
    await expect(page.getByRole('button', { name: 'Thao tác với dòng 1' })).toBeFocused();
  });
});

test('a slash goes to the search of a list, and types nothing into it', async ({ page }) => {
  await enter(page, 'owner@demo.vn', '/admin/customers');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.type('n/');
  await expect(page.getByRole('searchbox')).toHaveValue('n/');
  expect(new URL(page.url()).pathname).toBe('/admin/customers');
});
