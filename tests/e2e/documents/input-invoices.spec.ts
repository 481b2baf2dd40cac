import { callApi } from '../api.ts';
import { enter, expect, test } from '../fixtures.ts';

const owner = 'owner@demo.vn';

type Listed = { invoice_collectors: { id: number; name: string }[] };

test('files of sellers are dropped together, each with what became of it; what is not valid is approved with a reason alone', async ({
  page,
}) => {
  const { invoice_collectors } = await callApi<Listed>(page.request, owner, [
    'GET',
    '/api/invoice_collectors?limit=1&verdict=valid',
  ]);
  const [known] = invoice_collectors;
  await enter(page, owner, `/admin/invoice-collectors/${known?.id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải tệp gốc' }).click(),
  ]);
  const original = await (await download.createReadStream()).toArray();
  const file = Buffer.concat(original as Buffer[]);
  const number = String(Date.now() % 10_000_000);
  const changed = file.toString().replace(/<SHDon>\d+</, `<SHDon>${number}<`);

  await page.goto('/admin/invoice-collectors');
  const xml = (name: string, text: string | Buffer) => ({
    name,
    mimeType: 'text/xml',
    buffer: Buffer.from(text),
  });
  await page
    .locator('input[type=file]')
    .setInputFiles([xml('da-co.xml', file), xml('bi-sua.xml', changed), xml('rac.xml', 'rác')]);
  await expect(page.getByText('Đã nhận 1 · đã có 1 · không nhận 1')).toBeVisible();
  await expect(page.getByText('Tệp này giống hệt nên được bỏ qua.')).toBeVisible();
  await expect(page.getByText('Tệp không phải XML đúng cú pháp', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'Mở hóa đơn của tệp bi-sua.xml' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByText('Hóa đơn đã bị sửa sau khi người bán ký')).toBeVisible();
  const approve = page.getByRole('button', { name: /^Duyệt/ });
  await approve.click();
  await expect(page.getByText('Ghi lý do vẫn duyệt vào ô ghi chú.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Ghi chú' }).fill('Đã nhận bản giấy <có dấu>');
  await approve.dblclick();
  await expect(page.getByText('Đã duyệt lúc', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ghi chú' })).toHaveValue('Đã nhận bản giấy <có dấu>');
});
