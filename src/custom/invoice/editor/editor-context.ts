import type { Dispatch } from 'react';
import type { Draft } from './draft.ts';
import type { DraftAction } from './draft-reducer.ts';

/** What the cards of the editor are given. `problems` are by the id of the control they stand at. */
export type CardProps = {
  draft: Draft;
  dispatch: Dispatch<DraftAction>;
  problems: Readonly<Record<string, string>>;
};
