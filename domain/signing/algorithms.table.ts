import type { CanonicalForm, HashAlgorithm } from './ports.ts';

/** XML Signature (RFC 3275, XMLDSIG Core 1.1) identifiers the format uses, and older ones still met. */
export const DSIG_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';

export const INCLUSIVE_C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
export const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
export const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

export const CANONICAL_FORMS: Readonly<Record<string, CanonicalForm>> = {
  [INCLUSIVE_C14N]: 'inclusive',
  'http://www.w3.org/2001/10/xml-exc-c14n#': 'exclusive',
};

export const DIGEST_ALGORITHMS: Readonly<Record<string, HashAlgorithm>> = {
  [SHA256]: 'sha256',
  'http://www.w3.org/2000/09/xmldsig#sha1': 'sha1',
};

export const SIGNATURE_ALGORITHMS: Readonly<Record<string, HashAlgorithm>> = {
  [RSA_SHA256]: 'sha256',
  'http://www.w3.org/2000/09/xmldsig#rsa-sha1': 'sha1',
};
