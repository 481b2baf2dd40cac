import { enterOwnCompany } from '../own-company.ts';
import { LONG, expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { violations } from '../looks.ts';

const login = '/admin/authorization/login';
const expectLang = (page: Page, lang: string) => expect(page.locator('html')).toHaveAttribute('lang', lang);

test('a visitor reads the login page in English, and it is remembered there and on the public pages', async ({
  page,
}) => {
  await page.goto(login);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sign in/);
  await expect(page.getByLabel(/^Password/)).toBeVisible();
  await expectLang(page, 'en');
  expect(await violations(page)).toEqual([]);
  await page.goto('/create_trial');
  await expect(page.getByLabel(/^Tax code/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await expect(page.getByLabel(/^Mã số thuế/)).toBeVisible();
  await expectLang(page, 'vi');
});

test('who reads Vietnamese fetches no English', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script') scripts.push(reply.text());
  });
  await page.goto(login, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập');
  const read = (await Promise.all(scripts)).join('\n');
  expect(read).toContain('Caps Lock đang bật');
  expect(read).not.toContain('Caps Lock is on');
});

test(
  'the account speaks English: menu, lists, forms and their refusals; dates and money stay as they are; what a browser remembers yields to the account',
  LONG,
  async ({ page }) => {
    await enterOwnCompany(page, '/admin/profile');
    await page.getByLabel('Họ tên').fill('Chưa lưu');
    await page.getByLabel('Ngôn ngữ').selectOption({ label: 'English' });
    // What is unsaved is asked about before the page is loaded again.
    await page.getByRole('dialog').getByRole('button', { name: 'Rời khỏi trang này' }).click();
    await expect(page.getByLabel('Language')).toHaveValue('en');
    await expectLang(page, 'en');
    await expect(page).toHaveTitle(/^Your account/);
    await expect(page.getByLabel('Full name')).not.toHaveValue('Chưa lưu');

    await open(page, '/admin/products/create');
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(menu.getByRole('link', { name: 'Goods and services' })).toBeVisible();
    await page.getByLabel(/^Unit price/).fill('1234567');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Product code is required')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(/^Product code/).fill('EN-1');
    await page.getByLabel(/^Goods or services/).fill('English tea');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/admin\/products\/\d+$/);

    await page.goto('/admin/products');
    await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
    await expect(page.getByRole('row', { name: /English tea/ })).toContainText('1.234.567');
    await expect(page.locator('main')).not.toContainText(/Trạng thái|Thêm|Bộ lọc/);
    expect(await violations(page)).toEqual([]);

    await open(page, '/admin/profile');
    await page.getByLabel('Language').selectOption({ label: 'Tiếng Việt' });
    await expect(page.getByLabel('Ngôn ngữ')).toHaveValue('vi');
    await expectLang(page, 'vi');

    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.goto('/admin/customers');
    // The account still says Vietnamese, and it is the account that counts.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách hàng');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('vi');
  },
);
