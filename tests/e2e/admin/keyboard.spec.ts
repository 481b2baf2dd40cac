import type { components } from '#generated/types.ts';
import { callApi, typedDate, today } from '../api.ts';
import { LONG, enter, expect, open, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { expectInCell, fillCell, lineCell, shownIn } from '../line-cells.ts';

type Schemas = components['schemas'];

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
  await lineCell(page, 'Số lượng', 1).focus();
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

test(
  'twenty lines with three rates, two discounts and a note take fewer than ninety keys beside the values, from the list to the code',
  LONG,
  async ({ page }) => {
    const products = await productsOnFile(page);
    await enter(page, 'owner@demo.vn', '/admin/invoices');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    let pressed = 0;
    const press = async (...keys: string[]) => {
      for (const key of keys) {
        pressed += 1;
        await page.keyboard.press(key);
      }
    };
    const at = (name: string) =>
      expect(page.getByRole('main').locator(':focus')).toHaveAttribute('aria-label', name);
    await press('n');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lập hóa đơn GTGT');
    // The heading is there before the form is.
    await expect(page.getByLabel(/^Mã số thuế/)).toBeVisible();
    await settled(page);
    await press('Alt+m');
    await page.keyboard.type(products.buyer_tax_code);
    await press('Alt+l');
    await expect(page.getByLabel(/^Tên đơn vị/)).toHaveValue(products.buyer_name);
    for (const [index, code] of products.codes.entries()) {
      await at(`Tên hàng hóa, dịch vụ, dòng ${index + 1}`);
      await page.keyboard.type(code);
      await press('Enter');
      await at(`Số lượng, dòng ${index + 1}`);
      await page.keyboard.type(String(index + 1));
      // The product is taken as soon as its answer is here.
      await expect.poll(() => shownIn(page, 'Đơn giá', index + 1)).not.toBe('');
      if (index === 3 || index === 7) {
        await press('Tab', 'Tab');
        await page.keyboard.type('5');
      }
      const rate = { 5: '5', 9: '10' }[index];
      if (rate !== undefined) {
        await press('Tab', 'Tab', 'Tab');
        await page.keyboard.type(rate);
      }
      await press('Enter');
    }
    await page.keyboard.type('Giao tại kho của bên mua');
    await press('Shift+F10', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await expect(lineCell(page, 'Số lượng', 21)).toBeDisabled();
    await press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Ký và phát hành' })).toBeFocused();
    await press('Enter');
    await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
    expect(pressed).toBeLessThan(90);
  },
);

/** Twenty codes of products with a price, and a customer with a tax code, of the demo company. */
async function productsOnFile(page: Page) {
  const read = <T>(path: string) => callApi<T>(page.request, 'owner@demo.vn', ['GET', path]);
  const { products } = await read<{ products: Schemas['Product'][] }>(
    '/api/products?limit=100&status=active&sort=code',
  );
  const codes = products.filter(({ unit_price }) => unit_price !== null).map(({ code }) => code);
  const { customers } = await read<{ customers: Schemas['Customer'][] }>(
    '/api/customers?limit=50&status=active',
  );
  const buyer = customers.find(({ tax_code, address }) => tax_code !== null && address !== null);
  if (buyer === undefined || codes.length < 20) throw new Error('the demo company has too little on file');
  return { codes: codes.slice(0, 20), buyer_tax_code: buyer.tax_code ?? '', buyer_name: buyer.name };
}

test(
  'in an empty invoice: a price reached by Tab is replaced by what is typed, the focus goes on when a customer is picked and a line is deleted, the date can be typed',
  LONG,
  async ({ page }) => {
    await enter(page, 'owner@demo.vn', '/admin/invoices/create');
    await test.step('a price reached by Tab is replaced by what is typed, in the style it has at rest', async () => {
      await lineCell(page, 'Đơn giá', 1).focus();
      await page.keyboard.type('1500000');
      await expectInCell(page, 'Đơn giá', 1, '1.500.000');
      await page.keyboard.press('Tab');
      await expectInCell(page, 'Đơn giá', 1, '1.500.000');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('2000.5');
      await expect(page.getByRole('tooltip')).toHaveText('2.000,5');
      await page.keyboard.press('Enter');
      await expectInCell(page, 'Đơn giá', 1, '2.000,5');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.type('3');
      await expectInCell(page, 'Đơn giá', 1, '3');
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

      await fillCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Giấy in A4');
      await page.getByRole('button', { name: 'Thao tác với dòng 1' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toBeVisible();
      await page.keyboard.press('End');
      await expect(page.getByRole('menuitem').last()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Đã xóa dòng 1')).toBeVisible();
      await expectInCell(page, 'Tên hàng hóa, dịch vụ', 1, '');
      await expect(page.getByRole('button', { name: 'Thao tác với dòng 1' })).toBeFocused();
      // The bar above offers to take back the last step too.
      await page.locator('.k-toast-host').getByRole('button', { name: 'Hoàn tác' }).click();
      await expectInCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Giấy in A4');
      await expect(page.getByRole('button', { name: 'Thao tác với dòng 1' })).toBeFocused();
    });
  },
);

test('a slash goes to the search of a list, and types nothing into it', LONG, async ({ page }) => {
  await enter(page, 'owner@demo.vn', '/admin/customers');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.type('n/');
  await expect(page.getByRole('searchbox')).toHaveValue('n/');
  expect(new URL(page.url()).pathname).toBe('/admin/customers');
});
