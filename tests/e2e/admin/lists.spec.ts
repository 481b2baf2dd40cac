import type { components } from '#generated/types.ts';
import { makeAccount } from '../accounts.ts';
import { callApi } from '../api.ts';
import { LONG, enter, expect, reload, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

type Customer = components['schemas']['Customer'];

const owner = 'owner@demo.vn';

/** Customers of one test, found by a word that no other test's customers have. */
async function makeCustomers(page: Page, word: string, count: number): Promise<Customer[]> {
  const made: Customer[] = [];
  for (let at = 1; at <= count; at += 1) {
    const customer = { code: `${word}${at}`, name: `Hợp tác xã ${word} ${at}`, status: 'active' };
    const body = await callApi<{ customer: Customer }>(page.request, owner, ['POST', '/api/customers'], {
      customer,
    });
    made.push(body.customer);
  }
  return made;
}

async function countOf(page: Page, word: string, more: string): Promise<number> {
  const path = `/api/customers?query=${word}&limit=250${more}`;
  const { customers } = await callApi<{ customers: Customer[] }>(page.request, owner, ['GET', path]);
  return customers.length;
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return '';
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const said = focused.getAttribute('aria-label');
    return said ?? (labels.map(({ innerText }) => innerText).join(' ') || focused.innerText);
  });

/** Presses a key until the wanted control has the focus, as somebody without a mouse does. */
async function goTo(page: Page, key: string, name: RegExp, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by ${key} to ${String(name)}`);
}

const tabTo = (page: Page, name: RegExp, most?: number) => goTo(page, 'Tab', name, most);

/** Searched for and found, one row in all. */
async function searchOne(page: Page, word: string): Promise<void> {
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText('1–1 trong 1', { exact: true })).toBeVisible();
  await settled(page);
}

const row = (page: Page) => page.locator('tbody [role=row]');
const job = (page: Page, title: RegExp) => page.getByRole('region', { name: title });

test('all that match are changed and changed back, across pages, by the keyboard alone', async ({ page }) => {
  const word = `Phimtat${Date.now() % 100_000}`;
  await makeCustomers(page, word, 17);
  await enter(page, owner, '/admin/customers');
  await expect(row(page).first()).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(word.toLowerCase());
  await expect(page.getByText('1–15 trong 17')).toBeVisible();
  await settled(page);
  // Enter gives the keys back to the list.
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await expect(row(page).first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('region', { name: 'Các dòng đã chọn' });
  await expect(bar).toContainText('Đã chọn 3');

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, /^Chọn cả 17 khách hàng/);
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('Đã chọn cả 17 khách hàng');
  await tabTo(page, /^Chuyển sang “Ngừng hoạt động”/);
  await page.keyboard.press('Enter');
  // Many are never changed at one press: the number is confirmed, and giving up changes nothing.
  const asked = page.getByRole('dialog', { name: 'Sửa 17 khách hàng' });
  await expect(asked).toContainText('Chuyển sang “Ngừng hoạt động”: 17 khách hàng.');
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  expect(await countOf(page, word, '&status=inactive')).toBe(0);
  await tabTo(page, /^Chuyển sang “Ngừng hoạt động”/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Sửa 17 khách hàng$/);
  await page.keyboard.press('Enter');
  const change = job(page, /^Sửa 17 khách hàng$/);
  await expect(change).toContainText('17 = 17 xong + 0 lỗi + 0 chờ');
  await expect(bar).toBeHidden();
  await expect(page.getByText('Ngừng hoạt động')).toHaveCount(15);
  expect(await countOf(page, word, '&status=inactive')).toBe(17);

  await tabTo(page, /^Hoàn tác$/, 120);
  await page.keyboard.press('Enter');
  await expect(job(page, /^Hoàn tác 17 khách hàng$/)).toContainText('17 = 17 xong + 0 lỗi + 0 chờ');
  await expect(page.getByText('Ngừng hoạt động')).toHaveCount(0);
  expect(await countOf(page, word, '&status=active')).toBe(17);
});

test(
  'a filter is set by F, saved under a name, and opens the list again where it was left',
  LONG,
  async ({ page }) => {
    const name = `Ngừng ${Date.now() % 100_000}`;
    await enter(page, owner, '/admin/products');
    await expect(row(page).first()).toBeVisible();
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: 'Bộ lọc' }).getByLabel('Trạng thái').selectOption('inactive');
    await page.keyboard.press('Escape');
    const chip = page.getByRole('button', { name: /^Trạng thái: Ngừng hoạt động/ });
    await expect(chip).toBeVisible();
    // The chip says how many are left.
    await expect(chip).toHaveText(/\d$/);

    await page.getByRole('button', { name: 'Lưu bộ lọc' }).click();
    await page.getByRole('dialog', { name: 'Lưu bộ lọc' }).getByLabel('Tên bộ lọc').fill(name);
    await page.keyboard.press('Enter');
    const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
    await expect(tab).toHaveAttribute('aria-selected', 'true');

    await page.getByRole('tab', { name: /^Tất cả/ }).click();
    await expect(chip).toBeHidden();
    await settled(page);
    await reload(page);
    await tab.click();
    await expect(chip).toBeVisible();

    await page.getByRole('button', { name: `Tùy chọn của bộ lọc ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Xóa' }).click();
    await expect(tab).toHaveCount(0);
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(tab).toHaveCount(1);
  },
);

