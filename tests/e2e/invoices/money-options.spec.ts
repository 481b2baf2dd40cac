import type { components } from '#generated/types.ts';
import { today } from '../api.ts';
import { LONG, expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { violations } from '../looks.ts';
import { askAs, enterOwnCompany } from '../own-company.ts';
import type { TrialCompany } from '../trial-company.ts';
import { chooseInCell, expectInCell, fillCell, lineCell } from '../line-cells.ts';

type Invoice = components['schemas']['Invoice'];

const create = '/admin/invoices/create';
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Giải thích số tiền' });
const totals = (page: Page) => page.getByRole('table', { name: 'Tổng tiền của hóa đơn' });
const row = (page: Page, name: string | RegExp) => totals(page).getByRole('row', { name });
const withTax = (page: Page) => page.getByRole('radio', { name: 'Đã gồm thuế', exact: true });

/** Form 1 is a VAT invoice, form 2 one of sale. */
async function makeTemplate(page: Page, company: TrialCompany, form_no: '1' | '2'): Promise<string> {
  const symbol = `C${today().slice(2, 4)}TMO`;
  const template = {
    name: 'Mẫu hóa đơn',
    form_no,
    symbol,
    layout: 'modern',
    is_default: true,
    status: 'active',
  };
  await askAs(page, company, ['POST', '/api/templates'], { template });
  return `${form_no}${symbol}`;
}

/** A company that can write invoices of a form, at an empty one. */
async function enterToWrite(page: Page, form_no: '1' | '2' = '1') {
  const company = await enterOwnCompany(page, '/admin/customers');
  const series = await makeTemplate(page, company, form_no);
  await open(page, create);
  await expect(page.getByRole('combobox', { name: 'Ký hiệu' })).toContainText(series);
  return company;
}

/** A line by the keyboard, from its name on: each Tab is the next cell. */
async function typeLine(page: Page, at: number, [name, quantity, price, rate]: readonly string[]) {
  await lineCell(page, 'Tên hàng hóa, dịch vụ', at).focus();
  await page.keyboard.type(name ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(quantity ?? '');
  await page.keyboard.press('Tab');
  // By hand: eight digits faster than that are a scan.
  await page.keyboard.type(price ?? '', { delay: 40 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const cell = page.getByLabel(`Thuế, dòng ${at}`);
  await expect(cell).toBeFocused();
  await page.keyboard.type((rate ?? '').slice(0, -1));
  await expect(cell).toHaveValue(rate ?? '');
}

async function choosePricesWithTax(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Chưa gồm thuế', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(withTax(page)).toBeChecked();
}

/** Figures of the table of totals as they stand, row by row. */
const figures = (page: Page) => totals(page).getByRole('row').allInnerTexts();

const saved = async (page: Page, company: TrialCompany): Promise<Invoice> => {
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const reply = await askAs<{ invoice: Invoice }>(page, company, ['GET', `/api/invoices/${id}`]);
  return reply.invoice;
};

test(
  'prices with tax, two rates and 5% off the whole: what is shown while typing is what is saved, and why an amount is what it is',
  LONG,
  async ({ page }) => {
    const company = await enterToWrite(page);
    await test.step('why an amount is what it is: opened by the keyboard, one step read, closed again', async () => {
      const explain = page.getByRole('button', { name: 'Giải thích số tiền' });
      await explain.focus();
      await page.keyboard.press('Enter');
      await expect(drawer(page)).toContainText('Chưa có số tiền nào để giải thích');
      await page.keyboard.press('Escape');
      await expect(explain).toBeFocused();

      await choosePricesWithTax(page);
      await typeLine(page, 1, ['Thùng carton 5 lớp', '1', '13690000', '10%']);
      await expect(row(page, /^Cộng/)).toContainText('13.690.000');
      await explain.focus();
      await page.keyboard.press('Enter');
      const step = drawer(page)
        .getByRole('listitem')
        .filter({ hasText: 'tiền thuế là phần còn lại' })
        .first();
      await expect(step).toContainText(/13\.690\.000 ÷ 1,1 = 12\.445\.454,545454….*12\.445\.455/);
      await expect(step).toContainText('Có làm tròn');
      await expect(drawer(page).getByRole('heading', { name: 'Dòng 1 · Thùng carton 5 lớp' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
    });
    await test.step('prices with tax, two rates and 5% off the whole: what is shown while typing is what is saved', async () => {
      await open(page, create);
      await page.getByRole('button', { name: 'Bỏ bản này' }).click();
      await choosePricesWithTax(page);
      await expect(page.getByRole('columnheader', { name: 'Đơn giá (đã gồm thuế)' })).toBeVisible();
      await typeLine(page, 1, ['Thùng carton 5 lớp', '3', '33333', '10%']);
      await typeLine(page, 2, ['Sách hướng dẫn', '7', '12345', '5%']);
      const discount = page.getByRole('textbox', { name: 'Chiết khấu cả hóa đơn' });
      await discount.focus();
      await page.keyboard.type('5');
      // 99.999 + 86.415 = 186.414 with tax; 5% of it is 9.321, of which 4.321 and 5.000 fall on the rates.
      await expect(row(page, /^Cộng/)).toContainText('177.093');
      await expect(row(page, /^5%/)).toContainText('78.185');
      await expect(row(page, /^10%/)).toContainText('86.363');
      await expect(row(page, /^Chiết khấu cả hóa đơn \(5%\)/)).toContainText('−8.660');
      await expect(row(page, /^Phần của thuế suất 5%/)).toContainText('−4.115');
      await expect(row(page, /^Phần của thuế suất 10%/)).toContainText('−4.545');
      const before = await figures(page);

      await page.keyboard.press('Control+s');
      await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
      expect(await saved(page, company)).toMatchObject({
        price_includes_tax: true,
        invoice_discount_rate: '5',
        invoice_discount_amount: null,
        total: '177093',
        by_rate: [
          { vat_rate: '5%', amount: '78185', vat_amount: '3909' },
          { vat_rate: '10%', amount: '86363', vat_amount: '8636' },
        ],
      });
      await page.reload();
      await expect(withTax(page)).toBeChecked();
      await expect(discount).toHaveValue('5');
      await expect.poll(() => figures(page)).toEqual(before);
    });
  },
);

test(
  'what the company chooses is what a new invoice begins with, and an invoice keeps its own',
  LONG,
  async ({ page }) => {
    const company = await enterOwnCompany(page, '/admin/settings/tenant');
    await makeTemplate(page, company, '1');
    const prices = page.getByRole('group', { name: /^Đơn giá đã gồm thuế/ });
    await prices.getByRole('radio', { name: /^Giá đã gồm thuế/ }).check();
    const rounding = page.getByRole('group', { name: /^Làm tròn tiền thuế/ });
    await rounding.getByRole('radio', { name: /^Theo từng dòng/ }).check();
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Đã lưu hồ sơ doanh nghiệp')).toBeVisible();

    await open(page, create);
    await expect(withTax(page)).toBeChecked();
    await typeLine(page, 1, ['Bút bi', '1', '1005', '10%']);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
    expect(await saved(page, company)).toMatchObject({ price_includes_tax: true, tax_rounding: 'per_line' });

    await askAs(page, company, ['PUT', '/api/tenant_settings'], {
      setting_key: 'setting_invoice',
      configs: [{ config_key: 'price_includes_tax', config_value: 'false' }],
    });
    await page.reload();
    await expect(withTax(page)).toBeChecked();
  },
);

test(
  'an invoice of sale has no tax to choose; the percentage on revenue is reduced while a law does so: chosen, explained, saved, and told a year after',
  LONG,
  async ({ page }) => {
    const company = await enterToWrite(page, '2');
    await test.step('an invoice of sale has no tax to choose: lines and totals show none', async () => {
      await expect(page.getByRole('columnheader', { name: 'Thành tiền', exact: true })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Thuế', exact: true })).toBeHidden();
      await expect(withTax(page)).toBeHidden();
      await fillCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Giấy in');
      await fillCell(page, 'Số lượng', 1, '3');
      await fillCell(page, 'Đơn giá', 1, '62000');
      await page.getByRole('textbox', { name: 'Chiết khấu cả hóa đơn' }).fill('10');
      await expect(row(page, /^Tổng thanh toán/)).toContainText('167.400');
      await expect(totals(page).getByRole('columnheader')).toHaveCount(0);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
      expect(await saved(page, company)).toMatchObject({ total: '167400', total_vat: '0', by_rate: [] });
    });
    await test.step('the percentage on revenue is reduced while a law does so: chosen, explained, saved, and told a year after', async () => {
      const { invoice } = await askAs<{ invoice: Invoice }>(page, company, ['POST', '/api/invoices'], {
        invoice: { issued_on: '2026-12-31', payment_method: 'TM/CK', currency: 'VND', lines: [] },
      });
      await page.goto(`/admin/invoices/${invoice.id}`);
      await fillCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Suất ăn');
      await fillCell(page, 'Số lượng', 1, '100');
      await fillCell(page, 'Đơn giá', 1, '100000');
      await chooseInCell(page, 'Tỷ lệ % được giảm', 1, '3%');
      await fillCell(page, 'Tên hàng hóa, dịch vụ', 2, 'Nước suối');
      await fillCell(page, 'Số lượng', 2, '10');
      await fillCell(page, 'Đơn giá', 2, '10000');
      await chooseInCell(page, 'Tỷ lệ % được giảm', 2, '1%');
      await expect(row(page, /^Thành tiền trước khi giảm/)).toContainText('10.100.000');
      await expect(row(page, /^Số thuế được giảm/)).toContainText('−60.200');
      await expect(row(page, /^Tỷ lệ 3% trên doanh thu/)).toContainText('−60.000');
      await expect(row(page, /^Tổng thanh toán/)).toContainText('10.039.800');
      await expect(page.getByText(/^đã giảm 60\.200 đồng tương ứng 20%/)).toBeVisible();

      await page.getByRole('button', { name: 'Giải thích số tiền' }).click();
      const step = drawer(page).getByRole('listitem').filter({ hasText: '10.000.000 × 3% × 20%' });
      await expect(step).toContainText('60.000');
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();

      await page.keyboard.press('Control+s');
      await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
      expect(await saved(page, company)).toMatchObject({ revenue_reduction: '60200', total: '10039800' });
      await page.reload();
      await expectInCell(page, 'Tỷ lệ % được giảm', 1, '3%');

      const date = page.getByRole('group', { name: 'Ngày hóa đơn' }).first();
      await date.getByRole('spinbutton', { name: 'Năm' }).press('ArrowUp');
      await expect(
        page.getByText(/^Dòng 1: tỷ lệ 3% trên doanh thu không được giảm .* 31\/12\/2027\./),
      ).toBeVisible();
      await expect(row(page, /^Tổng thanh toán/)).toContainText('10.100.000');
      await chooseInCell(page, 'Tỷ lệ % được giảm', 1, '');
      await chooseInCell(page, 'Tỷ lệ % được giảm', 2, '');
      await expect(lineCell(page, 'Tỷ lệ % được giảm', 1)).toBeHidden();
    });
  },
);
