export { apiTokenHandlers } from './handlers.ts';
export { isApiToken } from './secret.ts';
export { tokenAccounts } from './token-account.ts';
