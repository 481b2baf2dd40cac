import { fontSize, fontWeight } from '#src/theme/tokens.ts';
import { drawn, expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { serveKit } from '../kit-page.ts';
import { violations, wear } from '../looks.ts';

// One build for all of them.
test.describe.configure({ mode: 'default' });

const PIECES = ['buttons', 'displays', 'fields', 'overlays', 'layout'];
const PAGES = [
  ...PIECES,
  ...['list', 'tools', 'import', 'detail', 'empty', 'settings', 'denied', 'not-found', 'error'],
];

let kit: Awaited<ReturnType<typeof serveKit>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  kit = await serveKit();
});
test.afterAll(() => kit.close());

const open = (page: Page, name: string, rest = '') => page.goto(`${kit.url}?page=${name}${rest}`);

for (const name of PAGES) {
  test(`${name}: WCAG 2.2 AA in both looks, and nothing overflows`, async ({ page }) => {
    // Four readings of a whole page by axe.
    test.slow();
    await open(page, name);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    for (const colorScheme of ['light', 'dark'] as const) {
      await wear(page, colorScheme);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await drawn(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `${colorScheme}, ${width} px`).toBeLessThanOrEqual(0);
        expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });

  test(`${name}: one scale of type, 0.75rem to 2.5rem, in four weights [9.type.sizes 9.type.weights]`, async ({
    page,
  }) => {
    await open(page, name);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    // Not counted: what the device draws (options), and the đ, which is 86 % of its amount.
    const set = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Map<string, string>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (
          !parent ||
          parent.closest('script, style, svg, option, .k-money__unit') ||
          (node.textContent ?? '').trim() === ''
        )
          continue;
        const { fontSize: px, fontWeight: weight } = getComputedStyle(parent);
        found.set(`${px} ${weight}`, `${parent.className} ${(node.textContent ?? '').trim().slice(0, 20)}`);
      }
      return [...found];
    });
    const sizes = Object.values(fontSize).map((rem) => `${Number.parseFloat(rem) * 16}px`);
    const weights = Object.values(fontWeight).map(String);
    const strange = set.filter(([style]) => {
      const [px = '', weight = ''] = style.split(' ');
      return !sizes.includes(px) || !weights.includes(weight);
    });
    expect(strange).toEqual([]);
  });
}
