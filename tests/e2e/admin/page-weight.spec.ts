import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

/** Bytes of gzipped script a page may load before anybody is signed in; React alone is 68 kB of it. */
const LIMIT_BYTES = 85_000;

/** The gzipped bytes of all scripts that a page loads. */
async function weightOf(page: Page, path: string): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  const note = (reply: Response) => {
    if (reply.request().resourceType() === 'script') scripts.push(reply.body());
  };
  page.on('response', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  page.off('response', note);
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  expect(sizes.length).toBeGreaterThan(1);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('each public page loads at most 85 kB of gzipped script', async ({ page }) => {
  // Of what the browser remembers nothing may be missing from the sum.
  await page.route('**/*', (route) => route.fallback());
  for (const path of [
    '/admin/authorization/login',
    '/admin/authorization/forgot-password',
    '/register',
    '/create_trial',
    '/verify',
    '/invitation',
    '/invitation?tax_code=0012345672',
  ])
    expect(await weightOf(page, path), path).toBeLessThanOrEqual(LIMIT_BYTES);
});
