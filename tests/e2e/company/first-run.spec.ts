import { LONG, enter, expect, open, reload, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { checkLooks, checkWidths, wear } from '../looks.ts';
import { today } from '../api.ts';
import { enterOwnCompany, fillProfile } from '../own-company.ts';

const home = '/admin/invoices';

const guideOf = (page: Page) => page.getByRole('region', { name: 'Bắt đầu phát hành hóa đơn' });
const stepOf = (page: Page, title: string) =>
  guideOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator('b').getByText(title, { exact: true }) });

test(
  'a new company is led step by step, and each step that is done leaves one less',
  LONG,
  async ({ page }) => {
    const company = await enterOwnCompany(page, home);
    const guide = guideOf(page);
    await expect(guide).toContainText('Còn 5 bước');
    await expect(guide.getByRole('progressbar')).toHaveAccessibleName('Đã xong 0 trên 5 bước');
    const profile = stepOf(page, 'Hồ sơ doanh nghiệp');
    await expect(profile).toHaveAttribute('aria-current', 'step');
    await expect(profile).toContainText(
      'Còn thiếu: cơ quan thuế quản lý, họ tên người đại diện, điện thoại người đại diện.',
    );
    const awaited = guide.getByRole('complementary');
    await expect(awaited).toContainText('Nguyễn Minh Anh (bạn)');
    await expect(awaited.getByRole('link', { name: 'Nhập danh mục hàng hóa' })).toHaveAttribute(
      'href',
      '/admin/products/import',
    );
    await expect(stepOf(page, 'Tờ khai đăng ký').getByRole('link')).toHaveCount(0);
    await expect(stepOf(page, 'Hóa đơn đầu tiên')).toContainText('Làm sau bước');

    await profile.getByRole('link', { name: 'Điền hồ sơ' }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/tenant$/);
    const lacked = page.getByRole('status').filter({ hasText: 'Còn 5 bước tới hóa đơn đầu tiên.' });
    await expect(lacked).toContainText(
      'Còn thiếu: cơ quan thuế quản lý, họ tên người đại diện, điện thoại người đại diện.',
    );
    await page.getByRole('textbox', { name: /^Họ tên người đại diện/ }).fill('Nguyễn Minh Anh');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeHidden();
    await expect(lacked).toContainText('Còn thiếu: cơ quan thuế quản lý, điện thoại người đại diện.');
    await page.getByRole('link', { name: 'Đóng Cấu hình' }).click();
    await expect(profile).toContainText('Còn thiếu: cơ quan thuế quản lý, điện thoại người đại diện.');

    await fillProfile(page, company);
    await open(page, '/admin/settings/tenant');
    const on = page
      .getByRole('status')
      .filter({ hasText: 'Còn 4 bước tới hóa đơn đầu tiên. Bước tiếp theo: Chứng thư số.' });
    await on.getByRole('link', { name: 'Thêm chứng thư số' }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/certificates\/create$/);
    await expect(page.getByRole('status').filter({ hasText: 'Bước tiếp theo' })).toHaveCount(0);
    await open(page, home);
    await expect(guide).toContainText('Còn 4 bước');
    await expect(profile).toContainText('đã xong');
    const certificate = stepOf(page, 'Chứng thư số').first();
    await expect(certificate).toHaveAttribute('aria-current', 'step');
    await expect(certificate.getByRole('link', { name: 'Thêm chứng thư số' })).toHaveAttribute(
      'href',
      '/admin/settings/certificates/create',
    );

    await expect(certificate).toContainText('không có giá trị pháp lý');
    await certificate.getByRole('button', { name: 'Tạo chứng thư thử nghiệm' }).click();
    await expect(guide).toContainText('Còn 3 bước');
    await expect(certificate).toContainText('thử nghiệm, hạn');

    const declaration = stepOf(page, 'Tờ khai đăng ký');
    await expect(declaration).toHaveAttribute('aria-current', 'step');
    await declaration.getByRole('link', { name: 'Lập tờ khai' }).click();
    await page.getByRole('button', { name: /^Lưu tờ khai/ }).click();
    await expect(page).toHaveURL(/\/admin\/registrations\/\d+$/);
    const written = new URL(page.url()).pathname;
    await page.goto(home);
    await expect(declaration).toContainText('chưa gửi');
    await expect(declaration.getByRole('list', { name: 'Đường đi của tờ khai' })).toBeVisible();
    await expect(declaration.getByRole('link', { name: 'Ký và gửi' })).toHaveAttribute('href', written);

    await stepOf(page, 'Mẫu và ký hiệu hóa đơn').getByRole('link', { name: 'Tạo mẫu hóa đơn' }).click();
    await page.getByRole('textbox', { name: /^Tên mẫu/ }).fill('Mẫu bán hàng');
    const symbol = `C${today().slice(2, 4)}TAA`;
    await page.getByRole('textbox', { name: /^Ký hiệu/ }).fill(symbol);
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText(/Đã thêm|Đã lưu/).first()).toBeVisible();
    await page.goto(home);
    await expect(guide).toContainText('Còn 2 bước');
    await expect(stepOf(page, 'Mẫu và ký hiệu hóa đơn')).toContainText(`1${symbol}`);
    await expect(awaited.getByRole('link', { name: 'Lập hóa đơn nháp' })).toBeVisible();
    const invoice = stepOf(page, 'Hóa đơn đầu tiên');
    await expect(invoice).toContainText('Làm sau bước: tờ khai đăng ký.');
    await expect(invoice.getByRole('link', { name: 'Lập hóa đơn' })).toHaveAttribute(
      'href',
      '/admin/invoices/create',
    );
  },
);

