import type { components } from '#generated/types.ts';
import { callApi, makeDraft } from '../api.ts';
import { enter, expect, LONG, test } from '../fixtures.ts';
import { violations } from '../looks.ts';
import { enterCell, expectInCell } from '../line-cells.ts';

type Link = components['schemas']['InvoiceLink'];

const OWNER = 'owner@demo.vn';

test(
  'rows with a product the catalogue lacks are pasted, a file goes with the invoice, and its buyer takes it',
  LONG,
  async ({ page, browser }) => {
    const name = `Băng keo ${Date.now()}`;
    const code = `BK${Date.now()}`;
    const { id } = await makeDraft(page.request);
    await enter(page, OWNER, `/admin/invoices/${id}`);
    const rows = [
      ['Mã hàng', 'Tên hàng', 'ĐVT', 'SL', 'Đơn giá'],
      [code, name, 'Cuộn', '12', '9.500'],
      ['', 'Phí giao hàng', '', '1', '30.000'],
    ];
    await enterCell(page, 'Tên hàng hóa, dịch vụ', 1);
    await page.evaluate(
      (text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      rows.map((cells) => cells.join('\t')).join('\r\n'),
    );
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Phí giao hàng' }).uncheck();
    await dialog.getByRole('button', { name: 'Tạo 1 hàng hóa mới' }).click();
    await expect(dialog.getByText('Đã tạo 1 hàng hóa mới trong danh mục.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Chèn 2 dòng' }).click();
    await expectInCell(page, 'Tên hàng hóa, dịch vụ', 1, name);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Thay đổi chưa lưu' })).toBeHidden();

    const file = {
      name: 'hop-dong.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('checkbox', { name: 'Gửi người mua: hop-dong.pdf' }).click();
    await expect(page.getByRole('checkbox', { name: 'Gửi người mua: hop-dong.pdf' })).toBeChecked();
    await page.getByRole('button', { name: 'Ký và phát hành' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
    await expect(page.getByText('Đã cấp mã').first()).toBeVisible();

    const { invoice_link } = await callApi<{ invoice_link: Link }>(page.request, OWNER, [
      'GET',
      `/api/invoices/${id}/buyer_link`,
    ]);
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    const buyer = await phone.newPage();
    await buyer.goto(invoice_link.url);
    const download = buyer.waitForEvent('download');
    await buyer.getByRole('button', { name: /^hop-dong\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('hop-dong.pdf');
    expect(await violations(buyer)).toEqual([]);
    expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('checkbox', { name: 'Gửi người mua: hop-dong.pdf' }).click();
    await expect(page.getByText('Thôi gửi người mua một tệp')).toBeVisible();
    await buyer.getByRole('button', { name: /^hop-dong\.pdf/ }).click();
    await expect(buyer.getByText('Chưa làm được.')).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByRole('button', { name: 'Tải XML' })).toBeVisible();
    await expect(buyer.getByRole('button', { name: /^hop-dong\.pdf/ })).toBeHidden();
    await phone.close();
  },
);
