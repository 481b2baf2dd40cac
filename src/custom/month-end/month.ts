/** `2026-10` as people write it. */
export function monthShown(month: string): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`;
}
