import { rowOn, type Dated } from './dated.ts';

/** How long before the service stops or pauses its users have to be informed. */
type ServiceNoticeRow = Dated & { readonly days: number };

export const SERVICE_NOTICE: readonly ServiceNoticeRow[] = [
  {
    days: 30,
    valid_from: '2026-07-01',
    valid_to: null,
    source: 'NĐ 254/2026 Điều 20.1.b.3',
    checked: '2026-11-29',
  },
];

/** Of an announcement made on a day (YYYY-MM-DD); null where no rule was in force. */
export function serviceNoticeOn(day: string): ServiceNoticeRow | null {
  return rowOn(SERVICE_NOTICE, day);
}
