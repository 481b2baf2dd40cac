import { ApiFailure } from '#generated/client/http.ts';
import { failureText, sentenceOf } from '#src/views/failure-text.ts';
import { useRef, useState } from 'react';

/** One call at a time, and why the last one failed. */
export function useCall() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, run, forget: () => setFailure(null) };
}

/** What the server says of one field of what was sent. */
export function failureOf(failure: unknown, name: string): string | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  const item = failure.errors.find(({ fields }) => fields.some((field) => field.split('.').at(-1) === name));
  return item && sentenceOf(item.message, failure.status);
}

/** What is left to say once the named fields have said theirs. */
export function restOf(failure: unknown, names: readonly string[]): string | null {
  if (failure === null || names.some((name) => failureOf(failure, name) !== undefined)) return null;
  return failureText(failure);
}
