import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

/** Bytes of gzipped script a page may load before anybody is signed in; React alone is 68 kB of it. */
const MOST = 85_000;

for (const path of [
  '/admin/authorization/login',
  '/admin/authorization/forgot-password',
  '/register',
  '/create_trial',
  '/verify',
  '/invitation',
  '/invitation?tax_code=0012345672',
]) {
  test(`${path} loads at most 85 kB of gzipped script`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (reply) => {
      if (reply.request().resourceType() === 'script') scripts.push(reply.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
  });
}
