import { failed, type Failed } from '../outcome.ts';
import type { SigningOrder } from '../signer.ts';
import type { AuthObject } from './csc-credential.ts';

/** authData of credentials/authorize, or why it cannot be made. */
export type AuthData =
  | { kind: 'given'; auth_data: readonly { id: string; value?: string }[] }
  /** A code is to be typed that the service must send first (credentials/getChallenge). */
  | { kind: 'code_to_send'; id: string }
  | Failed;

/** Puts what the person gave where the service asks for it (CSC API 2.0, 11.6). */
export function authData(asked: readonly AuthObject[], { account, otp }: SigningOrder): AuthData {
  const code = asked.find(({ asks }) => asks === 'otp' || asks === 'sent_otp');
  if (code && otp === null)
    return code.asks === 'sent_otp' ? { kind: 'code_to_send', id: code.id } : failed('wrong_otp');
  const { secret } = account;
  if (secret === null && asked.some(({ asks }) => asks === 'secret')) return failed('wrong_credentials');
  const values = { secret, otp, sent_otp: otp, phone: null };
  return {
    kind: 'given',
    auth_data: asked.map(({ id, asks }) => {
      const value = values[asks];
      return value === null ? { id } : { id, value };
    }),
  };
}
