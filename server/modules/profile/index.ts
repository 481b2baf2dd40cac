import type { Handlers } from '#server/context.ts';
import { listPasskeys } from '#server/modules/second-factors/index.ts';
import { changePassword } from './change-password.ts';
import { person, type ProfileDeps } from './own-account.ts';
import {
  addPasskey,
  confirmTotp,
  removePasskey,
  renewCodes,
  startNewPasskey,
  turnTotpOff,
  turnTotpOn,
} from './second-factors.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { readUser, updateProfile } from './user.ts';

type Own =
  | 'getProfile'
  | 'updateProfile'
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'renewRecoveryCodes'
  | 'listPasskeys'
  | 'startPasskey'
  | 'createPasskey'
  | 'removePasskey';

/** Tài khoản của bạn: open to every signed-in account, about themselves alone. */
export function profileHandlers(deps: ProfileDeps) {
  return {
    getProfile: async (_input, { account }) => ({ user: await readUser(deps.db, account) }),
    updateProfile: async ({ body }, context) => ({ user: await updateProfile(deps, body.user, context) }),
    changePassword: async ({ body }, context) => ({
      user: await changePassword(deps, body.password, context),
    }),
    listSessions: async (_input, context) => ({ sessions: await listSessions(deps, context) }),
    endSession: async ({ path }, context) => ({ sessions: await endSession(deps, path.id, context) }),
    endOtherSessions: async (_input, context) => ({ sessions: await endOtherSessions(deps, context) }),
    startTotp: async ({ body }, context) => ({
      totp: await turnTotpOn(deps, body.totp.password, context),
    }),
    confirmTotp: async ({ body }, context) => ({
      recovery_codes: await confirmTotp(deps, body.totp.code, context),
    }),
    removeTotp: async ({ body }, context) => ({
      user: await turnTotpOff(deps, body.totp.password, context),
    }),
    renewRecoveryCodes: async ({ body }, context) => ({
      recovery_codes: await renewCodes(deps, body.recovery_codes.password, context),
    }),
    listPasskeys: async (_input, context) => ({ passkeys: await listPasskeys(deps.db, person(context).who) }),
    startPasskey: async ({ body }, context) => ({
      passkey_challenge: await startNewPasskey(deps, body.passkey_challenge.password, context),
    }),
    createPasskey: async ({ body }, context) => ({
      passkeys: await addPasskey(deps, body.passkey, context),
    }),
    removePasskey: async ({ path, body }, context) => ({
      passkeys: await removePasskey(deps, { id: path.id, password: body.passkey.password }, context),
    }),
  } satisfies Pick<Handlers, Own>;
}
