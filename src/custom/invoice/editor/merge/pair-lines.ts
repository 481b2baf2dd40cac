import { diffArrays } from 'diff';

type Same<Line> = (before: Line, after: Line) => boolean;

export type PairedLines = {
  /** For each line before: the place of the same line after; null where it is gone. */
  places: readonly (number | null)[];
  /** Places of lines that came in, by the line before which they follow; -1 is the top. */
  added: ReadonlyMap<number, readonly number[]>;
};

/**
 * Which line after is which line before. `levels` say what makes two lines the same, the strictest first; what is left
 * between two that were found is paired in order where it is as many on both sides.
 */
export function pairLines<Line>(
  before: readonly Line[],
  after: readonly Line[],
  levels: readonly Same<Line>[],
): PairedLines {
  const places: (number | null)[] = before.map(() => null);
  pairWithin(before, after, levels, 0, 0, places);
  const lineAt = new Map(places.map((place, at) => [place, at]));
  const added = new Map<number, number[]>();
  let follows = -1;
  for (const place of after.keys()) {
    const line = lineAt.get(place);
    if (line !== undefined) follows = line;
    else added.set(follows, [...(added.get(follows) ?? []), place]);
  }
  return { places, added };
}

function pairWithin<Line>(
  before: readonly Line[],
  after: readonly Line[],
  [same, ...weaker]: readonly Same<Line>[],
  from: number,
  to: number,
  places: (number | null)[],
): void {
  if (same === undefined) {
    if (before.length === after.length) for (const at of before.keys()) places[from + at] = to + at;
    return;
  }
  const gap = { before: 0, after: 0 };
  let [at, there] = [0, 0];
  const close = () => {
    const [lines, others] = [before.slice(at - gap.before, at), after.slice(there - gap.after, there)];
    if (lines.length > 0 && others.length > 0)
      pairWithin(lines, others, weaker, from + at - gap.before, to + there - gap.after, places);
    gap.before = 0;
    gap.after = 0;
  };
  for (const { value, added, removed } of diffArrays([...before], [...after], { comparator: same })) {
    if (added) {
      gap.after += value.length;
      there += value.length;
    } else if (removed) {
      gap.before += value.length;
      at += value.length;
    } else {
      close();
      for (const step of value.keys()) places[from + at + step] = to + there + step;
      at += value.length;
      there += value.length;
    }
  }
  close();
}
