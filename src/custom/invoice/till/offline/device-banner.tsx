import { useEffect, useState } from 'react';
import { MINUTE_MS, VIETNAM_MS } from '#domain/vietnam-time.ts';
import { LEASE_SIZE, leftFrom, NEARLY_USED } from '#domain/till/lease.ts';
import { dayIn } from '#src/providers/today.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { numberText } from '#domain/invoice/shown-name.ts';
import { formatTime } from '#src/ui/format/date.ts';
import { tillDeviceWords as words } from '#src/wording/processing/till-offline.ts';
import { problemOf } from './sell-from-lease.ts';
import type { KeptDevice } from './till-db.ts';
import type { TillDeviceState } from './use-till-device.ts';

/** A clock that is further off than this is spoken of. */
const CLOCK_OFF_MS = 2 * MINUTE_MS;
/** From this hour on what is unsent is warned of: data goes out on the day of the sale. */
const EVENING = 21;

/** What the cashier has to know of the device: no network, what waits, what was refused, numbers that run out, the end of the day. */
export function DeviceBanner({ device: state }: { device: TillDeviceState }) {
  const now = useNow();
  const { device, unsent, isOnline, is_sending, engine } = state;
  const refused = unsent.find((sale) => sale.state === 'refused');
  // Why it sells nothing is said below; that it goes on selling without a network is not true then.
  const stopped = device !== null && problemOf(device, now + device.clock_offset) !== null;
  const again = (
    <Button size="small" busy={is_sending} onClick={() => void engine.sync()}>
      {words.sendAgain}
    </Button>
  );
  return (
    <div className="till__device" role="status">
      {refused !== undefined && (
        <Banner tone="critical" title={words.refused(numberText(refused.number))} action={again}>
          {[...refused.messages, words.refusedStays(unsent.length)].join(' ')}
        </Banner>
      )}
      {!isOnline && (
        <Banner tone="warning" title={stopped ? words.offlineStopped : words.offline}>
          {/* Behind a refused sale none goes by itself. */}
          {refused !== undefined
            ? words.offlineRefused
            : (!stopped || unsent.length > 0) && words.offlineText(unsent.length)}
        </Banner>
      )}
      {refused === undefined && isOnline && unsent.length > 0 && (
        <Banner tone="info" title={words.sending(unsent.length)} action={is_sending ? undefined : again} />
      )}
      {unsent.length > 0 && isLate(unsent[0]?.sold_on ?? '', now) && (
        <Banner tone="warning" title={words.dayEnd(unsent.length)}>
          {words.dayEndText}
        </Banner>
      )}
      {device !== null && <LeaseBanner device={device} now={now} />}
    </div>
  );
}

function LeaseBanner({ device, now }: { device: KeptDevice; now: number }) {
  const problem = problemOf(device, now + device.clock_offset);
  const left = leftFrom(device.leases, device.next_number);
  if (problem !== null)
    return (
      <Banner tone="critical" title={words.stopped}>
        {problem === 'not_active' ? words.over[device.state] : words.problems[problem]}
      </Banner>
    );
  return (
    <>
      {left <= NEARLY_USED && (
        <Banner tone="warning" title={words.nearlyUsed(left, LEASE_SIZE)}>
          {words.nearlyUsedText}
        </Banner>
      )}
      {Math.abs(device.clock_offset) > CLOCK_OFF_MS && (
        <Banner tone="warning" title={words.clockOff(Math.round(Math.abs(device.clock_offset) / MINUTE_MS))}>
          {words.clockOffText(formatTime(new Date(now + device.clock_offset).toISOString()))}
        </Banner>
      )}
    </>
  );
}

/** Of an earlier day, or of today and the day is nearly over. */
function isLate(sold_on: string, now: number): boolean {
  const hour = new Date(now + VIETNAM_MS).getUTCHours();
  return dayIn(Date.parse(sold_on)) < dayIn(now) || hour >= EVENING;
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
