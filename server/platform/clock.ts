/** The one source of time. Business code takes it as an argument and never asks the machine. */
export type Clock = {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  epoch_ms(): number;
  /** ISO 8601 in UTC with milliseconds and Z. */
  now(): string;
  /** YYYY-MM-DD in Vietnam, where an invoice's date is judged. */
  today(): string;
};

const vietnam = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Ho_Chi_Minh',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

let last = { hour: Number.NaN, date: '' };

/** The Vietnamese calendar day (YYYY-MM-DD) of an instant. Days begin with an hour of UTC there, and the last hour is remembered. */
export function vietnamDate(epoch_ms: number): string {
  const hour = Math.floor(epoch_ms / 3_600_000);
  if (hour !== last.hour) last = { hour, date: vietnam.format(epoch_ms) };
  return last.date;
}

function clockFrom(epoch_ms: () => number): Clock {
  return {
    epoch_ms,
    now: () => new Date(epoch_ms()).toISOString(),
    today: () => vietnamDate(epoch_ms()),
  };
}

export const systemClock: Clock = clockFrom(() => Date.now());

export type FixedClock = Clock & {
  /** Jumps to an instant (ISO 8601 with Z). */
  set(iso: string): void;
  advance(ms: number): void;
};

/** A clock that stands still until it is set: tests and backdated seeds. */
export function fixedClock(iso: string): FixedClock {
  let epoch_ms = Date.parse(iso);
  return {
    ...clockFrom(() => epoch_ms),
    set: (next) => {
      epoch_ms = Date.parse(next);
    },
    advance: (ms) => {
      epoch_ms += ms;
    },
  };
}
