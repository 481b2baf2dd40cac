import { SaxesParser, type SaxesTagNS } from 'saxes';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import { escapeAttribute, escapeText } from '#domain/documents/canonical-xml.ts';
import type { CanonicalForm, CanonicalRequest } from '#domain/signing/ports.ts';

const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

/** Namespaces by prefix, the default one under ''. */
type Scope = Readonly<Record<string, string>>;
type Attribute = SaxesTagNS['attributes'][string];
/** What is in scope at an element, and what the nearest element that is written has declared. */
type Open = { name: string; scope: Scope; declared: Scope; xml: Readonly<Record<string, Attribute>> };

/**
 * Canonical XML 1.0 and Exclusive XML Canonicalization 1.0 (without comments) of elements of a document that parseXml has taken, each
 * with the namespaces it inherits: what the server asks of libxml2, for a page that carries no other program. Positions count
 * elements in document order.
 */
export function canonicalizeElements(bytes: Uint8Array, requests: readonly CanonicalRequest[]): Uint8Array[] {
  const text = decodeUtf8(bytes).replace(/^\uFEFF/, '');
  return requests.map((request) => encodeUtf8(canonicalForm(text, request)));
}

function canonicalForm(text: string, { position, form }: CanonicalRequest): string {
  const open: Open[] = [];
  let written = '';
  let count = -1;
  /** How many elements were open when the wanted one began; -1 before and after it. */
  let depth = -1;
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('opentag', (tag) => {
    count += 1;
    const parent = open.at(-1);
    const xml = { ...parent?.xml, ...xmlAttributes(tag) };
    const scope = { ...parent?.scope, ...tag.ns };
    const is_apex = count === position;
    if (is_apex) depth = open.length;
    if (depth < 0) {
      open.push({ name: tag.name, scope, declared: {}, xml });
      return;
    }
    const before = is_apex ? {} : (parent?.declared ?? {});
    const declarations = declarationsOf(tag, form, scope, before);
    const inherited = is_apex && form === 'inclusive' ? xml : xmlAttributes(tag);
    written += startTag(tag, declarations, inherited);
    open.push({ name: tag.name, scope, declared: { ...before, ...declarations }, xml });
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (depth < 0) return;
    written += `</${element?.name ?? ''}>`;
    if (open.length === depth) depth = -1;
  });
  const isInside = (): boolean => depth >= 0;
  const write = (part: string) => {
    if (isInside()) written += escapeText(part);
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('processinginstruction', ({ target, body }) => {
    if (isInside()) written += body === '' ? `<?${target}?>` : `<?${target} ${body}?>`;
  });
  parser.write(text).close();
  return written;
}

function xmlAttributes({ attributes }: SaxesTagNS): Readonly<Record<string, Attribute>> {
  return Object.fromEntries(Object.entries(attributes).filter(([, { prefix }]) => prefix === 'xml'));
}

/** Namespaces that the start tag has to declare: all in scope, or those it uses, where the nearest written element has not. */
function declarationsOf(tag: SaxesTagNS, form: CanonicalForm, scope: Scope, before: Scope): Scope {
  const used = [tag.prefix, ...Object.values(tag.attributes).map(({ prefix }) => prefix)];
  const wanted = Object.entries(scope).filter(
    ([prefix, uri]) =>
      uri !== XML_NAMESPACE &&
      prefix !== 'xmlns' &&
      (before[prefix] ?? '') !== uri &&
      (form === 'inclusive' || (prefix === '' ? tag.prefix === '' : used.includes(prefix))),
  );
  return Object.fromEntries(wanted);
}

function startTag(
  tag: SaxesTagNS,
  declarations: Scope,
  inherited: Readonly<Record<string, Attribute>>,
): string {
  const namespaces = Object.keys(declarations)
    .toSorted(byCodePoint)
    .map((prefix) => declaration(prefix, declarations[prefix] ?? ''));
  const own = Object.values({ ...inherited, ...tag.attributes }).filter(
    ({ name, prefix }) => name !== 'xmlns' && prefix !== 'xmlns',
  );
  const attributes = own
    .toSorted((one, other) => byCodePoint(one.uri, other.uri) || byCodePoint(one.local, other.local))
    .map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag.name}${namespaces.join('')}${attributes.join('')}>`;
}

function declaration(prefix: string, uri: string): string {
  return ` ${prefix === '' ? 'xmlns' : `xmlns:${prefix}`}="${escapeAttribute(uri)}"`;
}

function byCodePoint(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
