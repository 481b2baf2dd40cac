import { fromBase64 } from '../../documents/bytes.ts';
import { walk, type ParsedElement } from '../../documents/parsed-element.ts';
import { CANONICAL_FORMS, DIGEST_ALGORITHMS, ENVELOPED } from '../algorithms.table.ts';
import type { CanonicalForm, CanonicalRequest, VerifyPorts } from '../ports.ts';
import type { ReadReference, ReadSignature } from './read-signature.ts';
import type { SignatureProblem } from './verdict.ts';

export type CheckedReferences = {
  problems: SignatureProblem[];
  /** Elements whose digests hold. */
  covered: ParsedElement[];
  /** Elements whose digests do not. */
  changed: ParsedElement[];
  /** A reference leads nowhere, or to two elements. */
  lost: boolean;
};

/** Elements by Id; several under one Id could mislead a check. */
export type ElementsById = ReadonlyMap<string, readonly ParsedElement[]>;

export function elementsById(root: ParsedElement): ElementsById {
  const found = new Map<string, ParsedElement[]>();
  for (const { element } of walk(root)) {
    const id = element.attributes.Id;
    if (id === undefined) continue;
    const same = found.get(id);
    if (same === undefined) found.set(id, [element]);
    else same.push(element);
  }
  return found;
}

/** Canonical bytes of an element, by its position in the document. */
export type Canonical = (position: number, form: CanonicalForm) => Uint8Array | undefined;

/** What checkReferences will ask for: the document is then canonicalised once for all. */
export function requestsOf(signature: ReadSignature, byId: ElementsById): CanonicalRequest[] {
  return signature.references.flatMap((reference) => {
    const target = targetOf(reference, signature, byId);
    return typeof target === 'string' ? [] : [{ position: target.element.position, form: target.form }];
  });
}

/** Digest of every reference over the canonical form of what it points at. */
export function checkReferences(
  canonical: Canonical,
  signature: ReadSignature,
  byId: ElementsById,
  ports: Pick<VerifyPorts, 'hash'>,
): CheckedReferences {
  const problems: SignatureProblem[] = signature.references.length === 0 ? ['signature_incomplete'] : [];
  const covered: ParsedElement[] = [];
  const changed: ParsedElement[] = [];
  for (const reference of signature.references) {
    const target = targetOf(reference, signature, byId);
    if (typeof target === 'string') problems.push(target);
    else if (digestHolds(canonical, reference, target, ports)) covered.push(target.element);
    else {
      problems.push('digest_mismatch');
      changed.push(target.element);
    }
  }
  const lost = problems.includes('reference_not_found') || problems.includes('reference_ambiguous');
  return { problems, covered, changed, lost };
}

type Target = { element: ParsedElement; form: CanonicalForm };

function targetOf(
  reference: ReadReference,
  signature: ReadSignature,
  byId: ElementsById,
): Target | SignatureProblem {
  const found = reference.uri.startsWith('#') ? (byId.get(reference.uri.slice(1)) ?? []) : [];
  const [element, another] = found;
  if (element === undefined) return 'reference_not_found';
  if (another !== undefined) return 'reference_ambiguous';
  if (DIGEST_ALGORITHMS[reference.digest_algorithm] === undefined) return 'algorithm_not_accepted';
  const form = formOf(reference.transforms);
  // The format signs elements beside the signature; taking the signature out of one around it is not supported.
  const around = signature.placed.ancestors.includes(element);
  return form === null || around ? 'transform_not_accepted' : { element, form };
}

/**
 * "Enveloped signature" takes out the signature that holds the reference. Where the signature is not inside what is
 * signed it does nothing, but many signers write it, on SigningTime too: there it is passed over.
 */
function formOf(transforms: readonly string[]): CanonicalForm | null {
  let form: CanonicalForm = 'inclusive';
  for (const transform of transforms) {
    if (transform === ENVELOPED) continue;
    const named = CANONICAL_FORMS[transform];
    if (named === undefined) return null;
    form = named;
  }
  return form;
}

function digestHolds(
  canonicalOf: Canonical,
  reference: ReadReference,
  { element, form }: Target,
  ports: Pick<VerifyPorts, 'hash'>,
): boolean {
  const algorithm = DIGEST_ALGORITHMS[reference.digest_algorithm];
  const stated = fromBase64(reference.digest_value);
  const canonical = canonicalOf(element.position, form);
  if (algorithm === undefined || stated === null || canonical === undefined) return false;
  const computed = ports.hash(algorithm, canonical);
  return computed.length === stated.length && computed.every((byte, at) => byte === stated[at]);
}
