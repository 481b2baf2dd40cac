export { gettingInHandlers, type GettingInDeps } from './handlers.ts';
export { mailTasks, type MailDeps } from './mail-tasks.ts';
export { askNotice, askPasswordLink } from './tasks.ts';
