export { draftHandlers } from './handlers.ts';
export { draftCrontab, DRAFT_SWEEP_TASK, sweepDrafts } from './sweep.ts';
