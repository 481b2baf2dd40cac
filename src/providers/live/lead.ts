import type { Change, RecentChanges } from '#domain/changes/change.ts';
import { readStream } from './read-stream.ts';

/** What the tab that holds the stream tells the others, and `hello` of a tab that has just come. */
export type Word =
  | { is: 'hello' }
  /** A stream has opened. */
  | ({ is: 'opened' } & RecentChanges)
  /** A stream is open since before: for tabs that have just come. */
  | ({ is: 'recent' } & RecentChanges)
  | { is: 'alive' }
  | { is: 'down' }
  | { is: 'changes'; changes: readonly Change[] };

type LeadOutside = {
  /** Asks for a stream; throws when it is refused or cannot be reached. */
  open: (signal: AbortSignal) => Promise<Response>;
  say: (word: Word) => void;
  pause: (milliseconds: number) => Promise<void>;
  chance: () => number;
};

/** First and longest pause before a new stream is asked for, ms. */
export const backOff = { shortest: 1_000, longest: 60_000 } as const;

/**
 * The pause before the next try, ms, after `failures` in a row: it doubles, and half of it is random, so that the browsers of a
 * restarted server do not all connect at once. `chance`: from 0 to 1.
 */
export function pauseBefore(failures: number, chance: number): number {
  const whole = Math.min(backOff.longest, backOff.shortest * 2 ** Math.min(failures, 10));
  return Math.round(whole / 2 + (whole / 2) * chance);
}

/** Keeps one stream open, for all tabs of this browser, until `signal` says that this tab is going. */
export async function lead({ open, say, pause, chance }: LeadOutside, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let wasOpen = false;
    try {
      const { body } = await open(signal);
      const sayAlive = () => {
        wasOpen = true;
        say({ is: 'alive' });
      };
      if (body !== null)
        await readStream(body, {
          opened: (recent) => {
            say({ is: 'opened', ...recent });
            // For tabs of an older version too, which know this word alone.
            sayAlive();
          },
          alive: sayAlive,
          changes: (changes) => {
            wasOpen = true;
            say({ is: 'changes', changes });
          },
        });
    } catch {
      // Refused, unreachable or cut off: the pages ask by themselves meanwhile.
    }
    if (signal.aborted) return;
    if (wasOpen) say({ is: 'down' });
    failures = wasOpen ? 0 : failures + 1;
    await pause(pauseBefore(failures, chance()));
  }
}
