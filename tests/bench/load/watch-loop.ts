import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What the watched process answers to 'stalls', in milliseconds since it was asked last. */
export type Stalls = { longest_ms: number; p99_ms: number };

const RESOLUTION_MS = 10;

/** Loaded into the web process before the product (--import): how long its event loop served nobody, told to the parent on request. */
if (process.send !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  process.on('message', (message) => {
    if (message !== 'stalls') return;
    const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
    const stalls: Stalls = { longest_ms: beyond(delays.max), p99_ms: beyond(delays.percentile(99)) };
    delays.reset();
    process.send?.(stalls);
  });
  // Listening must not keep a process alive that is told to stop.
  process.channel?.unref();
}
