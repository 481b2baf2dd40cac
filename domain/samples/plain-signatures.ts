import { encodeUtf8, toBase64 } from '../documents/bytes.ts';
import type { ParsedElement } from '../documents/parsed-element.ts';
import { walk } from '../documents/parsed-element.ts';
import { DSIG_NAMESPACE, INCLUSIVE_C14N, RSA_SHA256, SHA256 } from '../signing/algorithms.table.ts';
import type { CanonicalRequest, VerifyPorts } from '../signing/ports.ts';
import type { SignatureVerdict } from '../signing/verification/verdict.ts';
import { verifySignatures } from '../signing/verification/verify.ts';

/**
 * Documents under signatures whose algorithms only write down what they were given: the digest of an element is its
 * name, so that each mistake of a verifier can be seen. Plain letters only.
 */
const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
export const base64 = (plain: string) => toBase64(encodeUtf8(plain));
export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const SHA1 = `${DSIG_NAMESPACE}sha1`;

export type Written = Omit<ParsedElement, 'position' | 'children'> & { readonly children: readonly Written[] };
type Content = string | readonly Written[];

export function written(name: string, content: Content = [], attributes = {}, namespace = ''): Written {
  const [own, children] = typeof content === 'string' ? [content, []] : ['', content];
  return { name, namespace, attributes, children, text: own };
}
export const dsig = (name: string, content: Content = [], attributes = {}) =>
  written(name, content, attributes, DSIG_NAMESPACE);
export const withAlgorithm = (name: string, Algorithm: string) => dsig(name, [], { Algorithm });

function placed(root: Written): ParsedElement {
  let position = 0;
  const place = (element: Written): ParsedElement => ({
    ...element,
    position: position++,
    children: element.children.map(place),
  });
  return place(root);
}

export type Reference = {
  /** Null where the attribute is left out. */
  uri: string | null;
  transforms?: readonly Written[];
  algorithm?: string;
  /** What is digested, in plain letters. */
  digest?: string;
  digest_value?: string;
};

export type Signing = {
  id?: string | null;
  references?: readonly Reference[];
  canonicalization?: string;
  algorithm?: string;
  value?: string;
  certificates?: readonly string[];
  /** Objects beside SignedInfo. */
  objects?: readonly Written[];
  /** More inside Signature. */
  more?: readonly Written[];
  without?: readonly string[];
};

export const timeObject = (time: string, Id = 'time') =>
  dsig('Object', [dsig('SignatureProperties', [dsig('SignatureProperty', [dsig('SigningTime', time)])])], {
    Id,
  });
export const DATA: Reference = { uri: '#data', digest: 'sha256 DLHDon data inclusive' };
export const TIME: Reference = { uri: '#time', digest: 'sha256 Object time inclusive' };
export const CODE: Reference = { uri: '#mcqt', digest: 'sha256 MCCQT mcqt inclusive' };
const VALUE = 'sha256 der SignedInfo - inclusive';

function reference({ uri, transforms, algorithm = SHA256, digest = '', digest_value }: Reference): Written {
  return dsig(
    'Reference',
    [
      ...(transforms === undefined ? [] : [dsig('Transforms', transforms)]),
      withAlgorithm('DigestMethod', algorithm),
      dsig('DigestValue', digest_value ?? base64(digest)),
    ],
    uri === null ? {} : { URI: uri },
  );
}

export function signature(signing: Signing = {}): Written {
  const { id = 'sig', references = [DATA, TIME], certificates = [base64('der')], without = [] } = signing;
  const parts = [
    dsig('SignedInfo', [
      withAlgorithm('CanonicalizationMethod', signing.canonicalization ?? INCLUSIVE_C14N),
      withAlgorithm('SignatureMethod', signing.algorithm ?? RSA_SHA256),
      ...references.map(reference),
    ]),
    dsig('SignatureValue', signing.value ?? base64(VALUE)),
    dsig('KeyInfo', [
      dsig(
        'X509Data',
        certificates.map((certificate) => dsig('X509Certificate', certificate)),
      ),
    ]),
    ...(signing.objects ?? [timeObject('2026-11-20T09:15:00')]),
    ...(signing.more ?? []),
  ];
  const kept = parts.filter(({ name }) => !without.includes(name));
  return dsig('Signature', kept, id === null ? {} : { Id: id });
}

const seller = (tax_code: string) => [written('NDHDon', [written('NBan', [written('MST', tax_code)])])];
export const data = (content: Content = seller('0101243150')) => written('DLHDon', content, { Id: 'data' });
export const slots = (name: string, content: Content) => written('DSCKS', [written(name, content)]);
export const invoice = (signing: Signing = {}, more: readonly Written[] = []) =>
  written('HDon', [data(), ...more, slots('NBan', [signature(signing)])]);
export const codedInvoice = (references: readonly Reference[]) =>
  written('HDon', [
    data(),
    written('MCCQT', '00A1', { Id: 'mcqt' }),
    slots('CQT', [signature({ references })]),
  ]);

export const FACTS = {
  subject: 'CN=MAU',
  tax_code: '0101243150',
  serial: '5401',
  valid_from: '2026-01-01T00:00:00.000Z',
  valid_to: '2028-01-01T00:00:00.000Z',
};

type Asked = { requests: CanonicalRequest[][]; chains: unknown[] };

/** Ports that read this document whatever bytes they are given, and trust everybody. */
export function portsOf(
  document: Written,
  asked: Asked = { requests: [], chains: [] },
  root = placed(document),
): VerifyPorts {
  const names = new Map(
    [...walk(root)].map(({ element }) => [
      element.position,
      `${element.name} ${element.attributes.Id ?? '-'}`,
    ]),
  );
  return {
    parse: () => root,
    canonicalize: (_, requests) => {
      asked.requests.push([...requests]);
      return requests.map(({ position, form }) => encodeUtf8(`${names.get(position)} ${form}`));
    },
    hash: (algorithm, bytes) => encodeUtf8(`${algorithm} ${text(bytes)}`),
    verify: (algorithm, der, bytes, value) => text(value) === `${algorithm} ${text(der)} ${text(bytes)}`,
    certificate: (der) => (text(der) === 'junk' ? null : FACTS),
    is_trusted: (der, others, at) => {
      asked.chains.push([text(der), others.map(text), at]);
      return true;
    },
  };
}

/** What is said of a document's signatures, what the ports were asked, and the document as it was read. */
export function verified(
  document: Written,
  changed: Partial<VerifyPorts> = {},
): { verdicts: SignatureVerdict[]; asked: Asked; root: ParsedElement } {
  const root = placed(document);
  const asked: Asked = { requests: [], chains: [] };
  const ports = { ...portsOf(document, asked, root), ...changed };
  return { verdicts: verifySignatures(new Uint8Array(), ports), asked, root };
}

export function verdictOf(
  document: Written,
  changed: Partial<VerifyPorts> = {},
): SignatureVerdict | undefined {
  return verified(document, changed).verdicts[0];
}

export const problemsOf = (document: Written, changed: Partial<VerifyPorts> = {}) =>
  verdictOf(document, changed)?.problems;

export const withReference = (changed: Partial<Reference>) =>
  invoice({ references: [{ ...DATA, ...changed }, TIME] });
