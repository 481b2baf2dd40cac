import { createDemoPkcs12 } from '../pkcs12.ts';
import { enter, expect, test } from '../fixtures.ts';

test('a wrong password of the key file is told at its field; the file stays, and the right one is taken; deleting it says what stops working [1.does.certificates]', async ({
  page,
}) => {
  // The second company: the first one's signing certificate is what other tests are judged by.
  await enter(page, 'owner@demo2.vn', '/admin/settings/certificates/create');
  const password = page.getByLabel(/^Mật khẩu/);
  await password.fill('sai-mat-khau');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Chọn tệp .p12 hoặc .pfx')).toBeVisible();
  const serial = process.hrtime.bigint().toString(16).slice(-7);
  await page.getByRole('button', { name: 'Tệp .p12 hoặc .pfx', exact: true }).setInputFiles({
    name: 'khoa.p12',
    mimeType: 'application/x-pkcs12',
    buffer: Buffer.from(createDemoPkcs12({ password: 'dung-mat-khau', serial: `1${serial}` })),
  });
  await expect(page.getByText('khoa.p12')).toBeVisible();
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(password).toHaveAccessibleDescription(/Mật khẩu/);
  await expect(page.getByText('khoa.p12')).toBeVisible();
  await password.fill('dung-mat-khau');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã thêm chứng thư số')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thiết lập chữ ký số');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Hóa đơn không ký được bằng chứng thư này nữa');
});
