import { searchPause } from '#src/views/use-debounced.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Holds what is being typed; `put` hears of it after a pause. A value changed elsewhere shows at once; one that was put from
 * here and comes back late does not overwrite what was typed since.
 */
export function useTyped(value: string, put: (value: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Typed and not put yet. */
  const [waiting, setWaiting] = useState<string | null>(null);
  /** Put and not come back yet, oldest first. */
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (known !== value) {
    const at = underWay.indexOf(value);
    const isOwn = at >= 0;
    setKnown(value);
    setUnderWay(isOwn ? underWay.slice(at + 1) : []);
    if (!isOwn) {
      setText(value);
      setWaiting(null);
    }
  }
  const tell = (next: string) => {
    setWaiting(null);
    // What stands there already does not come back.
    setUnderWay(next === value ? [] : [...underWay, next]);
    put(next);
  };
  const tellWaiting = useEffectEvent(tell);
  useEffect(() => {
    if (waiting === null) return undefined;
    const timer = setTimeout(() => tellWaiting(waiting), searchPause);
    return () => clearTimeout(timer);
  }, [waiting]);
  const type = (next: string) => {
    setText(next);
    setWaiting(next);
  };
  /** Without waiting for the pause. */
  const now = () => {
    if (text !== value) tell(text);
  };
  return { text, type, now };
}
