import { LONG, expect, signOut, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { codeIn, mailTo, passwordLinkIn } from '../mails.ts';
import { newAddress, newTaxCode, openTrialCompany } from '../trial-company.ts';

/** Anywhere in the admin but its login page. */
const inside = /\/admin\/(?!authorization)/;
const first_password = 'mặt trời mọc đằng đông';
const second_password = 'con đường làng rợp bóng tre';

/** For a tax code that no company has, and that the register does not know. Answers it. */
async function fillApplication(page: Page, email: string): Promise<string> {
  const tax_code = newTaxCode();
  await page.getByLabel('Mã số thuế').fill(tax_code);
  await page.getByLabel('Họ tên của bạn').fill('Nguyễn Minh Anh');
  await expect(page.getByText('Chưa thấy mã này')).toBeVisible();
  await page.getByLabel('Tên đơn vị').fill('Công ty Cổ phần Thương mại Sao Việt');
  await page.getByLabel('Địa chỉ').fill('Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng');
  await page.getByLabel('Số điện thoại').fill('0905 123 456');
  await page.getByLabel('Email đăng nhập').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill(first_password);
  return tax_code;
}

test('from the price list to a working trial, and back in through forgot-password [1.does.price-list 1.does.trial 2.route.register 2.route.create-trial 2.route.verify 2.route.s 2.route.invitation 2.route.login]', async ({
  page,
  baseURL,
}) => {
  const email = newAddress('minhanh');
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Khởi đầu',
    'Cơ bản',
    'Nâng cao',
    'Không giới hạn',
  ]);
  await page.getByRole('link', { name: 'Dùng thử 30 ngày, Khởi đầu' }).click();
  await expect(page).toHaveURL(/\/create_trial\?package=KHOI_DAU$/);
  await expect(page.getByText(/^Gói đã chọn: Khởi đầu\./)).toBeVisible();
  await fillApplication(page, email);
  await page.getByRole('button', { name: 'Gửi mã xác minh' }).click();

  await expect(page).toHaveURL(/\/verify$/);
  await expect(page.getByText(email)).toBeVisible();
  const code = codeIn(await mailTo(email));
  await page.getByLabel('Mã xác minh').fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('Mã không đúng')).toBeVisible();
  await expect(page.getByLabel('Mã xác minh')).toBeFocused();
  await page.getByLabel('Mã xác minh').fill(code);
  await expect(page).toHaveURL(inside);
  await page.goto('/admin/settings/tenant');
  await expect(page.getByRole('textbox', { name: /^Tên đơn vị/ })).toHaveValue(
    'Công ty Cổ phần Thương mại Sao Việt',
  );

  await page.goto('/admin/service-packages/checkout');
  await expect(page.getByRole('radio', { name: /^Khởi đầu/ })).toBeChecked();

  await signOut(page, 'Nguyễn Minh Anh');
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Gửi đường dẫn' }).click();
  await expect(page.getByRole('heading', { name: 'Kiểm tra hộp thư' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Gửi lại sau \d+ giây/ })).toBeDisabled();

  const link = passwordLinkIn(await mailTo(email, 2));
  expect(link.startsWith(`${baseURL}/s/`)).toBe(true);
  await page.goto(link);
  await expect(page).toHaveURL(/\/invitation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đặt mật khẩu mới');
  await expect(page.getByText('Công ty Cổ phần Thương mại Sao Việt')).toBeVisible();
  await page.getByLabel('Mật khẩu mới').fill('ngan');
  await page.getByRole('button', { name: 'Đặt mật khẩu' }).click();
  await expect(page.getByText('ít nhất 10 ký tự')).toBeVisible();
  await page.getByLabel('Mật khẩu mới').fill(second_password);
  await page.getByRole('button', { name: 'Đặt mật khẩu' }).click();

  await expect(page).toHaveURL(/\/admin\/authorization\/login$/);
  await expect(page.getByText('Mật khẩu mới đã được đặt')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel(/^Mật khẩu/).fill(second_password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(inside);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đường dẫn này không còn dùng được');
  await expect(page.getByRole('link', { name: 'Quên mật khẩu' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedTrouble: /ERR_FAILED/ });

  test('an application survives a refusal and a reload, but for its password', LONG, async ({ page }) => {
    await page.route('**/api/trials', (route) => route.abort());
    await page.goto('/create_trial');
    const tax_code = await fillApplication(page, newAddress('giulai'));
    await page.getByRole('button', { name: 'Gửi mã xác minh' }).click();
    await expect(page.getByRole('alert')).toContainText('Không kết nối được máy chủ');
    await expect(page.getByLabel(/^Mật khẩu/)).toHaveValue(first_password);
    await page.reload();
    await expect(page.getByLabel('Họ tên của bạn')).toHaveValue('Nguyễn Minh Anh');
    await expect(page.getByLabel('Mã số thuế')).toHaveValue(tax_code);
    await expect(page.getByLabel(/^Mật khẩu/)).toHaveValue('');
  });
});

test('what the server refuses stands at its field', LONG, async ({ page }) => {
  await page.route('**/api/trials', (route) =>
    route.fulfill({
      status: 422,
      json: {
        errors: [{ message: 'Mật khẩu này dễ bị đoán.', code: 'weak_password', fields: ['password'] }],
      },
    }),
  );
  await page.goto('/create_trial');
  await fillApplication(page, newAddress('tuchoi'));
  await page.getByRole('button', { name: 'Gửi mã xác minh' }).click();
  const password = page.getByLabel(/^Mật khẩu/);
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Mật khẩu này dễ bị đoán.');
});

test('what the register filled in goes with its tax code; what was typed stays', LONG, async ({ page }) => {
  await test.step('what the register filled in goes with its tax code; what was typed stays', async () => {
    await page.goto('/create_trial');
    await page.getByLabel('Mã số thuế').fill('0012345672');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Tên đơn vị')).toHaveValue('Công ty Cổ phần Thương mại Sao Việt');
    await page.getByLabel('Địa chỉ').fill('12 Lê Lợi, Huế');
    await page.getByLabel('Mã số thuế').fill('001199012345');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Chưa thấy mã này')).toBeVisible();
    await expect(page.getByLabel('Tên đơn vị')).toHaveValue('');
    await expect(page.getByLabel('Địa chỉ')).toHaveValue('12 Lê Lợi, Huế');
  });
  await test.step('also after a reload', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/create_trial');
    await page.getByLabel('Mã số thuế').fill('0044000007');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Tên đơn vị')).toHaveValue(/Bình Minh/);
    await page.reload();
    await expect(page.getByText('Đã điền theo đăng ký doanh nghiệp')).toBeVisible();
    await page.getByLabel('Mã số thuế').fill('0012345672');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Tên đơn vị')).toHaveValue('Công ty Cổ phần Thương mại Sao Việt');
    await expect(page.getByLabel('Địa chỉ')).toHaveValue(/đường Trần Phú/);
  });
  await test.step('a tax code the register does not know leaves name and address to be typed', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/create_trial');
    await page.getByLabel('Tên đơn vị').fill('Cửa hàng Hoa Mai');
    await page.getByLabel('Mã số thuế').fill('0012345673');
    await page.keyboard.press('Tab');
    await expect(page.getByText('sai số kiểm tra')).toBeVisible();
    await page.getByLabel('Mã số thuế').fill('001199012345');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Chưa thấy mã này')).toBeVisible();
    await page.getByLabel('Mã số thuế').fill('0012345672');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Địa chỉ')).toHaveValue(/đường Trần Phú/);
    await expect(page.getByLabel('Tên đơn vị')).toHaveValue('Cửa hàng Hoa Mai');
    await expect(
      page.getByText('Đăng ký doanh nghiệp ghi: Công ty Cổ phần Thương mại Sao Việt'),
    ).toBeVisible();
  });
});

