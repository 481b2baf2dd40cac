import { randomUUID } from 'node:crypto';
import { LONG, enter, expect, reload, settled, test } from '../fixtures.ts';
import { today } from '../api.ts';

test(
  'a key made in the browser lets a program push a draft, until it is revoked',
  LONG,
  async ({ page, request }) => {
    const name = `Phần mềm kho ${randomUUID()}`;
    await enter(page, 'owner@demo.vn', '/admin/settings/integrations/create');
    await test.step('permissions are read by subject and taken by subject', async () => {
      await expect(page.getByRole('checkbox', { name: /^Toàn quyền.*Gồm mọi quyền/ })).not.toBeChecked();
      const products = page.getByRole('group', { name: 'Hàng hóa' });
      const customers = page.getByRole('group', { name: 'Khách hàng' });
      await products.getByRole('checkbox', { name: 'Hàng hóa (tất cả)' }).check();
      await customers.getByRole('checkbox', { name: 'Xem khách hàng' }).check();
      await expect(products.getByText('Đã chọn 6 trong 6')).toBeAttached();
      await expect(customers.getByText('Đã chọn 1 trong 6')).toBeAttached();
      await page.getByRole('searchbox', { name: 'Tìm trong quyền' }).fill('xuat danh sach');
      await expect(page.getByRole('checkbox', { name: /^Xuất/ })).toHaveCount(3);
    });
    await reload(page);
    await page.getByLabel(/^Tên/).fill(name);
    await page.getByRole('searchbox', { name: 'Tìm trong quyền' }).fill('lap hoa don');
    await page.getByRole('checkbox', { name: 'Lập hóa đơn', exact: true }).check();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Khóa chỉ hiện một lần.')).toBeVisible();
    const secret = (await page.getByText(/^hd_[\w-]{43}$/).textContent()) ?? '';
    const push = () =>
      request.post('/api/invoices', {
        headers: { authorization: `Bearer ${secret}` },
        data: {
          invoice: {
            issued_on: today(),
            buyer_name: 'Công ty Từ Phần Mềm Kho',
            payment_method: 'TM/CK',
            currency: 'VND',
            lines: [
              {
                kind: 'goods',
                name: 'Băng keo',
                unit: 'Cuộn',
                quantity: '3',
                unit_price: '11500',
                vat_rate: '10%',
              },
            ],
          },
        },
      });
    expect((await push()).status()).toBe(201);
    const beyond = await request.get('/api/customers', { headers: { authorization: `Bearer ${secret}` } });
    expect(beyond.status()).toBe(403);

    await page.getByRole('link', { name: 'Xong' }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await settled(page);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(secret)).toHaveCount(0);
    await page.getByRole('button', { name: 'Xóa' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
    await expect(page).toHaveURL(/integrations$/);
    expect((await push()).status()).toBe(401);

    await page.goto('/admin/settings/audit?filter=%7B%22resource%22%3A%22api_tokens%22%7D');
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
  },
);