test('a company that issues invoices sees no guide, whatever the account may', LONG, async ({ page }) => {
  for (const email of ['owner@demo.vn', 'xem@demo.vn']) {
    await enter(page, email, home);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText(/1C\d\dTAA/).first()).toBeVisible();
    await expect(guideOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Các bước bắt đầu/ })).toHaveCount(0);
  }
});

test.describe('where it cannot be read', () => {
  test.use({ expectedTrouble: /500|status of 5/ });

  test('the guide says so and is read again', LONG, async ({ page }) => {
    await page.route('**/api/templates?limit=100', (route) => route.fulfill({ status: 500, json: {} }));
    await enterOwnCompany(page, home);
    const alert = guideOf(page).getByRole('alert');
    await expect(alert).toContainText('Chưa tải được các bước bắt đầu.');
    await page.unroute('**/api/templates?limit=100');
    await alert.getByRole('button', { name: 'Thử lại' }).click();
    await expect(guideOf(page)).toContainText('Còn 5 bước');
  });
});

test(
  'the guide of a new company fits every width and reads in both looks, is hidden for good and brought back; its empty lists offer their first step',
  LONG,
  async ({ page }) => {
    await enterOwnCompany(page, home);
    await test.step('the guide fits every width and reads in both looks', async () => {
      await expect(guideOf(page)).toContainText('Còn 5 bước');
      await checkWidths(page);
      await checkLooks(page);
    });
    await test.step('the guide is hidden for good and brought back, from the page and from the menu', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await wear(page, 'light');
      const guide = guideOf(page);
      await guide.getByRole('button', { name: 'Ẩn các bước bắt đầu' }).click();
      await expect(guide).toBeHidden();
      const back = page.getByRole('button', { name: 'Các bước bắt đầu · còn 5 bước' });
      await expect(back).toBeFocused();
      await settled(page);
      // Another browser of the same person: nothing of the choice lies in this one.
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (!key.endsWith('_token')) localStorage.removeItem(key);
      });
      await reload(page);
      await expect(back).toBeVisible();
      await expect(guide).toBeHidden();
      await back.press('Enter');
      await expect(guide.getByRole('heading', { name: 'Còn 5 bước tới hóa đơn đầu tiên' })).toBeFocused();

      await guide.getByRole('button', { name: 'Ẩn các bước bắt đầu' }).click();
      await expect(guide).toBeHidden();
      await settled(page);
      await open(page, '/admin/customers');
      await page.getByRole('button', { name: /^Tài khoản/ }).click();
      await page.getByRole('menuitem', { name: 'Các bước bắt đầu' }).click();
      await expect(page).toHaveURL(/\/admin\/invoices#first-run$/);
      await expect(guide).toBeVisible();
      // Asked for once, it is shown from then on.
      await settled(page);
      await page.goto(home);
      await page.reload();
      await expect(guide).toBeVisible();
    });
    await test.step('an empty list says what it is for and offers its first step', async () => {
      await open(page, '/admin/customers');
      await expect(page.getByRole('heading', { name: 'Chưa có khách hàng nào' })).toBeVisible();
      await expect(page.getByText('để chọn nhanh người mua')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Nhập khách hàng từ tệp' })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Tải tệp mẫu' }).click();
      expect((await download).suggestedFilename()).toBe('mau-nhap-khach-hang.xlsx');
      await page.goto('/admin/products');
      await expect(page.getByText('điền sẵn vào dòng hóa đơn')).toBeVisible();
      await page.goto(home);
      await expect(page.getByRole('heading', { name: 'Chưa có hóa đơn nào' })).toBeVisible();
    });
  },
);
