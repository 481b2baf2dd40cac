import type { BoxRow } from '../../registration/boxes.table.ts';
import type { FormatVersion } from '../../rules/particulars/format-versions.table.ts';
import { needIn } from '../format/needs.ts';
import type { Fields } from '../format/nodes.ts';

type Boxes = Readonly<Record<string, BoxRow<string>>>;
type ElementOf<B extends Boxes> = B[keyof B]['element'];

/**
 * Parts 1 to 4: each box is 1 or 0. A box that the version does not have is left out while it is not ticked; ticked, it is
 * written all the same, so that the writer refuses it.
 */
export function boxesValue<B extends Boxes>(
  boxes: B,
  ticked: Readonly<Record<keyof B, boolean>>,
  { fields }: { fields: Fields },
  version: FormatVersion,
): Record<ElementOf<B>, string> {
  const written = Object.entries(boxes).map(([name, { element }]) => {
    const need = fields[element]?.need ?? '-';
    const is_there = need !== '-' && needIn(need, version) !== null;
    return [element, ticked[name] === true ? '1' : is_there ? '0' : ''] as const;
  });
  return Object.fromEntries(written) as Record<ElementOf<B>, string>;
}

/** What is ticked: 1, and nothing else. */
export function boxesContent<B extends Boxes>(
  boxes: B,
  values: Readonly<Partial<Record<ElementOf<B>, string | null>>>,
): Record<keyof B, boolean> {
  const read = Object.entries(boxes).map(([name, { element }]) => [
    name,
    values[element as ElementOf<B>] === '1',
  ]);
  return Object.fromEntries(read) as Record<keyof B, boolean>;
}
