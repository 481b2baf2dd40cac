import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Page } from './fixtures.ts';

/** Bytes of gzipped script that a page for visitors may load: React alone is 68 kB of it. */
export const VISITOR_BYTES = 85_000;

/** The gzipped bytes of all scripts that are loaded until the page has its heading and the network is idle. */
export async function scriptWeight(page: Page, show: () => Promise<unknown>): Promise<number> {
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
