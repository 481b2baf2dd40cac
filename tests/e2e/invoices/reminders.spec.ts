import { today } from '../api.ts';
import { endingRate } from '../ending-rate.ts';
import { LONG, drawn, enter, expect, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

/** What the page keeps of its own movements. */
type Watched = { moved: number; tops: number[] };

const home = '/admin/invoices';

/** From the first frame on: the layout shift of the list that nobody asked for, and each height it was seen to start at. */
async function watchList(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const watched: Watched = { moved: 0, tops: [] };
    Object.assign(window, { watched });
    const isList = ({ node }: { node: Node | null }) => node instanceof Element && node.matches('.k-list');
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries() as Shift[]) {
        if (!shift.hadRecentInput && shift.sources.some(isList)) watched.moved += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // What was invisible a moment ago the browser does not count.
    const look = () => {
      const list = document.querySelector('.k-list');
      const top = Math.round(list?.getBoundingClientRect().top ?? 0);
      const isSeen = list?.checkVisibility({ visibilityProperty: true }) === true;
      if (isSeen && watched.tops.at(-1) !== top) watched.tops.push(top);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

async function expectStill(page: Page): Promise<void> {
  await settled(page);
  const { moved, tops } = await seenBy(page);
  expect(moved).toBeLessThan(0.001);
  expect(tops).toHaveLength(1);
}

/** A certificate that ends in five days, a change of law tomorrow when `law` lets it come, and no request of other tests. */
async function remind(page: Page, law: () => Promise<unknown>): Promise<void> {
  await page.route('**/api/law_changes', async (route) => {
    await law();
    await route.fulfill({ json: { law_changes: [endingRate] } });
  });
  await page.route('**/api/certificates?*', async (route) => {
    const response = await route.fetch();
    const {
      tenant_certificates: [first],
    } = (await response.json()) as { tenant_certificates: object[] };
    const valid_to = `${today(5)}T05:00:00Z`;
    const ending = { is_default: true, state: 'expiring', valid_to, days_left: 5, expiry_warning: 7 };
    await route.fulfill({ response, json: { tenant_certificates: [{ ...first, ...ending }] } });
  });
  await page.route('**/api/signature_requests*', (route) =>
    route.fulfill({ json: { signature_requests: [] } }),
  );
}

const lawBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'thuế suất 8% hết hiệu lực' });
const certificateBanner = (page: Page) => page.getByRole('status').filter({ hasText: '5 ngày' });
const firstRow = (page: Page) => page.locator('.k-list').getByText('Công ty').first();

for (const width of [1440, 390]) {
  test(
    `at ${width} px reminders that come after the list's own answer do not move the list`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchList(page);
      // A crowded machine is slow, not wrong: the page waits for its reminders as long as that takes.
      await page.addInitScript(() => {
        const plain = window.setTimeout.bind(window);
        const patient = (run: () => void, ms?: number) => plain(run, ms === 300 ? 60_000 : ms);
        Object.assign(window, { setTimeout: patient });
      });
      const listed = page.waitForResponse(/\/api\/invoices\?.*page/);
      await remind(page, async () => {
        await listed;
        await drawn(page);
      });
      await enter(page, 'owner@demo.vn', home);
      await expect(lawBanner(page)).toBeVisible();
      await expect(certificateBanner(page)).toBeVisible();
      await expect(firstRow(page)).toBeVisible();
      await expectStill(page);
    },
  );

  test(
    `at ${width} px reminders known from the last visit find their room, however late they come`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      let isHeld = false;
      await remind(page, async () => {
        if (isHeld) await answered;
      });
      await enter(page, 'owner@demo.vn', home);
      await expect(lawBanner(page)).toBeVisible();
      const height = () =>
        page.evaluate(() =>
          Number(Object.entries(localStorage).find(([key]) => key.startsWith('reminders_height_'))?.[1]),
        );
      await expect.poll(height).toBeGreaterThan(80);

      isHeld = true;
      await watchList(page);
      await page.reload();
      await expect(firstRow(page)).toBeVisible();
      await drawn(page);
      await expect(lawBanner(page)).toBeHidden();
      answer();
      await expect(lawBanner(page)).toBeVisible();
      await expectStill(page);
    },
  );
}
