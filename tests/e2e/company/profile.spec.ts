import { readFileSync } from 'node:fs';
import type { Tokens } from '../api.ts';
import { LONG, enterWith, expect, open, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { test as withDevice } from '../authenticator.ts';
import { checkLooks, checkWidths, wear } from '../looks.ts';
import { oneTimeCode } from '../one-time-code.ts';
import { askAs, enterOwnCompany, logIn } from '../own-company.ts';
import { openTrialCompany } from '../trial-company.ts';

const path = '/admin/profile';
const login = '/admin/authorization/login';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const expectTheme = (page: Page, theme: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tài khoản/ }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL(/\/admin\/authorization\/login/);
}

test('a changed password signs the other devices out, and is the one that lets in', async ({
  page,
  browser,
}) => {
  const { email, password } = await enterOwnCompany(page, path);
  const other = await (await browser.newContext()).newPage();
  await other.goto(login);
  await logIn(other, email, password);
  await expect(other).toHaveURL(/\/admin\/dashboard/);

  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  const asked = dialog(page, 'Đổi mật khẩu');
  await asked.getByLabel('Mật khẩu hiện tại').fill('khong dung dau nhe');
  const next = asked.getByLabel('Mật khẩu mới');
  await next.fill('matkhau123');
  await expect(asked.getByText('nhiều người dùng nên dễ bị đoán')).toBeVisible();
  await next.fill('song xanh nui bac');
  await expect(asked.getByText('Dùng được: 17 ký tự')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(asked.getByLabel('Mật khẩu hiện tại')).toHaveAttribute('aria-invalid', 'true');
  await expect(next).toHaveValue('song xanh nui bac');
  await asked.getByLabel('Mật khẩu hiện tại').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã đổi mật khẩu')).toBeVisible();

  await other.goto('/admin/customers');
  await expect(other).toHaveURL(/\/admin\/authorization\/login/);
  await logIn(other, email, 'song xanh nui bac');
  await expect(other).toHaveURL(/\/admin\/customers/);
  await other.context().close();
});

test(
  'codes are turned on by a first one; ten recovery codes are shown until they are put away',
  LONG,
  async ({ page }) => {
    const { email, password } = await enterOwnCompany(page, path);
    await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
    const setUp = dialog(page, 'Bật xác thực hai lớp');
    await setUp.getByLabel('Mật khẩu hiện tại').fill(password);
    await page.keyboard.press('Enter');
    await expect(setUp.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
    const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
    expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
    await setUp.getByLabel('Mã 6 chữ số').fill(oneTimeCode(secret, -40));
    await expect(setUp.getByLabel('Mã 6 chữ số')).toHaveAttribute('aria-invalid', 'true');
    await setUp.getByLabel('Mã 6 chữ số').fill(oneTimeCode(secret));

    const put = dialog(page, 'Cất mã khôi phục');
    const shown = put.getByRole('list', { name: 'Mười mã khôi phục' }).getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const codes = await shown.allTextContents();
    expect(new Set(codes).size).toBe(10);
    await page.keyboard.press('Escape');
    await expect(put).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      put.getByRole('button', { name: 'Tải về' }).click(),
    ]);
    const text = readFileSync((await file.path()) ?? '', 'utf8');
    for (const code of codes) expect(text).toContain(code);
    await expect(put.getByRole('button', { name: 'Xong' })).toBeDisabled();
    await put.getByLabel('Tôi đã cất mã').check();
    await put.getByRole('button', { name: 'Xong' }).click();
    await expect(page.getByText('Còn 10 mã khôi phục')).toBeVisible();

    await signOut(page);
    await logIn(page, email, password);
    await expect(page.getByRole('heading', { name: 'Xác thực hai lớp' })).toBeVisible();
    // A code is taken once: the one of now may be the one that turned them on.
    await page.getByLabel('Mã 6 chữ số').fill(oneTimeCode(secret, 1));
    await expect(page).toHaveURL(/\/admin\/profile$/);

    await page.getByRole('button', { name: 'Tạo bộ mã mới' }).click();
    await dialog(page, 'Tạo bộ mã khôi phục mới').getByLabel('Mật khẩu hiện tại').fill(password);
    await page.keyboard.press('Enter');
    await expect(shown).toHaveCount(10);
    const renewed = await shown.allTextContents();
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    await put.getByLabel('Tôi đã cất mã').check();
    await put.getByRole('button', { name: 'Xong' }).click();
    await page.getByRole('button', { name: 'Tắt xác thực hai lớp' }).click();
    await dialog(page, 'Tắt xác thực hai lớp').getByLabel('Mật khẩu hiện tại').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Chưa bật')).toBeVisible();
  },
);

const client = `Basic ${Buffer.from('hoadon-web:').toString('base64')}`;
const askForTokens = (page: Page, form: Record<string, string>) =>
  page.request.post('/oauth/token', { headers: { authorization: client }, form });

/** Answers the refresh token of the other device. */
async function signInElsewhere(page: Page, username: string, password: string): Promise<string> {
  const reply = await askForTokens(page, { grant_type: 'password', username, password });
  return ((await reply.json()) as Tokens).refresh_token;
}

