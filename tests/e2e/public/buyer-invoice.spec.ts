import { line, makeDraft } from '../api.ts';
import { enter, expect, test } from '../fixtures.ts';
import { violations } from '../looks.ts';
import { mailTo } from '../mails.ts';
import { scriptWeight, VISITOR_BYTES } from '../script-weight.ts';
import { newAddress } from '../trial-company.ts';

test('an invoice is mailed, its buyer opens the link, says what is wrong, and the seller sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer_email = newAddress('ketoan');
  // Words without a blank break within their place, on the seller's page and on the buyer's.
  const buyer_name = 'Tên'.repeat(100);
  const { id } = await makeDraft(page.request, {
    buyer_email,
    buyer_name,
    lines: [{ ...line, name: buyer_name, unit: 'Đơnvị'.repeat(10) }],
  });
  await enter(page, 'owner@demo.vn', `/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
  await expect(page.getByText(buyer_name).first()).toBeVisible();
  const cutOff = () =>
    page.locator('.invoice__lines').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await cutOff()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Gửi email' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gửi email' }).click();
  const { text } = await mailTo(buyer_email);
  const link = /https?:\/\/\S+\/tra-cuu\/[\w-]+/.exec(text ?? '')?.[0] ?? '';
  expect(link.startsWith(`${baseURL}/tra-cuu/`)).toBe(true);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const buyer = await phone.newPage();
  expect(await scriptWeight(buyer, () => buyer.goto(link))).toBeLessThanOrEqual(VISITOR_BYTES);
  await expect(
    buyer.getByRole('heading', { level: 1, name: 'Hóa đơn hợp lệ, chữ ký còn nguyên' }),
  ).toBeVisible();
  await buyer.getByRole('button', { name: /xem chi tiết/ }).click();
  // The buttons below it move down when it comes.
  await expect(buyer.getByText('Hóa đơn giá trị gia tăng', { exact: true })).toBeVisible();
  const download = buyer.waitForEvent('download');
  await buyer.getByRole('button', { name: 'Tải XML' }).click();
  expect((await download).suggestedFilename()).toMatch(/^1C26T\w\w-\d{8}\.xml$/);
  await buyer.getByRole('button', { name: 'Báo sai' }).click();
  await buyer.getByRole('button', { name: 'Gửi bên bán' }).click();
  await buyer.getByLabel('Chỗ nào sai').fill('Địa chỉ ghi sai số nhà.');
  await buyer.getByLabel('Họ tên của bạn').fill('Đỗ Văn Thịnh');
  expect(await violations(buyer)).toEqual([]);
  await buyer.getByRole('button', { name: 'Gửi bên bán' }).click();
  await expect(buyer.getByText('bên bán chưa xử lý')).toBeVisible();
  await buyer.getByRole('button', { name: 'Xác nhận đã nhận' }).click();
  await expect(buyer.getByText(/^Đã xác nhận nhận hóa đơn lúc/)).toBeVisible();
  expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.reload();
  await expect(page.getByText('Địa chỉ ghi sai số nhà.').first()).toBeVisible();
  await expect(page.getByText(/^Xác nhận đã nhận lúc/)).toBeVisible();
  await page.getByRole('link', { name: 'Có gì sai?' }).click();
  await page.getByRole('button', { name: 'Đã xử lý' }).click();
  await expect(page.getByText('Người mua báo hóa đơn sai.')).toBeHidden();
  await buyer.reload();
  await expect(buyer.getByText(/bên bán xử lý lúc/)).toBeVisible();
  await phone.close();
});
