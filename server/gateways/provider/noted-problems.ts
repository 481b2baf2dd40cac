import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { ProviderUnavailable, type NotSentCause, type Provider, type UnknownCause } from './provider.ts';

/** Why a call failed; null where the last one had its reply. */
export type LineTrouble = NotSentCause | UnknownCause | null;

/** What another process has written meanwhile is put right as often. */
const AGAIN_MS = 10_000;

/** Of a message that may have arrived: it is looked up, and says nothing of a provider that has answered since. */
const PASSES: readonly LineTrouble[] = [
  'timeout',
  'connection',
  'server_error',
  'garbled',
] satisfies UnknownCause[];

/**
 * Has `note` write down why calls of a provider fail, and that they no longer do. One that gives answers and lets no message in is in
 * trouble; one that gives answers after a message got no reply is not. A note that cannot be written holds up no call.
 */
export function withProblemsNoted(
  provider: Provider,
  {
    note,
    clock,
    log,
  }: {
    note: (problem: LineTrouble) => Promise<void>;
    clock: Pick<Clock, 'epoch_ms'>;
    log: Pick<Log, 'warn'>;
  },
): Provider {
  const found: { sending: LineTrouble; reading: LineTrouble } = { sending: null, reading: null };
  let noted: { problem: LineTrouble; at_ms: number } | null = null;

  const take = async (about: keyof typeof found, problem: LineTrouble): Promise<void> => {
    found[about] = problem;
    if (about === 'reading' && problem === null && PASSES.includes(found.sending)) found.sending = null;
    const present = found.sending ?? found.reading;
    const at_ms = clock.epoch_ms();
    if (noted !== null && noted.problem === present && Math.abs(at_ms - noted.at_ms) < AGAIN_MS) return;
    noted = { problem: present, at_ms };
    try {
      await note(present);
    } catch (error) {
      noted = null;
      log.warn({ err: error }, 'how the transmission provider answers could not be noted');
    }
  };

  const reading = async <Read>(read: () => Promise<Read>): Promise<Read> => {
    try {
      const result = await read();
      await take('reading', null);
      return result;
    } catch (error) {
      if (error instanceof ProviderUnavailable) await take('reading', error.reason);
      throw error;
    }
  };

  return {
    submit: async (message) => {
      const result = await provider.submit(message);
      await take('sending', 'cause' in result ? result.cause : null);
      return result;
    },
    lookUp: async (message_id) => {
      const result = await provider.lookUp(message_id);
      // Where it fails it does not say why.
      if (result !== 'unknown') await take('sending', null);
      return result;
    },
    fetchAgain: async (message_id) => {
      const result = await provider.fetchAgain(message_id);
      await take('reading', 'cause' in result ? result.cause : null);
      return result;
    },
    fetchAnswers: (request) => reading(() => provider.fetchAnswers(request)),
    listReceived: (request) => reading(() => provider.listReceived(request)),
  };
}
