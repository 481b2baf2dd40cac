import type { ParsedElement } from '../documents/parsed-element.ts';

export type HashAlgorithm = 'sha256' | 'sha1';

/** SHA-256 for what we sign; SHA-1 only to read documents signed years ago. */
export type HashPort = { sha256(bytes: Uint8Array): Uint8Array };

/** Bytes of a file from `from` up to `to`. */
export type Span = { readonly from: number; readonly to: number };

/** What a file of our own needs to be checked again. */
export type StoredPorts = {
  /** SHA-256 in base64. */
  sha256Base64(bytes: Uint8Array): string;
  /** RSASSA-PKCS1-v1_5 with SHA-256 over the bytes; certificate (DER) and signature are the base64 texts at these places of the file. */
  verifyOwn(file: Uint8Array, certificate: Span, bytes: Uint8Array, signature: Span): boolean;
};

/** RSASSA-PKCS1-v1_5 with SHA-256, base64. The key stays behind the port. */
export type SignPort = { sign(bytes: Uint8Array): string };

export type CanonicalForm = 'inclusive' | 'exclusive';

/** Which element to canonicalise, counted as ParsedElement.position. */
export type CanonicalRequest = { readonly position: number; readonly form: CanonicalForm };

type XmlPort = {
  /** Throws XmlRefused: no DOCTYPE, no entities of its own, UTF-8 only, bounded depth and size. */
  parse(bytes: Uint8Array): ParsedElement;
  canonicalize(bytes: Uint8Array, requests: readonly CanonicalRequest[]): Uint8Array[];
};

/** Chứng thư số: what its DER says. */
export type CertificateFacts = {
  subject: string;
  /** From attribute 0.9.2342.19200300.100.1.1 (UID) `MST:…`; null when it names no tax code. */
  tax_code: string | null;
  serial: string;
  /** ISO with Z. */
  valid_from: string;
  valid_to: string;
};

export type VerifyPorts = XmlPort & {
  hash(algorithm: HashAlgorithm, bytes: Uint8Array): Uint8Array;
  verify(
    algorithm: HashAlgorithm,
    certificate_der: Uint8Array,
    bytes: Uint8Array,
    signature: Uint8Array,
  ): boolean;
  /** Null when the bytes are no certificate. */
  certificate(der: Uint8Array): CertificateFacts | null;
  /**
   * Whether a chain leads from the certificate over the given ones to a root trusted at that time: in the place of the
   * tax authority's signature to one of the authority's own.
   */
  is_trusted(der: Uint8Array, others: readonly Uint8Array[], at: string, by_authority: boolean): boolean;
};
