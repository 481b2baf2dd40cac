import { isFormatVersion, type FormatVersion } from '../../rules/particulars/format-versions.table.ts';
import type { ParsedElement } from '../parsed-element.ts';
import { contentProblem } from './content.ts';
import {
  contentIn,
  needIn,
  type AnyFields,
  type AnyNode,
  type AnyValue,
  type DocumentFormat,
  type DocumentValue,
  type Fields,
} from './nodes.ts';
import type { FormatProblem } from './problems.ts';

export type ReadDocument<D extends DocumentFormat> = {
  /** The root's Id attribute. */
  readonly id: string | null;
  readonly value: DocumentValue<D>;
  /** Where it breaks its format: it is read all the same, as it is. */
  readonly problems: readonly FormatProblem[];
  /** Paths of elements the format does not know. */
  readonly unknown: readonly string[];
};

type Notes = { problems: FormatProblem[]; unknown: string[] };

/**
 * Reads a document leniently: children in any order, empty elements as absent, unknown ones noted and passed over,
 * elements of other versions taken. `version` only says by which table problems are named. A required text that is
 * missing is '' and a problem.
 */
export function readDocument<D extends DocumentFormat>(
  format: D,
  version: FormatVersion,
  root: ParsedElement,
): ReadDocument<D> {
  const notes: Notes = { problems: [], unknown: [] };
  const value = readFields(format.fields, version, root, '', notes);
  return { id: root.attributes.Id ?? null, value: value as DocumentValue<D>, ...notes };
}

function readFields(
  fields: Fields,
  version: FormatVersion,
  parent: ParsedElement,
  path: string,
  notes: Notes,
): AnyFields {
  const byName = new Map<string, ParsedElement[]>();
  for (const child of parent.children) {
    const known = byName.get(child.name);
    if (known !== undefined) known.push(child);
    else byName.set(child.name, [child]);
    if (known === undefined && !(child.name in fields)) notes.unknown.push(path + child.name);
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, node]) => {
      const found = byName.get(name) ?? [];
      return [name, readNode(node, version, found, path + name, notes)] as const;
    }),
  );
}

function readNode(
  node: AnyNode,
  version: FormatVersion,
  found: readonly ParsedElement[],
  path: string,
  notes: Notes,
): AnyValue {
  const need = needIn(node.need, version);
  if (node.node === 'list') {
    const others = found.flatMap(({ children }) => children.filter(({ name }) => name !== node.item));
    notes.unknown.push(...new Set(others.map(({ name }) => `${path}/${name}`)));
    const items = found.flatMap(({ children }) => children.filter(({ name }) => name === node.item));
    if (items.length === 0 && need === 'R') notes.problems.push({ path, problem: 'required', label: '' });
    if (items.length > node.most) notes.problems.push({ path, problem: 'too_many', label: '' });
    return items.map((each, at) =>
      readFields(node.fields, version, each, `${path}/${node.item}[${at + 1}]/`, notes),
    );
  }
  const [first] = found;
  const label = node.node === 'leaf' ? node.label : '';
  if (found.length > 1) notes.problems.push({ path, problem: 'too_many', label });
  const isThere = first !== undefined && !isBlank(first);
  const isMissing = node.node === 'group' ? first === undefined : !isThere;
  if (isMissing && need === 'R') notes.problems.push({ path, problem: 'required', label });
  if (isThere && need === null) notes.problems.push({ path, problem: 'not_in_version', label });
  if (node.node === 'group') {
    if (!isThere && node.need !== 'R') return null;
    return readFields(node.fields, version, first ?? NOTHING, `${path}/`, notes);
  }
  if (!isThere) return node.need === 'R' ? '' : null;
  const problem = contentProblem(contentIn(node.content, version), first.text);
  if (problem !== null) notes.problems.push({ path, problem, label });
  return first.text;
}

const NOTHING: ParsedElement = {
  name: '',
  namespace: '',
  attributes: {},
  children: [],
  text: '',
  position: 0,
};

/** Empty tags say nothing: real files carry them where the format leaves elements out. */
function isBlank({ text, children }: ParsedElement): boolean {
  return children.length === 0 ? text === '' : children.every(isBlank);
}

/** The table a document is read by: 2.0.0 by that of 2.0.1, a version of tomorrow (or none said) by that of today. */
export function tableVersion(written: string | null): FormatVersion {
  if (written === '2.0.0') return '2.0.1';
  return written !== null && isFormatVersion(written) ? written : '2.1.1';
}
