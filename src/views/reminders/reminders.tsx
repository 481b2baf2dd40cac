import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { useSignedIn } from '#src/providers/account-context.ts';
import { ReadingContext } from './reading-context.ts';
import './reminders.css';

/** Longer than this, ms, nothing on the page waits for what its reminders say. */
export const longestHold_ms = 300;

type Stage = 'held' | 'late' | 'read';

/**
 * What is told above a page's own content. What stands after it is shown together with it, so that it does not move under
 * the pointer; where an answer takes long, the room of the last visit is left free for it.
 */
export function Reminders({ children }: { children: ReactNode }) {
  const { account } = useSignedIn();
  const block = useRef<HTMLDivElement>(null);
  const beingRead = useRef(0);
  const [stage, setStage] = useState<Stage>('held');
  const [room] = useState(() => keptHeight(window.localStorage, account.id));
  const [released, countReleased] = useReducer((before: number) => before + 1, 0);
  const hold = useCallback(() => {
    beingRead.current += 1;
    return () => {
      beingRead.current -= 1;
      countReleased();
    };
  }, []);
  // Runs after those of the reminders: nothing waits where all is known already, and where one lets go while another takes hold, the page waits on.
  useLayoutEffect(() => {
    if (beingRead.current === 0) setStage('read');
  }, [released]);
  useEffect(() => {
    const timer = setTimeout(() => setStage((now) => (now === 'held' ? 'late' : now)), longestHold_ms);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const shown = block.current;
    if (stage !== 'read' || shown === null) return undefined;
    const keep = () => keepHeight(window.localStorage, account.id, shown.offsetHeight);
    const watch = new ResizeObserver(keep);
    watch.observe(shown);
    return () => watch.disconnect();
  }, [stage, account.id]);
  return (
    <ReadingContext value={hold}>
      <div
        ref={block}
        className={stage === 'held' ? 'reminders reminders--held' : 'reminders'}
        style={stage === 'read' ? undefined : { minHeight: room }}
      >
        {children}
      </div>
    </ReadingContext>
  );
}

const keyOf = (account_id: number) => `reminders_height_${account_id}`;

/** CSS pixels that the reminders took when this account last saw them in this browser; 0 where that is not known. */
export function keptHeight(storage: Storage, account_id: number): number {
  try {
    const height = Number(storage.getItem(keyOf(account_id)));
    return Number.isFinite(height) && height > 0 ? height : 0;
  } catch {
    return 0;
  }
}

export function keepHeight(storage: Storage, account_id: number, height: number): void {
  try {
    storage.setItem(keyOf(account_id), String(height));
  } catch {
    // A browser that keeps nothing leaves no room the next time.
  }
}
