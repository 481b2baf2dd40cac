import { FORMAT_VERSIONS, type FormatVersion } from '../../rules/particulars/format-versions.table.ts';
import type { Content, ContentBy } from './content.ts';
import type { Fields, Group, Need, NeedBy } from './nodes.ts';

const VERSIONS = FORMAT_VERSIONS.map((row) => row.version);

/** Whether an element must stand in a version; null: the version does not have it. */
export function needIn(need: NeedBy, version: FormatVersion): Need | null {
  if (typeof need === 'string') return need;
  const found = lastUpTo(need, version) ?? '-';
  return found === '-' ? null : found;
}

export function contentIn(content: ContentBy, version: FormatVersion): Content {
  if ('kind' in content) return content;
  const found = lastUpTo(content, version) ?? Object.values(content)[0];
  if (found === undefined) throw new RangeError('an element without content');
  return found;
}

/** The names of the children that a version has, in its order. */
export function namesIn(fields: Fields, order: Group['order'], version: FormatVersion): readonly string[] {
  const all = Object.entries(fields).flatMap(([name, { need }]) =>
    needIn(need, version) === null ? [] : [name],
  );
  const first = lastUpTo(order, version) ?? [];
  return [...first.filter((name) => all.includes(name)), ...all.filter((name) => !first.includes(name))];
}

function lastUpTo<T>(by: Readonly<Partial<Record<FormatVersion, T>>>, version: FormatVersion): T | undefined {
  return VERSIONS.slice(0, VERSIONS.indexOf(version) + 1)
    .map((each) => by[each])
    .findLast((value) => value !== undefined);
}
