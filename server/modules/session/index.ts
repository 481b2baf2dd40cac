export { loadAccount } from './accounts.ts';
export { sessionHandlers } from './handlers.ts';