/** The status of an answer to a refresh. */
const refreshed = async (page: Page, refresh_token: string): Promise<number> =>
  (await askForTokens(page, { grant_type: 'refresh_token', refresh_token })).status();

test('an ended session is signed out there, this one is marked and stays', LONG, async ({ page }) => {
  const { email, password, tokens } = await openTrialCompany(page.request);
  const others = [await signInElsewhere(page, email, password), await signInElsewhere(page, email, password)];
  await enterWith(page, tokens, path);
  const devices = page.getByRole('list', { name: 'Thiết bị đang đăng nhập' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  const mine = devices.filter({ hasText: 'Phiên này' });
  await expect(mine).toHaveCount(1);
  await expect(mine.getByRole('button')).toHaveCount(0);
  await devices
    .getByRole('button', { name: /^Đăng xuất/ })
    .first()
    .click();
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Đăng xuất các thiết bị khác' }).click();
  const asked = dialog(page, 'Đăng xuất các thiết bị khác');
  await expect(asked.getByText('1 thiết bị khác')).toBeVisible();
  await asked.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(devices).toHaveCount(1);
  for (const refresh_token of others) expect(await refreshed(page, refresh_token)).toBe(400);
  await page.reload();
  await expect(mine).toBeVisible();
});

withDevice(
  'a passkey is made at localhost and deleted; at an IP address the page says why it cannot be',
  LONG,
  async ({ page, baseURL, authenticator: _plugged }) => {
    const { password, tokens } = await enterOwnCompany(page, path);
    await expect(page.getByText('không gắn với địa chỉ IP')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Thêm khóa truy cập' })).toHaveCount(0);

    const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(({ access_token, refresh_token }) => {
      localStorage.setItem('access_token', access_token);
      localStorage.setItem('refresh_token', refresh_token);
    }, tokens);
    await open(page, `${origin}${path}`);
    await page.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
    const asked = dialog(page, 'Thêm khóa truy cập');
    await asked.getByLabel('Tên để nhận ra').fill('Máy tính văn phòng');
    await asked.getByLabel('Mật khẩu hiện tại').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Đã thêm khóa truy cập')).toBeVisible();
    await page.getByRole('button', { name: 'Xóa khóa Máy tính văn phòng' }).click();
    await dialog(page, 'Xóa khóa truy cập').getByLabel('Mật khẩu hiện tại').fill(password);
    await dialog(page, 'Xóa khóa truy cập').getByRole('button', { name: 'Xóa' }).click();
    await expect(page.getByText('Chưa có khóa truy cập nào.')).toBeVisible();
  },
);

test(
  'the account of one person: its looks here and on another device, name and telephone, and a change made meanwhile [2.route.profile]',
  LONG,
  async ({ page, browser }) => {
    const company = await enterOwnCompany(page, path);
    await test.step('nothing for axe to find, and nothing wider than the screen, in both looks', async () => {
      await expect(page.getByText('Phiên này')).toBeVisible();
      await checkWidths(page);
      await checkLooks(page);
    });
    await test.step('the theme is seen at once, and is there again after signing in on another device', async () => {
      const { email, password } = company;
      await page.setViewportSize({ width: 1440, height: 900 });
      await wear(page, 'light');
      await expectTheme(page, 'light');
      await page.getByRole('radio', { name: /^Tối/ }).check();
      await expectTheme(page, 'dark');
      await settled(page);
      const other = await (await browser.newContext()).newPage();
      await other.goto(login);
      await logIn(other, email, password);
      await expectTheme(other, 'dark');
      await other.context().close();
    });
    await test.step('name and telephone are saved by the save bar, email and role are only shown', async () => {
      await expect(page.getByLabel('Email đăng nhập')).not.toBeEditable();
      await expect(page.getByLabel('Vai trò')).not.toBeEditable();
      await page.getByLabel('Họ tên').fill('Nguyễn Minh Ánh');
      await page.getByLabel('Số điện thoại').fill('0905 999 888');
      await page.getByRole('radio', { name: /^Sáng/ }).check();
      await page.keyboard.press('Control+S');
      await expect(page.getByText('Đã lưu thông tin tài khoản')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tài khoản Nguyễn Minh Ánh' })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Số điện thoại')).toHaveValue('0905 999 888');
    });
    await test.step('somebody changed the account meanwhile: nothing typed is lost, one chooses', async () => {
      await page.getByLabel('Họ tên').fill('Tên gõ ở đây');
      const { user } = await askAs<{ user: { lock_version: number } }>(page, company, [
        'GET',
        '/api/users/profile',
      ]);
      const { lock_version } = user;
      await askAs(page, company, ['PUT', '/api/users/profile'], {
        user: {
          full_name: 'Tên từ nơi khác',
          phone_number: null,
          language: 'vi',
          theme: 'system',
          lock_version,
        },
      });
      await page.getByRole('button', { name: 'Lưu' }).click();
      await expect(page.getByText(/^Người khác, .* vừa sửa tài khoản này/)).toBeVisible();
      await expect(page.getByLabel('Họ tên')).toHaveValue('Tên gõ ở đây');
      await page.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click();
      await expect(page.getByText('Đã lưu thông tin tài khoản')).toBeVisible();
    });
  },
);
