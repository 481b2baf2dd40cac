import type { components } from '#generated/types.ts';
import { callApi, today } from '../api.ts';
import { LONG, enter, expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { askAs, enterOwnCompany } from '../own-company.ts';

type Customer = components['schemas']['Customer'];

const owner = 'owner@demo.vn';
const saved = (page: Page, words: string) => page.getByText(words, { exact: true });

/** A code nobody else uses, however many tests run at once. */
const fresh = (letter: string) => `${letter}${process.hrtime.bigint()}`;

async function makeCustomer(page: Page, more: Partial<Customer> = {}): Promise<Customer> {
  const customer = { code: fresh('F'), name: 'Công ty TNHH Biểu Mẫu', status: 'active', ...more };
  const made = await callApi<{ customer: Customer }>(page.request, owner, ['POST', '/api/customers'], {
    customer,
  });
  return made.customer;
}

const readCustomer = async (page: Page, id: number) =>
  (await callApi<{ customer: Customer }>(page.request, owner, ['GET', `/api/customers/${id}`])).customer;

/** Both presses come before the answer: one that came later would meet the page behind the form. */
async function pressSaveTwice(page: Page): Promise<void> {
  let answer: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/customers', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Lưu' }).dblclick();
  answer();
}

test('a role that is not there is made from the form of a user, and picked', LONG, async ({ page }) => {
  const role = fresh('Thu ngân ');
  await enter(page, owner, '/admin/settings/accounts/create');
  await page.getByLabel('Họ tên').fill('Lê Thị Thu Ngân');
  await page.getByLabel('Email đăng nhập').fill(`${fresh('u')}@saoviet.example`);
  await page.getByLabel('Vai trò').fill(role);
  await page.getByRole('option', { name: `Thêm “${role}”…` }).click();
  const dialog = page.getByRole('dialog', { name: 'Thêm vai trò' });
  await expect(dialog.getByLabel('Tên vai trò')).toHaveValue(role);
  await dialog.getByRole('button', { name: 'Thêm vai trò' }).click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByText('Cần chọn ít nhất 1 mục, đang chọn 0')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Lập hóa đơn', exact: true }).check();
  await dialog.getByRole('button', { name: 'Thêm vai trò' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Vai trò')).toHaveValue(role);
  await page.keyboard.press('Control+S');
  await expect(page.getByText(/^Đã gửi lời mời tới /)).toBeVisible();
  await expect(page.getByRole('link', { name: role })).toBeVisible();
});

test.describe('somebody else saved first', () => {
  test.use({ expectedTrouble: /409/ });

  async function saveLate(page: Page): Promise<Customer> {
    const { id } = await makeCustomer(page);
    await enter(page, owner, `/admin/customers/${id}`);
    await expect(page.getByLabel('Tên đơn vị')).toHaveValue('Công ty TNHH Biểu Mẫu');
    const { code, status, lock_version } = await readCustomer(page, id);
    const customer = {
      code,
      status,
      lock_version,
      name: 'Công ty TNHH Nhanh Hơn',
      note: 'Giao buổi chiều',
    };
    await callApi(page.request, owner, ['PUT', `/api/customers/${id}`], { customer });
    await page.getByLabel('Ghi chú').fill('Giao buổi sáng');
    await page.keyboard.press('Control+S');
    await expect(page.getByText(/^Người khác, .* vừa sửa khách hàng này/)).toBeVisible();
    await expect(page.locator(':focus')).toContainText('vừa sửa khách hàng này.');
    await expect(page.getByLabel('Ghi chú')).toHaveValue('Giao buổi sáng');
    return readCustomer(page, id);
  }

  test(
    'the newer record can be taken, and is not written over; what was typed can be saved over it',
    LONG,
    async ({ page }) => {
      await test.step('taken', async () => {
        const { id } = await saveLate(page);
        // The focus stands at the banner: its first button is one key away, wherever one was typing.
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Tên đơn vị')).toHaveValue('Công ty TNHH Nhanh Hơn');
        await expect(page.getByLabel('Ghi chú')).toHaveValue('Giao buổi chiều');
        expect(await readCustomer(page, id)).toMatchObject({
          name: 'Công ty TNHH Nhanh Hơn',
          note: 'Giao buổi chiều',
        });
      });
      await test.step('written over', async () => {
        const { id } = await saveLate(page);
        await page.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click();
        await expect(saved(page, 'Đã lưu khách hàng')).toBeVisible();
        expect(await readCustomer(page, id)).toMatchObject({
          name: 'Công ty TNHH Biểu Mẫu',
          note: 'Giao buổi sáng',
        });
      });
    },
  );
});

test('a code that is taken is told at its field, which has the focus, all that was typed stays; saving twice in a hurry makes one record; leaving it asks first, and discarding brings back what was saved', async ({
  page,
}) => {
  const { code } = await makeCustomer(page);
  const hostile = '<img src=x onerror=alert(1)> “Đỗ Ễ” 🧾 \u202eabc';
  await enter(page, owner, '/admin/customers/create');
  await page.getByLabel('Mã khách hàng').fill(code);
  await page.getByLabel('Tên đơn vị').fill(hostile);
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByLabel('Mã khách hàng')).toHaveAccessibleDescription(/Mã khách hàng này đã có/);
  await expect(page.getByLabel('Mã khách hàng')).toBeFocused();
  const own = fresh('F');
  await page.getByLabel('Mã khách hàng').fill(own);
  await pressSaveTwice(page);
  await expect(saved(page, 'Đã thêm khách hàng')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
  const { customers } = await callApi<{ customers: Customer[] }>(page.request, owner, [
    'GET',
    `/api/customers?query=${own}`,
  ]);
  expect(customers).toHaveLength(1);

  await page.getByLabel('Tên đơn vị').fill('Đang gõ dở');
  await page.getByRole('link', { name: 'Về danh sách khách hàng' }).click();
  const question = page.getByRole('dialog', { name: 'Rời khỏi trang' });
  await question.getByRole('button', { name: 'Hủy' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Tên đơn vị')).toHaveValue('Đang gõ dở');
  await page.getByRole('button', { name: 'Hủy', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy chỉnh sửa' }).click();
  await expect(page.getByLabel('Tên đơn vị')).toHaveValue(hostile);
});

test(
  'what cannot be taken is told before it is sent, and the first such field has the focus',
  LONG,
  async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/customers')) sent += 1;
    });
    await enter(page, owner, '/admin/customers/create');
    await page.getByLabel('Mã khách hàng').fill(fresh('F'));
    await page.getByLabel('Tên đơn vị').fill('Công ty TNHH Sai Sót');
    await page.getByLabel('Địa chỉ').fill('x'.repeat(10_000));
    await page.getByLabel('Email nhận hóa đơn').fill('ten o dau');
    await page.keyboard.press('Control+S');
    await expect(page.getByLabel('Địa chỉ')).toBeFocused();
    await expect(page.getByLabel('Địa chỉ')).toHaveAccessibleDescription(
      'Không quá 400 ký tự, đang có 10000',
    );
    await expect(page.getByLabel('Email nhận hóa đơn')).toHaveAccessibleDescription(
      'Email “ten” không đúng dạng. Nhập một địa chỉ như ten@congty.vn.',
    );
    expect(sent).toBe(0);
  },
);

test.describe('without a network', () => {
  test.use({ expectedTrouble: /ERR_INTERNET_DISCONNECTED/ });

  test('what was typed stays, and is saved once the network is back', async ({ page }) => {
    await enter(page, owner, '/admin/products/create');
    await page.getByLabel('Mã hàng').fill(fresh('P'));
    await page.getByLabel('Tên hàng hóa').fill('Băng keo đục');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+S');
    await expect(page.getByRole('alert').filter({ hasText: 'Chưa lưu được' })).toBeVisible();
    await expect(page.getByLabel('Tên hàng hóa')).toHaveValue('Băng keo đục');
    await page.context().setOffline(false);
    await page.keyboard.press('Control+S');
    await expect(saved(page, 'Đã thêm hàng hóa, dịch vụ')).toBeVisible();
  });
});

test(
  'the colour of a template is taken from the inks or typed, and refused in words',
  LONG,
  async ({ page }) => {
    const company = await enterOwnCompany(page, '/admin/customers');
    const { template } = await askAs<{ template: { id: number } }>(
      page,
      company,
      ['POST', '/api/templates'],
      {
        template: {
          name: 'Mẫu có màu',
          form_no: '1',
          symbol: `C${today().slice(2, 4)}TMM`,
          layout: 'modern',
          is_default: true,
          status: 'active',
        },
      },
    );
    await open(page, `/admin/templates/${template.id}`);
    const color = page.getByLabel('Màu nhấn', { exact: true });
    await color.fill('đỏ');
    await page.keyboard.press('Tab');
    await expect(color).toHaveAccessibleDescription(/Màu cần có dạng #1b54d0/);
    await page.getByRole('button', { name: 'Đỏ son' }).first().click();
    await expect(color).toHaveValue('#c4262e');
    await color.fill('0A7B4C');
    await page.keyboard.press('Control+S');
    await expect(saved(page, 'Đã lưu mẫu hóa đơn')).toBeVisible();
    await expect(color).toHaveValue('#0a7b4c');
  },
);
