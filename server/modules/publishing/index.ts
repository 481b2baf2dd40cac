export type { PublishingDeps } from './deps.ts';
export { signWaiting } from './batch/sign-waiting.ts';
export { askPublication } from './ask.ts';
export { collectAnswers } from './collect-answers.ts';
export { publishingHandlers } from './handlers.ts';
export { publishingCrontab, publishingTasks } from './jobs.ts';
export type { StepName } from './pipeline.ts';
export { runPipeline } from './run-pipeline.ts';
export { sweep } from './sweep.ts';
