import { grantTokens } from '../api.ts';
import { LONG, enter, expect, fillLogin, open, signIn, signOut, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const owner = 'owner@demo.vn';
const login = '/admin/authorization/login';
/** A page of this origin that does nothing: where the admin runs, what happens to its tokens is noticed at once. */
const blank = '/favicon.svg';

const stored = (page: Page) =>
  page.evaluate(() => ({
    access_token: localStorage.getItem('access_token'),
    refresh_token: localStorage.getItem('refresh_token'),
  }));

/** Puts the stored access token's exp into the past; its signature is wrong from then on. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [head, , signature] = (localStorage.getItem('access_token') ?? '').split('.');
    const claims = btoa(JSON.stringify({ exp: 1_700_000_000 })).replaceAll('=', '');
    localStorage.setItem('access_token', [head, claims, signature].join('.'));
  });
}

async function keep(page: Page, tokens: Record<string, string>): Promise<void> {
  await page.goto(blank);
  await page.evaluate((kept) => {
    for (const [name, token] of Object.entries(kept)) localStorage.setItem(name, token);
  }, tokens);
}

test(
  'a reload with an expired access token and a good refresh token goes on where one was [4.session.refresh-stores]',
  LONG,
  async ({ page }) => {
    const { access_token, refresh_token } = await grantTokens(page.request, owner);
    await keep(page, { access_token, refresh_token });
    await expireToken(page);
    await page.goto('/admin/customers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách hàng');
    expect(new URL(page.url()).pathname).toBe('/admin/customers');
    expect((await stored(page)).refresh_token).not.toBe(refresh_token);
    await expireToken(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách hàng');
  },
);

test('a session nobody vouches for leads to the login page and back again [4.session.expired-token 8.load.401 2.route.login-redirect]', async ({
  page,
}) => {
  await signIn(page, owner);
  await page.goto(blank);
  // It reads as one that is still good; only the server knows better.
  const claims = Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url');
  await page.evaluate(
    (token) => localStorage.setItem('refresh_token', token),
    `e30.${claims}.khong-con-dung`,
  );
  await expireToken(page);
  await page.goto('/admin/customers?page=2');
  await expect(page).toHaveURL(/\/admin\/authorization\/login\?/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('returnUrl')).toBe('/admin/customers?page=2');
  expect(await stored(page)).toEqual({ access_token: null, refresh_token: null });
  await fillLogin(page, owner);
  await expect(page).toHaveURL(/\/admin\/customers\?page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách hàng');
});

test('signing out clears the tokens, remembers the place, and Back shows nothing any more [4.session.logout 4.session.no-token]', async ({
  page,
}) => {
  await signIn(page, owner, '/admin/products');
  await signOut(page, 'Trần Thu Hương');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/admin/products');
  expect(await stored(page)).toEqual({ access_token: null, refresh_token: null });
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/authorization\/login/);
  await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible();
});

const hostile = [
  '/\\evil.example',
  '//evil.example/x',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
];
test(
  'a hostile way back stays on this origin, for who signs in and for who is signed in already',
  LONG,
  async ({ page, baseURL }) => {
    const home = new URL('/admin/dashboard', baseURL).href;
    const [first = '', ...others] = hostile;
    await page.goto(`${login}?redirect=${encodeURIComponent(first)}`);
    await fillLogin(page, owner);
    await expect(page).toHaveURL(home);
    for (const target of others) {
      await page.goto(`${login}?redirect=${encodeURIComponent(target)}`);
      await expect(page, target).toHaveURL(home);
    }
  },
);

test('a token handed over in the address is taken and leaves the address; of another account it asks first: no keeps the session, yes changes it in every tab; a forged one does nothing [2.route.admin-token 4.session.query-token 4.session.valid-token]', async ({
  page,
  context,
}) => {
  const mine = await grantTokens(page.request, owner);
  const { access_token: other } = await grantTokens(page.request, 'ktt@demo.vn');
  await page.goto(`/admin?access_token=${mine.access_token}`);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  expect((await stored(page)).access_token).toBe(mine.access_token);
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain('access_token');
  await page.goto('/admin/invoices');
  const link = await context.newPage();
  const forged = `${other.split('.').slice(0, 2).join('.')}.AAAA`;
  await link.goto(`/admin?access_token=${forged}`);
  await expect(link).toHaveURL(/\/admin\/dashboard$/);
  expect((await stored(link)).access_token).toBe(mine.access_token);
  const dialog = link.getByRole('dialog', { name: 'Chuyển sang tài khoản Võ Quốc Bảo?' });
  await link.goto(`/admin?access_token=${other}`);
  await expect(dialog).toBeVisible();
  expect(link.url()).not.toContain('access_token');
  await dialog.getByRole('button', { name: 'Giữ tài khoản hiện tại' }).click();
  await expect(link).toHaveURL(/\/admin\/dashboard$/);
  expect((await stored(link)).access_token).toBe(mine.access_token);
  await link.goto(`/admin?access_token=${other}`);
  await dialog.getByRole('button', { name: 'Chuyển tài khoản' }).click();
  await expect(link).toHaveURL(/\/admin\/dashboard$/);
  expect((await stored(link)).access_token).toBe(other);
  await expect(page.getByText('Võ Quốc Bảo').first()).toBeVisible();
});

test(
  'a handed token that is over or no token at all leaves the address and opens nothing; there a wrong password is told, what was typed stays [4.session.query-token-invalid]',
  LONG,
  async ({ page }) => {
    await page.goto(`/admin?access_token=${['e30', btoa('{"exp":1700000000}'), 'x'].join('.')}`);
    await expect(page).toHaveURL(/\/admin\/authorization\/login$/);
    expect((await stored(page)).access_token).toBeNull();

    await page.getByLabel('Email').fill(owner);
    await page.getByLabel(/^Mật khẩu/).fill('khong-dung');
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('không đúng');
    await expect(page.getByLabel('Email')).toHaveValue(owner);
    await expect(page.getByLabel(/^Mật khẩu/)).toHaveValue('khong-dung');
  },
);

test.describe('a handed token that cannot be read', () => {
  test.use({ expectedTrouble: /Invalid access token format/ });

  test(
    "is logged as 'Invalid access token format', and leaves the address [8.token-parse 4.session.query-token-invalid]",
    LONG,
    async ({ page }) => {
      const logged = page.waitForEvent('console', (message) => message.type() === 'error');
      await page.goto('/admin?access_token=khong-phai-token');
      expect((await logged).text()).toBe('Invalid access token format');
      await expect(page).toHaveURL(/\/admin\/authorization\/login$/);
    },
  );
});

test(
  'a token that is good opens the page it was kept for, one that is past and stands alone is cleared [4.session.valid-token 4.session.expired-token]',
  LONG,
  async ({ page }) => {
    const { access_token } = await grantTokens(page.request, owner);
    await page.goto(blank);
    await page.evaluate((token) => localStorage.setItem('access_token', token), access_token);
    await page.goto('/admin/customers?page=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách hàng');
    expect((await stored(page)).access_token).toBe(access_token);
    await page.goto(blank);
    await expireToken(page);
    await page.goto('/admin/customers?page=2');
    await expect(page).toHaveURL(/login\?redirect=%2Fadmin%2Fcustomers%3Fpage%3D2$/);
    expect(await stored(page)).toEqual({ access_token: null, refresh_token: null });
  },
);

test('an account that may only look is offered nothing else, and told so in place; an entry it may not open says so, and leads nowhere [8.screen.denied]', async ({
  page,
}) => {
  await enter(page, 'xem@demo.vn', '/admin/invoices');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lập hóa đơn' })).toHaveCount(0);
  await open(page, '/admin/customers');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /Lưu|Xóa/ })).toHaveCount(0);
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  await page.goto('/admin/invoices/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Truy cập bị từ chối');
  expect(new URL(page.url()).pathname).toBe('/admin/invoices/create');
  await expect(page).toHaveTitle(/Truy cập bị từ chối/);

  await open(page, '/admin/customers');
  const entry = page
    .getByRole('navigation', { name: 'Điều hướng chính' })
    .getByRole('link', { name: 'Cấu hình' });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await entry.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Bạn không có quyền mở mục này');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/admin/customers');
});

test(
  'an unknown page and a record that is not there are not found, and lead home',
  LONG,
  async ({ page }) => {
    await enter(page, owner, '/admin/accessdenied');
    for (const path of ['/admin/khong-co', '/admin/invoices/999999999']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy trang');
      await page.getByRole('link', { name: 'Quay lại trang chủ' }).click();
      await expect(page).toHaveURL(/\/admin\/dashboard$/);
    }
  },
);
