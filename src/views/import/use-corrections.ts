import { useToast } from '#src/ui/overlay/toast-context.ts';
import { useRef } from 'react';
import { failureText } from '../failure-text.ts';
import type { Import, ImportCalls, RowState } from './import-calls.ts';
import type { RowWindow } from './row-window.ts';

type Corrected = {
  calls: ImportCalls;
  one: Import;
  refetch: () => Promise<Import | undefined>;
  window: RowWindow;
  /** The state whose rows the window shows; null for all. */
  state: RowState | null;
};

/**
 * Puts cells right one after another: each is judged by the server and counted before the next goes out, so that rows
 * which changed along with it (the other row of the same code) are noticed.
 */
export function useCorrections({ calls, one, refetch, window, state }: Corrected) {
  const { show } = useToast();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef(one.wrong);

  const correct = async (place: number, index: number, text: string) => {
    const before = await window.rowAt(place);
    if (before === undefined) throw new Error(`no row at ${place}`);
    const row = await calls.correct(one.id, before.row, { index, text });
    const mended = [...new Set([...(before.mended ?? []), index])];
    window.put(place, { ...row, mended }, state === null || row.state === state);
    const expected = known.current + Number(row.state === 'wrong') - Number(before.state === 'wrong');
    const now = await refetch();
    if (now === undefined) return;
    known.current = now.wrong;
    // Rows that were held with this one go free with it; among the wrong ones it keeps its place.
    const freed = now.held !== one.held && state !== 'wrong';
    if (now.wrong !== expected || freed) window.reload(state === null ? now.rows : countIn(now, state));
  };

  /** A refused text stays in its cell; why is told at the foot of the page. */
  return (place: number, column: string, text: string): Promise<void> => {
    const work = line.current.then(() => correct(place, Number(column), text));
    line.current = work.catch((error: unknown) => show({ tone: 'error', message: failureText(error) }));
    return work;
  };
}

/** Rows of an import in a state. */
export function countIn(one: Import, state: RowState): number {
  return state === 'unchecked' ? 0 : one[state];
}
