import { callApi, makeDraft } from '../api.ts';
import { LONG, enter, expect, go, nextHeading, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { checkLooks, checkWidths, wear } from '../looks.ts';

const owner = 'owner@demo.vn';

type Listed = { id: number }[];

async function firstOf(page: Page, path: string, key: string): Promise<number> {
  const reply = await callApi<Record<string, Listed>>(page.request, owner, ['GET', path]);
  const [first] = reply[key] ?? [];
  if (first === undefined) throw new Error(`nothing at ${path}`);
  return first.id;
}

const invoiceIn = (status: string) => async (page: Page) =>
  `/admin/invoices/${await firstOf(page, `/api/invoices?limit=1&status=${status}`, 'invoices')}`;

type Pages = Record<string, string | ((page: Page) => Promise<string>)>;

/** Pages of one walk through the application, which is loaded once for all of them. */
const walks: Record<string, Pages> = {
  'invoices and what is sent': {
    'the list of invoices': '/admin/invoices',
    'the editor': async (page) => `/admin/invoices/${(await makeDraft(page.request)).id}`,
    'a coded invoice': invoiceIn('code_issued'),
    'a denied invoice': invoiceIn('denial_of_code_issuance'),
    'input invoices': '/admin/invoice-collectors',
    'an input invoice': async (page) =>
      `/admin/invoice-collectors/${await firstOf(page, '/api/invoice_collectors?limit=1&verdict=invalid', 'invoice_collectors')}`,
    transmissions: '/admin/transmission-history/invoices',
    'not found': '/admin/khong-co',
    // Shown beside its list, under the same heading: not after it.
    'a transmission': async (page) =>
      `/admin/transmission-history/invoices?thong-diep=${await firstOf(page, '/api/transmissions?limit=1', 'transmissions')}`,
  },
  'catalogues and the company': {
    customers: '/admin/customers',
    'a new customer': '/admin/customers/create',
    products: '/admin/products',
    templates: '/admin/templates',
    certificates: '/admin/settings/certificates',
    'the company': '/admin/settings/tenant',
    'the decimals': '/admin/settings/decimal_configurations',
    'the mail to buyers': '/admin/settings/mail',
    'the transmission provider': '/admin/settings/provider',
    'the verification of a file': '/admin/settings/xml_verification',
    'the package': '/admin/service-packages',
    'buying a package': '/admin/service-packages/checkout',
  },
  declarations: {
    'the list of declarations': '/admin/registrations',
    'a new declaration': '/admin/registrations/create',
    'what was registered when': '/admin/registrations/versions',
    'an accepted declaration': async (page) =>
      `/admin/registrations/${await firstOf(page, '/api/registrations?status=tax_authority_accepted&limit=1', 'registrations')}`,
  },
  'people and roles': {
    staff: '/admin/settings/accounts',
    'a new member of staff': '/admin/settings/accounts/create',
    'a member of staff': async (page) =>
      `/admin/settings/accounts/${await firstOf(page, '/api/users?limit=1', 'users')}`,
    'the roles': '/admin/settings/roles',
    'a role': async (page) => `/admin/settings/roles/${await firstOf(page, '/api/roles?limit=1', 'roles')}`,
    'a new role': '/admin/settings/roles/create',
  },
};

/** To the next page of a walk, wide and light as at the start, until it is there with all it shows. */
async function walkTo(page: Page, path: string, before: string): Promise<string> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await wear(page, 'light');
  await go(page, path);
  const heading = await nextHeading(page, before);
  await settled(page);
  return heading;
}

for (const [walk, pages] of Object.entries(walks)) {
  test(`${walk}: WCAG 2.2 AA in both looks, and nothing overflows`, LONG, async ({ page }) => {
    test.slow();
    await enter(page, owner, '/admin/accessdenied');
    let heading = await page.getByRole('heading', { level: 1 }).innerText();
    for (const [name, path] of Object.entries(pages))
      await test.step(name, async () => {
        heading = await walkTo(page, typeof path === 'string' ? path : await path(page), heading);
        await expect(page.locator('main .k-skeleton, main [aria-busy=true]')).toHaveCount(0);
        await checkWidths(page);
        await checkLooks(page);
      });
  });
}

test('the login page: WCAG 2.2 AA in both looks, and nothing overflows', LONG, async ({ page }) => {
  await page.goto('/admin/authorization/login');
  await expect(page.getByText('Tài khoản dùng thử')).toBeVisible();
  await checkWidths(page);
  await checkLooks(page);
});

test('the question of publishing, and access denied: WCAG 2.2 AA in both looks', async ({ page }) => {
  await test.step('the question of publishing: WCAG 2.2 AA in both looks', async () => {
    const { id } = await makeDraft(page.request);
    await enter(page, owner, `/admin/invoices/${id}`);
    await page.getByRole('button', { name: 'Ký và phát hành' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkLooks(page);
  });
  await test.step('access denied: WCAG 2.2 AA in both looks, and nothing overflows', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await wear(page, 'light');
    await enter(page, 'xem@demo.vn', '/admin/invoices/create');
    await checkWidths(page);
    await checkLooks(page);
  });
});
