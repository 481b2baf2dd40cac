import { failureText } from '#src/views/failure-text.ts';
import { useNotify } from 'react-admin';
import { useState } from 'react';

/** Has something sent, and says that it is on its way or why it is not. */
export function useSending() {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const send = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    try {
      await act();
      notify(done, { type: 'success' });
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { send, busy };
}
