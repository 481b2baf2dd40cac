import { expect, test } from '../fixtures.ts';
import { violations } from '../looks.ts';
import { enterOwnCompany } from '../own-company.ts';

const PAGE = '/admin/settings/provider';

test('a company sets a provider of its own, tries it before it saves, and its key never comes back', async ({
  page,
}) => {
  await enterOwnCompany(page, PAGE);
  const key = page.locator('input[type=password]');
  await page.getByRole('radio', { name: /Hợp đồng riêng của công ty/ }).check();
  await page.getByLabel('Địa chỉ máy chủ').fill('https://127.0.0.1:9');
  await key.fill('khoa-bi-mat-cua-toi');
  await page.getByRole('button', { name: 'Kiểm tra kết nối' }).click();
  await expect(page.getByText('Địa chỉ này dẫn vào mạng nội bộ nên không được gọi.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tìm thấy máy chủ' })).toContainText(
    'không được',
  );
  expect(await violations(page)).toEqual([]);

  const save = page.getByRole('button', { name: 'Lưu', exact: true });
  await save.click();
  await expect(page.getByLabel('Địa chỉ máy chủ')).toHaveAttribute('aria-invalid', 'true');
  await expect(key).toHaveValue('khoa-bi-mat-cua-toi');
  await page.getByLabel('Địa chỉ máy chủ').fill('https://api.tvan.example');
  await save.click();
  await expect(page.getByText('Đã lưu nơi truyền nhận.')).toBeVisible();

  const answered = page.waitForResponse((reply) => reply.url().endsWith('/api/provider_connection'));
  await page.reload();
  expect(await (await answered).text()).not.toContain('khoa-bi-mat');
  await expect(page.getByText('Đã đặt. Để trống là giữ khóa đang dùng.')).toBeVisible();
  await expect(page.getByLabel('Địa chỉ máy chủ')).toHaveValue('https://api.tvan.example');

  await page.getByRole('radio', { name: /Nơi truyền nhận của hệ thống/ }).check();
  await save.click();
  await expect(page.getByLabel('Địa chỉ máy chủ')).toHaveCount(0);
});
