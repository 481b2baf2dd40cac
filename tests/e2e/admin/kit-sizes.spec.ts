import { layer, modalWidth, size } from '#src/theme/tokens.ts';
import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { serveKit } from '../kit-page.ts';

// One build for all of them.
test.describe.configure({ mode: 'default' });

let kit: Awaited<ReturnType<typeof serveKit>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  kit = await serveKit();
});
test.afterAll(() => kit.close());

const open = (page: Page, name: string, rest = '') => page.goto(`${kit.url}?page=${name}${rest}`);

test('pieces are as high as their tokens say [9.layout.control 9.button.sizes 9.badge.sizes]', async ({
  page,
}) => {
  const heights = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().height))]);
  await open(page, 'buttons');
  expect(await heights('.k-button--small')).toEqual([size['control-small']]);
  expect(await heights('main .k-button--medium')).toEqual([size.control]);
  expect(await heights('.k-button--large')).toEqual([size['control-large']]);
  await open(page, 'displays');
  expect(await heights('.k-badge--medium')).toEqual([22]);
  expect(await heights('.k-badge--small')).toEqual([18]);
  await open(page, 'fields');
  expect(await heights('.k-control:not(.k-code *):has(> input[type=text]:only-child)')).toEqual([
    size.control,
  ]);
});

test('where fingers press, the area of what is pressed is at least 44 px high, however small it looks', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 768, height: 1024 },
  });
  const page = await context.newPage();
  await open(page, 'buttons');
  for (const piece of ['.k-button', '.k-icon-button']) {
    const heights = await page
      .locator(piece)
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one, '::before').height)));
    expect(heights.length, piece).toBeGreaterThan(2);
    expect(Math.min(...heights), piece).toBeGreaterThanOrEqual(44);
  }
  // What is pressed in a table, and what is as large as it looks.
  await open(page, 'list');
  const least = async (piece: string, part?: '::before') => {
    const boxes = await page.locator(piece).evaluateAll(
      (all, pseudo) =>
        all.map((one) => {
          const { width, height } = getComputedStyle(one, pseudo);
          return Math.min(Number.parseFloat(width), Number.parseFloat(height));
        }),
      part,
    );
    expect(boxes.length, piece).toBeGreaterThan(2);
    return Math.min(...boxes);
  };
  expect(await least('.k-table .k-cell--check .k-choice')).toBeGreaterThanOrEqual(44);
  expect(await least('.k-table .k-cell--actions .k-icon-button', '::before')).toBeGreaterThanOrEqual(44);
  await open(page, 'fields');
  expect(await least('.k-color__presets > button')).toBeGreaterThanOrEqual(44);
  await context.close();
});

test('avatars are 20, 24, 28, 36 and 56 px, images among them [9.avatar.sizes]', async ({ page }) => {
  await open(page, 'displays');
  for (const [name, px] of Object.entries({
    extraSmall: 20,
    small: 24,
    medium: 28,
    large: 36,
    extraLarge: 56,
  })) {
    const boxes = await page
      .locator(`.k-avatar--${name}`)
      .evaluateAll((all) =>
        all.map((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height]),
      );
    for (const box of boxes) expect(box, name).toEqual([px, px]);
  }
});

test('the frame: navigation 230 and 48, top bar 52, search and name no wider than told [9.layout.navigation 9.layout.top-bar 9.layout.search 9.layout.user-name]', async ({
  page,
}) => {
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'list');
  expect((await box('.k-side')).width).toBe(size['nav-width']);
  expect((await box('.k-top')).height).toBe(size['top-bar']);
  expect((await box('.k-top .k-search-trigger')).width).toBeLessThanOrEqual(size['search-max']);
  const name = page.locator('.k-user__name');
  await name.evaluate((one) => {
    one.textContent = 'Công Tằng Tôn Nữ Thị Hoàng Anh Phương Thảo';
  });
  expect((await name.boundingBox())?.width).toBe(size['user-name-max']);
  await open(page, 'list', '&rail');
  expect((await box('.k-side')).width).toBe(size['nav-rail']);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('button', { name: 'Mở trình đơn' })).toBeVisible();
});

