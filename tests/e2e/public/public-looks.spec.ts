import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { checkLooks, checkWidths } from '../looks.ts';

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const states: Record<string, (page: Page) => Promise<void>> = {
  'forgot-password': async (page) => {
    await page.goto('/admin/authorization/forgot-password');
    await page.getByLabel('Email').fill('khong-co@vidu.example');
    await page.getByRole('button', { name: 'Gửi đường dẫn' }).click();
    await heading(page, 'Kiểm tra hộp thư');
  },
  'the second factor': async (page) => {
    const asked = {
      error: 'mfa_required',
      error_description: '',
      mfa_token: 't',
      mfa_methods: ['otp', 'recovery_code'],
    };
    await page.route('**/oauth/token', (route) => route.fulfill({ status: 400, json: asked }));
    await page.goto('/admin/authorization/login');
    await page.getByLabel('Email').fill('owner@demo.vn');
    await page.getByLabel(/^Mật khẩu/).fill('x');
    await page.keyboard.press('Enter');
    await heading(page, 'Xác thực hai lớp');
  },
  'the price list': async (page) => {
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  },
  'a trial with what is missing': async (page) => {
    await page.goto('/create_trial');
    await page.getByRole('button', { name: 'Gửi mã xác minh' }).click();
    await expect(page.getByLabel('Mã số thuế')).toBeFocused();
  },
  'the verification': async (page) => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => {
      const trial = {
        key: '00000000-0000-4000-8000-000000000000',
        email: 'minhanh@saoviet.example',
        resend_ms: 0,
      };
      sessionStorage.setItem('hoadon-trial', JSON.stringify(trial));
    });
    await page.goto('/verify');
    await page.getByRole('button', { name: 'Sai địa chỉ? Sửa email' }).click();
    await expect(page.getByLabel('Email đúng')).toBeFocused();
  },
  'a password by invitation': async (page) => {
    const password_key = {
      purpose: 'invitation',
      email: 'lan.nguyen@saoviet.example',
      full_name: 'Nguyễn Thị Lan',
      company_name: 'Công ty Cổ phần Thương mại Sao Việt',
      expires_on: '2026-11-28T03:00:00Z',
    };
    await page.route('**/api/password_keys', (route) => route.fulfill({ json: { password_key } }));
    await page.goto('/s/khong-ton-tai-00000000000000000000');
    await page.getByLabel('Mật khẩu mới').fill('con đường');
    await expect(page.getByText('9/10 ký tự')).toBeVisible();
  },
  'a payment of which a part has come': async (page) => {
    const checkout = {
      reference: 'HDS1234567839',
      state: 'wrong_amount',
      package_code: 'CO_BAN',
      package_name: 'Cơ bản',
      invoices: 1000,
      months: 12,
      net_amount: '890000',
      vat_rate: '8%',
      vat_amount: '71200',
      total: '961200',
      received: '900000',
      due: '61200',
      excess: '0',
      buyer_name: 'Công ty Cổ phần Thương mại và Dịch vụ Xuất nhập khẩu Sao Việt Đà Nẵng',
      buyer_tax_code: '0012345672',
      created_on: '2026-11-25T03:00:00Z',
      expires_on: '2026-11-28T03:00:00Z',
      paid_on: null,
      bank: {
        bank_name: 'Ngân hàng thử nghiệm',
        account_number: '1903202600888',
        account_name: 'CTY HOA DON SO (THU NGHIEM)',
      },
      vietqr:
        '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN6304B5A1',
      sandbox: true,
    };
    await page.route('**/api/checkouts/*', (route) => route.fulfill({ json: { checkout } }));
    await page.goto(`/checkout/${'A'.repeat(43)}`);
    await expect(page.getByText('Còn thiếu 61.200 đ.')).toBeVisible();
  },
  'a link that is worth nothing': async (page) => {
    await page.goto('/s/khong-ton-tai-00000000000000000000');
    await heading(page, 'Đường dẫn này không còn dùng được');
  },
};

for (const [name, open] of Object.entries(states)) {
  test(`${name}: WCAG 2.2 AA in both looks, and nothing overflows`, async ({ page }) => {
    await open(page);
    await checkWidths(page);
    await checkLooks(page);
  });
}

test('signing in takes the keyboard alone', async ({ page }) => {
  await page.goto('/admin/authorization/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('owner@demo.vn');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Mật khẩu' })).toBeFocused();
  await page.keyboard.type('khong-dung');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('owner@demo.vn');
});
