type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields that say something: what is null, empty or false is left out, as optional fields of an invoice are. */
export function given<T extends object>(fields: T): Given<T> {
  const kept = Object.entries(fields).filter(([, value]) => saysSomething(value));
  return Object.fromEntries(kept) as Given<T>;
}

/** The record when any of its fields says something, else null. */
export function anyGiven<T extends object>(record: T): T | null {
  return Object.values(record).some(saysSomething) ? record : null;
}

function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '' && value !== false;
}
