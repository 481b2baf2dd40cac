import type { Content } from '#domain/documents/format/content.ts';
import {
  contentIn,
  needIn,
  type AnyFields,
  type AnyNode,
  type AnyValue,
  type DocumentFormat,
  type DocumentValue,
  type Fields,
} from '#domain/documents/format/nodes.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';

/**
 * A value that holds every element the version has, each text its own official label and each list two items: written,
 * it shows at a glance what stands where.
 */
export function labelledValue<D extends DocumentFormat>(format: D, version: FormatVersion): DocumentValue<D> {
  return labelledFields(format.fields, version, 1) as DocumentValue<D>;
}

function labelledFields(fields: Fields, version: FormatVersion, item: number): AnyFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, node]) => [name, labelledNode(node, version, item)]),
  );
}

function labelledNode(node: AnyNode, version: FormatVersion, item: number): AnyValue {
  const isThere = needIn(node.need, version) !== null;
  if (node.node === 'list')
    return isThere ? [1, 2].map((each) => labelledFields(node.fields, version, each)) : [];
  if (!isThere) return null;
  return node.node === 'group'
    ? labelledFields(node.fields, version, item)
    : TEXTS[contentIn(node.content, version).kind](contentIn(node.content, version), node.label, item);
}

const TEXTS = {
  text: (content, label) => (content.kind === 'text' ? [...label].slice(0, content.most).join('') : ''),
  digits: (_, __, item) => String(item),
  decimal: (_, __, item) => `${item}.5`,
  date: (_, __, item) => `2026-11-2${item}`,
  time: (_, __, item) => `2026-11-2${item}T08:00:00`,
  choice: (content) => (content.kind === 'choice' ? (content.values[0] ?? '') : ''),
} as const satisfies Record<Content['kind'], (content: Content, label: string, item: number) => string>;
