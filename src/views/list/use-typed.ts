import { searchPause } from '#src/views/use-debounced.ts';
import { useEffect, useRef, useState } from 'react';

/** Holds what is being typed; `put` hears of it after a pause, and a value changed elsewhere shows at once. */
export function useTyped(value: string, put: (value: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(put);
  useEffect(() => {
    latest.current = put;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(next), searchPause);
  };
  return { text, type };
}
