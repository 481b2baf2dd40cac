export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Vietnam is GMT+7, all year. */
export const VIETNAM_MS = 7 * HOUR_MS;

/** The instant (ISO with Z) at which a day (YYYY-MM-DD) has come to a time (HH:MM) in Vietnam. */
export function vietnamInstant(day: string, time: string): string {
  return new Date(`${day}T${time}:00+07:00`).toISOString();
}
