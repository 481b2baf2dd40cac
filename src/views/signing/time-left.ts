/** Minutes and seconds as `4:05`; null once the time is over. */
export function clockText(left_ms: number): string | null {
  if (left_ms <= 0) return null;
  const seconds = Math.ceil(left_ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
