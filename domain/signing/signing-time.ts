import { VIETNAM_MS } from '../vietnam-time.ts';

/** Thời điểm ký (SigningTime): local time without a zone, `2026-11-20T09:15:00`, of an ISO instant. */
export function signingTimeOf(instant: string): string {
  return new Date(Date.parse(instant) + VIETNAM_MS).toISOString().slice(0, 19);
}

/** The instant of a SigningTime, ISO with Z; null when it is no time. A zone, when one is written, counts. */
export function signingInstantOf(local: string): string | null {
  const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/.exec(local);
  if (shape === null) return null;
  const time = Date.parse(shape[1] === undefined ? `${local}+07:00` : local);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
