import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import { ApiFailure } from '#generated/client/http.ts';
import {
  getTransmission,
  listTransmissions,
  lookUpTransmission,
  requestAnswers,
} from '#generated/client/transmissions/transmissions.ts';
import { failureText } from '#src/views/failure-text.ts';
import type { Message } from '../history-columns.tsx';

/** As many messages as one press asks about. */
export const MAX_ASKED = 100;
const AT_ONCE = 4;
/** Between two looks at what look-ups have found, ms; and how many looks in a row may find nothing new. */
const LOOK_EVERY_MS = 2000;
const MAX_VAIN_LOOKS = 10;

export type Outcome =
  | 'arrived'
  | 'absent'
  | 'silent'
  | 'read'
  | 'not_yet'
  | 'still_unreadable'
  | 'not_at_provider'
  | 'failed'
  | 'stopped';

export type Asked = { outcome: Outcome; words?: string };
export type Asking = { onResult: (id: number, result: Asked) => void; isStopped: () => boolean };

/** Tra cứu ngay of many: has each looked up, then looks at what was found until it is known of all, or nothing more comes. */
export async function lookUpEach(messages: readonly Message[], asking: Asking): Promise<void> {
  const open = new Set<number>();
  await askEach(messages, asking, async ({ id }) => {
    try {
      await lookUpTransmission(id, {});
    } catch (error) {
      // What became known meanwhile is read with the others; without a reply it may have been asked about all the same.
      if (!isRefused(error) && !isUnanswered(error)) throw error;
    }
    open.add(id);
    return null;
  });
  for (let vain = 0; open.size > 0 && vain < MAX_VAIN_LOOKS && !asking.isStopped(); vain += 1) {
    await pause(LOOK_EVERY_MS);
    for (const { id, status } of await looked([...open])) {
      if (status === 'unknown') continue;
      // Signed and not handed over: it goes out again.
      asking.onResult(id, { outcome: status === 'signed' ? 'absent' : 'arrived' });
      open.delete(id);
      vain = -1;
    }
  }
  for (const id of open) asking.onResult(id, { outcome: 'silent' });
}

/** A look that fails is made again. */
const looked = (ids: number[]): Promise<Message[]> =>
  listTransmissions({ ids, limit: MAX_ASKED }).catch(() => []);

/** Yêu cầu gửi lại phản hồi of many. */
export function requestEach(messages: readonly Message[], asking: Asking): Promise<void> {
  return askEach(messages, asking, async ({ id }) => {
    try {
      return (await requestAnswers(id, {})).outcome;
    } catch (error) {
      // All answers to a message are sent again: one of them may be read by the request for another.
      if (isRefused(error) && (await getTransmission(id)).status !== UNREADABLE) return 'read';
      throw error;
    }
  });
}

const isRefused = (error: unknown): boolean => error instanceof ApiFailure && error.status === 409;
/** No reply, or one that does not say whether the request got there: nothing is known, so nothing has failed. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

/** A few at once. Each result is reported as it comes; where `ask` answers null, its caller reports it later. */
async function askEach(
  messages: readonly Message[],
  { onResult, isStopped }: Asking,
  ask: (message: Message) => Promise<Outcome | null>,
): Promise<void> {
  const waiting = [...messages];
  const takeNext = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      if (isStopped()) {
        onResult(one.id, { outcome: 'stopped' });
        continue;
      }
      try {
        const outcome = await ask(one);
        if (outcome !== null) onResult(one.id, { outcome });
      } catch (error) {
        onResult(one.id, { outcome: isUnanswered(error) ? 'silent' : 'failed', words: failureText(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
