import { nothing } from './number.ts';

const home = 'Asia/Ho_Chi_Minh';

function partsIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
}

let zone = home;
let parts = partsIn(home);
const watchers = new Set<() => void>();

/** From now on instants are shown in this zone (IANA name); what is on screen already has to be drawn again. */
export function showTimesIn(timeZone: string): void {
  zone = timeZone;
  parts = partsIn(timeZone);
  for (const changed of watchers) changed();
}

/** The zone instants are shown in, for whoever has to draw again when it changes. */
export const shownZone = {
  current: (): string => zone,
  watch: (changed: () => void): (() => void) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  },
};

function localParts(instant: string): Record<string, string> | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** `2026-11-21` as `21/11/2026`; nothing as `–`. Takes a date, not an instant: no time zone is involved. */
export function formatDate(date: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '');
  return match ? `${match[3]}/${match[2]}/${match[1]}` : (date ?? '') || nothing;
}

/** An ISO instant as the time in the company's zone, Việt Nam's by default, 24 h: `2026-11-21T02:15:34Z` gives `09:15:34`. */
export function formatTime(instant: string | null | undefined): string {
  const local = instant ? localParts(instant) : null;
  return local ? `${local['hour']}:${local['minute']}:${local['second']}` : nothing;
}

/** An ISO instant as the date in that zone. */
export function formatInstantDate(instant: string | null | undefined): string {
  const local = instant ? localParts(instant) : null;
  return local ? `${local['day']}/${local['month']}/${local['year']}` : nothing;
}

/** An ISO instant as date and minute in that zone: `21/11/2026 09:15`. */
export function formatDateTime(instant: string | null | undefined): string {
  const local = instant ? localParts(instant) : null;
  return local ? `${formatInstantDate(instant)} ${local['hour']}:${local['minute']}` : nothing;
}

/** An ISO instant as date and second in that zone: `21/11/2026 09:15:34`. */
export function formatDateSecond(instant: string | null | undefined): string {
  const local = instant ? localParts(instant) : null;
  return local ? `${formatInstantDate(instant)} ${formatTime(instant)}` : nothing;
}

/** An ISO instant as hour and minute in Việt Nam: `09:15`. */
export function formatMinute(instant: string | null | undefined): string {
  return formatTime(instant).replace(/:\d\d$/, '');
}
