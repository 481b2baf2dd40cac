import { grantTokens } from '../api.ts';
import type { Tokens } from '../api.ts';
import { LONG, enter, expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const owner = 'owner@demo.vn';
const client = `Basic ${Buffer.from('hoadon-web:').toString('base64')}`;
const callsPerTab = 50;
/** A page of this origin that does nothing. */
const blank = '/favicon.svg';

/** The same token with an exp so many seconds ago: its signature is wrong from then on. */
function expired(token: string, secondsAgo: number): string {
  const [head, claims = '', signature] = token.split('.');
  const content = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const past = { ...content, exp: Math.floor(Date.now() / 1000) - secondsAgo };
  return [head, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.');
}

async function keep(page: Page, tokens: Tokens): Promise<void> {
  await page.evaluate((kept) => {
    localStorage.setItem('access_token', kept.access_token);
    localStorage.setItem('refresh_token', kept.refresh_token);
  }, tokens);
}

/**
 * Starts the calls in a tab, through the data provider that its own pages are given (React keeps it in the context of the
 * tree that it has drawn). What comes back is read later.
 */
function startCalls(page: Page) {
  return page.evaluateHandle((calls) => {
    type Provider = { getList: (resource: string, query: object) => Promise<{ data: unknown[] }> };
    type Fiber = { memoizedProps: { value?: unknown } | null; child: Fiber | null; sibling: Fiber | null };
    const isProvider = (value: unknown): value is Provider =>
      typeof value === 'object' && value !== null && 'getList' in value;
    const root = document.getElementById('root');
    const [, first] = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
    const pending = [first as Fiber | null];
    let provider: Provider | undefined;
    for (let fiber = pending.pop(); fiber && provider === undefined; fiber = pending.pop()) {
      const value = fiber.memoizedProps?.value;
      if (isProvider(value)) provider = value;
      pending.push(...[fiber.sibling, fiber.child].filter((next) => next !== null));
    }
    if (provider === undefined) throw new Error('no data provider in the tree of this page');
    const { getList } = provider;
    const sort = { field: 'id', order: 'ASC' };
    const replies = Array.from({ length: calls }, async (_, at) => {
      const { data } = await getList('customers', {
        pagination: { page: at + 1, perPage: 1 },
        sort,
        filter: {},
      });
      return data;
    });
    return { replies: Promise.all(replies) };
  }, callsPerTab);
}

test(
  'fifty calls in each of three tabs around expiry make one refresh, and every call is answered',
  LONG,
  async ({ context, page }) => {
    const tokens = await grantTokens(page.request, owner);
    await page.goto(blank);
    await keep(page, tokens);
    // While the refresh is on its way every tab finds an expired token: its answer is held until all have asked.
    let begun = 0;
    await context.route('**/oauth/token', async (route) => {
      await expect.poll(() => begun).toBe(3);
      await route.continue();
    });
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto('/admin/customers');
      await expect(tab.getByRole('row').nth(1)).toBeVisible();
    }

    let refreshes = 0;
    for (const tab of tabs)
      tab.on('request', (request) => {
        if (request.url().endsWith('/oauth/token')) refreshes += 1;
      });
    await keep(page, { ...tokens, access_token: expired(tokens.access_token, 60) });
    const started = await Promise.all(
      tabs.map(async (tab) => {
        const calls = await startCalls(tab);
        begun += 1;
        return calls;
      }),
    );
    const replies = await Promise.all(started.map((calls) => calls.evaluate((one) => one.replies)));

    expect(replies.map((rows) => rows.length)).toEqual([callsPerTab, callsPerTab, callsPerTab]);
    expect(replies.flat().every((rows) => Array.isArray(rows))).toBe(true);
    expect(refreshes).toBe(1);
    const kept = await page.evaluate(() => localStorage.getItem('refresh_token'));
    expect(kept).not.toBe(tokens.refresh_token);
  },
);

test(
  'a stolen refresh token, used after its owner went on, ends the family: the owner has to sign in again',
  LONG,
  async ({ page }) => {
    const refresh = async (refresh_token: string) => {
      const form = { grant_type: 'refresh_token', refresh_token };
      const reply = await page.request.post('/oauth/token', { headers: { authorization: client }, form });
      return { status: reply.status(), tokens: (await reply.json()) as Tokens };
    };
    const first = await grantTokens(page.request, owner);
    const second = (await refresh(first.refresh_token)).tokens;
    const third = (await refresh(second.refresh_token)).tokens;
    await page.goto(blank);
    await keep(page, third);
    await page.goto('/admin/customers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách hàng');

    // The thief holds the first one; two have come after it.
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(third.refresh_token)).status).toBe(400);

    // Where nothing of the admin runs, which would notice at once.
    await page.goto(blank);
    await keep(page, { ...third, access_token: expired(third.access_token, 60) });
    await page.goto('/admin/customers?page=2');
    await expect(page).toHaveURL(/\/admin\/authorization\/login\?returnUrl=%2Fadmin%2Fcustomers%3Fpage%3D2$/);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  },
);

test(
  'signing out in one tab takes the others to the login page, each with its own way back',
  LONG,
  async ({ context, page }) => {
    const tokens = await grantTokens(page.request, owner);
    await page.goto(blank);
    await keep(page, tokens);
    const other = await context.newPage();
    await open(other, '/admin/products');
    await open(page, '/admin/customers');
    await page.getByRole('button', { name: 'Trần Thu Hương' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL(/login\?redirect=%2Fadmin%2Fcustomers$/);
    await expect(other).toHaveURL(/login\?redirect=%2Fadmin%2Fproducts$/);
  },
);

test(
  'another account signed in in another tab: this one is read again as that account',
  LONG,
  async ({ context, page }) => {
    await enter(page, owner, '/admin/customers');
    await expect(page.getByRole('button', { name: 'Trần Thu Hương' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(blank);
    await keep(other, await grantTokens(page.request, 'xem@demo.vn'));
    await expect(page.getByRole('button', { name: 'Trần Thu Hương' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách hàng');
  },
);
