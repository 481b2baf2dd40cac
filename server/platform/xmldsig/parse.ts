import { SaxesParser } from 'saxes';
import type { ParsedElement } from '#domain/documents/parsed-element.ts';
import { XmlRefused } from '#domain/documents/parsed-element.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_DEPTH = 64;
/** Three times those of a message of 2 MB with short values. */
const MAX_ELEMENTS = 300_000;

type Growing = Omit<ParsedElement, 'children' | 'text'> & { children: Growing[]; text: string };

/** A strict reading of untrusted XML: UTF-8, well formed, no DOCTYPE (so no entities but XML's five), bounded. */
export function parseXml(bytes: Uint8Array): ParsedElement {
  if (bytes.length > MAX_BYTES) throw new XmlRefused('too_large');
  const text = decode(bytes);
  const open: Growing[] = [];
  let root: Growing | null = null;
  let position = 0;
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', (error) => refuse(new XmlRefused('not_well_formed', error.message)));
  parser.on('doctype', () => refuse(new XmlRefused('document_type')));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) refuse(new XmlRefused('not_utf8', encoding));
  });
  parser.on('opentag', (tag) => {
    if (open.length >= MAX_DEPTH) refuse(new XmlRefused('too_deep'));
    if (position >= MAX_ELEMENTS) refuse(new XmlRefused('too_large', 'too many elements'));
    const attributes = Object.values(tag.attributes).filter(
      ({ name, prefix }) => name !== 'xmlns' && prefix !== 'xmlns',
    );
    const element: Growing = {
      name: tag.local,
      namespace: tag.uri,
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      children: [],
      text: '',
      position,
    };
    position += 1;
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (root === null) throw new XmlRefused('not_well_formed', 'no element');
  return root;
}

function refuse(refused: XmlRefused): never {
  throw refused;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new XmlRefused('not_utf8');
  }
}
