export { loadAccount } from './accounts.ts';
export { sessionHandlers } from './handlers.ts';
export { recentAccounts } from './recent-accounts.ts';
