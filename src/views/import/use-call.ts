import { useRef, useState } from 'react';
import { failureText } from '../failure-text.ts';

/** One call at a time: a second press while it runs does nothing; what went wrong is kept until the next try. */
export function useCall<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const call = async (...args: Args) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await action(...args);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { call: (...args: Args) => void call(...args), busy, failure };
}
