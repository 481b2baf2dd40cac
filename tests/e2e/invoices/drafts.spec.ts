import type { components } from '#generated/types.ts';
import { LONG, enterWith, expect, open, reload, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { violations } from '../looks.ts';
import { expectKept } from '../kept-drafts.ts';
import { askAs, enterOwnCompany, logIn } from '../own-company.ts';
import { enterReadyCompany } from '../signing-company.ts';
import { openTrialCompany } from '../trial-company.ts';
import type { TrialCompany } from '../trial-company.ts';
import { expectInCell, fillCell } from '../line-cells.ts';

type Customer = components['schemas']['Customer'];
type Draft = components['schemas']['Draft'];

const create = '/admin/customers/create';

const name = (page: Page) => page.getByLabel('Tên đơn vị');
const offered = (page: Page) => page.getByText(/^Có bản đang soạn dở lúc \d\d:\d\d ngày/);
const goOn = (page: Page) => page.getByRole('button', { name: 'Tiếp tục soạn' });
const keptHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hoadon-draft/')).length);

/** Typed, and kept in this browser with all that was typed before. */
async function type(page: Page, text: string): Promise<void> {
  await name(page).fill(text);
  await expectKept(page, text);
  await expect(page.getByText(/^Đã tự lưu tạm lúc \d\d:\d\d$/)).toBeVisible();
}

const keptThere = async (page: Page, company: TrialCompany, record: number | 'new') =>
  (await askAs<{ draft: Draft | null }>(page, company, ['GET', `/api/drafts/customers/${record}`])).draft;

async function makeCustomer(page: Page, company: TrialCompany): Promise<Customer> {
  const customer = {
    code: 'KH-AN-PHUOC',
    name: 'Công ty TNHH An Phước',
    address: 'Số 1 phố Cũ',
    status: 'active',
  };
  const made = await askAs<{ customer: Customer }>(page, company, ['POST', '/api/customers'], { customer });
  return made.customer;
}

test('a page that dies with something typed: it is offered again, not filled in, goes on, and once saved nothing of it is left', async ({
  page,
  context,
}) => {
  const company = await enterOwnCompany(page, create);
  await type(page, 'Công ty đang gõ dở');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await open(again, create);
  await expect(offered(again)).toBeVisible();
  await expect(name(again)).toHaveValue('');
  expect(await violations(again)).toEqual([]);
  await goOn(again).click();
  await expect(name(again)).toHaveValue('Công ty đang gõ dở');
  await expect(offered(again)).toBeHidden();
  await again.getByLabel('Mã khách hàng').fill('KH-DO');
  await again.getByRole('button', { name: 'Lưu' }).click();
  await expect(again).toHaveURL(/\/admin\/customers\/\d+$/);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Công ty đang gõ dở');

  await expect.poll(() => keptHere(again)).toBe(0);
  await open(again, create);
  await expect(name(again)).toBeVisible();
  await expect.poll(() => keptThere(again, company, 'new')).toBeNull();
  await expect(offered(again)).toBeHidden();
});

test('one draft after another: the next page is empty, begins at the buyer, and keeps what is typed when its toast goes', async ({
  page,
}) => {
  await enterReadyCompany(page, '/admin/invoices/create');
  await fillCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Thùng carton 5 lớp');
  await page.keyboard.press('Control+Shift+S');
  await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/invoices\/create$/);
  await expect(page.getByLabel('Mã số thuế')).toBeFocused();
  await expectInCell(page, 'Tên hàng hóa, dịch vụ', 1, '');
  await page.keyboard.type('0312345678');
  await page.getByRole('status').getByRole('button', { name: 'Đóng' }).click();
  await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeHidden();
  await expect(page.getByLabel('Mã số thuế')).toHaveValue('0312345678');
});