test(
  'the search that is made the first one opens the list, unless the address asks for something else',
  LONG,
  async ({ page }) => {
    const name = `Mở đầu ${Date.now() % 100_000}`;
    await enter(page, 'xem@demo.vn', '/admin/products');
    await expect(row(page).first()).toBeVisible();
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: 'Bộ lọc' }).getByLabel('Trạng thái').selectOption('active');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Lưu bộ lọc' }).click();
    const form = page.getByRole('dialog', { name: 'Lưu bộ lọc' });
    await form.getByLabel('Tên bộ lọc').fill(name);
    await form.getByLabel('Mở danh sách bằng bộ lọc này').check();
    await form.getByRole('button', { name: 'Lưu' }).click();
    const tab = page.getByRole('tab', { name: new RegExp(name) });
    await expect(tab).toHaveAttribute('aria-selected', 'true');

    await page.goto('/admin/products');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: /^Trạng thái: Đang hoạt động/ })).toBeVisible();
    await page.goto(`/admin/products?filter=${encodeURIComponent('{"query":"a"}')}`);
    await expect(row(page).first()).toBeVisible();
    await expect(tab).toHaveAttribute('aria-selected', 'false');

    await tab.click();
    await page.getByRole('button', { name: `Tùy chọn của bộ lọc ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Xóa' }).click();
    await expect(tab).toHaveCount(0);
  },
);

test('columns chosen in a list stand so after a reload, and can be put back', LONG, async ({ page }) => {
  await enter(page, await makeAccount(page.request, ['read_customers']), '/admin/customers');
  await expect(row(page).first()).toBeVisible();
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect(head('Ghi chú')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cột và chiều cao dòng' }).click();
  const panel = page.getByRole('dialog', { name: 'Cột và chiều cao dòng' });
  await panel.getByLabel('Ghi chú', { exact: true }).check();
  await panel.getByLabel('Email nhận hóa đơn', { exact: true }).uncheck();
  const kept = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/api/column_settings/customers') &&
      reply.request().method() === 'PUT' &&
      (reply.request().postData() ?? '').includes('"compact"'),
  );
  await panel.getByLabel(/^Gọn/).check();
  await kept;
  await page.reload();
  await expect(head('Ghi chú')).toBeVisible();
  await expect(head('Email nhận hóa đơn')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveClass(/compact/);

  await page.getByRole('button', { name: 'Cột và chiều cao dòng' }).click();
  await panel.getByRole('button', { name: 'Đặt lại' }).click();
  await page.keyboard.press('Escape');
  await expect(head('Ghi chú')).toHaveCount(0);
  await expect(head('Email nhận hóa đơn')).toBeVisible();
});

test(
  'a record deleted comes back from the toast, and from the list of what was deleted',
  LONG,
  async ({ page }) => {
    const word = `Phuchoi${Date.now() % 100_000}`;
    const [customer] = await makeCustomers(page, word, 1);
    await enter(page, owner, `/admin/customers/${customer?.id}`);
    await page.getByRole('button', { name: 'Xóa', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/customers$/);
    expect(await countOf(page, word, '')).toBe(0);
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(page.getByText(`Đã khôi phục “Hợp tác xã ${word} 1”`)).toBeVisible();
    await expect.poll(() => countOf(page, word, '')).toBe(1);

    // Others make customers meanwhile, whole files of them: this one may stand on a later page.
    await searchOne(page, word);
    await page.getByRole('link', { name: `${word}1` }).click();
    await page.getByRole('button', { name: 'Xóa', exact: true }).click();
    // The list is as it was left, and the one record that its filter found is gone.
    await expect(page.getByText('Không có khách hàng khớp bộ lọc')).toBeVisible();
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: 'Bộ lọc' }).getByLabel('Đã xóa').selectOption('true');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Khôi phục Hợp tác xã ${word} 1` }).click();
    await expect(page.getByRole('row', { name: new RegExp(word) })).toHaveCount(0);
    await expect.poll(() => countOf(page, word, '')).toBe(1);
  },
);

