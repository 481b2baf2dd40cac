import { createContext, useContext, useLayoutEffect } from 'react';

/** Says that one more reminder is being read; the answer says that it no longer is. */
type Hold = () => () => void;

export const ReadingContext = createContext<Hold | null>(null);

/** Tells the block of reminders around this one, where there is one, whether it still waits for its answer. */
export function useReading(isReading: boolean): void {
  const hold = useContext(ReadingContext);
  useLayoutEffect(() => (isReading ? hold?.() : undefined), [hold, isReading]);
}
