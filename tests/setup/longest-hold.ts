/**
 * Milliseconds of this thread's own work for which the event loop served nobody else, at the longest. Time in which other programs
 * had the processor is not counted.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = workedMs();
  const look = () => {
    const now = workedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  await work();
  clearInterval(timer);
  look();
  return longest;
}

/** Milliseconds this thread has had the processor. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
