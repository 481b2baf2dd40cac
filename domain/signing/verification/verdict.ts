import type { CertificateFacts } from '../ports.ts';

/** The signer, by the element that holds the signature. */
export type SignerRole = 'seller' | 'buyer' | 'authority' | 'taxpayer' | 'other';

/** Why a signature is not to be relied on. */
export type SignatureProblem =
  | 'signature_incomplete' // parts are missing
  | 'signature_ambiguous' // a part is there twice: which one counts is not certain
  | 'signature_misplaced' // not in a slot for signatures of a document in its own place
  | 'algorithm_not_accepted'
  | 'transform_not_accepted'
  | 'reference_not_found'
  | 'reference_ambiguous' // two elements bear the Id
  | 'digest_mismatch' // the signed element was changed
  | 'signature_mismatch' // SignedInfo was changed, or another key signed
  | 'document_not_signed' // it signs something else than the document around it
  | 'code_not_signed' // the authority's signature leaves MCCQT out
  | 'signing_time_not_signed'
  | 'certificate_unreadable'
  | 'certificate_tax_code' // the certificate of another taxpayer
  | 'certificate_not_yet_valid' // at SigningTime
  | 'certificate_expired' // at SigningTime
  | 'certificate_not_trusted';

/** What a signature covers, and what may have been changed under it. */
export type SignedPart =
  | 'document'
  | 'code' // MCCQT
  | 'signing_time'
  | 'other' // another element the signer chose to cover
  | 'signed_info' // SignedInfo or the signature value
  | 'certificate';

/** An algorithm that is still read but no longer safe. */
export type Weakness = 'sha1';

/** The element that is the document: what a person calls it depends on it. */
export type DocumentName = 'DLHDon' | 'DLTKhai' | 'DLTBao' | 'DLBTHop' | 'DLieu' | 'NDBBan' | 'NDBKe';

export type SignatureVerdict = {
  role: SignerRole;
  signature_id: string | null;
  /** Local time as written. */
  signing_time: string | null;
  certificate: CertificateFacts | null;
  /** Base64 DER as written in the signature. */
  certificate_der_base64: string | null;
  /** Ids of the elements it covers, SigningTime's included. */
  covers: string[];
  /** Null where there is no document beside the signature. */
  document: DocumentName | null;
  /** Parts that are as they were signed. Empty when SignedInfo itself does not hold. */
  signed: SignedPart[];
  /** Parts that were changed since; only SignedInfo when its digests prove nothing any more. */
  changed: SignedPart[];
  weaknesses: Weakness[];
  /** The tax code the document says its signer has. */
  stated_tax_code: string | null;
  /** Digests and RSA hold: not one signed byte was changed since. */
  intact: boolean;
  problems: SignatureProblem[];
  /** Intact, over the right document, by the right and trusted certificate, in its time. May be weak. */
  valid: boolean;
};