test('a corrected address gets the next code', LONG, async ({ page }) => {
  await page.clock.install();
  const [wrong, right] = [newAddress('sai'), newAddress('dung')];
  await page.goto('/create_trial');
  await fillApplication(page, wrong);
  await page.getByRole('button', { name: 'Gửi mã xác minh' }).click();
  await expect(page.getByRole('button', { name: /Gửi lại sau/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Sai địa chỉ? Sửa email' }).click();
  await page.getByLabel('Email đúng').fill(right);
  // The page's minute passes, the server's does not: it says how long there is still to wait.
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Gửi mã tới địa chỉ này' }).click();
  await expect(page.getByRole('alert')).toContainText(/đợi \d+ giây/);
  await expect(page.getByLabel('Email đúng')).toHaveValue(right);
});

test(
  'who is signed in already goes straight to the target, and nobody else [2.route.login-redirect]',
  LONG,
  async ({ page }) => {
    const { tokens } = await openTrialCompany(page.request);
    await page.goto('/favicon.svg');
    await page.evaluate(({ access_token, refresh_token }) => {
      localStorage.setItem('access_token', access_token);
      localStorage.setItem('refresh_token', refresh_token);
    }, tokens);
    await page.goto('/admin/authorization/login?redirect=%2Fadmin%2Fcustomers');
    await expect(page).toHaveURL(/\/admin\/customers$/);
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('access_token', 'e30.eyJleHAiOjk5OTk5OTk5OTl9.x'));
    const asked = page.waitForResponse('**/api/users/profile');
    await page.goto('/admin/authorization/login');
    expect((await asked).status()).toBe(401);
    await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible();
  },
);

test('public pages need no login: each says what it is for, or what it lacks; paths without a page lead to login [2.route.public 2.route.public-later 2.route.payment-success 4.session.no-token]', async ({
  page,
}) => {
  await test.step('public pages need no login: each says what it is for, or what it lacks', async () => {
    await page.goto('/verify');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không có đăng ký nào đang chờ');
    await page.goto('/invitation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mở đường dẫn trong thư');
    await page.goto('/register');
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bảng giá');
    await page.goto('/create_trial');
    await expect(page).toHaveURL(/\/create_trial$/);
    await page.goto('/admin/authorization/forgot-password');
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByRole('button', { name: 'Gửi đường dẫn' })).toBeVisible();
    await page.goto('/s/khong-ton-tai-00000000000000000000');
    await expect(page).toHaveURL(/\/invitation$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đường dẫn này không còn dùng được');
    await page.goto('/checkout/khong-co');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không có yêu cầu thanh toán này');
    await page.goto('/payment-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chưa thấy khoản thanh toán nào');
    await page.goto('/confirm/statement');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liên kết không dùng được');
  });
  await test.step('paths without a page lead to login', async () => {
    await page.goto('/khong-co');
    await expect(page).toHaveURL(/\/admin\/authorization\/login/);
  });
});

test(
  'who types the tax code of a company that is here asks its owner to be invited, and learns nothing of it',
  LONG,
  async ({ page }) => {
    const owner = await openTrialCompany(page.request);
    const email = newAddress('binh');
    await page.goto('/create_trial');
    await fillApplication(page, email);
    await page.getByLabel('Mã số thuế').fill(owner.tax_code);
    await page.getByLabel('Tên đơn vị').fill('Công ty nào đó');
    await page.getByLabel('Địa chỉ').fill('Số 1 đường Lê Lợi');
    await expect(page.getByRole('link', { name: 'Yêu cầu được mời' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Gửi mã xác minh' }).click();
    await expect(page.getByLabel('Mã số thuế')).toHaveAccessibleDescription(/đã có tài khoản/);
    await page.getByRole('link', { name: 'Yêu cầu được mời' }).click();

    await expect(page).toHaveURL(new RegExp(`/invitation\\?tax_code=${owner.tax_code}$`));
    await expect(page).toHaveTitle(/^Yêu cầu được mời/);
    await expect(page.getByLabel('Mã số thuế')).toHaveValue(owner.tax_code);
    await expect(page.getByLabel('Họ tên của bạn')).toHaveValue('Nguyễn Minh Anh');
    const address = page.getByLabel('Email của bạn');
    await expect(address).toHaveValue(email);
    await address.fill('binh');
    await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await expect(address).toHaveAccessibleDescription(/Email cần có dạng/);
    await address.fill(email);
    const answered = page.waitForResponse('**/api/invitation_requests');
    await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await expect(page.getByRole('heading', { name: 'Đã gửi yêu cầu' })).toBeVisible();
    for (const told of [await page.locator('body').innerText(), await (await answered).text()]) {
      expect(told).not.toContain('Sao Việt');
      expect(told).not.toContain(owner.email);
    }

    const mail = await mailTo(owner.email, 2);
    expect(mail.subject).toContain('xin được mời vào');
    expect(mail.text).toContain(`Nguyễn Minh Anh (${email})`);
  },
);

test.describe('asking for an invitation', () => {
  test.use({ expectedTrouble: /422|status of 4/ });

  test('of a tax code that no company has leads back to the trial', LONG, async ({ page }) => {
    await page.goto(`/invitation?tax_code=${newTaxCode()}`);
    await page.getByLabel('Họ tên của bạn').fill('Trần Thị Bình');
    await page.getByLabel('Email của bạn').fill(newAddress('binh'));
    await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await expect(page.getByLabel('Mã số thuế')).toHaveAccessibleDescription(/chưa có tài khoản/);
    await page.getByRole('link', { name: 'Đăng ký dùng thử' }).click();
    await expect(page).toHaveURL(/\/create_trial$/);
  });
});
