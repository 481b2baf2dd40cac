import { LONG, enter, expect, open, reload, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { violations, wear } from '../looks.ts';
import { expectInCell } from '../line-cells.ts';

const owner = 'owner@demo.vn';
const phone = { width: 390, height: 844 };
const menu = (page: Page) => page.getByRole('navigation', { name: 'Cấu hình' });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Điều hướng chính' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('settings stand in a frame of their own; closing leads back to where one was, or to the home; the user menu leads to the account [2.settings.layout 2.settings.close 2.navigation.user-menu]', async ({
  page,
}) => {
  await enter(page, owner, '/admin/customers?page=2');
  await test.step('settings stand in a frame of their own; closing leads back to where one was', async () => {
    await page.getByRole('link', { name: 'Cấu hình' }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/tenant$/);
    await expect(navigation(page)).toHaveCount(0);
    await menu(page).getByRole('link', { name: 'Thiết lập chữ ký số' }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/certificates$/);
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('Thiết lập chữ ký số');
    await page.getByRole('link', { name: 'Đóng Cấu hình' }).click();
    await expect(page).toHaveURL(/\/admin\/customers\?page=2$/);
    await expect(navigation(page)).toBeVisible();
  });
  await test.step('opened by their address settings close to the home', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await open(page, '/admin/settings/roles');
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('Quản lý nhân viên');
    await page.getByRole('link', { name: 'Đóng Cấu hình' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });
  await test.step('the user menu leads to the account and signs out', async () => {
    await page.getByRole('button', { name: /^Tài khoản Trần Thu Hương/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Đăng xuất' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Gói dịch vụ' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Tài khoản của bạn' }).click();
    await expect(page).toHaveURL(/\/admin\/profile$/);
  });
});

test('on small screens menu and page of the settings take turns, the last page is come back to; the navigation is a sheet that holds the focus, and Escape, the backdrop and a choice close it [2.settings.small-screen 2.settings.last-page]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await enter(page, owner, '/admin/settings/certificates');
  await test.step('on small screens menu and page of the settings take turns; the last page is come back to', async () => {
    await expect(menu(page)).toBeHidden();
    await page.getByRole('link', { name: 'Trình đơn Cấu hình' }).click();
    await expect(page).toHaveURL(/\/certificates\?menu=1$/);
    await expect(menu(page)).toBeFocused();
    await expect(page.getByRole('main')).toBeHidden();
    await page.getByRole('link', { name: 'Quay lại trang đang xem' }).click();
    await expect(page).toHaveURL(/\/certificates$/);
    await expect(page.getByRole('main')).toBeVisible();
    await page.goto('/admin/settings?menu=1');
    await expect(page).toHaveURL(/\/certificates\?menu=1$/);
    await menu(page).getByRole('link', { name: 'Hồ sơ hóa đơn điện tử' }).click();
    await expect(page).toHaveURL(/\/settings\/tenant$/);
    await expect(heading(page)).toBeVisible();
  });
  await test.step('on a tablet the page has the whole width, and its menu comes beside it', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const main = page.getByRole('main');
    await expect(menu(page)).toBeHidden();
    expect((await main.boundingBox())?.width).toBe(768);
    await page.getByRole('link', { name: 'Trình đơn Cấu hình' }).click();
    await expect(menu(page)).toBeVisible();
    await expect(main).toBeVisible();
    await menu(page).getByRole('link', { name: 'Quản lý nhân viên' }).click();
    await expect(heading(page)).toHaveText('Nhân viên');
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize(phone);
  });
  await test.step('under 768 px the navigation is a sheet: it holds the focus, and Escape, the backdrop and a choice close it', async () => {
    await open(page, '/admin/customers');
    await expect(navigation(page)).toBeHidden();
    const sheet = page.getByRole('dialog', { name: 'Trình đơn' });
    const holdsFocus = () => sheet.evaluate((panel) => panel.parentElement?.contains(document.activeElement));
    const openSheet = async () => {
      await page.getByRole('button', { name: 'Mở trình đơn' }).click();
      await expect(sheet).toBeVisible();
    };
    await openSheet();
    await expect.poll(holdsFocus).toBe(true);
    for (let stops = 0; stops < 20; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await holdsFocus()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await openSheet();
    await page.mouse.click(380, 400);
    await expect(sheet).toBeHidden();
    await openSheet();
    await sheet.getByRole('link', { name: 'Hàng hóa, dịch vụ' }).click();
    await expect(sheet).toBeHidden();
    await expect(heading(page)).toHaveText('Hàng hóa, dịch vụ');
  });
});

test('the settings, and their menu on a phone: WCAG 2.2 AA in both looks', LONG, async ({ page }) => {
  await enter(page, 'owner@demo2.vn', '/admin/settings/certificates');
  for (const [path, size] of [
    ['/admin/settings/certificates', { width: 1440, height: 900 }],
    ['/admin/settings/certificates?menu=1', phone],
  ] as const)
    await test.step(path, async () => {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Đóng Cấu hình' })).toBeVisible();
      await settled(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await wear(page, colorScheme);
        expect(await violations(page), colorScheme).toEqual([]);
      }
    });
});

/** Keeps the code of pages on its way until it is let through; what is asked for by data passes. */
async function holdCode(page: Page) {
  let letThrough = () => {};
  let held = Promise.resolve();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    return route.fallback();
  });
  return {
    hold: () => {
      held = new Promise((resolve) => (letThrough = resolve));
    },
    release: () => letThrough(),
  };
}