test('columns 693 and 339, one under the other below 1039.95 px [9.layout.columns 9.stacked-below]', async ({
  page,
}) => {
  await open(page, 'detail');
  const columns = () =>
    page
      .locator('.k-two')
      .evaluate((two) => [...two.children].map((one) => one.getBoundingClientRect().width));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await columns()).toEqual([size['primary-column'], size['secondary-column']]);
  await page.setViewportSize({ width: 1039, height: 900 });
  expect(await page.locator('.k-two').evaluate((two) => getComputedStyle(two).flexDirection)).toBe('column');
});

test('dialogs are 500, 700, 900, 1100 px wide or the whole screen, over everything but a toast [9.modal.sizes 9.z-index]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'overlays');
  for (const [name, width] of Object.entries({ ...modalWidth, fullScreen: 1440 - 32 })) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect((await dialog.boundingBox())?.width, name).toBe(width);
    await expect(page.locator('.k-dialog-host')).toHaveCSS('z-index', String(layer.modal));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

for (const [screen, height] of [
  [900, 600],
  [660, 600],
  [640, 640 - 32],
] as const) {
  test(`a dialog of limited height is ${height} px high on a screen of ${screen} [9.modal.limit-height]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: screen });
    await open(page, 'overlays');
    await page.getByRole('button', { name: 'limitHeight' }).click();
    expect((await page.getByRole('dialog').boundingBox())?.height).toBe(height);
  });
}

test('a popover is 500 by 500 px at most, whatever it holds, and 16 px from the edge; Tab past its end closes it [9.popover.margin 9.popover.size 4.popover.focus-out]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'overlays');
    const button = page.getByRole('button', { name: 'Khung nổi' });
    await button.click();
    const panel = page.getByRole('dialog', { name: 'Đổi tên bộ lọc' });
    const box = await panel.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(size['popover-max']);
    const grown = await panel.evaluate((one) => {
      const content = one.appendChild(document.createElement('div'));
      content.style.cssText = 'width: 2000px; height: 2000px';
      const { width: wide, height } = one.getBoundingClientRect();
      content.remove();
      return [wide, height];
    });
    expect(grown).toEqual([
      Math.min(size['popover-max'], width - 2 * size['popover-margin']),
      size['popover-max'],
    ]);
    expect(box?.x).toBeGreaterThanOrEqual(size['popover-margin']);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - size['popover-margin']);
    await expect(panel.getByLabel('Tên')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('a popover follows its button and closes when that has scrolled out of view [4.popover.scroll-out]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, 'overlays');
  await page.addStyleTag({ content: 'body { padding-bottom: 2000px }' });
  await page.getByRole('button', { name: 'Khung nổi' }).click();
  const panel = page.getByRole('dialog', { name: 'Đổi tên bộ lọc' });
  await expect(panel).toBeVisible();
  await page.evaluate(() => window.scrollBy(0, 1500));
  await expect(panel).toHaveCount(0);
});

test('a tooltip is 200 px wide at most, a wide one 275, 6 px from what it explains [9.tooltip.width 9.tooltip.offset]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'overlays');
  for (const [name, most] of [
    ['Cả tên, sau 1000 ms', size['tooltip-max']],
    ['Lời nhắc rộng', size['tooltip-wide']],
  ] as const) {
    const button = page.getByText(name, { exact: true });
    await button.hover();
    const bubble = page.locator('.MuiTooltip-tooltip');
    await expect(bubble).toHaveCount(1);
    const box = await bubble.boundingBox();
    const anchor = await page.locator('.k-button', { hasText: name }).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(most);
    expect(box?.width).toBeGreaterThan(most - 60);
    expect(Math.round((box?.y ?? 0) - (anchor?.y ?? 0) - (anchor?.height ?? 0))).toBe(size['tooltip-offset']);
    await page.mouse.move(0, 0);
    await expect(bubble).toHaveCount(0);
  }
});

test('a toast is between 200 and 700 px wide and above everything [9.toast.width 9.z-index]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'overlays');
  await page.getByRole('button', { name: 'Ngắn' }).click();
  const toast = page.locator('.k-toast');
  expect((await toast.boundingBox())?.width).toBeGreaterThanOrEqual(size['toast-min']);
  await expect(page.locator('.k-toast-host')).toHaveCSS('z-index', String(layer.toast));
  await page.getByRole('button', { name: 'Lỗi, dài' }).click();
  const error = page.getByRole('alert').locator('.k-toast');
  await expect(error).toContainText('Không lưu được');
  expect((await error.boundingBox())?.width).toBeLessThanOrEqual(size['toast-max']);
});
