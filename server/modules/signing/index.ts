export { carryRequest } from './carry.ts';
export type { OrderStep, SigningDeps } from './deps.ts';
export type { RequestDocuments, SigningNouns } from './documents-port.ts';
export { signatureRequestHandlers } from './handlers.ts';
export { signingTasks, sweepRequests } from './jobs.ts';
export { requestSignatures, type AskedDocument, type Asking } from './request-signatures.ts';
export { requestOfSubject, type RequestDocumentRow } from './rows.ts';
