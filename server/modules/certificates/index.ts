export { certificateHandlers } from './handlers.ts';
export { openSigner, type OpenSigner } from './open-signer.ts';
export { certificateLabel, certificateWithKey, signingCertificate } from './signing-certificate.ts';
