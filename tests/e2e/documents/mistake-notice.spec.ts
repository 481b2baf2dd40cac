import { readFileSync } from 'node:fs';
import { enter, expect, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const owner = 'owner@demo.vn';
const send = { name: 'Ký và gửi cơ quan thuế' };

/** Adds the first issued invoice that the search shows. */
async function addIssued(page: Page): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Thêm hóa đơn đã phát hành' });
  await search.click();
  await page.getByRole('listbox').getByRole('option').first().click();
}

const confirmSending = async (page: Page): Promise<void> => {
  const question = page.getByRole('dialog', { name: 'Ký và gửi thông báo' });
  await question.getByRole('button', send).click();
  await expect(question).toBeHidden();
};

test.describe.configure({ mode: 'serial' });

test('a wrong address on a coded invoice is reported, and received for its line', async ({ page }) => {
  await enter(page, owner, '/admin/invoice-mistakes');
  await page
    .getByRole('link', { name: /^Thêm thông báo/ })
    .first()
    .click();

  // What is missing stands at its field.
  await addIssued(page);
  await page.getByRole('button', send).click();
  await expect(page).toHaveURL(/\/admin\/invoice-mistakes\/\d+$/);
  await page.getByRole('dialog', { name: 'Ký và gửi thông báo' }).getByRole('button', send).click();
  const reason = page.getByRole('textbox', { name: /^Lý do/ });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');

  await reason.fill('Sai địa chỉ người mua, địa chỉ đúng là Lô B12, khu công nghiệp Tân Bình');
  await page.getByRole('button', send).click();
  await confirmSending(page);
  await expect(page.getByText('Cơ quan thuế đã tiếp nhận mọi hóa đơn trong thông báo.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Đường đi của thông báo' })).toContainText('CQT đã tiếp nhận');
  await expect(page.getByText('Cơ quan thuế tiếp nhận thông báo · thông điệp 301')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^thong-bao-sai-sot-.*\.xml$/ }).click();
  expect(readFileSync(await (await downloading).path()).toString()).toContain('<Signature');

  await page.getByRole('button', { name: 'Bằng chứng truyền nhận' }).click();
  const evidence = page.getByRole('dialog', { name: /^Bằng chứng/ });
  await expect(evidence.getByRole('heading', { name: 'Gửi đi · thông điệp 300' })).toBeVisible();
  await expect(evidence.getByRole('heading', { name: 'Nhận về · thông điệp 301' })).toBeVisible();
});

test('lines that were refused are told of in a new notice, corrected', async ({ page }) => {
  await enter(page, owner, '/admin/invoice-mistakes/create-other');
  await page.getByRole('textbox', { name: /^Ký hiệu/ }).fill('C25TZZ');
  await page.getByRole('textbox', { name: /^Số hóa đơn/ }).fill('7');
  await page.getByRole('group', { name: 'Ngày lập' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('19112025');
  await page.getByRole('textbox', { name: /^Lý do/ }).fill('Sai tên người mua');
  await addIssued(page);
  await page
    .getByRole('textbox', { name: /^Lý do/ })
    .last()
    .fill('Sai địa chỉ người mua');
  await page.getByRole('button', send).click();
  await confirmSending(page);

  await expect(page.getByText('1 trên 2 hóa đơn không được tiếp nhận.')).toBeVisible();
  await expect(page.getByText(/^301 · dòng 1 · /)).toBeVisible();

  // The new notice begins with the refused line alone; the right invoice takes its place.
  await page.getByRole('button', { name: 'Lập thông báo cho các dòng này' }).click();
  await expect(page.getByRole('textbox', { name: /^Số hóa đơn/ })).toHaveValue('7');
  await page.getByRole('button', { name: /^Bỏ hóa đơn/ }).click();
  await addIssued(page);
  await page.getByRole('textbox', { name: /^Lý do/ }).fill('Sai tên người mua');
  await settled(page);
  await page.getByRole('button', send).click();
  await confirmSending(page);
  await expect(page.getByText('Cơ quan thuế đã tiếp nhận mọi hóa đơn trong thông báo.')).toBeVisible();
});
