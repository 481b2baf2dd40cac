import {
  childAt,
  childrenAt,
  textAt,
  walk,
  type ParsedElement,
  type Placed,
} from '../../documents/parsed-element.ts';
import { DSIG_NAMESPACE } from '../algorithms.table.ts';
import type { SignerRole } from './verdict.ts';

export type ReadReference = {
  uri: string;
  transforms: string[];
  digest_algorithm: string;
  digest_value: string;
};

/** A Signature element taken apart; nothing is judged yet. */
export type ReadSignature = {
  placed: Placed;
  role: SignerRole;
  id: string | null;
  signed_info: ParsedElement | null;
  /** SignedInfo, SignatureValue or KeyInfo stand there more than once. */
  has_twins: boolean;
  canonicalization: string;
  algorithm: string;
  references: ReadReference[];
  value: string;
  /** Base64, the signer's first. */
  certificates: string[];
  signing_time: string | null;
  /** The Object that holds SigningTime. */
  signing_time_object: ParsedElement | null;
};

const ROLES: Readonly<Record<string, SignerRole>> = {
  NBan: 'seller',
  NMua: 'buyer',
  CQT: 'authority',
  TTCQT: 'authority',
  NNT: 'taxpayer',
  CKSNNT: 'taxpayer',
};

const ONCE = ['SignedInfo', 'SignatureValue', 'KeyInfo'];

/** Stands for a transform with parameters (XPath, a prefix list): it is not applied, so it is not accepted. */
const WITH_PARAMETERS = 'with-parameters';

/** Every Signature of the XML Signature namespace, in document order. */
export function readSignatures(root: ParsedElement): ReadSignature[] {
  return [...walk(root)]
    .filter(({ element }) => element.name === 'Signature' && element.namespace === DSIG_NAMESPACE)
    .map(readSignature);
}

function readSignature(placed: Placed): ReadSignature {
  const { element, ancestors } = placed;
  const signed_info = ownChild(element, 'SignedInfo');
  const times = childrenAt(element, 'Object').map((object) => ({
    object,
    time: textAt(object, 'SignatureProperties/SignatureProperty/SigningTime'),
  }));
  const timed = times.find(({ time }) => time !== null);
  return {
    placed,
    role: ROLES[ancestors[0]?.name ?? ''] ?? 'other',
    id: element.attributes.Id ?? null,
    signed_info,
    has_twins: ONCE.some((name) => element.children.filter((child) => child.name === name).length > 1),
    canonicalization: algorithmOf(signed_info, 'CanonicalizationMethod'),
    algorithm: algorithmOf(signed_info, 'SignatureMethod'),
    references: signed_info === null ? [] : childrenAt(signed_info, 'Reference').map(readReference),
    value: textAt(element, 'SignatureValue') ?? '',
    certificates: childrenAt(element, 'KeyInfo/X509Data/X509Certificate').map(({ text }) => text),
    signing_time: timed?.time ?? null,
    signing_time_object: timed?.object ?? null,
  };
}

function readReference(reference: ParsedElement): ReadReference {
  return {
    uri: reference.attributes.URI ?? '',
    transforms: childrenAt(reference, 'Transforms/Transform').map(({ attributes, children }) =>
      children.length === 0 ? (attributes.Algorithm ?? '') : WITH_PARAMETERS,
    ),
    digest_algorithm: algorithmOf(reference, 'DigestMethod'),
    digest_value: textAt(reference, 'DigestValue') ?? '',
  };
}

function algorithmOf(parent: ParsedElement | null, method: string): string {
  return (parent === null ? null : childAt(parent, method))?.attributes.Algorithm ?? '';
}

function ownChild(element: ParsedElement, name: string): ParsedElement | null {
  return (
    element.children.find((child) => child.name === name && child.namespace === element.namespace) ?? null
  );
}
