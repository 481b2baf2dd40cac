import { randomUUID } from 'node:crypto';
import { makeAccount } from '../accounts.ts';
import { callApi } from '../api.ts';
import { LONG, enter, expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { violations, wear } from '../looks.ts';

const owner = 'owner@demo.vn';
/** Nobody else tries anything in this company. */
const alone = 'owner@demo2.vn';
const path = '/admin/settings/roles';

type Role = { id: number; name: string; permissions: string[]; lock_version: number };

/** The role that makeAccount gave somebody. */
const roleOf = (email: string) => `Vai trò ${email.split('@')[0] ?? ''}`;

async function savedRole(page: Page, name: string): Promise<Role> {
  const query = encodeURIComponent(name);
  const { roles } = await callApi<{ roles: Role[] }>(page.request, owner, [
    'GET',
    `/api/roles?query=${query}`,
  ]);
  const role = roles.find((one) => one.name === name);
  if (role === undefined) throw new Error(`no role ${name}`);
  return role;
}

const openGroup = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const box = (page: Page, role: string, right: string) =>
  page.getByRole('checkbox', { name: `${role}: ${right}`, exact: true });

test('two roles are changed at once in the matrix and saved together, and the menu of who has one follows [1.does.staff]', async ({
  page,
  browser,
}) => {
  const emails = [
    await makeAccount(page.request, ['read_invoices', 'read_products']),
    await makeAccount(page.request, ['read_invoices']),
  ] as const;
  const [one, other] = emails.map(roleOf) as [string, string];
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await enter(theirs, emails[0], '/admin/invoices');
  const customers = theirs.getByRole('link', { name: 'Khách hàng', exact: true });
  await theirs.getByRole('button', { name: 'Danh mục' }).click();
  await expect(customers).toHaveAttribute('aria-disabled', 'true');

  await enter(page, owner, path);
  await openGroup(page, 'Khách hàng');
  await box(page, one, 'Xem khách hàng').check();
  await box(page, other, 'Xem khách hàng').check();
  await box(page, other, 'Thêm khách hàng').check();
  await openGroup(page, 'Hàng hóa');
  await box(page, one, 'Xem hàng hóa').uncheck();
  const bar = page.getByRole('region', { name: 'Thay đổi chưa lưu' });
  await expect(bar).toContainText(`${one}: thêm 1 quyền, bỏ 1 quyền · ${other}: thêm 2 quyền`);
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Đã lưu 2 vai trò')).toBeVisible();
  await expect(bar).toBeHidden();
  expect((await savedRole(page, one)).permissions.sort()).toEqual(['read_customers', 'read_invoices']);
  expect((await savedRole(page, other)).permissions.sort()).toEqual([
    'create_customers',
    'read_customers',
    'read_invoices',
  ]);

  // A change of rights may go unnoticed for three seconds.
  await expect(async () => {
    await theirs.reload();
    await theirs.getByRole('button', { name: 'Danh mục' }).click();
    await expect(customers).toBeVisible();
    expect(await customers.getAttribute('aria-disabled')).toBeNull();
  }).toPass();
  await customers.click();
  await expect(theirs).toHaveURL(/\/admin\/customers$/);
  await context.close();
});

test(
  'a role that somebody else saved first is named and read again; the edits stay and can be saved',
  LONG,
  async ({ page }) => {
    const name = roleOf(await makeAccount(page.request, ['read_invoices']));
    await enter(page, owner, path);
    await openGroup(page, 'Hóa đơn');
    await box(page, name, 'Lập hóa đơn').check();
    const { id, ...role } = await savedRole(page, name);
    await callApi(page.request, owner, ['PUT', `/api/roles/${id}`], {
      role: {
        name,
        permissions: [...role.permissions, 'export_invoices'],
        lock_version: role.lock_version,
      },
    });
    await page.keyboard.press('Control+S');
    await expect(page.getByText(`${name}: người khác vừa sửa vai trò này`)).toBeVisible();
    await expect(box(page, name, 'Xuất danh sách hóa đơn')).toBeChecked();
    await expect(box(page, name, 'Lập hóa đơn')).toBeChecked();
    await page.keyboard.press('Control+S');
    await expect(page.getByText(`Đã lưu vai trò ${name}`)).toBeVisible();
    expect((await savedRole(page, name)).permissions.sort()).toEqual([
      'create_invoices',
      'export_invoices',
      'read_invoices',
    ]);
  },
);

test(
  'the matrix of a company: by keyboard alone, the last full rights kept, one column on a phone, WCAG 2.2 AA in both looks',
  LONG,
  async ({ page }) => {
    await enter(page, alone, path);
    await test.step('the matrix by keyboard alone: one tab stop, arrows, Enter opens, Space ticks', async () => {
      const grid = page.getByRole('grid', { name: 'Quyền của các vai trò' });
      await page.getByRole('link', { name: 'Chỉ xem', exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(box(page, 'Chủ doanh nghiệp', 'Toàn quyền')).toBeFocused();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: 'Hóa đơn', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      for (const key of ['End', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
      const tick = box(page, 'Chỉ xem', 'Lập hóa đơn');
      await expect(tick).toBeFocused();
      await page.keyboard.press('Space');
      await expect(tick).toBeChecked();
      await expect(page.getByRole('region', { name: 'Thay đổi chưa lưu' })).toContainText(
        'Chỉ xem: thêm 1 quyền',
      );
      await page.keyboard.press('Space');
      await expect(page.getByRole('region', { name: 'Thay đổi chưa lưu' })).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(grid.locator(':focus')).toHaveCount(0);
    });
    await test.step('the last account with full rights keeps them: the refusal is told and nothing is lost', async () => {
      await open(page, path);
      const full = box(page, 'Chủ doanh nghiệp', 'Toàn quyền');
      await openGroup(page, 'Hóa đơn');
      await expect(box(page, 'Chủ doanh nghiệp', 'Xem hóa đơn')).toHaveAttribute('aria-disabled', 'true');
      await full.uncheck();
      await box(page, 'Chủ doanh nghiệp', 'Xóa hóa đơn nháp').uncheck();
      await page.getByRole('button', { name: 'Lưu', exact: true }).click();
      await expect(
        page.getByText('Phải còn ít nhất một nhân viên đang hoạt động có toàn quyền'),
      ).toBeVisible();
      await expect(full).not.toBeChecked();
      await page.getByRole('button', { name: 'Hủy', exact: true }).click();
      await page.getByRole('button', { name: 'Hủy chỉnh sửa' }).click();
      await expect(full).toBeChecked();
    });
    await test.step('on a phone one role is chosen and its column alone is shown', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, path);
      await page.getByLabel('Vai trò', { exact: true }).selectOption({ label: 'Thu ngân (0 người)' });
      await expect(page.getByRole('columnheader')).toHaveText(['Nhóm chức năng', /^Thu ngân/]);
      await openGroup(page, 'Hóa đơn');
      await expect(box(page, 'Thu ngân', 'Ký và phát hành hóa đơn')).toBeChecked();
    });
    await test.step('an open group with unsaved changes, and who can do what: WCAG 2.2 AA in both looks', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, path);
      await openGroup(page, 'Hóa đơn');
      await box(page, 'Kế toán', 'Xóa hóa đơn nháp').check();
      for (const colorScheme of ['light', 'dark'] as const) {
        await wear(page, colorScheme);
        expect(await violations(page), colorScheme).toEqual([]);
        await page.getByRole('button', { name: 'Ai làm được gì' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page, '[role=dialog]'), `${colorScheme}, who can`).toEqual([]);
        await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });
  },
);

test(
  'a role that somebody has stays, and its page says who; a new one begins from another, and goes when nobody has it; who can do what is answered from both sides',
  LONG,
  async ({ page }) => {
    await enter(page, owner, path);
    await test.step('who can do what is answered from both sides', async () => {
      await page.getByRole('button', { name: 'Ai làm được gì' }).click();
      const drawer = page.getByRole('dialog', { name: 'Ai làm được gì' });
      await drawer.getByLabel('Việc cần tra').fill('phat hanh hoa don');
      await page.getByRole('option', { name: /^Ký và phát hành hóa đơn/ }).click();
      const people = drawer.getByRole('listitem');
      await expect(people.filter({ hasText: 'Trần Thu Hương' })).toContainText('toàn quyền');
      await expect(people.filter({ hasText: 'Võ Quốc Bảo' })).toContainText('Vai trò Kế toán trưởng');
      await expect(people.filter({ hasText: 'Lê Thị Ngọc Bích' })).toHaveCount(0);
      await drawer.getByRole('tab', { name: 'Theo người' }).click();
      await drawer.getByLabel('Nhân viên').fill('ngoc bich');
      await page.getByRole('option', { name: /^Lê Thị Ngọc Bích/ }).click();
      await expect(drawer).toContainText('Vai trò Kế toán');
      await expect(drawer).toContainText('Xem hóa đơn, Lập hóa đơn, Sửa hóa đơn');
    });
    await test.step('a role begins from another one, is changed on its own page, and goes when nobody has it', async () => {
      const name = `Kế toán kho ${randomUUID()}`;
      await open(page, path);
      await page.getByRole('link', { name: 'Thêm vai trò' }).click();
      await page.getByLabel('Bắt đầu từ').fill('ke toan');
      await page.getByRole('option', { name: /^Như vai trò Kế toán(?! trưởng)/ }).click();
      await expect(page.getByLabel(/^Tên vai trò/)).toHaveValue('Kế toán (bản sao)');
      await page.getByLabel(/^Tên vai trò/).fill(name);
      await openGroup(page, 'Hàng hóa');
      await box(page, 'Có quyền', 'Nhập danh sách hàng hóa').check();
      await page.getByRole('button', { name: 'Lưu', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText('Chưa có ai giữ vai trò này.')).toBeVisible();
      expect((await savedRole(page, name)).permissions).toContain('import_products');
      await page.getByRole('button', { name: 'Xóa', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    });
    await test.step('a role that somebody has stays, and its page says who', async () => {
      const role = await savedRole(page, 'Kế toán trưởng');
      await open(page, `${path}/${role.id}`);
      await expect(page.getByRole('link', { name: 'Võ Quốc Bảo' })).toBeVisible();
      await page.getByRole('button', { name: 'Xóa', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Xóa', exact: true }).click();
      await expect(dialog).toContainText('còn nhân viên giữ vai trò này');
    });
  },
);
