/** A message that left for the tax authority; instants in milliseconds since 1970. */
export type SentMessage = {
  made_ms: number;
  /** The provider has it. */
  handed: boolean;
  /** When the first answer to it came; null while there is none. */
  answered_ms: number | null;
};

export type GatewayHealth = {
  /** `idle`: nothing was sent; `down`: nothing leaves, or what was made last does not; `slow`: answers take long or something does not leave. */
  state: 'idle' | 'good' | 'slow' | 'down';
  /** Seconds from a message to its first answer, half of them sooner; null where none was answered. */
  median_seconds: number | null;
  /** Messages that the provider has and that have no answer yet. */
  waiting: number;
  /** Messages that are made and have not left. */
  unsent: number;
  /** When the oldest of those was made, ms since 1970; null where there is none. */
  unsent_since_ms: number | null;
};

/** A message usually leaves within a second or two; what is older has met a failure (assumed). */
const LEAVES_WITHIN_MS = 60_000;
/** What a clerk would call slow (assumed: no law states how soon an answer comes). */
const SLOW_MS = 5 * 60_000;

/**
 * How the way to the tax authority is, from what a company sent lately. `is_held`: something is known that keeps all its messages from
 * leaving, which is true before the first of them has waited for long.
 */
export function gatewayHealth(all: readonly SentMessage[], now_ms: number, is_held: boolean): GatewayHealth {
  // What is answered has arrived, also where the provider's own word for that was lost.
  const sent = all.map((one) => ({ ...one, handed: one.handed || one.answered_ms !== null }));
  const unsent = sent.filter(({ handed, made_ms }) => !handed && now_ms - made_ms > LEAVES_WITHIN_MS);
  const waiting = sent.filter(({ handed, answered_ms }) => handed && answered_ms === null);
  const taken = sent
    .flatMap(({ made_ms, answered_ms }) => (answered_ms === null ? [] : [answered_ms - made_ms]))
    .sort((a, b) => a - b);
  const median_ms = taken[Math.floor((taken.length - 1) / 2)] ?? null;
  const newest = (some: readonly SentMessage[]) => Math.max(...some.map(({ made_ms }) => made_ms));
  const is_down =
    is_held || (unsent.length > 0 && newest(unsent) >= newest(sent.filter(({ handed }) => handed)));
  const is_slow =
    unsent.length > 0 ||
    (median_ms ?? 0) > SLOW_MS ||
    waiting.some(({ made_ms }) => now_ms - made_ms > SLOW_MS);
  return {
    state: sent.length === 0 ? 'idle' : is_down ? 'down' : is_slow ? 'slow' : 'good',
    median_seconds: median_ms === null ? null : Math.max(1, Math.round(median_ms / 1000)),
    waiting: waiting.length,
    unsent: unsent.length,
    unsent_since_ms: unsent.length === 0 ? null : Math.min(...unsent.map(({ made_ms }) => made_ms)),
  };
}
