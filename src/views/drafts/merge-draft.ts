import { sameValue } from './difference.ts';
import type { Changes, Values } from './draft-model.ts';

/** A field that both sides changed: the person chooses. */
type Contested = { key: string; draft: unknown; current: unknown };

export type Merge = {
  /** Changed by the draft alone. */
  taken: Values;
  contested: readonly Contested[];
};

type Current = {
  /** The record as it is saved now. */
  stored: Values;
  /** What the form shows: the same, until something is typed. */
  shown: Values;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a form that holds `current` in a field can hold `draft` there: the same kind of value, all the way down. */
function fits(draft: unknown, current: unknown): boolean {
  if (Array.isArray(current)) {
    const model: unknown = current[0] ?? (Array.isArray(draft) ? draft[0] : undefined);
    return Array.isArray(draft) && draft.every((one) => one !== null && fits(one, model));
  }
  if (isObject(current))
    return isObject(draft) && Object.entries(current).every(([key, value]) => fits(draft[key], value));
  if (typeof current === 'string') return typeof draft === 'string';
  return draft === null || typeof draft !== 'object';
}

/**
 * Lays a draft over a form. What only the draft changed is taken; what only the server changed since, or what was typed
 * meanwhile, stays; where both changed and differ, it is asked. Fields the form no longer has, and values it could not hold,
 * are left out.
 */
export function mergeDraft({ values, before }: Changes, { stored, shown }: Current): Merge {
  const taken: Record<string, unknown> = {};
  const contested: Contested[] = [];
  for (const [key, draft] of Object.entries(values)) {
    const current = shown[key];
    if (!(key in shown) || sameValue(draft, current) || !fits(draft, current)) continue;
    const isTyped = !sameValue(current, stored[key]);
    const isChangedSince = !sameValue(stored[key], before[key]);
    if (isTyped || isChangedSince) contested.push({ key, draft, current });
    else taken[key] = draft;
  }
  return { taken, contested };
}

/** Whether taking the draft would bring anything the form does not show. */
export function bringsNothing(draft: Changes, current: Current): boolean {
  const { taken, contested } = mergeDraft(draft, current);
  return contested.length === 0 && Object.keys(taken).length === 0;
}

export type Side = 'draft' | 'current';

/** What goes into the form once every contested field has been chosen. */
export function settled({ taken, contested }: Merge, choices: Readonly<Record<string, Side>>): Values {
  const chosen = contested.filter(({ key }) => choices[key] === 'draft');
  return { ...taken, ...Object.fromEntries(chosen.map(({ key, draft }) => [key, draft])) };
}
