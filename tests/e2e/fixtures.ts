import { expect, test as base, type Page, type Request } from '@playwright/test';
import { signedIn } from './api.ts';
import type { Tokens } from './api.ts';

export const PASSWORD = 'hoadon-demo';

const own = ['127.0.0.1', 'localhost'];

type Options = {
  /** What a test brings about on purpose, and so must not be told of by the watcher. */
  expectedTrouble: RegExp | null;
};

/**
 * Every test in the browser also watches: no request leaves this machine, nothing is logged as an error, no answer is a 5xx.
 */
export const test = base.extend<Options & { watched: void }>({
  expectedTrouble: [null, { option: true }],
  watched: [
    async ({ page, expectedTrouble }, use) => {
      const seen: string[] = [];
      follow(page);
      page.context().on('page', follow);
      const tell = (what: string) => {
        if (expectedTrouble?.test(what) !== true) seen.push(what);
      };
      // Only listened to: a route would switch the browser's cache off. That nothing gets out is the browser's own rule (playwright.config.ts).
      page.context().on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && !own.includes(hostname)) tell(`foreign request ${request.url()}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('status of 4'))
          tell(`console ${message.text()}`);
      });
      page.on('pageerror', (error) => tell(`page error ${error.message}`));
      page.on('response', (reply) => {
        if (reply.status() >= 500) tell(`${reply.status()} ${reply.url()}`);
      });
      await use();
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Page };

/** For tests of the long run alone: variants and details of what another test walks already. */
export const LONG = { tag: '@long' };

const underWay = new WeakMap<Page, Set<Request>>();

function follow(page: Page): void {
  if (underWay.has(page)) return;
  const open = new Set<Request>();
  underWay.set(page, open);
  // The stream of changes is open as long as the page.
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/changes')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Until what is there has been drawn: two frames, and what was put off between them. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve(null)))),
      ),
  );
}

/** Until the page asks for nothing any more: what comes late moves what is being pressed, and the press is lost. */
export async function settled(page: Page): Promise<void> {
  const open = underWay.get(page);
  if (open === undefined) throw new Error('nobody follows what this page asks for');
  const isQuiet = () => expect.poll(() => open.size, { intervals: [20, 50, 100] }).toBe(0);
  await isQuiet();
  await drawn(page);
  await isQuiet();
}

/** Through the login page, as a person does. */
export async function signIn(page: Page, email: string, path = '/admin/invoices'): Promise<void> {
  await page.goto(path);
  await fillLogin(page, email);
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === path);
  await arrived(page);
}

export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

/** Past the login page, where signing in is not what is tried: the tokens are there already. */
export async function enter(page: Page, email: string, path: string): Promise<void> {
  await enterWith(page, await signedIn(page.request, email), path);
}

/** Puts a session into the page's browser and opens a page of the admin. */
export async function enterWith(page: Page, tokens: Tokens, path: string): Promise<void> {
  follow(page);
  // A page of this origin that does nothing: the login page would go on by itself for who is signed in already.
  await page.goto('/favicon.svg');
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem('access_token', access_token);
    localStorage.setItem('refresh_token', refresh_token);
  }, tokens);
  await open(page, path);
}

/** A page of the admin for whom the browser knows already, come to rest. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await arrived(page);
}

/** To another page without loading the application again, as the browser's own buttons do. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { idx: window.history.length, key: to };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/** The heading of a page once it is there and has loaded, and is not the one that stood before. */
export async function nextHeading(page: Page, before: string): Promise<string> {
  const found = await page.waitForFunction((left) => {
    const main = document.querySelector('main');
    if (main?.querySelector('.k-skeleton, [aria-busy=true]') !== null) return '';
    const heading = main.querySelector('h1')?.textContent?.trim() ?? '';
    return heading === left ? '' : heading;
  }, before);
  return found.jsonValue();
}

/** The same page loaded anew, come to rest. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await arrived(page);
}

async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

export async function signOut(page: Page, full_name: string): Promise<void> {
  await page.getByRole('button', { name: full_name }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL(/\/admin\/authorization\/login/);
}
