import { describe, expect, test } from 'vitest';
import { accountRefetchMs } from '#src/providers/account.ts';
import { refreshGraceSeconds } from '#src/providers/tokens.ts';
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
} from '#src/theme/tokens.ts';
import { maxDecimals } from '#src/ui/field/number-entry.ts';

describe('business constants', () => {
  test.each<[what: string, ours: unknown, spec: unknown]>([
    ['refresh grace after access token exp, seconds', refreshGraceSeconds, 10],
    ['current user refetch', accountRefetchMs, 15 * 60 * 1000],
    ['decimals of an entry', maxDecimals, 6],
    ['toast', motion.toast, 5000],
    ['toast with an action', motion.toastWithAction, 10000],
    ['toast exit', motion.toastExit, 400],
    ['toast width', [size['toast-min'], size['toast-max']], [200, 700]],
    ['modal fade-up', motion.modal, 200],
    ['modal widths', modalWidth, { small: 500, medium: 700, large: 900, extraLarge: 1100 }],
    ['limited height of a modal', size['modal-limited-height'], 600],
    [
      'popover margin, size, fade',
      [size['popover-margin'], size['popover-max'], motion.popover],
      [16, 500, 100],
    ],
    ['tooltip offset', size['tooltip-offset'], 6],
    ['tooltip hover delays: help icon, long text', [motion.tooltipHelp, motion.tooltipText], [200, 1000]],
    ['tooltip widths', [size['tooltip-max'], size['tooltip-wide']], [200, 275]],
    ['breakpoints', breakpoint, { xs: 0, sm: 490, md: 768, lg: 1040, xl: 1440 }],
    ['columns', [size['primary-column'], size['secondary-column']], [693, 339]],
    ['half and third', [size['half-column'], size['third-column']], [450, 240]],
    ['navigation, collapsed', [size['nav-width'], size['nav-rail']], [230, 48]],
    ['top bar height', size['top-bar'], 52],
    ['search and user name', [size['search-max'], size['user-name-max']], [600, 140]],
    ['form control height', size.control, 36],
    ['filters width', size.filters, 350],
    ['date picker', [size['date-picker-min'], size['date-cell']], [312, 28]],
    ['spacing unit', spacingUnit, 4],
    ['radii', Object.values(radius).sort((a, b) => a - b), [2, 4, 6, 8, 12, 16, 20, 30]],
    ['base radius', radius.base, 6],
    ['small button', size['control-small'], 28],
    ['scrollbar cap', size['scrollbar-max'], 20],
    ['weights', Object.values(fontWeight), [300, 450, 550, 600]],
  ])('%s', (_what, ours, spec) => expect(ours).toEqual(spec));

  test('navigation is collapsed below 767.95 px, content stacked below 1039.95 px', () => {
    expect(media.sheetNavigation).toContain('767.95px');
    expect(media.stackedColumns).toContain('1039.95px');
  });

  test('z-index runs from 100 to 520, toast 520, modal 519', () => {
    const layers = Object.values(layer);
    expect([Math.min(...layers), Math.max(...layers)]).toEqual([100, 520]);
    expect([layer.toast, layer.modal]).toEqual([520, 519]);
  });

  test('type sizes run up to 2.5rem; 0.75rem is the smallest that text is set in', () => {
    expect(fontSize[40]).toBe('2.5rem');
    expect(fontSize[12]).toBe('.75rem');
  });
});
