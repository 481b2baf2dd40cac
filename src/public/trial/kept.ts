import type { components } from '#generated/types.ts';
import { sessionValue } from '#src/public/kept-keys.ts';
import type { Application } from './application.ts';
import type { CallFailure } from '#src/login/call.ts';
import type { Filled } from './register-filling.ts';

type Trial = components['schemas']['Trial'];

/** A trial whose code is in the mail; `resend_ms` is on this machine's clock. */
export type PendingTrial = { key: string; email: string; resend_ms: number };

/** What was typed but the password, so that a reload loses nothing. */
export const keptApplication = sessionValue<Omit<Application, 'password'>>('hoadon-application');
/** What of it the register filled in: it goes with its tax code. */
export const keptFilled = sessionValue<Filled>('hoadon-application-filled');
export const keptTrial = sessionValue<PendingTrial>('hoadon-trial');

/** The longest one has to wait for another mail, whatever the two clocks say. */
const LONGEST_WAIT_MS = 60_000;

export function pendingTrial({ key, email, resend_on }: Trial, now_ms: number): PendingTrial {
  const wait_ms = Math.min(Math.max(Date.parse(resend_on) - now_ms, 0), LONGEST_WAIT_MS);
  return { key, email, resend_ms: now_ms + wait_ms };
}

/** Why an application cannot be verified any more: it has been, or it is given up. A code that ran out can be sent again. */
export type Ended = { begun: boolean; said: string };

export function endedBy({ status, code, message }: CallFailure): Ended | null {
  if (code === 'code_expired' || ![404, 409, 410].includes(status)) return null;
  return { begun: code === 'trial_begun', said: message };
}
