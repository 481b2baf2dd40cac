export { factorState, methodsOf, type FactorState, type Method } from './methods.ts';
export { deletePasskey, listPasskeys, type Passkey } from './passkey-store.ts';
export { removeRecoveryCodes, renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
export { registerPasskey, startPasskey, type Challenge } from './passkeys.ts';
export { startPasskeySignIn, whoHoldsPasskey } from './sign-in-with-passkey.ts';
export { removeTotp, startTotp, takeTotp, type TotpStart } from './totp.ts';
export type { FactorDeps, Who } from './deps.ts';
