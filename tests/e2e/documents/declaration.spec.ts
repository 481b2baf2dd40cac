import { readFileSync } from 'node:fs';
import { LONG, enter, expect, test } from '../fixtures.ts';
import { completeDeclaration } from '../declaration-form.ts';

const owner = 'owner@demo.vn';

test(
  'a change is signed, sent and followed until the tax authority accepts it, with its log, files and evidence',
  LONG,
  async ({ page }) => {
    await enter(page, owner, '/admin/registrations');
    await page.getByRole('link', { name: /^Thêm tờ khai/ }).click();
    await expect(page.getByText(/^Điền sẵn theo tờ khai được chấp nhận ngày/)).toBeVisible();
    const send = page.getByRole('button', { name: 'Ký và gửi', exact: true });

    // What the law asks for and is missing stands at its field.
    await page.getByLabel(/^Số định danh cá nhân/).fill('');
    await send.click();
    await expect(page).toHaveURL(/\/admin\/registrations\/\d+$/);
    await expect(page.getByText(/Còn \d+ mục cần điền trước khi gửi\./)).toBeVisible();
    await expect(page.getByLabel(/^Số định danh cá nhân/)).toHaveAttribute('aria-invalid', 'true');

    await completeDeclaration(page);
    await page.getByRole('checkbox', { name: 'Hóa đơn thương mại' }).check();
    await send.click();
    const question = page.getByRole('dialog', { name: 'Ký và gửi tờ khai' });
    await expect(question).toContainText('Thay đổi thông tin');
    await expect(question).toContainText(/\d+ mục so với đăng ký đang có hiệu lực/);
    await expect(question).toContainText('Người đại diện chưa có ngày sinh');
    await question.getByRole('button', { name: 'Ký và gửi', exact: true }).click();
    await expect(question.getByRole('alert')).toHaveText(/^Đánh dấu ô này để vẫn gửi/);
    await question.getByRole('checkbox').check();
    await question.getByRole('button', { name: 'Ký và gửi', exact: true }).click();

    await expect(question).toBeHidden();
    await expect(page.getByText(/^Có hiệu lực từ/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Đường đi của tờ khai' })).toContainText('CQT chấp nhận');
    await expect(page.getByText('Cơ quan thuế tiếp nhận tờ khai · thông điệp 102')).toBeVisible();
    await expect(page.getByText('Cơ quan thuế chấp nhận tờ khai · thông điệp 103')).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^to-khai-.*\.xml$/ }).click();
    expect(readFileSync(await (await downloading).path()).toString()).toContain('<Signature');

    await page.getByRole('button', { name: 'Bằng chứng truyền nhận' }).click();
    const evidence = page.getByRole('dialog', { name: /^Bằng chứng Thay đổi thông tin/ });
    await expect(evidence.getByRole('heading', { name: 'Gửi đi · thông điệp 100' })).toBeVisible();
    await expect(evidence.getByRole('heading', { name: 'Nhận về · thông điệp 103' })).toBeVisible();

    // From the messages back to the declaration.
    await evidence.getByRole('link', { name: 'Xem trong lịch sử truyền nhận' }).click();
    await page.getByRole('row').filter({ hasText: '103' }).first().click();
    const message = page.getByRole('dialog', { name: 'Thông điệp 103' });
    await expect(message.getByText(/^\d+ thông điệp của Thay đổi thông tin/)).toBeVisible();
    await message.getByRole('link', { name: /^Thay đổi thông tin/ }).click();
    await expect(page.getByText(/^Có hiệu lực từ/)).toBeVisible();

    // What it changed stands among the accepted ones, and leads back to it.
    await page.getByRole('link', { name: 'Các lần đăng ký' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Các lần đăng ký' })).toBeVisible();
    const last = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /^Lần \d+$/ }) })
      .first();
    await expect(last).toContainText('Đang có hiệu lực từ');
    await expect(last.getByRole('heading', { name: '4. Loại hóa đơn sử dụng' })).toBeVisible();
    await expect(last.getByText('Hóa đơn thương mại điện tử')).toBeVisible();
    await last.getByRole('link', { name: /^Thay đổi thông tin/ }).click();
    await expect(page.getByText(/^Có hiệu lực từ/)).toBeVisible();
  },
);
