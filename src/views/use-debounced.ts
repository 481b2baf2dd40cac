import { useEffect, useState } from 'react';

/** Pause in typing after which a search is asked, ms. */
export const searchPause = 250;

/** The value as it stood once it had not changed for a while. */
export function useDebounced<T>(value: T, pause: number = searchPause): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
