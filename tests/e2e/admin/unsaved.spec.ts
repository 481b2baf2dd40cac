import { makeDraft } from '../api.ts';
import { LONG, enter, expect, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const owner = 'owner@demo.vn';
const unsaved = (page: Page) => page.getByRole('region', { name: 'Thay đổi chưa lưu' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Rời khỏi trang' });

/** A draft with something typed. */
async function openDraftAndType(page: Page): Promise<void> {
  const { id } = await makeDraft(page.request);
  await enter(page, owner, `/admin/invoices/${id}`);
  await page.getByLabel('Địa chỉ', { exact: true }).fill('Số 1 phố Chưa Lưu');
  await expect(unsaved(page)).toBeVisible();
}

/** From the list of customers to the list of invoices to a draft, by pressing: so there is a way back. */
async function openAndType(page: Page): Promise<number> {
  const buyer_name = `Công ty TNHH ${process.hrtime.bigint()}`;
  const { id } = await makeDraft(page.request, { buyer_name });
  await enter(page, owner, '/admin/customers');
  await page.getByRole('button', { name: 'Hóa đơn đầu ra' }).click();
  await page.getByRole('link', { name: 'Hóa đơn', exact: true }).click();
  await page.getByRole('searchbox').fill(buyer_name);
  // Pressed while the rows found take the place of all rows, a press falls between them.
  await expect(page.getByText('1–1 trong 1', { exact: true })).toBeVisible();
  await page.getByRole('row').filter({ hasText: buyer_name }).getByRole('link').click();
  await page.getByLabel('Địa chỉ', { exact: true }).fill('Số 1 phố Chưa Lưu');
  await expect(unsaved(page)).toBeVisible();
  return id;
}

test('a link, Back and signing out ask first; staying loses nothing, and discarding asks in words of its own and brings back what was saved', async ({
  page,
}) => {
  const id = await openAndType(page);
  await page.getByRole('button', { name: 'Hủy', exact: true }).click();
  const discarding = page.getByRole('dialog', { name: 'Chỉnh sửa chưa được lưu' });
  await discarding.getByRole('button', { name: 'Hủy chỉnh sửa' }).click();
  await expect(page.getByLabel('Địa chỉ', { exact: true })).toHaveValue('Lô B12, khu công nghiệp Tân Bình');

  await page.getByLabel('Địa chỉ', { exact: true }).fill('Số 1 phố Chưa Lưu');
  await expect(unsaved(page)).toBeVisible();

  await page.getByRole('link', { name: 'Về danh sách hóa đơn' }).click();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Hủy' }).click();
  await expect(question(page)).toBeHidden();
  await page.evaluate(() => window.history.back());
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/admin/invoices/${id}$`));
  await page.getByRole('button', { name: 'Trần Thu Hương' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Hủy' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Địa chỉ', { exact: true })).toHaveValue('Số 1 phố Chưa Lưu');
  await page.getByRole('link', { name: 'Về danh sách hóa đơn' }).click();
  await question(page).getByRole('button', { name: 'Rời khỏi trang này' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hóa đơn');
});

test('Forward asks too, and leaving by it goes there', LONG, async ({ page }) => {
  await enter(page, owner, '/admin/customers/create');
  await page.getByRole('link', { name: 'Về danh sách khách hàng' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách hàng');
  await page.goBack();
  await page.getByLabel('Tên đơn vị').fill('Đang gõ');
  await expect(unsaved(page)).toBeVisible();
  await page.evaluate(() => window.history.forward());
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Rời khỏi trang này' }).click();
  await expect(page).toHaveURL(/\/admin\/customers$/);
});

test('after a save nothing is asked', LONG, async ({ page }) => {
  await openAndType(page);
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
  await page.getByRole('link', { name: 'Về danh sách hóa đơn' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\?/);
  await settled(page);
  await page.getByRole('link', { name: 'Lập hóa đơn' }).click();
  await page.getByLabel('Tên đơn vị').fill('Công ty TNHH Vừa Lưu');
  await page.getByRole('button', { name: 'Lưu nháp' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  await settled(page);
  await page.getByRole('link', { name: 'Về danh sách hóa đơn' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\?/);
  await expect(question(page)).toBeHidden();
});

test('a record opened right after typing in the search stays open', LONG, async ({ page }) => {
  const { id } = await makeDraft(page.request);
  // The rows stay until the answer is there: on a slow machine it would come before the press.
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/invoices?*khong*', async (route) => {
    await pressed;
    return route.fallback();
  });
  await enter(page, owner, '/admin/invoices');
  await page.getByRole('searchbox').fill('khong co hoa don nao');
  await page.locator(`a[href="/admin/invoices/${id}"]`).first().click();
  answer();
  await expect(page.getByRole('link', { name: 'Về danh sách hóa đơn' })).toBeVisible();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(`/admin/invoices/${id}`);
});

test('closing the tab asks by the browser, but not once everything is saved', LONG, async ({ page }) => {
  await openDraftAndType(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
  await expect(unsaved(page)).toBeHidden();
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  expect(asked).toEqual(['beforeunload']);
});

test(
  'the end of the session asks before the login page comes; staying keeps what is typed',
  LONG,
  async ({ page }) => {
    await openDraftAndType(page);
    await page.evaluate(() => {
      localStorage.removeItem('refresh_token');
      localStorage.setItem('access_token', 'khong-con-dung');
    });
    await page.keyboard.press('Control+S');
    const ended = page.getByRole('dialog', { name: 'Phiên đăng nhập đã hết' });
    await ended.getByRole('button', { name: 'Hủy' }).click();
    await expect(page.getByLabel('Địa chỉ', { exact: true })).toHaveValue('Số 1 phố Chưa Lưu');
    await page.keyboard.press('Control+S');
    await ended.getByRole('button', { name: 'Đăng nhập lại' }).click();
    await expect(page).toHaveURL(/\/admin\/authorization\/login/);
  },
);
