export { loadAccount } from './accounts.ts';
export { checkPassword } from './check-password.ts';
export type { IssuedTokens, SessionDeps } from './deps.ts';
export { endSessions } from './end-sessions.ts';
export { sessionHandlers } from './handlers.ts';
export { lockWords } from './lock-out.ts';
export { openSession } from './open-session.ts';
export { forgetAccounts, recentAccounts } from './recent-accounts.ts';
export { sessionCrontab, sessionTasks, sweepSessions } from './sweep.ts';
