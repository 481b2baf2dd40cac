import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hasJudge } from '#tests/setup/judges.ts';
import { enter, expect, test } from '../fixtures.ts';

/** That a phone reads from the code on the page what is due and under which reference: by a decoder of others (zbar), where it is installed. */
async function expectScanned(page: Page, picture: string, amount: string): Promise<void> {
  writeFileSync(picture, await page.getByRole('img', { name: /^Mã VietQR/ }).screenshot());
  if (!hasJudge('zbarimg')) return;
  const read = execFileSync('zbarimg', ['-q', '--raw', '--nodbus', picture], { encoding: 'utf8' });
  const reference = await page
    .getByText(/^HDS\d{10}$/)
    .first()
    .textContent();
  expect(read).toMatch(
    new RegExp(`^000201010212.*530370454\\d\\d${amount}5802VN62170813${reference}6304[0-9A-F]{4}\\s*$`),
  );
}

test('a package is bought: ordered once however often it is pressed, paid in two parts by whoever has the address, granted once [1.does.buy 2.route.checkout 2.route.public-later 2.route.service-packages]', async ({
  page,
  browser,
}, info) => {
  await enter(page, 'owner@demo2.vn', '/admin/invoices');
  await page.getByRole('button', { name: /^Tài khoản/ }).click();
  await page.getByRole('menuitem', { name: 'Gói dịch vụ' }).click();
  await expect(page.getByText('Chưa mua gói nào')).toBeVisible();
  await page.getByRole('link', { name: 'Bảng giá' }).click();
  await page.getByRole('link', { name: 'Mua gói, Khởi đầu' }).click();
  await expect(page.getByRole('radio', { name: /Khởi đầu/ })).toBeChecked();
  await page.getByRole('button', { name: 'Thanh toán 421.200 đ' }).dblclick();

  await expect(page).toHaveURL(/\/checkout\/[\w-]{43}$/);
  await expect(page.getByRole('img', { name: /^Mã VietQR chuyển 421\.200 đồng/ })).toBeVisible();
  await expectScanned(page, info.outputPath('vietqr.png'), '421200');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(page.url());
  await visitor.getByRole('button', { name: 'Chuyển thiếu' }).click();
  await expect(page.getByText('Còn thiếu 10.000 đ.')).toBeVisible();
  await visitor.getByRole('button', { name: 'Chuyển đúng' }).click();
  for (const one of [page, visitor]) {
    await expect(one).toHaveURL(/\/payment-success$/);
    await expect(one.getByRole('heading', { level: 1 })).toHaveText('Thanh toán thành công');
  }
  await visitor.context().close();

  await page.getByRole('link', { name: 'Xem gói dịch vụ' }).click();
  await expect(page.getByText(/còn trong 300 hóa đơn/)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /421\.200/ })).toContainText('Đã thanh toán');
});
