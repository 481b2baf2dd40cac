import { readFileSync } from 'node:fs';
import { LONG, enter, expect, test } from '../fixtures.ts';

test(
  'a change of the registration is drafted, told what it stops, printed and thrown away',
  LONG,
  async ({ page }) => {
    await enter(page, 'owner@demo.vn', '/admin/registrations');
    await page.getByRole('link', { name: /^Thêm tờ khai/ }).click();
    await expect(page.getByText(/^Điền sẵn theo tờ khai được chấp nhận ngày/)).toBeVisible();
    const form = page.getByRole('region', { name: 'Tờ khai theo mẫu' });
    const identity = page.getByRole('textbox', { name: /^Số định danh cá nhân/ });
    await identity.fill('048080000001');
    await expect(form).toContainText('Số định danh cá nhân: 048080000001');

    // What is typed outlives the page that it was typed in.
    await expect(page.getByText(/Đã tự lưu tạm lúc/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Tiếp tục soạn' }).click();
    await expect(identity).toHaveValue('048080000001');

    // Who looks for codes per occurrence reads that they are not offered.
    await expect(page.getByText(/cấp mã theo từng lần phát sinh không có ở đây/)).toContainText('06/ĐN-PSĐT');
    await page.getByRole('checkbox', { name: 'Hóa đơn giá trị gia tăng', exact: true }).uncheck();
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/admin\/registrations\/\d+$/);
    await expect(
      page.getByText(/^Từ khi được chấp nhận, ký hiệu 1C\d\dTAA không phát hành được nữa\./),
    ).toBeVisible();
    const effects = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Những thay đổi khi được chấp nhận' }) });
    await expect(effects.getByRole('heading', { name: '4. Loại hóa đơn sử dụng' })).toBeVisible();
    await expect(effects.getByText('Hóa đơn giá trị gia tăng')).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tải bản PDF' }).click();
    const file = await (await downloading).path();
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('button', { name: 'Xóa', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/registrations$/);
  },
);
