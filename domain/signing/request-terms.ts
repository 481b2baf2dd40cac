export type RequestKind = 'remote' | 'usb';

/** How long a person has to sign, minutes. Assumed: no rule names a time; services of remote signing keep an order 5 to 15. */
const MINUTES = { remote: 15, usb: 60 } as const satisfies Record<RequestKind, number>;

/** How many documents one PIN signs: a token takes about half a second for each. Assumed. */
export const MOST_PER_TOKEN_BATCH = 250;

/** Wrong codes until the request is given up. Assumed: the services lock an account after about as many. */
export const OTP_TRIES = 5;

/** When a request made at this instant is too old; both ISO with Z. */
export function expiryOf(kind: RequestKind, made_on: string): string {
  return new Date(Date.parse(made_on) + MINUTES[kind] * 60_000).toISOString();
}

/** Whether a signature still counts at this instant. */
export function isInTime(expires_on: string, now: string): boolean {
  return Date.parse(now) <= Date.parse(expires_on);
}
