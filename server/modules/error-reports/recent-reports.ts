const MINUTE_MS = 60_000;

/** Answers whether an account may send one more: at most so many within any minute. */
export function recentReports(most: number): (account: string, epoch_ms: number) => boolean {
  const sent = new Map<string, number[]>();
  let swept_at = 0;
  return (account, epoch_ms) => {
    if (epoch_ms - swept_at >= MINUTE_MS) {
      swept_at = epoch_ms;
      for (const [key, times] of sent) if ((times.at(-1) ?? 0) <= epoch_ms - MINUTE_MS) sent.delete(key);
    }
    const recent = (sent.get(account) ?? []).filter((time) => time > epoch_ms - MINUTE_MS);
    if (recent.length >= most) return false;
    sent.set(account, [...recent, epoch_ms]);
    return true;
  };
}
