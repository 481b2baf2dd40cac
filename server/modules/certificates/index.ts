export { certificateHandlers } from './handlers.ts';
export { openSigner, type OpenSigner } from './open-signer.ts';
export { remoteAccount } from './remote-account.ts';
export {
  certificateById,
  certificateWithKey,
  labelOf,
  mayNeedPerson,
  signingCertificate,
  type SigningCertificate,
} from './signing-certificate.ts';
export { hasTaxCodeProof, type ProofDeps } from './tax-code-proof.ts';
