import axe from 'axe-core';
import { drawn, expect } from './fixtures.ts';
import type { Page } from './fixtures.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [390, 768, 1040, 1440];

/**
 * What axe finds against WCAG 2.2 AA, and outside of every landmark, in the page as it stands or in one part of it: the rule, the
 * element, what is wrong with it. Contrast takes two thirds of its time.
 */
export async function violations(
  page: Page,
  part = 'html',
  { contrast = true }: { contrast?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, tags, judgesContrast]) => {
      const { axe: judge } = window as unknown as { axe: typeof axe };
      const { violations: found } = await judge.run(within, {
        runOnly: tags,
        // Beside the rules of WCAG: everything stands in a landmark, so that nobody who goes by them misses it.
        rules: { region: { enabled: true }, 'color-contrast': { enabled: judgesContrast } },
        // What passes is not asked for: telling of it takes most of the time.
        resultTypes: ['violations'],
        preload: false,
      });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    [part, wcag, contrast] as const,
  );
}

/** Both looks and both arrangements; the long run tries each look in each arrangement. */
const looks = [
  ['light', 1440],
  ['dark', 390],
  ...(process.env['LONG'] === '1'
    ? ([
        ['light', 390],
        ['dark', 1440],
      ] as const)
    : []),
] as const;

export async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** WCAG 2.2 AA in both looks, wide and narrow. */
export async function checkLooks(page: Page): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await wear(page, colorScheme);
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
  }
}

/** Nothing lies beyond the right edge at any width. */
export async function checkWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(over, { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
}
