import { isCalendarDate } from './fields/calendar-date.ts';
import { addDays } from './rules/deadlines/calendar.ts';
import { serviceNoticeOn } from './rules/service-notice.table.ts';

/** That the service stops for good, or pauses until a day; days are YYYY-MM-DD in Vietnam, both included. */
export type ServiceStop = {
  kind: 'stop' | 'pause';
  from_on: string;
  until_on: string | null;
  reason: string;
  /** Told later than the law wants, for a cause that could not be foreseen. */
  emergency: boolean;
};

export type AnnouncementProblem =
  | { code: 'no_reason' | 'bad_day' | 'ends_before_start' | 'over_already' }
  | { code: 'too_late'; days: number; earliest: string; source: string };

/** Why the operator may not announce it on a day; null where it may. An emergency may be announced at once, but not afterwards. */
export function announcementProblem(stop: ServiceStop, today: string): AnnouncementProblem | null {
  const { from_on, until_on, reason, emergency } = stop;
  if (reason.trim() === '') return { code: 'no_reason' };
  if (![from_on, until_on ?? from_on].every(isCalendarDate)) return { code: 'bad_day' };
  if (until_on !== null && until_on < from_on) return { code: 'ends_before_start' };
  if ((until_on ?? from_on) < today) return { code: 'over_already' };
  const rule = serviceNoticeOn(today);
  if (emergency || rule === null) return null;
  const earliest = addDays(today, rule.days);
  return from_on >= earliest ? null : { code: 'too_late', days: rule.days, earliest, source: rule.source };
}

/** Whether companies still see it: of a pause until its last day, of an end until it is withdrawn. */
export function isTold({ until_on }: Pick<ServiceStop, 'until_on'>, today: string): boolean {
  return until_on === null || until_on >= today;
}
