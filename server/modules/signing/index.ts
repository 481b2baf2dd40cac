export { carryRequest } from './carry.ts';
export type { OrderStep, SigningDeps } from './deps.ts';
export type { RequestDocuments } from './documents-port.ts';
export { signatureRequestHandlers } from './handlers.ts';
export { signingTasks, sweepRequests } from './jobs.ts';
export { requestSignatures, type AskedDocument, type Asking } from './request-signatures.ts';
export { requestOfDocument, type DocumentRow } from './rows.ts';