test(
  'a link pressed shows the next page by its title at once, and nothing typed reaches the page being left',
  LONG,
  async ({ page }) => {
    const code = await holdCode(page);
    await enter(page, owner, '/admin/invoices');
    const search = page.getByRole('searchbox');
    await search.focus();
    code.hold();
    await page.getByRole('link', { name: 'Lập hóa đơn' }).click();
    await expect(heading(page)).toHaveText('Lập hóa đơn GTGT');
    await expect(heading(page)).toBeFocused();
    await expect(search).toHaveCount(0);
    // Keys of the list left, and letters of its search: no page listens.
    await page.keyboard.type('nfx/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/invoices\/create$/);
    code.release();
    await expectInCell(page, 'Tên hàng hóa, dịch vụ', 1, '');
    await expect(heading(page)).toHaveText('Lập hóa đơn GTGT');

    await page.goBack();
    await expect(search).toHaveValue('');
    code.hold();
    await page.getByRole('link', { name: 'Cấu hình' }).click();
    await expect(heading(page)).toHaveText('Hồ sơ hóa đơn điện tử');
    await expect(search).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    // Each settings page says its own name before its code is there, and the same after.
    for (const [entry, title] of [
      ['Quản lý nhân viên', 'Nhân viên'],
      ['Thiết lập chữ ký số', 'Thiết lập chữ ký số'],
      ['Phần thập phân', 'Phần thập phân'],
      ['Kiểm tra hóa đơn XML', 'Kiểm tra tệp hóa đơn (XML)'],
    ] as const) {
      await menu(page).getByRole('link', { name: entry }).click();
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
    }
    code.release();
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    await expect(heading(page)).toHaveText('Kiểm tra tệp hóa đơn (XML)');
  },
);

test(
  'the navigation is 230 px wide, 48 when folded, and stays folded; the next page stands there before another key can be pressed',
  LONG,
  async ({ page }) => {
    await enter(page, owner, '/admin/customers');
    await test.step('the next page stands there before another key can be pressed', async () => {
      await page.evaluate(() => {
        document.addEventListener(
          'click',
          () =>
            setTimeout(
              () => (document.body.dataset['shown'] = document.querySelector('main h1')?.textContent),
            ),
          { once: true },
        );
      });
      await navigation(page).getByRole('link', { name: 'Hàng hóa, dịch vụ' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-shown', 'Hàng hóa, dịch vụ');
    });
    await test.step('the navigation is 230 px wide, 48 when folded, and stays folded', async () => {
      const width = async () => Math.round((await navigation(page).boundingBox())?.width ?? 0);
      await expect.poll(width).toBe(230);
      await page.getByRole('button', { name: 'Thu gọn trình đơn' }).click();
      await expect.poll(width).toBe(48);
      await reload(page);
      await expect.poll(width).toBe(48);
      await page.getByRole('button', { name: 'Danh mục' }).click();
      await page.getByRole('menuitem', { name: 'Hàng hóa, dịch vụ' }).click();
      await expect(heading(page)).toHaveText('Hàng hóa, dịch vụ');
    });
  },
);

test(
  'F1 opens the help of the page, also while one types; it follows the page, lies over narrow ones, and closing gives the focus back',
  LONG,
  async ({ page }) => {
    await enter(page, owner, '/admin/invoices');
    const help = page.getByRole('complementary', { name: 'Trợ giúp: Danh sách hóa đơn' });
    await page.getByRole('searchbox').press('F1');
    await expect(help).toBeFocused();
    await expect(help.locator('.help__picture--light')).toHaveJSProperty('naturalWidth', 664);
    expect(await violations(page)).toEqual([]);
    await navigation(page).getByRole('link', { name: 'Tổng quan', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Trợ giúp: Tổng quan' })).toBeVisible();
    await page.getByRole('button', { name: 'Tất cả phím tắt' }).click();
    await page.getByRole('dialog', { name: 'Phím tắt' }).press('Escape');
    await page.getByRole('button', { name: 'Đóng trợ giúp' }).press('Escape');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByRole('button', { name: 'Trợ giúp' })).toBeFocused();

    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Trợ giúp' }).click();
    const over = page.getByRole('dialog', { name: 'Trợ giúp: Tổng quan' });
    await expect(over).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    // There are no keys on a phone.
    await expect(over.getByRole('button', { name: 'Tất cả phím tắt' })).toHaveCount(0);
  },
);
