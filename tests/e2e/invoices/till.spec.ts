import { randomInt } from 'node:crypto';
import { enter, expect, test } from '../fixtures.ts';
import { callApi } from '../api.ts';
import type { components } from '#generated/types.ts';

type Schemas = components['schemas'];

const owner = 'owner@demo.vn';

test('a sale at the counter by the keyboard: scanned, counted, paid, printed [1.does.cash-register]', async ({
  page,
}) => {
  const { products } = await callApi<{ products: Schemas['Product'][] }>(page.request, owner, [
    'GET',
    '/api/products?status=active&limit=2&sort=code',
  ]);
  const [tape, other] = products;
  if (tape === undefined || other === undefined) throw new Error('the demo has no products');
  await enter(page, owner, '/admin/invoice-calculating-machines');
  await page.getByRole('link', { name: 'Bán tại quầy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bán hàng' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Quét mã hoặc gõ tên hàng' })).toBeFocused();

  // A scanner types a code and Enter; the same code again is one more.
  for (const code of [tape.code, other.code, tape.code]) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  const lines = page.getByRole('list', { name: 'Hàng trong đơn' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  // A tablet has a mouse's width and thumbs.
  for (const name of ['Mã số thuế', `Đơn giá, ${tape.name}`])
    expect((await page.getByRole('textbox', { name, exact: true }).boundingBox())?.height).toBeGreaterThan(
      41,
    );
  const quantity = page.getByRole('textbox', { name: `Số lượng, ${tape.name}`, exact: true });
  await expect(quantity).toHaveValue('2');
  await quantity.fill('1,5');
  // A price that no other sale has, so that this one is told from all others.
  await page
    .getByRole('textbox', { name: `Đơn giá, ${tape.name}`, exact: true })
    .fill(String(randomInt(10_000, 999_999)));
  await page.keyboard.press('Escape');
  await page.keyboard.type('khong-co-ma-nay');
  const none = page.getByText('Không có hàng nào đang bán với mã hay tên “khong-co-ma-nay”.');
  await expect(none).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ has: none })).toBeVisible();
  expect(await none.count()).toBe(1);

  await page.keyboard.press('F2');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Số tiền khách đưa ít hơn số phải trả.')).toBeVisible();
  await page.keyboard.press('F2');
  await page.keyboard.type('50000000');
  // Pressed twice, sold once.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã xuất hóa đơn')).toBeVisible({ timeout: 15_000 });
  const code = await page.getByText(/^M1-\d{2}-[A-Z0-9]{5}-\d{11}$/).innerText();
  const print = page.getByRole('button', { name: 'In hóa đơn 80 mm' });
  await expect(print).toBeFocused();
  const [receipt] = await Promise.all([
    page.waitForResponse(/\/pdf\?paper=roll_80$/),
    page.keyboard.press('Enter'),
  ]);
  expect(receipt.headers()['content-type']).toBe('application/pdf');

  const { invoice_calculating_machines: latest } = await callApi<{
    invoice_calculating_machines: Schemas['InvoiceCalculatingMachine'][];
  }>(page.request, owner, ['GET', '/api/invoice_calculating_machines?sort=-id&limit=50']);
  const total = latest.find(({ tax_authority_code }) => tax_authority_code === code)?.total;
  expect(latest.filter((one) => one.total === total)).toMatchObject([
    { buyer_name: 'Bán cho người tiêu dùng', status: 'to_package' },
  ]);
});

test('an amount keeps to its line and nothing leaves its tile, from thousands to billions, at all widths', async ({
  page,
}) => {
  await page.route(/\/api\/products\/most_sold/, (route) => route.fulfill({ json: { product_ids: [] } }));
  await page.route(/\/api\/products\?/, async (route) => {
    const reply = await route.fetch();
    const { products } = (await reply.json()) as { products: Schemas['Product'][] };
    const prices = ['8200', '1250000', '99999999', '1234567890'];
    const dear = products.slice(0, 24).map((product, at) => {
      const unit_price = prices[at % prices.length] ?? '0';
      return { ...product, name: `${product.name} loại dày, đóng thùng`, unit: 'bộ hoàn chỉnh', unit_price };
    });
    await route.fulfill({ response: reply, json: { products: dear } });
  });
  await enter(page, owner, '/admin/invoice-calculating-machines/till');
  const tiles = page.locator('.till__tile');
  await expect(tiles).toHaveCount(24);
  for (const at of [0, 1, 2, 3]) await tiles.nth(at).click();
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await page.evaluate(() => {
      const isOut = (inner: Element, outer: Element) => {
        const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
        return one.bottom > other.bottom + 1 || one.right > other.right + 1 || one.left < other.left - 1;
      };
      const tile = [...document.querySelectorAll('.till__tile')];
      const fields = [...document.querySelectorAll<HTMLInputElement>('.till__lines input')];
      return {
        tiles: tile.filter((one) =>
          [...one.querySelectorAll('.till__price, .till__name')].some((part) => isOut(part, one)),
        ).length,
        overlapping: tile.filter((one) => isOut(one, one.closest('li') ?? one)).length,
        wrapped: [...document.querySelectorAll('.till__price, .till__total')].filter(
          (one) => one.getBoundingClientRect().height > (one.matches('.till__total') ? 60 : 26),
        ).length,
        digits: fields.filter((one) => one.scrollWidth > one.clientWidth).length,
        total: [...document.querySelectorAll('.till__total .k-money, .till__notes .k-button')].filter(
          (one) => {
            const sale = document.querySelector('.till__sale');
            return sale !== null && one.getBoundingClientRect().right > sale.getBoundingClientRect().right;
          },
        ).length,
        page: document.documentElement.scrollWidth - window.innerWidth,
      };
    });
    expect(cut, `${width} px`).toEqual({
      tiles: 0,
      overlapping: 0,
      wrapped: 0,
      digits: 0,
      total: 0,
      page: 0,
    });
  }
});
