import type { CallFailure } from '#src/login/call.ts';

/** Why an application cannot be verified any more: it has been, or it is given up. A code that ran out can be sent again. */
export type Ended = { begun: boolean; said: string };

export function endedBy({ status, code, message }: CallFailure): Ended | null {
  if (code === 'code_expired' || ![404, 409, 410].includes(status)) return null;
  return { begun: code === 'trial_begun', said: message };
}
