/** Names of the rates that are no percentage (TSuat). */
export const VAT_RATE_NAMES = {
  KCT: 'Không chịu thuế',
  KKKNT: 'Không kê khai, tính nộp thuế',
} as const;

/** A rate in words: its name, or the percentage as it is written. */
export function vatRateName(rate: string): string {
  return (VAT_RATE_NAMES as Readonly<Record<string, string>>)[rate] ?? rate;
}
