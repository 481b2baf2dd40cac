import { reduceDraft, type DraftAction } from './draft-reducer.ts';
import type { Draft } from './draft.ts';
import { savesSame } from './saves-same.ts';

/** The draft with the steps that can be taken back and made again. */
export type DraftHistory = {
  draft: Draft;
  past: readonly Draft[];
  future: readonly Draft[];
  /** What the last step edited: typing on in the same field is one step. Null once the field was left. */
  field: string | null;
};

export type HistoryAction =
  | DraftAction
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'leave_field' }
  /** What another person saved comes into the draft and into the steps that led to it; `top`: the highest key of a line in any of them. */
  | { type: 'rebase'; onto: (state: Draft, top: number) => Draft };

const MAX_STEPS = 200;
/** Lines of all steps that are brought along together: a fraction of a second, in which the page takes no key. */
const MAX_REBASED_LINES = 3000;

export function historyOf(draft: Draft): DraftHistory {
  return { draft, past: [], future: [], field: null };
}

/** The first of the steps, with so many lines together; one at least. */
function nearest(steps: readonly Draft[]): readonly Draft[] {
  let lines = 0;
  const end = steps.findIndex((step, at) => {
    lines += step.lines.length;
    return at > 0 && lines > MAX_REBASED_LINES;
  });
  return end === -1 ? steps : steps.slice(0, end);
}

/** A step that changes nothing any more is none. */
function rebased(
  { draft, past, future }: DraftHistory,
  onto: (state: Draft, top: number) => Draft,
): DraftHistory {
  const [before, after] = [nearest(past.toReversed()).toReversed(), nearest(future)];
  const top = [...before, draft, ...after]
    .flatMap(({ lines }) => lines)
    .reduce((highest, { key }) => Math.max(highest, key), 0);
  const present = onto(draft, top);
  const apart = (steps: readonly Draft[]) =>
    steps.reduce<Draft[]>((kept, state) => {
      const step = onto(state, top);
      return savesSame(step, kept.at(-1) ?? present) ? kept : [...kept, step];
    }, []);
  return { draft: present, past: apart(before.toReversed()).toReversed(), future: apart(after), field: null };
}

/** The field that an action types in; null for one that is a step of its own. */
function fieldOf(action: DraftAction): string | null {
  if (action.type === 'put') return action.field;
  if (action.type === 'put_line') return `${action.key} ${Object.keys(action.change).join(' ')}`;
  if (action.type === 'put_movement') return `movement ${action.field}`;
  if (action.type === 'put_extra') return `extra ${action.name}`;
  if (action.type === 'put_fee') return `fee ${action.key} ${Object.keys(action.change).join(' ')}`;
  return action.type === 'put_invoice_discount' ? action.type : null;
}

/** The draft after an action, and how to get back. A draft that takes the place of another (saved, discarded) begins anew. */
export function reduceHistory(history: DraftHistory, action: HistoryAction): DraftHistory {
  const { draft, past, future, field } = history;
  if (action.type === 'leave_field') return field === null ? history : { ...history, field: null };
  if (action.type === 'replace') return historyOf(action.draft);
  if (action.type === 'rebase') return rebased(history, action.onto);
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (before === undefined) return history;
    return { draft: before, past: past.slice(0, -1), future: [draft, ...future], field: null };
  }
  if (action.type === 'redo') {
    const [after, ...later] = future;
    if (after === undefined) return history;
    return { draft: after, past: [...past, draft], future: later, field: null };
  }
  const next = reduceDraft(draft, action);
  if (next === draft) return history;
  const edited = fieldOf(action);
  const goes_on = edited !== null && edited === field;
  return {
    draft: next,
    past: goes_on ? past : [...past, draft].slice(-MAX_STEPS),
    future: [],
    field: edited,
  };
}
