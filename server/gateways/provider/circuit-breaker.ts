import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { ProviderUnavailable, type LineState, type Provider } from './provider.ts';

/** So many calls in a row without a usable reply, and the line is taken to be dead. */
const FAILURES = 5;
/** How long nothing is called then, rising to the last while trials fail. */
const RESTS_MS = [5_000, 10_000, 20_000, 30_000] as const;
/** One trial at a time: longer than the provider's client waits for a reply (15 s). */
const TRIAL_MS = 17_000;

/**
 * Keeps this process from calling a provider that is away (circuit breaker): jobs ask `line()` first, and after a rest one of them is let
 * through as a trial. A call that has its reply, whatever it says of the message, closes the circuit. What is called in spite of it (a person asks) goes
 * through and counts too; fetching answers and lists alone is refused here, since it has no step that could wait.
 */
export function withCircuitBreaker(
  provider: Provider,
  { clock, log }: { clock: Pick<Clock, 'epoch_ms'>; log: Pick<Log, 'warn' | 'info'> },
): Provider {
  let failures = 0;
  let rests = 0;
  let rests_until_ms = 0;
  let trial_until_ms = 0;

  const isOpen = (): boolean => failures >= FAILURES;
  const note = (reached: boolean): void => {
    if (reached) {
      if (isOpen()) log.info('the transmission provider answers again');
      [failures, rests, rests_until_ms, trial_until_ms] = [0, 0, 0, 0];
      return;
    }
    failures += 1;
    const now_ms = clock.epoch_ms();
    // Calls that were on their way together are one failure.
    if (!isOpen() || now_ms < rests_until_ms) return;
    const rest_ms = RESTS_MS[Math.min(rests, RESTS_MS.length - 1)] ?? RESTS_MS[0];
    if (rests === 0)
      log.warn({ failures }, 'the transmission provider is away: calls rest, one at a time tries');
    [rests, rests_until_ms, trial_until_ms] = [rests + 1, now_ms + rest_ms, 0];
  };

  const line = (): LineState => {
    if (!isOpen()) return 'good';
    const now_ms = clock.epoch_ms();
    const free_ms = Math.max(rests_until_ms, trial_until_ms);
    if (now_ms < free_ms) return { rests_ms: free_ms - now_ms };
    trial_until_ms = now_ms + TRIAL_MS;
    return 'trial';
  };

  /** For what has no step that could wait. */
  const unlessResting = async <Fetched>(fetch: () => Promise<Fetched>): Promise<Fetched> => {
    if (typeof line() === 'object') throw new ProviderUnavailable('connection');
    try {
      const fetched = await fetch();
      note(true);
      return fetched;
    } catch (error) {
      if (error instanceof ProviderUnavailable) note(false);
      throw error;
    }
  };

  return {
    line,
    submit: async (message) => {
      const result = await provider.submit(message);
      note(result.outcome !== 'unknown' && result.outcome !== 'not_sent');
      return result;
    },
    lookUp: async (message_id) => {
      const result = await provider.lookUp(message_id);
      note(result !== 'unknown');
      return result;
    },
    fetchAgain: async (message_id) => {
      const result = await provider.fetchAgain(message_id);
      note(result.outcome !== 'unknown');
      return result;
    },
    fetchAnswers: (request) => unlessResting(() => provider.fetchAnswers(request)),
    listReceived: (request) => unlessResting(() => provider.listReceived(request)),
  };
}
