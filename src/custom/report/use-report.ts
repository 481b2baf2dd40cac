import { today } from '#src/providers/today.ts';
import { useSearchParams } from 'react-router';
import { readState, stateText, type ReportState } from './report-state.ts';

/** Rows of a page. */
export const PAGE_ROWS = 50;

export type ReportView = {
  state: ReportState;
  /** Shows other days, filters or columns; but for another page it begins on the first one. */
  show: (changes: Partial<ReportState>) => void;
  /** Shows what an address asks for. */
  open: (address: string) => void;
};

/** What the address of a report names, and the way to another. */
export function useReport(): ReportView {
  const [search, setSearch] = useSearchParams();
  const state = readState(search, today());
  return {
    state,
    show: (changes) => {
      const kept = 'hidden' in changes ? state.page : 1;
      // What is typed on the way to what is meant is no step to go back to.
      setSearch(stateText({ ...state, page: kept, ...changes }), { replace: !('page' in changes) });
    },
    open: (address) => setSearch(address),
  };
}
