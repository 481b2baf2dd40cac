import type { Changes, Values } from './draft-model.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two values of a form are the same all the way down; an absent one and an undefined one are. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    sameValue(one[key], other[key]),
  );
}

/** The fields whose value is no longer what it was; null when there is none. */
export function changesBetween(before: Values, now: Values): Changes | null {
  const changed = Object.keys(now).filter((key) => !sameValue(before[key], now[key]));
  if (changed.length === 0) return null;
  const pick = (from: Values) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  return { values: pick(now), before: pick(before) };
}
