import { useEffect, useRef, useState } from 'react';

/** Least time between two readings of a live counter (WCAG: a reader must be left in peace), ms. */
export const readingGap = 5000;

/** Words for a polite region: they follow what is shown at most once in 5 s. */
export function useSpacedWords(words: string): string {
  const [spoken, setSpoken] = useState('');
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  }, [words]);
  useEffect(() => {
    const timer = setInterval(() => setSpoken(latest.current), readingGap);
    return () => clearInterval(timer);
  }, []);
  return spoken;
}
