import { LONG, enter, expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const owner = 'owner@demo.vn';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scripts of the page cannot be had from `lose` to `find`. The route is there from the start: see docs/testing.md. */
async function loseScripts(page: Page) {
  let lost = false;
  await page.route('**/assets/*.js', (route) => (lost ? route.abort() : route.fallback()));
  return { lose: () => (lost = true), find: () => (lost = false) };
}

test.describe('a page whose file is gone with an older version', () => {
  test.use({
    expectedTrouble: /dynamically imported module|Failed to load resource|vite:preloadError|ERR_FAILED/,
  });

  test('asks for a reload, and the reload opens it [8.preload-error]', LONG, async ({ page }) => {
    const scripts = await loseScripts(page);
    await enter(page, owner, '/admin/customers');
    scripts.lose();
    await page.getByRole('link', { name: 'Thêm khách hàng' }).click();
    await expect(heading(page)).toHaveText('Đã có bản mới hơn.');
    scripts.find();
    await page.getByRole('main').getByRole('button', { name: 'Tải lại trang' }).last().click();
    await expect(heading(page)).toHaveText('Thêm khách hàng');
  });

  test('takes nothing from the page one is on: what is typed stays until one reloads', async ({ page }) => {
    const scripts = await loseScripts(page);
    await enter(page, owner, '/admin/customers/create');
    await page.getByLabel('Tên đơn vị').fill('Công ty Đang Gõ');
    scripts.lose();
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Đã có bản mới hơn.')).toBeVisible();
    await expect(page.getByLabel('Tên đơn vị')).toHaveValue('Công ty Đang Gõ');
  });
});

test.describe('a page whose own script cannot be had', () => {
  test.use({ expectedTrouble: /Failed to load resource|ERR_FAILED/ });

  for (const path of ['/admin/authorization/login', '/register'])
    test(`${path} says so and opens after a reload`, LONG, async ({ page, context }) => {
      await context.route('**/assets/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('Chưa tải được ứng dụng');
      await context.unroute('**/assets/*.js');
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeVisible();
    });
});

test.describe('a page that breaks', () => {
  test.use({ expectedTrouble: /./ });

  /** Answers a list with something that no page can draw. */
  const spoil = (page: Page) =>
    page.route('**/api/customers?*', (route) =>
      route.fulfill({ json: { customers: [null, 7] }, headers: { 'X-Total-Count': '2' } }),
    );

  test('says so in its place, is told to the server once and shows the code; another page starts afresh [8.boundary.reports 8.boundary.resets]', async ({
    page,
  }) => {
    const reports: { message: string; place: string }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/error_reports')) return;
      reports.push((request.postDataJSON() as { error_report: (typeof reports)[number] }).error_report);
    });
    await spoil(page);
    await enter(page, owner, '/admin/customers?page=1&query=bi-mat');
    await expect(heading(page)).toHaveText('Có lỗi xảy ra!');
    await expect(page.getByText(/^Mã lỗi \S+$/)).toBeVisible();
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]?.place).toBe('/admin/customers');
    expect(JSON.stringify(reports)).not.toContain('bi-mat');
    await page.getByRole('link', { name: 'Hàng hóa, dịch vụ' }).click();
    await expect(heading(page)).toHaveText('Hàng hóa, dịch vụ');
  });

  test('is whole again after trying again, once the cause is gone', LONG, async ({ page }) => {
    await spoil(page);
    await enter(page, owner, '/admin/customers');
    await expect(heading(page)).toHaveText('Có lỗi xảy ra!');
    await page.unroute('**/api/customers?*');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(heading(page)).toHaveText('Khách hàng');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});

test.describe('an account that cannot be loaded', () => {
  test.use({ expectedTrouble: /503/ });

  test(
    'shows an error page, and trying again goes on [4.session.account-failed 8.load.other]',
    LONG,
    async ({ page }) => {
      await page.route('**/api/users/profile', (route) => route.fulfill({ status: 503, json: {} }));
      await enter(page, owner, '/admin/customers');
      await expect(page.getByText('Có lỗi xảy ra!')).toBeVisible();
      await page.unroute('**/api/users/profile');
      await page.getByRole('button', { name: 'Thử lại' }).click();
      await expect(heading(page)).toHaveText('Khách hàng');
    },
  );
});

test.describe('the network', () => {
  test.use({ expectedTrouble: /ERR_INTERNET_DISCONNECTED/ });

  test('lost is said on every page; back again is said, and what is stale is read again', async ({
    page,
    context,
  }) => {
    await enter(page, owner, '/admin/customers');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Mất kết nối mạng.')).toBeVisible();
    const again = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/customers');
    await context.setOffline(false);
    await expect(page.getByText('Đã có mạng trở lại')).toBeVisible();
    await expect(page.getByText('Mất kết nối mạng.')).toHaveCount(0);
    expect((await again).ok()).toBe(true);
  });
});
