import type { Db } from '#server/context.ts';
import type { Who } from './deps.ts';
import { listPasskeys } from './passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { hasTotp } from './totp.ts';

export { deletePasskey, listPasskeys, type Passkey } from './passkeys.ts';
export { removeRecoveryCodes, renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
export { registerPasskey, startPasskey, type Challenge } from './passkeys.ts';
export { startPasskeySignIn, accountOfPasskey } from './sign-in-with-passkey.ts';
export { removeTotp, startTotp, takeTotp, type TotpStart } from './totp.ts';
export type { FactorDeps, Who } from './deps.ts';

export type Method = 'otp' | 'recovery_code' | 'passkey';

export type FactorState = { totp: boolean; passkeys: number; recovery_codes: number };

export async function factorState(db: Db, who: Who): Promise<FactorState> {
  const totp = await hasTotp(db, who);
  const passkeys = (await listPasskeys(db, who)).length;
  return { totp, passkeys, recovery_codes: await countRecoveryCodes(db, who) };
}

/** What an account must show beside its password: any of these; nothing when it has no second factor. */
export function methodsOf({ totp, passkeys, recovery_codes }: FactorState): Method[] {
  if (!totp && passkeys === 0) return [];
  return [
    ...(totp ? (['otp'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(recovery_codes > 0 ? (['recovery_code'] as const) : []),
  ];
}
