import { randomUUID } from 'node:crypto';
import { allows } from '#domain/access/permissions.ts';
import { READY_MADE_ROLES } from '#domain/access/ready-made-roles.table.ts';
import { routes } from '#src/routes.ts';
import { NAVIGATION_ACCESS, SETTINGS_ACCESS } from '#tests/spec/point-2/menu-access.table.ts';
import { makeAccount } from '../accounts.ts';
import { callApi } from '../api.ts';
import { LONG, enter, expect, go, nextHeading, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { violations } from '../looks.ts';

const owner = 'owner@demo.vn';
const denied = 'Truy cập bị từ chối';
const notFound = 'Không tìm thấy trang';

const OWNER = 'Chủ doanh nghiệp';
const FULL = READY_MADE_ROLES.find(({ name }) => name === OWNER)?.permissions ?? [];
const walked = [OWNER, 'Kế toán'];

type Walker = { name: string; permissions: readonly string[]; home: string; details: typeof LONG | object };

/**
 * A code that opens no page, so that nothing at all may be opened; a role that may open all, and in the long run one that may open
 * some. What every other role may open is in tests/spec/point-2/roles.test.tsx.
 */
const roles: readonly Walker[] = [
  { name: 'Không có quyền', permissions: ['export_invoice_usage_report'], home: denied, details: {} },
  ...READY_MADE_ROLES.filter(({ name }) => walked.includes(name)).map(({ name, permissions }) => ({
    name,
    permissions,
    home: allows(permissions, [['dashboard']]) ? 'Tổng quan' : 'Hóa đơn',
    details: name === OWNER ? {} : LONG,
  })),
];

/** Where the ids of `{id}` pages come from. Customers made last are those that other tests delete. */
const records: Readonly<Record<string, [path: string, key: string]>> = {
  templates: ['/api/templates?', 'templates'],
  registrations: ['/api/registrations?', 'registrations'],
  invoices: ['/api/invoices?', 'invoices'],
  corrections: ['/api/invoices?status=code_issued&', 'invoices'],
  adjusted_invoices: ['/api/adjusted_invoices?', 'adjusted_invoices'],
  replaced_invoices: ['/api/replaced_invoices?', 'replaced_invoices'],
  cancelled_invoices: ['/api/cancelled_invoices?', 'cancelled_invoices'],
  customers: ['/api/customers?sort=created_on&', 'customers'],
  products: ['/api/products?', 'products'],
  users: ['/api/users?', 'users'],
  roles: ['/api/roles?', 'roles'],
  certificates: ['/api/certificates?', 'tenant_certificates'],
  incidents: ['/api/incidents?', 'incidents'],
  currencies: ['/api/currencies?', 'currencies'],
  audit_log: ['/api/audit_log?', 'audit_log'],
  invoice_collectors: ['/api/invoice_collectors?', 'invoice_collectors'],
};

/** Pages of records that the demo company has none of, not in the first days of a year, or only at another address: who may open them reads that there is none. */
const WITHOUT_RECORD: readonly string[] = [
  'statements.one',
  'invoice_data_summary_tables.one',
  'invoice_calculating_machines.one',
  'adjusted_invoices.other',
  'replaced_invoices.other',
  'adjusted_invoices.statement',
  'replaced_invoices.statement',
];

type Made = Record<
  'api_token' | 'webhook_endpoint' | 'invoice_mistake' | 'recurring_invoice',
  { id: number }
>;

const asksFor = (key: string): string => JSON.stringify(routes[key]?.access ?? []);

type Place = { key: string; path: string; exists: boolean };
type Outcome = 'open' | 'denied' | 'missing';

/** Every built page with an address, and whether it leads to something. */
async function addresses(page: Page): Promise<Place[]> {
  const { api_token } = await callApi<Made>(page.request, owner, ['POST', '/api/api_tokens'], {
    api_token: { name: `Khóa ${randomUUID()}`, permissions: ['read_invoices'], expires_on: null },
  });
  const { webhook_endpoint } = await callApi<Made>(page.request, owner, ['POST', '/api/webhook_endpoints'], {
    webhook_endpoint: {
      url: `https://erp.example.vn/${randomUUID()}`,
      events: ['statement.signed'],
      enabled: false,
    },
  });
  // One that moves no deadline.
  await callApi(page.request, owner, ['POST', '/api/incidents'], {
    incident: { name: 'Đường truyền lỗi', kind: 'provider_fault', started_on: '2026-11-20' },
  });
  // Refused where another of these tests has made it.
  await callApi(page.request, owner, ['POST', '/api/currencies'], {
    currency: { code: 'KWD', name: 'Dinar Kuwait', status: 'inactive' },
  }).catch(() => undefined);
  const { invoice_mistake } = await callApi<Made>(page.request, owner, ['POST', '/api/invoice_mistakes'], {
    invoice_mistake: { origin: 'own', review_no: null, review_on: null, invoices: [] },
  });
  const { invoices } = await callApi<{ invoices: { id: number }[] }>(page.request, owner, [
    'GET',
    '/api/invoices?limit=1',
  ]);
  // Paused, it makes no draft that other tests would meet.
  const { recurring_invoice } = await callApi<Made>(
    page.request,
    owner,
    ['POST', '/api/recurring_invoices'],
    {
      recurring_invoice: {
        name: `Tiền thuê kho ${randomUUID()}`,
        source_id: invoices[0]?.id,
        frequency: 'monthly',
        day_of_month: 31,
        starts_on: '2026-11-20',
        paused: true,
      },
    },
  );
  const ids: Record<string, number> = {
    recurring_invoices: recurring_invoice.id,
    api_tokens: api_token.id,
    webhook_endpoints: webhook_endpoint.id,
    invoice_mistakes: invoice_mistake.id,
  };
  for (const [resource, [path, key]] of Object.entries(records)) {
    const reply = await callApi<Record<string, { id: number }[]>>(page.request, owner, [
      'GET',
      `${path}limit=1`,
    ]);
    ids[resource] = reply[key]?.[0]?.id ?? 0;
  }
  ids['invoice_statement'] = ids['invoices'] ?? 0;
  return Object.entries(routes).map(([key, { path }]) => {
    const exists = !WITHOUT_RECORD.includes(key);
    const id = exists ? ids[key.split('.')[0] ?? ''] : 999_999_999;
    return { key, path: path.replace('{id}', String(id)), exists };
  });
}

/** What stands at an address: the page, the denial, or nothing. */
async function outcome(page: Page, path: string, expected: Outcome): Promise<Outcome> {
  const [between, before] =
    expected === 'missing' ? ['/admin/accessdenied', denied] : ['/admin/khong-co', notFound];
  await go(page, between);
  await page.locator('main h1').getByText(before, { exact: true }).waitFor();
  await go(page, path);
  if (expected === 'missing') {
    // The frame of a page comes before what it finds.
    await page.locator('main h1').getByText(notFound, { exact: true }).waitFor();
    return 'missing';
  }
  const heading = await nextHeading(page, before);
  return heading === denied ? 'denied' : heading === notFound ? 'missing' : 'open';
}

/** Opens a page and holds what is seen to what the table of routes says of these permissions. */
async function meet(
  page: Page,
  { key, path, exists }: Place,
  permissions: readonly string[],
): Promise<Outcome> {
  const may = key !== 'accessdenied' && allows(permissions, routes[key]?.access ?? []);
  const expected = !may ? 'denied' : exists ? 'open' : 'missing';
  expect(await outcome(page, path, expected), key).toBe(expected);
  expect(new URL(page.url()).pathname, 'the address stays').toBe(path);
  return expected;
}

/** The entries of the menu one sees: where each leads, or that it leads nowhere. */
async function entriesOf(page: Page, menu: string): Promise<{ label: string; href: string | null }[]> {
  const nav = page.getByRole('navigation', { name: menu });
  await nav.evaluate((list) => {
    for (const group of list.querySelectorAll<HTMLElement>('button[aria-expanded=false]')) group.click();
  });
  return nav.locator('.k-nav a, .k-nav [role=link]').evaluateAll((links) =>
    links.map((link) => ({
      label: link.textContent ?? '',
      href: link.getAttribute('aria-disabled') === 'true' ? null : link.getAttribute('href'),
    })),
  );
}

for (const { name, permissions, home, details } of roles) {
  test(
    `${name}: every page is shown or denied, and its entry leads there or nowhere, as the table says [2.rules.authorities 2.rules.denied-after-loading 6.any-and-all 8.screen.denied]`,
    details,
    async ({ page }) => {
      test.slow();
      const email = await makeAccount(page.request, permissions);
      const places = await addresses(page);
      await enter(page, email, '/admin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);

      const seen = (entries: typeof NAVIGATION_ACCESS) =>
        entries.map(([label, access, href]) => ({ label, href: allows(permissions, access) ? href : null }));
      await expect.poll(() => entriesOf(page, 'Điều hướng chính')).toEqual(seen(NAVIGATION_ACCESS));

      // One function decides from what a page asks for, and the owner meets every page below: of the pages that ask for the same codes
      // one shows that others are let in or refused.
      const tried = places.filter(
        ({ key }, at) => places.findIndex((other) => asksFor(other.key) === asksFor(key)) === at,
      );
      for (const place of name === OWNER ? [] : tried) await meet(page, place, permissions);

      await go(page, '/admin/settings/accounts');
      await expect(page.getByRole('navigation', { name: 'Cấu hình' })).toBeVisible();
      await expect.poll(() => entriesOf(page, 'Cấu hình')).toEqual(seen(SETTINGS_ACCESS));

      await go(page, '/admin/settings');
      const first = SETTINGS_ACCESS.find(([, access]) => allows(permissions, access))?.[2];
      const may = allows(permissions, NAVIGATION_ACCESS.at(-1)?.[1] ?? []);
      await expect(page).toHaveURL(new RegExp(`${may ? first : '/admin/accessdenied'}$`));
    },
  );
}

const long_run = process.env['LONG'] === '1';
const each = long_run ? ', and each meets WCAG 2.2 AA' : '';
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1)
  test(`the owner meets every page${each}: part ${part + 1} of ${PARTS} [2.rules.authorities]`, async ({
    page,
  }) => {
    test.slow();
    const places = await addresses(page);
    await enter(page, owner, '/admin/accessdenied');
    for (const place of places.filter((_, at) => at % PARTS === part))
      if ((await meet(page, place, FULL)) === 'open' && long_run) {
        await settled(page);
        expect(await violations(page), `${place.key}, WCAG 2.2 AA`).toEqual([]);
      }
  });

test('an id that is not digits is not found; the root and unknown paths lead to /admin [2.route.admin-unknown 2.rules.numeric-id 5.route-id 8.screen.not-found 2.route.root 2.route.unknown]', async ({
  page,
}) => {
  await enter(page, owner, '/admin/invoices');
  for (const path of ['/admin/customers/%31x', '/admin/settings/roles/abc'])
    expect(await outcome(page, path, 'missing'), path).toBe('missing');
  for (const path of ['/', '/khong-co', '/khong-co/o-dau']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  }
});
