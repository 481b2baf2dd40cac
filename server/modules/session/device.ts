type Known = readonly [sign: RegExp, name: string];

/** The first that fits: later browsers name the earlier ones in their own User-Agent. */
const BROWSERS: readonly Known[] = [
  [/\bcoc_coc_browser\//i, 'Cốc Cốc'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bZalo\b/i, 'Zalo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Known[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system as people call them, such as "Chrome trên Windows"; null when the User-Agent names neither. */
export function deviceOf(user_agent: string | null): string | null {
  const named = (all: readonly Known[]): string | undefined =>
    all.find(([sign]) => sign.test(user_agent ?? ''))?.[1];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  if (browser !== undefined && system !== undefined) return `${browser} trên ${system}`;
  return browser ?? system ?? null;
}
