/** How long each call took, in milliseconds, shortest first. */
type Latencies = readonly number[];

/** Calls one after another for about `seconds`, at least three times. */
export async function latenciesOf(seconds: number, call: () => Promise<unknown>): Promise<Latencies> {
  const took: number[] = [];
  const began = performance.now();
  while (took.length < 3 || performance.now() - began < seconds * 1000) {
    const start = performance.now();
    await call();
    took.push(performance.now() - start);
  }
  return took.toSorted((a, b) => a - b);
}

/** The time below which a share of the calls lies. */
export function quantile(latencies: Latencies, share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
}

/** Calls a second, one after another. */
export function rateOf(latencies: Latencies): number {
  return (latencies.length * 1000) / latencies.reduce((sum, one) => sum + one, 0);
}
