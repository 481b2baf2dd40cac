import { expect, test as base, type Page } from '@playwright/test';

export const PASSWORD = 'hoadon-demo';

/**
 * Every test in the browser also watches: no request leaves this machine, nothing is logged as an error, no answer is a 5xx.
 */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page }, use) => {
      const seen: string[] = [];
      await page.context().route(
        (url) => url.hostname !== '127.0.0.1',
        (route) => {
          seen.push(`foreign request ${route.request().url()}`);
          return route.abort();
        },
      );
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('status of 4')) seen.push(`console ${message.text()}`);
      });
      page.on('pageerror', (error) => seen.push(`page error ${error.message}`));
      page.on('response', (reply) => {
        if (reply.status() >= 500) seen.push(`${reply.status()} ${reply.url()}`);
      });
      await use();
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Through the login page, as a person does. */
export async function signIn(page: Page, email: string, path = '/admin/invoices'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(`**${path}`);
}

export async function signOut(page: Page, full_name: string): Promise<void> {
  await page.getByRole('button', { name: full_name }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL('**/admin/authorization/login**');
}
