/** A parsed XML element, as the parser port hands it over. Readers never depend on the order of children. */
export type ParsedElement = {
  /** Local name. */
  readonly name: string;
  /** Namespace URI, empty when none. */
  readonly namespace: string;
  /** By name as written, namespace declarations left out. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ParsedElement[];
  /** Its own text, without its children's. */
  readonly text: string;
  /** Which element of the document it is, in document order, the root being 0. */
  readonly position: number;
};

/** Why bytes are not taken as XML at all. */
export type XmlProblem = 'not_well_formed' | 'not_utf8' | 'document_type' | 'too_deep' | 'too_large';

/** Thrown by the parser port: the document is not looked at any further. */
export class XmlRefused extends Error {
  readonly problem: XmlProblem;
  constructor(problem: XmlProblem, detail = '') {
    super(detail === '' ? problem : `${problem}: ${detail}`);
    this.name = 'XmlRefused';
    this.problem = problem;
  }
}

/** The element at the end of a path of child names (`NDHDon/NBan/MST`), the first where there are several. */
export function childAt(element: ParsedElement, path: string): ParsedElement | null {
  let here: ParsedElement | null = element;
  for (const name of path.split('/')) here = here?.children.find((child) => child.name === name) ?? null;
  return here;
}

export function childrenAt(element: ParsedElement, path: string): readonly ParsedElement[] {
  const [last = '', ...before] = path.split('/').reverse();
  const parent = before.length === 0 ? element : childAt(element, before.reverse().join('/'));
  return parent?.children.filter((child) => child.name === last) ?? [];
}

/** Text at a path; an empty element counts as absent, as the format allows either. */
export function textAt(element: ParsedElement, path: string): string | null {
  const text = childAt(element, path)?.text ?? '';
  return text === '' ? null : text;
}

export type Placed = { readonly element: ParsedElement; readonly ancestors: readonly ParsedElement[] };

/** Every element with the elements around it, innermost first, in document order. */
export function* walk(root: ParsedElement): Generator<Placed> {
  const pending: Placed[] = [{ element: root, ancestors: [] }];
  for (let placed = pending.pop(); placed !== undefined; placed = pending.pop()) {
    yield placed;
    const { element, ancestors } = placed;
    if (element.children.length === 0) continue;
    const inside = [element, ...ancestors];
    for (const child of element.children.toReversed()) pending.push({ element: child, ancestors: inside });
  }
}
