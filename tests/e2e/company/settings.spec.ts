import { randomUUID } from 'node:crypto';
import { makeAccount } from '../accounts.ts';
import { callApi } from '../api.ts';
import { LONG, enter, expect, open, reload, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { mailTo, passwordLinkIn } from '../mails.ts';

const owner = 'owner@demo.vn';
/** Nobody else tries anything in this company. */
const alone = 'owner@demo2.vn';

const bar = (page: Page) => page.getByRole('region', { name: 'Thay đổi chưa lưu' });
const save = (page: Page) => page.getByRole('button', { name: 'Lưu', exact: true }).click();

async function ownAccount(page: Page): Promise<{ id: number }> {
  type Profile = { user: { id: number } };
  return (await callApi<Profile>(page.request, owner, ['GET', '/api/users/profile'])).user;
}

async function invite(page: Page): Promise<{ name: string; email: string }> {
  const mark = randomUUID();
  const person = { name: `Nhân viên ${mark}`, email: `${mark}@moi.example` };
  await enter(page, owner, '/admin/settings/accounts/create');
  await page.getByLabel(/^Họ tên/).fill(person.name);
  await page.getByLabel(/^Email đăng nhập/).fill(person.email);
  await page.getByLabel(/^Vai trò/).fill('thu ngan');
  // Once it is searched for: a press while one list takes the place of the other chooses nothing.
  const found = page.locator('[role=listbox][aria-busy=false]');
  await found.getByRole('option', { name: 'Thu ngân', exact: true }).click();
  await save(page);
  await expect(page.getByText(`Đã gửi lời mời tới ${person.email}`)).toBeVisible();
  return person;
}

test('a new member of staff is invited by mail and stands as not activated, is switched off and on again, and changed on a page of its own [1.does.staff]', async ({
  page,
}) => {
  const { name, email } = await invite(page);
  await test.step('a new member of staff is invited by mail and stands as not activated', async () => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Chưa kích hoạt')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Thu ngân' })).toBeVisible();
    expect(passwordLinkIn(await mailTo(email))).toContain('/s/');
    await page.getByRole('link', { name: 'Về danh sách nhân viên' }).click();
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Chưa kích hoạt');
    // The row moves when the others go.
    await expect(page.getByText('1–1 trong 1')).toBeVisible();
  });
  await test.step('switching an account off says what happens, and it can be switched on again', async () => {
    await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Ngừng hoạt động' }).click();
    const dialog = page.getByRole('dialog', { name: `Ngừng hoạt động ${name}` });
    await expect(dialog).toContainText('bị đăng xuất khỏi mọi thiết bị');
    await dialog.getByRole('button', { name: 'Ngừng hoạt động' }).click();
    await expect(page.getByText(`${name} đã ngừng hoạt động`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gửi lại lời mời' })).toBeHidden();
    await page.getByRole('button', { name: 'Kích hoạt lại' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kích hoạt lại' }).click();
    await expect(page.getByText(`${name} đã được kích hoạt lại`)).toBeVisible();
  });
  await test.step('an account is changed on a page of its own; to switch off one’s own is warned of', async () => {
    await page.getByRole('link', { name: 'Sửa', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/accounts\/update\/\d+$/);
    await page.getByLabel(/^Số điện thoại/).fill('0908123456');
    await save(page);
    await expect(page.getByText('Đã lưu nhân viên')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const { id } = await ownAccount(page);
    await open(page, `/admin/settings/accounts/update/${id}`);
    await page.getByLabel(/^Trạng thái/).selectOption('inactive');
    await expect(page.getByText('bạn sẽ bị đăng xuất và không tự kích hoạt lại được')).toBeVisible();
  });
});

test(
  'the form of an account with more rights leads to its page, which says why it cannot be changed',
  LONG,
  async ({ page }) => {
    const { id } = await ownAccount(page);
    const keeper = await makeAccount(page.request, ['user_permissions', 'read_invoices']);
    await enter(page, keeper, `/admin/settings/accounts/update/${id}`);
    await expect(page).toHaveURL(new RegExp(`/admin/settings/accounts/${id}$`));
    await expect(page.getByText('Nhân viên này có quyền mà bạn không có')).toBeVisible();
  },
);

test('settings of the company: what is saved stands after a reload, another tax code is asked about before it is saved, digits are stepped, saved and put back, and not left unsaved', async ({
  page,
}) => {
  await enter(page, alone, '/admin/settings/tenant');
  await test.step('settings of invoices are saved with the profile and stand after a reload', async () => {
    const prices = page.getByRole('group', { name: /^Đơn giá đã gồm thuế/ });
    await prices.getByRole('radio', { name: /^Giá đã gồm thuế/ }).check();
    await page.getByLabel(/^Múi giờ/).fill('tokyo');
    await page.getByRole('option', { name: /Tokyo/ }).click();
    const website = `https://${randomUUID()}.example`;
    await page.getByLabel(/^Website/).fill(website);
    await save(page);
    await expect(page.getByText('Đã lưu hồ sơ doanh nghiệp')).toBeVisible();
    await page.reload();
    await expect(prices.getByRole('radio', { name: /^Giá đã gồm thuế/ })).toBeChecked();
    await expect(prices).not.toContainText('Mặc định');
    await expect(page.getByLabel(/^Múi giờ/)).toHaveValue(/Tokyo/);
    await expect(page.getByLabel(/^Website/)).toHaveValue(website);
    const { tenant_setting_invoice } = await callApi<{
      tenant_setting_invoice: { configs: { config_key: string; is_default: boolean }[] };
    }>(page.request, alone, ['GET', '/api/tenant_settings/setting_invoice']);
    const untouched = tenant_setting_invoice.configs.filter(({ is_default }) => is_default);
    expect(untouched.map(({ config_key }) => config_key)).toContain('invoice_type');
  });
  await test.step('another tax code is asked about before it is saved; no keeps what is typed and sends nothing', async () => {
    const field = page.getByLabel(/^Mã số thuế/);
    await expect(field).not.toHaveValue('');
    const before = await field.inputValue();
    await field.fill('0100109106');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Đổi mã số thuế' });
    await expect(dialog).toContainText(`từ ${before} thành 0100109106`);
    await dialog.getByRole('button', { name: 'Hủy' }).click();
    await expect(field).toHaveValue('0100109106');
    await expect(bar(page)).toBeVisible();
    const { tenant } = await callApi<{ tenant: { tax_code: string } }>(page.request, alone, [
      'GET',
      '/api/tenant',
    ]);
    expect(tenant.tax_code).toBe(before);
  });
  await test.step('digits after the comma: stepped, shown in an example, saved, and put back to the default', async () => {
    await open(page, '/admin/settings/decimal_configurations');
    const row = page.getByRole('row').filter({ hasText: 'Số lượng' });
    const digits = row.getByRole('spinbutton');
    await expect(row).toContainText('mặc định');
    await digits.fill('3');
    await expect(row).toContainText('1.234,568');
    await expect(bar(page)).toContainText('1 mục');
    await page.keyboard.press('Control+S');
    await expect(page.getByText('Đã lưu phần thập phân')).toBeVisible();
    await reload(page);
    await expect(digits).toHaveValue('3');
    await expect(row).not.toContainText('mặc định');
    await row.getByRole('button', { name: 'Về mặc định: Số lượng' }).click();
    await expect(digits).toHaveValue('6');
    await page.getByRole('row').filter({ hasText: 'Đơn giá' }).getByRole('spinbutton').press('ArrowDown');
    await expect(bar(page)).toContainText('2 mục');
    await page.getByRole('button', { name: 'Về mặc định tất cả' }).click();
    await save(page);
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(row).toContainText('mặc định');
    await expect(page.getByRole('button', { name: 'Về mặc định tất cả' })).toBeDisabled();
  });
  await test.step('leaving with unsaved digits asks first', async () => {
    await page.getByRole('spinbutton').nth(1).press('ArrowDown');
    await page.getByRole('link', { name: 'Thiết lập chữ ký số' }).click();
    const question = page.getByRole('dialog', { name: 'Rời khỏi trang' });
    await question.getByRole('button', { name: 'Hủy' }).click();
    await expect(bar(page)).toBeVisible();
  });
});
