import { makeDraft, today } from '../api.ts';
import { enter, expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const owner = 'owner@demo.vn';

/** Publishes the draft on the page, as a person does. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
}

/** The agreement with the buyer, which a business buyer needs; it cannot be older than the wrong invoice. */
async function agree(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Số văn bản/ }).fill('BB-2026-014');
  await page
    .getByRole('group', { name: /^Ngày văn bản/ })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type(today().split('-').reverse().join(''));
}

test('a wrong quantity is adjusted: the difference is issued, and the value in force is right', async ({
  page,
}) => {
  const { id } = await makeDraft(page.request);
  await enter(page, owner, `/admin/invoices/${id}`);
  await publish(page);
  await page.getByRole('link', { name: 'Có gì sai?' }).click();
  await page.getByRole('radio', { name: /^Mã số thuế, hàng hóa/ }).check();
  await expect(page.getByText('2 cách mở, 2 cách đóng')).toBeVisible();
  await page.getByRole('link', { name: 'Lập hóa đơn điều chỉnh' }).click();

  const make = page.getByRole('button', { name: 'Lập hóa đơn điều chỉnh' });
  await expect(make).toBeDisabled();
  const quantity = page.getByRole('textbox', { name: 'Số lượng sau, dòng 1' });
  const before = Number((await quantity.inputValue()).replaceAll('.', ''));
  await quantity.fill(String(before - 1));
  await expect(make).toBeEnabled();
  await agree(page);
  await make.click();

  await expect(page.getByText(/^Điều chỉnh cho hóa đơn Mẫu số 1 ký hiệu C26T/)).toBeVisible();
  await publish(page);
  const family = page.locator('section', { has: page.getByRole('heading', { name: 'Họ hóa đơn' }) });
  await expect(family.getByRole('listitem')).toHaveCount(2);
  await expect(family.getByText('Giá trị đang có hiệu lực')).toBeVisible();
  await family.getByRole('link').first().click();
  await expect(page.getByText('Bị điều chỉnh', { exact: true })).toBeVisible();
});

test('a wrong invoice is replaced, and is corrected no more', async ({ page }) => {
  const { id } = await makeDraft(page.request);
  await enter(page, owner, `/admin/invoices/${id}`);
  await publish(page);
  await page.getByRole('link', { name: 'Có gì sai?' }).click();
  await page.getByRole('radio', { name: /^Mã số thuế, hàng hóa/ }).check();
  await agree(page);
  await page.getByRole('button', { name: 'Lập hóa đơn thay thế' }).click();
  await expect(page.getByText(/^Thay thế cho hóa đơn Mẫu số 1 ký hiệu C26T/)).toBeVisible();
  await publish(page);
  const family = page.locator('section', { has: page.getByRole('heading', { name: 'Họ hóa đơn' }) });
  await expect(family.getByText('không còn tính')).toBeVisible();
  await family.getByRole('link').first().click();
  await expect(page.getByText('Bị thay thế', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Có gì sai?' }).click();
  await page.getByRole('radio', { name: /^Mã số thuế, hàng hóa/ }).check();
  await expect(page.getByText('Không có cách xử lý nào trên hóa đơn này.')).toBeVisible();
});
