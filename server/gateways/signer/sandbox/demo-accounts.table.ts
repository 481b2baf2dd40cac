import type { AccountWish } from './accounts.ts';

/** Endings of a user id in the sandbox and what they try: `0012345678-tuchoi` says no on the phone. */
export const DEMO_ACCOUNTS: readonly { ending: string; wish: AccountWish }[] = [
  { ending: '-cho', wish: { behaviour: { kind: 'wait' } } },
  { ending: '-tuchoi', wish: { behaviour: { kind: 'refuse' } } },
  { ending: '-hethan', wish: { behaviour: { kind: 'expire' } } },
  { ending: '-otp', wish: { asks: 'otp' } },
  { ending: '-sms', wish: { asks: 'sent_otp' } },
  { ending: '-thuhoi', wish: { status: 'revoked' } },
];
