import type { Db, Handlers } from '#server/context.ts';
import type { CompanyRegister } from '#server/gateways/company-register/company-register.ts';
import { findCompany } from '#server/modules/registered-companies/index.ts';
import { openSession } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { TokenMaker } from '#server/platform/session/tokens.ts';
import { requestInvitation } from './invitation-requests.ts';
import { keyOfAccount, setPasswordWithKey, type KeyOfAccount } from './set-password.ts';
import { enqueuePasswordReset } from './tasks.ts';
import { beginTrial, sendAnotherCode, verifyTrialCode } from './trials.ts';

export { mailTasks, type MailDeps } from './mail-tasks.ts';
export { mailOf, recipientOf, type MailSection, type Recipient } from './mail-shape.ts';
export { codeHash, isCode, keyHash, newCode, newKey } from './one-time-secrets.ts';
export { enqueueNotice, enqueuePasswordLink } from './tasks.ts';

type GettingInDeps = {
  db: Db;
  clock: Clock;
  log: Log;
  tokens: TokenMaker;
  company_register: CompanyRegister;
  mail_pause_ms: number;
};

type Operation =
  | 'listServicePackages'
  | 'lookUpCompany'
  | 'createTrial'
  | 'resendTrialCode'
  | 'verifyTrial'
  | 'requestInvitation'
  | 'requestPasswordReset'
  | 'readPasswordKey'
  | 'setPassword';

/** How people get in who have no account, or not its password: open to everybody. */
export function gettingInHandlers(deps: GettingInDeps) {
  return {
    listServicePackages: async () => ({ service_packages: await readPackages(deps.db) }),
    lookUpCompany: async ({ path }) => ({ company: await companyOf(deps, path.tax_code) }),
    createTrial: async ({ body }) => ({ trial: await beginTrial(deps, body.trial) }),
    resendTrialCode: async ({ path, body }) => ({
      trial: await sendAnotherCode(deps, path.key, body.trial.email),
    }),
    verifyTrial: async ({ path, body }, context) => {
      const account = await verifyTrialCode(deps, path.key, body.verification.code);
      return { token: await openSession(deps, account, context) };
    },
    requestInvitation: async ({ body }) => ({
      invitation_request: await requestInvitation(deps, body.invitation_request),
    }),
    requestPasswordReset: async ({ body }) => {
      const { email } = body.password_reset;
      await enqueuePasswordReset(deps.db, email.toLowerCase());
      return { password_reset: { email } };
    },
    readPasswordKey: async ({ body }) => ({
      password_key: keyWire(await keyOfAccount(deps, body.password_key.key)),
    }),
    setPassword: async ({ body }) => {
      const { key, new_password } = body.password;
      return { password_key: keyWire(await setPasswordWithKey(deps, key, new_password)) };
    },
  } satisfies Pick<Handlers, Operation>;
}

function readPackages(db: Db) {
  return db
    .selectFrom('service_packages')
    .select(['id', 'code', 'name', 'description', 'invoices', 'months', 'price', 'features', 'highlighted'])
    .orderBy('position')
    .execute();
}

/** What the application for a trial is filled in with. */
async function companyOf(deps: GettingInDeps, asked: string) {
  const { tax_code, name, address, is_active, status } = await findCompany(deps, asked);
  return { tax_code, name, address, is_active, status };
}

function keyWire({ purpose, email, full_name, company_name, expires_on }: KeyOfAccount) {
  return { purpose, email, full_name, company_name, expires_on };
}
