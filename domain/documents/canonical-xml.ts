import { isXmlText } from '../fields/text.ts';

/**
 * XML written in its canonical form from the start (Canonical XML 1.0, section 2.3): no white space between tags,
 * explicit end tags, attributes in the order given (sort them), its escapes. Nothing here is ever parsed and
 * written again: the text is what is hashed, stored and sent.
 */
export type Xml = string;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** An element around ready XML; null children are left out. */
export function element(
  name: string,
  children: readonly (Xml | null)[],
  attributes: Readonly<Record<string, string>> = NO_ATTRIBUTES,
): Xml {
  let written = openTag(name, attributes);
  for (const child of children) if (child !== null) written += child;
  return `${written}</${name}>`;
}

/** `<name key="value">`, attributes in the order given. */
export function openTag(name: string, attributes: Readonly<Record<string, string>> = NO_ATTRIBUTES): Xml {
  let written = `<${name}`;
  for (const key in attributes) written += ` ${key}="${escapeAttribute(attributes[key] ?? '')}"`;
  return `${written}>`;
}

const NO_ATTRIBUTES = {};

/** An element holding text. */
export function textElement(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = NO_ATTRIBUTES,
): Xml {
  return element(name, [escapeText(text)], attributes);
}

const TEXT_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
};
const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

/** Nearly every text: nothing to escape and nothing forbidden, found in one pass. */
const PLAIN_TEXT = /^[ -%'-;=?-\uD7FF]*$/;
const PLAIN_ATTRIBUTE = /^[ !#-%'-;=-\uD7FF]*$/;

export function escapeText(text: string): string {
  if (PLAIN_TEXT.test(text)) return text;
  return allowed(text).replace(/[&<>\r]/g, (character) => TEXT_ESCAPES[character] ?? character);
}

export function escapeAttribute(text: string): string {
  if (PLAIN_ATTRIBUTE.test(text)) return text;
  return allowed(text).replace(/[&<"\t\n\r]/g, (character) => ATTRIBUTE_ESCAPES[character] ?? character);
}

function allowed(text: string): string {
  if (!isXmlText(text)) throw new RangeError('a character that XML 1.0 does not have');
  return text;
}
