/** An element of an XML file as it is shown: comments and processing instructions are left out. */
export type XmlElement = {
  readonly name: string;
  /** As written in the tag: ` Id="data"`, empty without any. */
  readonly attributes: string;
  readonly children: readonly XmlElement[];
  /** Of an element without children. */
  readonly text: string;
};

/** Reads an XML text; null where it is malformed, so that it can be shown as it is. */
export function readXml(text: string): XmlElement | null {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  if (parsed.getElementsByTagName('parsererror').length > 0) return null;
  return elementOf(parsed.documentElement);
}

function elementOf(element: Element): XmlElement {
  const children = [...element.children].map(elementOf);
  return {
    name: element.tagName,
    attributes: [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`).join(''),
    children,
    text: children.length === 0 ? (element.textContent ?? '') : '',
  };
}

export type XmlLine = {
  /** Place in the tree: `0.2.1`; a closing tag has `/` after it. */
  readonly key: string;
  readonly depth: number;
  readonly element: XmlElement;
  readonly shape: 'open' | 'folded' | 'leaf' | 'close';
};

/** The lines of a tree with some elements folded, from top to bottom. */
export function xmlLines(root: XmlElement, folded: ReadonlySet<string>): XmlLine[] {
  const lines: XmlLine[] = [];
  const add = (element: XmlElement, key: string, depth: number) => {
    if (element.children.length === 0) {
      lines.push({ key, depth, element, shape: 'leaf' });
    } else if (folded.has(key)) {
      lines.push({ key, depth, element, shape: 'folded' });
    } else {
      lines.push({ key, depth, element, shape: 'open' });
      element.children.forEach((child, at) => add(child, `${key}.${at}`, depth + 1));
      lines.push({ key: `${key}/`, depth, element, shape: 'close' });
    }
  };
  add(root, '0', 0);
  return lines;
}

/** Signatures are long and say nothing to a reader: they are folded at first. */
const foldedAtFirst: ReadonlySet<string> = new Set(['DSCKS', 'Signature', 'ds:Signature']);

/** The places in the tree whose elements pass. */
function placesOf(root: XmlElement, passes: (element: XmlElement, key: string) => boolean): string[] {
  const within = (element: XmlElement, key: string): string[] => [
    ...(element.children.length > 0 && passes(element, key) ? [key] : []),
    ...element.children.flatMap((child, at) => within(child, `${key}.${at}`)),
  ];
  return within(root, '0');
}

export function firstFolds(root: XmlElement): string[] {
  return placesOf(root, ({ name }) => foldedAtFirst.has(name));
}

/** The children of the root, and all below them: what is left is a table of contents. */
export function allFolds(root: XmlElement): string[] {
  return placesOf(root, (_element, key) => key.split('.').length > 1);
}
