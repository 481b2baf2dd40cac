import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { enter, expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

/** Bytes of gzipped script a page may load: React alone is 68 kB of it. */
const LIMIT_BYTES = { visitors: 85_000, list: 304_000 };

/** The gzipped bytes of all scripts that are loaded until the page has its heading and the network is idle. */
async function weightOf(page: Page, show: () => Promise<unknown>): Promise<number> {
  // Of what the browser remembers nothing may be missing from the sum.
  await page.route('**/*', (route) => route.fallback());
  const scripts: Promise<Buffer>[] = [];
  const note = (reply: Response) => {
    if (reply.request().resourceType() === 'script') scripts.push(reply.body());
  };
  page.on('response', note);
  await show();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  page.off('response', note);
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  expect(sizes.length).toBeGreaterThan(1);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('each public page loads at most 85 kB of gzipped script', async ({ page }) => {
  for (const path of [
    '/admin/authorization/login',
    '/admin/authorization/forgot-password',
    '/register',
    '/create_trial',
    '/verify',
    '/invitation',
    '/invitation?tax_code=0012345672',
    '/tra-cuu',
    '/tra-cuu/khong-co-hoa-don-nao-o-day',
  ])
    expect(await weightOf(page, () => page.goto(path)), path).toBeLessThanOrEqual(LIMIT_BYTES.visitors);
});

test('the list of invoices loads at most 304 kB; what opens over it comes when the pointer moves', async ({
  page,
}) => {
  await enter(page, 'owner@demo.vn', '/admin/invoices');
  expect(await weightOf(page, () => open(page, '/admin/invoices'))).toBeLessThanOrEqual(LIMIT_BYTES.list);
  const floating = page.waitForResponse(/floating-/);
  await page.mouse.move(300, 300);
  expect((await floating).ok()).toBe(true);
});
