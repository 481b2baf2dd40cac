import { refuse, type Refusal } from '../refusals.ts';
import { readableDate } from '../fields/calendar-date.ts';
import { signingTimeOf } from '../signing/signing-time.ts';

/** Ngừng sử dụng hóa đơn điện tử (TT 91/2026 Điều 8), with instants (ISO with Z) to the second. */
export type UseStop = {
  scope: 'all' | 'cash_register';
  stopped_on: string;
  resumed_on: string | null;
  decision_no: string | null;
};

/** The stop that an invoice of this series falls under at an instant; null where it may be issued. Of several the first. */
export function stopOf(
  stops: readonly UseStop[],
  { symbol }: { symbol: string },
  now: string,
): UseStop | null {
  const at = Date.parse(now);
  const is_cash_register = symbol.charAt(3) === 'M';
  const standing = stops
    .filter(({ scope }) => scope === 'all' || is_cash_register)
    .filter(
      ({ stopped_on, resumed_on }) =>
        Date.parse(stopped_on) <= at && (resumed_on === null || at < Date.parse(resumed_on)),
    )
    .sort((one, other) => Date.parse(one.stopped_on) - Date.parse(other.stopped_on));
  return standing[0] ?? null;
}

/** Why it may not be issued now: an invoice made after a stop is an illegal one (Điều 8). */
export function stopRefusals(stops: readonly UseStop[], series: { symbol: string }, now: string): Refusal[] {
  const stop = stopOf(stops, series, now);
  if (stop === null) return [];
  const [day = '', time = ''] = signingTimeOf(stop.stopped_on).split('T');
  const params = {
    since: `${time} ngày ${readableDate(day)}`,
    ...(stop.decision_no === null ? {} : { decision_no: stop.decision_no }),
  };
  return [refuse(stop.scope === 'all' ? 'use_stopped' : 'cash_register_stopped', 'symbol', params)];
}
