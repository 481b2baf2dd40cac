export { advanceAll, recordEvent } from './advance.ts';
export { countersign } from './countersign.ts';
export type { AnswerDeps, DocumentDeps, StepName } from './deps.ts';
export { collectAnswers } from './collect-answers.ts';
export { documentOf, lockDocumentsOf } from './documents.ts';
export { retryFailing, stuck } from './faults.ts';
export { documentCrontab, documentTasks, ownLineTasks } from './jobs.ts';
export { documentHold, heldUp, type DocumentHold } from './held-up.ts';
export { historyOf } from './history.ts';
export type {
  DocumentKind,
  DocumentKinds,
  DocumentRow,
  EventWords,
  Expected,
  Facts,
  LineVerdict,
  Moved,
  ReadAnswer,
  SealDeps,
  Reason,
  Sealed,
  Sealing,
  States,
  Unreadable,
  Verdict,
  VersionExtra,
} from './kind.ts';
export { askForAnswers, fetchAnswersAgain, lookUpAtOnce, lookUpNow, type FetchedAgain } from './on-demand.ts';
export { MESSAGE_BYTES } from './outgoing.ts';
export { carryDocument } from './pipeline.ts';
export { readInboxes } from './jobs.ts';
export { requestDocuments, signingDeps } from './request-documents.ts';
export { signWaiting } from './sign-waiting.ts';
export { isSignedByAuthority } from './collect-answers.ts';
export { reasonOf } from './reason-of.ts';
export { sealedVersion, storedFile, titleIn } from './stored-file.ts';
export { submitDocument, submitDocuments } from './submit.ts';
export { sweep } from './jobs.ts';
