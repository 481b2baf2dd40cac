import { formatInstantDate, formatTime } from '#src/ui/format/date.ts';
import { quickSearchWords as words } from '#src/wording/menu.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago something was opened: minutes within the hour, the time of the same day, else the day; '' of what was kept without it. */
export function openedAgo(opened_on: string | undefined, now: string): string {
  if (opened_on === undefined) return '';
  const past = Date.parse(now) - Date.parse(opened_on);
  if (Number.isNaN(past)) return '';
  if (past < MINUTE) return words.justNow;
  if (past < HOUR) return words.minutesAgo(String(Math.floor(past / MINUTE)));
  const day = formatInstantDate(opened_on);
  return day === formatInstantDate(now) ? formatTime(opened_on).slice(0, 5) : day;
}
