import { enter, expect, open, test } from '../fixtures.ts';
import { scriptWeight, VISITOR_BYTES } from '../script-weight.ts';

const LIST_BYTES = 300_000;
/** The bell comes after four seconds. */
const LATE_MS = 4_000;

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
    expect(await scriptWeight(page, () => page.goto(path)), path).toBeLessThanOrEqual(VISITOR_BYTES);
});

test('the list of invoices loads at most 300 kB; what opens over it comes when the pointer moves', async ({
  page,
}) => {
  await enter(page, 'owner@demo.vn', '/admin/invoices');
  // On a slow machine what comes late without a hand on the page would come before the network is idle.
  await page.addInitScript((late_ms) => {
    const usual = window.setTimeout.bind(window);
    const early = (run: () => void, pause = 0) => (pause < late_ms ? usual(run, pause) : 0);
    Object.assign(window, { setTimeout: early });
  }, LATE_MS);
  expect(await scriptWeight(page, () => open(page, '/admin/invoices'))).toBeLessThanOrEqual(LIST_BYTES);
  const floating = page.waitForResponse(/floating-/);
  await page.mouse.move(300, 300);
  expect((await floating).ok()).toBe(true);
});
