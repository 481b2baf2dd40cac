import { AxeBuilder } from '@axe-core/playwright';
import { callApi, makeDraft } from './api.ts';
import { enter, expect, test } from './fixtures.ts';
import type { Page } from './fixtures.ts';

const owner = 'owner@demo.vn';
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [390, 768, 1040, 1440];

type Listed = { id: number }[];

async function firstOf(page: Page, path: string, key: string): Promise<number> {
  const reply = await callApi<Record<string, Listed>>(page.request, owner, ['GET', path]);
  const [first] = reply[key] ?? [];
  if (first === undefined) throw new Error(`nothing at ${path}`);
  return first.id;
}

const invoiceIn = (status: string) => async (page: Page) =>
  `/admin/invoices/${await firstOf(page, `/api/invoices?limit=1&status=${status}`, 'invoices')}`;

const pages: Record<string, string | ((page: Page) => Promise<string>)> = {
  'the list of invoices': '/admin/invoices',
  'the editor': async (page) => `/admin/invoices/${(await makeDraft(page.request)).id}`,
  'a coded invoice': invoiceIn('code_issued'),
  'a denied invoice': invoiceIn('denial_of_code_issuance'),
  customers: '/admin/customers',
  'a new customer': '/admin/customers/create',
  products: '/admin/products',
  templates: '/admin/templates',
  certificates: '/admin/settings/certificates',
  'the company': '/admin/settings/tenant',
  transmissions: '/admin/transmission-history/invoices',
  'a transmission': async (page) =>
    `/admin/transmission-history/invoices/${await firstOf(page, '/api/transmissions?limit=1', 'transmissions')}`,
  'not found': '/admin/khong-co',
};

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

async function checkLooks(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}

async function checkWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: WCAG 2.2 AA in both looks, and nothing overflows`, async ({ page }) => {
    await enter(page, owner, typeof path === 'string' ? path : await path(page));
    await expect(page.locator('main .k-skeleton, main [aria-busy=true]')).toHaveCount(0);
    await checkWidths(page);
    await checkLooks(page);
  });
}

test('the login page: WCAG 2.2 AA in both looks, and nothing overflows', async ({ page }) => {
  await page.goto('/admin/authorization/login');
  await expect(page.getByText('Tài khoản dùng thử')).toBeVisible();
  await checkWidths(page);
  await checkLooks(page);
});

test('access denied: WCAG 2.2 AA in both looks, and nothing overflows', async ({ page }) => {
  await enter(page, 'xem@demo.vn', '/admin/invoices/create');
  await checkWidths(page);
  await checkLooks(page);
});

test('the question of publishing: WCAG 2.2 AA in both looks', async ({ page }) => {
  const { id } = await makeDraft(page.request);
  await enter(page, owner, `/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkLooks(page);
});
