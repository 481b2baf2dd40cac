import { fromBase64 } from '../../documents/bytes.ts';
import { XmlRefused } from '../../documents/parsed-element.ts';
import { CANONICAL_FORMS, DIGEST_ALGORITHMS, SIGNATURE_ALGORITHMS } from '../algorithms.table.ts';
import type { CanonicalRequest, CertificateFacts, VerifyPorts } from '../ports.ts';
import { signingInstantOf } from '../signing-time.ts';
import {
  checkReferences,
  elementsById,
  requestsOf,
  type Canonical,
  type ElementsById,
} from './check-references.ts';
import { readSignatures, type ReadSignature } from './read-signature.ts';
import {
  changedParts,
  coverageProblems,
  expectedOf,
  placeProblems,
  signedParts,
  statedTaxCode,
} from './signed-parts.ts';
import type { SignatureProblem, SignatureVerdict, Weakness } from './verdict.ts';

/**
 * A real signature takes more than 1.5 kB of a message's 2 MB; an empty one takes 12 bytes, and its verdict near a thousand: a file with
 * more than these is no document.
 */
const MAX_SIGNATURES = 2000;

/**
 * A verdict on each signature of a document or message, in document order. Throws XmlRefused when the bytes are not
 * XML that may be looked at, or hold too many signatures. XMLDSIG core validation (RFC 3275, section 3.2), and after it what the tax authority's
 * format asks: the right document, SigningTime, the seller's own certificate, in its time, under a trusted root.
 */
export function verifySignatures(bytes: Uint8Array, ports: VerifyPorts): SignatureVerdict[] {
  const root = ports.parse(bytes);
  const byId = elementsById(root);
  const signatures = readSignatures(root);
  if (signatures.length > MAX_SIGNATURES) throw new XmlRefused('too_large', 'too many signatures');
  const canonical = canonicalForms(bytes, signatures, byId, ports);
  return signatures.map((signature) => verdictOn(signature, { byId, canonical, ports }));
}

type Checking = { byId: ElementsById; canonical: Canonical; ports: VerifyPorts };

function canonicalForms(
  bytes: Uint8Array,
  signatures: readonly ReadSignature[],
  byId: ElementsById,
  ports: VerifyPorts,
): Canonical {
  const key = ({ position, form }: CanonicalRequest) => `${position} ${form}`;
  const wanted = signatures.flatMap((signature) => [
    ...requestsOf(signature, byId),
    ...signedInfoRequest(signature),
  ]);
  // A thousand signatures over one document are to cost one canonical form.
  const requests = [...new Map(wanted.map((request) => [key(request), request])).values()];
  const forms = requests.length === 0 ? [] : ports.canonicalize(bytes, requests);
  const found = new Map(requests.map((request, at) => [key(request), forms[at]]));
  return (position, form) => found.get(key({ position, form }));
}

function signedInfoRequest({ signed_info, canonicalization }: ReadSignature): CanonicalRequest[] {
  const form = CANONICAL_FORMS[canonicalization];
  return signed_info === null || form === undefined ? [] : [{ position: signed_info.position, form }];
}

const UNTOUCHED: readonly SignatureProblem[] = [
  'signature_incomplete',
  'signature_ambiguous',
  'algorithm_not_accepted',
  'transform_not_accepted',
  'reference_not_found',
  'reference_ambiguous',
  'digest_mismatch',
  'signature_mismatch',
  'certificate_unreadable',
];

function verdictOn(signature: ReadSignature, checking: Checking): SignatureVerdict {
  const { byId, canonical, ports } = checking;
  const [der = null, ...others] = signature.certificates.map(fromBase64);
  const certificate = der === null ? null : ports.certificate(der);
  const references = checkReferences(canonical, signature, byId, ports);
  const expected = expectedOf(signature);
  const found = new Set<SignatureProblem>([
    ...placeProblems(signature),
    ...references.problems,
    ...(der === null || certificate === null
      ? (['certificate_unreadable'] as const)
      : [
          ...valueProblems(signature, der, checking),
          ...certificateProblems(
            signature,
            { certificate, der, others: others.filter((other) => other !== null) },
            ports,
          ),
        ]),
    ...coverageProblems(expected, references.covered),
  ]);
  const problems = [...found];
  return {
    role: signature.role,
    signature_id: signature.id,
    signing_time: signature.signing_time,
    certificate,
    certificate_der_base64: signature.certificates[0] ?? null,
    covers: references.covered.map(({ attributes }) => attributes.Id ?? ''),
    document: expected.document?.name ?? null,
    signed: signedParts(expected, references, problems),
    changed: changedParts(expected, references, problems),
    weaknesses: weaknessesOf(signature),
    stated_tax_code: statedTaxCode(signature, certificate?.tax_code ?? null),
    intact: !UNTOUCHED.some((problem) => found.has(problem)),
    problems,
    valid: problems.length === 0,
  };
}

/** RSA over the canonical SignedInfo. */
function valueProblems(
  signature: ReadSignature,
  der: Uint8Array,
  { canonical, ports }: Checking,
): SignatureProblem[] {
  const { signed_info, canonicalization } = signature;
  const value = fromBase64(signature.value);
  if (signed_info === null || value === null || value.length === 0) return ['signature_incomplete'];
  const form = CANONICAL_FORMS[canonicalization];
  const algorithm = SIGNATURE_ALGORITHMS[signature.algorithm];
  if (form === undefined || algorithm === undefined) return ['algorithm_not_accepted'];
  const signed = canonical(signed_info.position, form);
  const holds = signed !== undefined && ports.verify(algorithm, der, signed, value);
  return holds ? [] : ['signature_mismatch'];
}

type Chain = { certificate: CertificateFacts; der: Uint8Array; others: readonly Uint8Array[] };

/** Whether the certificate is the signer's own, was valid when it signed, and is trusted. */
function certificateProblems(signature: ReadSignature, chain: Chain, ports: VerifyPorts): SignatureProblem[] {
  const { certificate, der, others } = chain;
  const problems: SignatureProblem[] = [];
  const stated = statedTaxCode(signature, certificate.tax_code);
  if (stated !== null && certificate.tax_code !== stated) problems.push('certificate_tax_code');
  const at = signature.signing_time === null ? null : signingInstantOf(signature.signing_time);
  if (at === null) return [...problems, 'signing_time_not_signed'];
  if (at < certificate.valid_from) problems.push('certificate_not_yet_valid');
  if (at > certificate.valid_to) problems.push('certificate_expired');
  if (!ports.is_trusted(der, others, at, signature.role === 'authority'))
    problems.push('certificate_not_trusted');
  return problems;
}

/** SHA-1 in the signature or in any digest: accepted, since files of earlier years have it, with a warning (NIST SP 800-131A). */
function weaknessesOf({ algorithm, references }: ReadSignature): Weakness[] {
  const used = [
    SIGNATURE_ALGORITHMS[algorithm],
    ...references.map(({ digest_algorithm }) => DIGEST_ALGORITHMS[digest_algorithm]),
  ];
  return used.includes('sha1') ? ['sha1'] : [];
}