test(
  'an invoice being written comes back with its lines, its prices with tax and its discount',
  LONG,
  async ({ page, context }) => {
    await enterOwnCompany(page, '/admin/invoices/create');
    await page.getByLabel('Tên đơn vị').fill('Công ty mua hàng');
    await fillCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Thùng carton 5 lớp');
    await fillCell(page, 'Số lượng', 1, '10');
    await page.getByRole('radio', { name: 'Đã gồm thuế', exact: true }).check();
    await page.getByRole('radio', { name: 'Số tiền', exact: true }).check();
    await page.getByRole('textbox', { name: 'Chiết khấu cả hóa đơn' }).fill('5000');
    await expectKept(page, '"5000"');
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await open(again, '/admin/invoices/create');
    await goOn(again).click();
    await expect(again.getByLabel('Tên đơn vị')).toHaveValue('Công ty mua hàng');
    await expectInCell(again, 'Tên hàng hóa, dịch vụ', 1, 'Thùng carton 5 lớp');
    await expectInCell(again, 'Số lượng', 1, '10');
    await expect(again.getByRole('radio', { name: 'Đã gồm thuế', exact: true })).toBeChecked();
    await expect(again.getByRole('radio', { name: 'Số tiền', exact: true })).toBeChecked();
    await expect(again.getByRole('textbox', { name: 'Chiết khấu cả hóa đơn' })).toHaveValue('5.000');
  },
);

test(
  'the server keeps it too: another machine of the same person goes on',
  LONG,
  async ({ page, browser }) => {
    const { tokens } = await enterOwnCompany(page, create);
    const kept = page.waitForResponse(
      (reply) => reply.url().endsWith('/api/drafts/customers/new') && reply.request().method() === 'PUT',
    );
    await type(page, 'Gõ ở máy công ty');
    expect((await kept).status()).toBe(200);
    const home = await (await browser.newContext()).newPage();
    await enterWith(home, tokens, create);
    await goOn(home).click();
    await expect(name(home)).toHaveValue('Gõ ở máy công ty');
    await home.context().close();
  },
);

test(
  'given up, by discarding or by agreeing to leave, nothing of it is left; an offered draft is given up, and brought back by undoing',
  LONG,
  async ({ page }) => {
    const company = await enterOwnCompany(page, create);
    await test.step('given up, by discarding or by agreeing to leave, nothing of it is left', async () => {
      await type(page, 'Bỏ đi');
      await page.getByRole('button', { name: 'Hủy', exact: true }).click();
      await page.getByRole('button', { name: 'Hủy chỉnh sửa' }).click();
      await expect.poll(() => keptHere(page)).toBe(0);
      await type(page, 'Rời đi');
      await page.getByRole('link', { name: 'Về danh sách khách hàng' }).click();
      await page.getByRole('button', { name: 'Rời khỏi trang này' }).click();
      await expect(page).toHaveURL(/\/admin\/customers$/);
      await expect.poll(() => keptHere(page)).toBe(0);
      await expect.poll(() => keptThere(page, company, 'new')).toBeNull();
    });
    await test.step('an offered draft is given up, and brought back by undoing', async () => {
      await open(page, create);
      await type(page, 'Bản cũ');
      await page.goto('/favicon.svg');
      await open(page, create);
      await page.getByRole('button', { name: 'Bỏ bản này' }).click();
      await expect(offered(page)).toBeHidden();
      await page.getByRole('button', { name: 'Hoàn tác' }).click();
      await expect(offered(page)).toBeVisible();
      await page.getByRole('button', { name: 'Bỏ bản này' }).click();
      await expect(offered(page)).toBeHidden();
      await reload(page);
      await expect(name(page)).toBeVisible();
      await expect(offered(page)).toBeHidden();
    });
  },
);