test('a selection that changed meanwhile is refused, said, and stands', LONG, async ({ page }) => {
  const word = `Xungdot${Date.now() % 100_000}`;
  await makeCustomers(page, word, 3);
  await enter(page, owner, '/admin/customers');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(word);
  await expect(page.getByText('1–3 trong 3')).toBeVisible();
  await settled(page);
  await page.getByRole('checkbox', { name: 'Chọn cả trang' }).check();
  await page.getByRole('checkbox', { name: `Chọn khách hàng Hợp tác xã ${word} 1` }).uncheck();
  const bar = page.getByRole('region', { name: 'Các dòng đã chọn' });
  await bar.getByRole('button', { name: 'Chọn cả 3 khách hàng khớp bộ lọc' }).click();
  await callApi(page.request, owner, ['POST', '/api/customers'], {
    customer: { code: `${word}9`, name: `Hợp tác xã ${word} 9`, status: 'active' },
  });
  await bar.getByRole('button', { name: 'Chuyển sang “Ngừng hoạt động”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sửa 3 khách hàng' }).click();
  await expect(page.getByText(/bạn đã chọn 3, bây giờ có 4/)).toBeVisible();
  await expect(bar).toContainText('Đã chọn cả 4 khách hàng');
  expect(await countOf(page, word, '&status=inactive')).toBe(0);
});

test(
  'many are deleted after being asked with their number; the keyboard alone gets the file of a selection, with its rows',
  LONG,
  async ({ page }) => {
    const word = `Nhieu${Date.now() % 100_000}`;
    await makeCustomers(page, word, 2);
    await enter(page, owner, '/admin/customers');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(word);
    await expect(page.getByText('1–2 trong 2')).toBeVisible();
    await settled(page);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Chọn cả trang$/);
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Các dòng đã chọn' });
    await expect(bar).toContainText('Đã chọn 2');
    await tabTo(page, /^Thao tác khác với các dòng đã chọn$/);
    await page.keyboard.press('Enter');
    await goTo(page, 'ArrowDown', /^Xuất CSV/);
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const chunks: Buffer[] = [];
    for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString().trim().split('\n')).toHaveLength(3);
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);

    await bar.getByRole('button', { name: 'Thao tác khác với các dòng đã chọn' }).click();
    await page.getByRole('menuitem', { name: 'Xóa' }).click();
    await page
      .getByRole('dialog', { name: 'Xóa 2 khách hàng' })
      .getByRole('button', { name: 'Xóa 2 khách hàng' })
      .click();
    await expect(job(page, /^Xóa 2 khách hàng$/)).toContainText('2 = 2 xong');
    await expect(page.getByText('Không có khách hàng khớp bộ lọc')).toBeVisible();
    expect(await countOf(page, word, '')).toBe(0);
  },
);

test('from a record Back, the arrow and Escape lead to the list as it was left: page, filter, selection, the row marked', async ({
  page,
}) => {
  const word = `Trolai${Date.now() % 100_000}`;
  await makeCustomers(page, word, 17);
  await enter(page, owner, '/admin/customers');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText('1–15 trong 17')).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Trang sau' }).click();
  await expect(page.getByText('16–17 trong 17')).toBeVisible();
  await settled(page);
  await row(page).first().getByRole('checkbox').check();
  const left = page.url();
  const opened = row(page).nth(1);
  const name = await opened.getByRole('link').innerText();
  const open = async () => {
    await opened.getByRole('link').click();
    await expect(page.getByLabel('Tên đơn vị')).toBeVisible();
    await settled(page);
  };
  const asLeft = async () => {
    await expect(page.getByText('16–17 trong 17')).toBeVisible();
    expect(page.url()).toBe(left);
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await expect(page.getByRole('region', { name: 'Các dòng đã chọn' })).toContainText('Đã chọn 1');
    await expect(row(page).and(page.locator('[aria-current=true]'))).toContainText(name);
    // The rule of every change of page holds: the title has the focus.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  await open();
  await page.goBack();
  await asLeft();
  await open();
  await page.getByRole('link', { name: 'Về danh sách khách hàng' }).click();
  await asLeft();
  // The keys go on from the row that was opened.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tên đơn vị')).toBeVisible();
  await settled(page);
  await page.getByLabel('Tên đơn vị').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Tên đơn vị')).not.toBeFocused();
  await page.keyboard.press('Escape');
  await asLeft();

  await page
    .getByRole('navigation', { name: 'Điều hướng chính' })
    .getByRole('link', { name: 'Hàng hóa, dịch vụ' })
    .click();
  await page
    .getByRole('navigation', { name: 'Điều hướng chính' })
    .getByRole('link', { name: 'Khách hàng' })
    .click();
  await expect(page.getByRole('region', { name: 'Các dòng đã chọn' })).toHaveCount(0);
});
