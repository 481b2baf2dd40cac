/** Sizes in px. Layout, control and popover figures are the fixed constants of the product (spec point 9). */
export const size = {
  'primary-column': 693,
  'secondary-column': 339,
  'half-column': 450,
  'third-column': 240,
  'nav-width': 230,
  'nav-rail': 48,
  'top-bar': 52,
  'search-max': 600,
  'user-name-max': 140,
  'settings-menu': 240,
  control: 36,
  'control-small': 28,
  'control-large': 44,
  row: 40,
  'row-comfortable': 48,
  'row-compact': 34,
  filters: 350,
  'date-picker-min': 312,
  'date-cell': 28,
  'popover-max': 500,
  'popover-margin': 16,
  'tooltip-offset': 6,
  'tooltip-max': 200,
  'tooltip-wide': 275,
  'toast-min': 200,
  'toast-max': 700,
  'modal-limited-height': 600,
  drawer: 520,
} as const;

/** Largest width of a modal by its size name, px. */
export const modalWidth = { small: 500, medium: 700, large: 900, extraLarge: 1100 } as const;

/** Space in multiples of 4 px. */
export const spacingUnit = 4;

/** Characters of a page's title: beyond `long` it is set smaller, up to the others it stands in one line with what is beside it. */
export const titleLimit = { long: 34, compact: 20, compactNarrow: 8 } as const;

/** Corner radii, px; `base` is the badge and the navigation entry. */
export const radius = { 2: 2, 4: 4, base: 6, 8: 8, 12: 12, 16: 16, 20: 20, 30: 30 } as const;

/** Lower bounds of the screen classes, px. */
export const breakpoint = { xs: 0, sm: 490, md: 768, lg: 1040, xl: 1440 } as const;

/** Upper bound of the screen on which the navigation is a sheet, and of the one on which columns stack; lower bound of the one that has room for a print beside a form; one with cards in the place of tables, or without a pointer that hovers. */
export const media = {
  sheetNavigation: '(max-width:767.95px)',
  stackedColumns: '(max-width:1039.95px)',
  printBeside: '(min-width:1440px)',
  touched: '(max-width:767.95px), (hover:none)',
} as const;

/** Stacking order; everything lies between 100 and 520. */
export const layer = {
  sticky: 100,
  'top-bar': 200,
  popover: 400,
  drawer: 500,
  modal: 519,
  toast: 520,
} as const;

/** Durations in ms. `toast` and `toastWithAction` are how long a toast is shown, `toastExit` how long it fades. */
export const motion = {
  hover: 80,
  popover: 100,
  tooltipHelp: 200,
  tooltipText: 1000,
  tooltipTouch: 700,
  tooltipTouchEnd: 1500,
  modal: 200,
  drawer: 220,
  skeletonDelay: 200,
  toast: 5000,
  toastWithAction: 10000,
  toastExit: 400,
} as const;

export const easing = 'cubic-bezier(.2,0,0,1)';

/** Font sizes in rem, named after their size in px at the default root size. */
export const fontSize = {
  12: '.75rem',
  13: '.8125rem',
  14: '.875rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
  40: '2.5rem',
} as const;

export const fontWeight = { light: 300, body: 450, medium: 550, bold: 600 } as const;

export const fontFamily = '"Inter VN",system-ui,"Segoe UI",Roboto,sans-serif';
export const monoFamily = 'ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace';
