import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accountRefetchMs } from '#src/providers/account.ts';
import { refreshGraceSeconds } from '#src/providers/auth/tokens.ts';
import {
  breakpoint,
  fontSize,
  fontWeight,
  layer,
  media,
  modalWidth,
  motion,
  radius,
  size,
  spacingUnit,
  titleLimit,
} from '#src/theme/tokens.ts';
import { MAX_DECIMALS } from '#domain/numbers/read-number.ts';

describe('business constants', () => {
  test.each<[what: string, ours: unknown, spec: unknown]>([
    ['refresh grace after access token exp, seconds [9.refresh-grace]', refreshGraceSeconds, 10],
    ['current user refetch [9.account-refetch]', accountRefetchMs, 15 * 60 * 1000],
    ['decimals of an entry [9.decimals]', MAX_DECIMALS, 6],
    ['toast [9.toast.default]', motion.toast, 5000],
    ['toast with an action [9.toast.with-action]', motion.toastWithAction, 10000],
    ['toast exit [9.toast.exit]', motion.toastExit, 400],
    ['toast width [9.toast.width]', [size['toast-min'], size['toast-max']], [200, 700]],
    ['modal fade-up [9.modal.fade]', motion.modal, 200],
    ['modal widths [9.modal.sizes]', modalWidth, { small: 500, medium: 700, large: 900, extraLarge: 1100 }],
    ['limited height of a modal [9.modal.limit-height]', size['modal-limited-height'], 600],
    [
      'popover margin, size, fade [9.popover.margin 9.popover.fade]',
      [size['popover-margin'], size['popover-max'], motion.popover],
      [16, 500, 100],
    ],
    ['tooltip offset [9.tooltip.offset]', size['tooltip-offset'], 6],
    [
      'tooltip hover delays: help icon, long text [9.tooltip.delay]',
      [motion.tooltipHelp, motion.tooltipText],
      [200, 1000],
    ],
    ['tooltip widths [9.tooltip.width]', [size['tooltip-max'], size['tooltip-wide']], [200, 275]],
    ['breakpoints [9.breakpoints]', breakpoint, { xs: 0, sm: 490, md: 768, lg: 1040, xl: 1440 }],
    ['columns', [size['primary-column'], size['secondary-column']], [693, 339]],
    ['half and third [9.layout.columns-parts]', [size['half-column'], size['third-column']], [450, 240]],
    ['navigation, collapsed [9.layout.navigation]', [size['nav-width'], size['nav-rail']], [230, 48]],
    ['top bar height [9.layout.top-bar]', size['top-bar'], 52],
    ['search and user name [9.layout.search]', [size['search-max'], size['user-name-max']], [600, 140]],
    ['form control height [9.layout.control]', size.control, 36],
    ['filters width [9.layout.filters]', size.filters, 350],
    ['date picker [9.layout.date-picker]', [size['date-picker-min'], size['date-cell']], [312, 28]],
    ['spacing unit [9.layout.spacing-unit]', spacingUnit, 4],
    ['radii [9.layout.radii]', Object.values(radius).sort((a, b) => a - b), [2, 4, 6, 8, 12, 16, 20, 30]],
    ['base radius [9.layout.radii]', radius.base, 6],
    ['small button [9.button.sizes]', size['control-small'], 28],
    ['weights [9.type.weights]', Object.values(fontWeight), [300, 450, 550, 600]],
  ])('%s', (_what, ours, spec) => expect(ours).toEqual(spec));

  test('navigation is collapsed below 767.95 px, content stacked below 1039.95 px [9.nav-collapsed-below 9.stacked-below]', () => {
    expect(media.sheetNavigation).toContain('767.95px');
    expect(media.stackedColumns).toContain('1039.95px');
  });

  test('z-index runs from 100 to 520, toast 520, modal 519 [9.z-index]', () => {
    const layers = Object.values(layer);
    expect([Math.min(...layers), Math.max(...layers)]).toEqual([100, 520]);
    expect([layer.toast, layer.modal]).toEqual([520, 519]);
  });

  test('type sizes run from 0.75rem to 2.5rem [9.type.sizes]', () => {
    const sizes = Object.values(fontSize).map((rem) => Number.parseFloat(rem));
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([0.75, 2.5]);
  });

  test('page titles: long beyond 34 characters, compact up to 8 and 20 [9.title.long 9.title.compact]', () => {
    expect(titleLimit).toEqual({ long: 34, compact: 20, compactNarrow: 8 });
  });
});

/** Sizes and weights in the stylesheets, by the file and line they are in. */
const declared = globSync('src/**/*.css').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const [, what, value] = /^\s*font-(size|weight): ([^;]+);/.exec(line) ?? [];
      return what === undefined || value === undefined
        ? []
        : [{ what, value, at: `${file}:${at + 1} ${value}` }];
    }),
);
const rootPx = 16;
const isFont = /^\d+ \d+$/;

function isInScale(value: string): boolean {
  const [, amount, unit] = /^([\d.]+)(rem|px)$/.exec(value) ?? [];
  if (amount === undefined) return true;
  const rem = unit === 'px' ? Number(amount) / rootPx : Number(amount);
  return rem >= 0.75 && rem <= 2.5;
}

describe('the stylesheets keep to the scale', () => {
  test('of sizes [9.type.sizes]', () => {
    const sizes = declared.filter(({ what }) => what === 'size');
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes.filter(({ value }) => !isInScale(value)).map(({ at }) => at)).toEqual([]);
  });

  test('of weights [9.type.weights]', () => {
    const weights = declared.filter(({ what, value }) => what === 'weight' && !isFont.test(value));
    const allowed = [...Object.values(fontWeight).map(String), 'inherit'];
    expect(weights.length).toBeGreaterThan(100);
    expect(
      weights
        .filter(({ value }) => !value.startsWith('var(--weight-') && !allowed.includes(value))
        .map(({ at }) => at),
    ).toEqual([]);
  });
});
