export { certificateHandlers } from './handlers.ts';
export { certificateLabel, certificateWithKey, signingCertificate } from './signing-certificate.ts';
