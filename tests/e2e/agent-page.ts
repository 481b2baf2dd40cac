import { expect } from './fixtures.ts';
import type { Page } from './fixtures.ts';

/** The agent's own page beside the product's, opened by the link that the terminal shows. */
export async function openAgentPage(page: Page, link: string): Promise<Page> {
  const own = await page.context().newPage();
  await own.goto(link);
  await expect(own.getByRole('status')).toContainText('Đang chạy');
  return own;
}

/** The code that the agent shows, typed into the page that asked for it. */
export async function pair(page: Page, own: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kết nối', exact: true }).click();
  const code = await own.locator('.code').textContent();
  await page.getByLabel(/Mã kết nối/).fill((code ?? '').replace(/\D/g, ''));
}

/** On the agent's page, which has taken it when this returns. */
export async function typePin(own: Page, pin: string): Promise<void> {
  await own.getByLabel('Mã PIN').fill(pin);
  await Promise.all([
    own.waitForResponse(/\/pin$/),
    own.getByRole('button', { name: 'Ký', exact: true }).click(),
  ]);
}
