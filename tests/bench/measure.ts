/** One thing measured again and again beside its reference; a higher figure is better. */
export type Variant = { name: string; unit: string; run(): Promise<number> };

export type Measured = { name: string; unit: string; median: number; all: readonly number[] };

/** Runs every variant once a round, so that whatever slows the machine down slows all of them, and takes medians. */
export async function interleave(variants: readonly Variant[], rounds: number): Promise<Measured[]> {
  const figures = variants.map(() => [] as number[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, variant] of variants.entries()) figures[at]?.push(await variant.run());
  }
  return variants.map(({ name, unit }, at) => ({
    name,
    unit,
    median: median(figures[at] ?? []),
    all: figures[at] ?? [],
  }));
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * How often the work is done in a second of this process's own CPU time, tried for about `seconds`: what else the machine does
 * meanwhile does not count, which is also how openssl speed counts.
 */
export function perCpuSecond(seconds: number, work: () => void): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let times = 0;
  while (performance.now() - began < seconds * 1000) {
    work();
    times += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return (times * 1_000_000) / (user + system);
}

/** The same for work that is awaited, one piece after another. */
export async function eachPerCpuSecond(seconds: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const before = process.cpuUsage();
  let times = 0;
  do {
    await work();
    times += 1;
  } while (performance.now() - began < seconds * 1000);
  const { user, system } = process.cpuUsage(before);
  return (times * 1_000_000) / (user + system);
}

/** How often the work is done in a second on the clock, tried for about `seconds`. */
export function wallSecond(seconds: number, work: () => void): number {
  const began = performance.now();
  let times = 0;
  while (performance.now() - began < seconds * 1000) {
    work();
    times += 1;
  }
  return (times * 1000) / (performance.now() - began);
}
