import { addDays } from '../rules/deadlines/calendar.ts';

/**
 * Since when a deadline is near: the last of the days, counted before it, that has come. A notice of it is raised again on each of them.
 * Null while it is far. Days are YYYY-MM-DD.
 */
export function raisedOn(due_on: string, today: string, days_before: readonly number[]): string | null {
  const come = days_before.map((days) => addDays(due_on, -days)).filter((day) => day <= today);
  return come.toSorted().at(-1) ?? null;
}

/** The instant at which a day begins in Vietnam. */
export function startOf(day: string): string {
  return new Date(`${day}T00:00:00+07:00`).toISOString();
}