test(
  'the record was saved by somebody else meanwhile: one is asked only where both changed',
  LONG,
  async ({ page, context }) => {
    const company = await openTrialCompany(page.request);
    const customer = await makeCustomer(page, company);
    const place = `/admin/customers/${customer.id}`;
    await enterWith(page, company.tokens, place);
    await page.getByLabel('Số điện thoại').fill('0905123456');
    await type(page, 'Tên tôi gõ');
    await page.close({ runBeforeUnload: false });

    const again = await context.newPage();
    await askAs(again, company, ['PUT', `/api/customers/${customer.id}`], {
      customer: {
        code: customer.code,
        status: customer.status,
        lock_version: customer.lock_version,
        name: 'Tên người khác lưu',
        address: 'Số 2 phố Mới',
      },
    });
    await open(again, place);
    await expect(again.getByText('Khách hàng đã được sửa và lưu sau lúc đó.')).toBeVisible();
    await goOn(again).click();
    const merge = again.getByRole('dialog', { name: 'Chọn nội dung giữ lại' });
    await expect(merge.getByRole('radiogroup')).toHaveCount(1);
    await expect(merge.getByText('Tên người khác lưu')).toBeVisible();
    await merge.getByRole('button', { name: 'Gộp vào màn hình soạn' }).click();
    await expect(merge.getByText('Chọn một trong hai')).toBeVisible();
    await merge.getByRole('radio', { name: /Bản soạn dở/ }).check();
    await merge.getByRole('button', { name: 'Gộp vào màn hình soạn' }).click();
    await expect(name(again)).toHaveValue('Tên tôi gõ');
    await expect(again.getByLabel('Số điện thoại')).toHaveValue('0905123456');
    await expect(again.getByLabel('Địa chỉ', { exact: true })).toHaveValue('Số 2 phố Mới');
    await again.keyboard.press('Control+S');
    await expect(again.getByText('Đã lưu khách hàng')).toBeVisible();
  },
);

test(
  'two tabs with the same form: the second knows of the first, and what differs is chosen',
  LONG,
  async ({ page, context }) => {
    await enterOwnCompany(page, create);
    await type(page, 'Tên ở thẻ một');
    const second = await context.newPage();
    await open(second, create);
    await expect(second.getByText(/^Bạn đang soạn nội dung này ở một thẻ khác/)).toBeVisible();
    await type(second, 'Tên ở thẻ hai');
    await second.getByRole('button', { name: 'Lấy nội dung ở thẻ kia' }).click();
    const merge = second.getByRole('dialog', { name: 'Chọn nội dung giữ lại' });
    await merge.getByRole('radio', { name: /Bản soạn dở/ }).check();
    await merge.getByRole('button', { name: 'Gộp vào màn hình soạn' }).click();
    await expect(name(second)).toHaveValue('Tên ở thẻ một');
    await expect(name(page)).toHaveValue('Tên ở thẻ một');
  },
);

test(
  'the session ends while one types: it is asked, and the draft waits after signing in again',
  LONG,
  async ({ page }) => {
    const { email, password } = await enterOwnCompany(page, create);
    // Something is typed before the session ends: a request of the page itself would lead to the login page unasked.
    await type(page, 'Gõ lúc');
    await page.evaluate(() => {
      const [head, , signature] = (localStorage.getItem('access_token') ?? '').split('.');
      const claims = btoa(JSON.stringify({ exp: 1_700_000_000 })).replaceAll('=', '');
      localStorage.setItem('access_token', [head, claims, signature].join('.'));
      localStorage.setItem('refresh_token', 'khong-con-dung');
    });
    await name(page).fill('Gõ lúc hết phiên');
    await expectKept(page, 'Gõ lúc hết phiên');
    const ended = page.getByRole('dialog', { name: 'Phiên đăng nhập đã hết' });
    await ended.getByRole('button', { name: 'Đăng nhập lại' }).click();
    await expect(page).toHaveURL(/\/admin\/authorization\/login/);
    await logIn(page, email, password);
    await expect(page).toHaveURL(create);
    await goOn(page).click();
    await expect(name(page)).toHaveValue('Gõ lúc hết phiên');
  },
);

test(
  'who signs out leaves nothing here; another account at this machine is offered nothing of it',
  LONG,
  async ({ page }) => {
    const { email, password } = await enterOwnCompany(page, create);
    const kept = page.waitForResponse(
      (reply) => reply.url().includes('/api/drafts/') && reply.request().method() === 'PUT',
    );
    await type(page, 'Việc riêng của tôi');
    await kept;
    await open(page, '/admin/products');
    await page.getByRole('button', { name: /^Tài khoản/ }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL(/\/admin\/authorization\/login/);
    await expect.poll(() => keptHere(page)).toBe(0);
    const other = await openTrialCompany(page.request);
    await enterWith(page, other.tokens, create);
    await expect(name(page)).toBeVisible();
    await expect(offered(page)).toBeHidden();
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/admin/authorization/login?redirect=${encodeURIComponent(create)}`);
    await logIn(page, email, password);
    await expect(offered(page)).toBeVisible();
  },
);
