import { inputOf, lineInput, writtenLines, type Draft, type DraftLine } from './draft.ts';

/** Lines that were not touched are the same objects: each is written as text once. */
const lineTexts = new WeakMap<DraftLine, string>();

function lineText(line: DraftLine): string {
  const text = lineTexts.get(line) ?? JSON.stringify(lineInput(line));
  lineTexts.set(line, text);
  return text;
}

const headText = (draft: Draft) => JSON.stringify(inputOf({ ...draft, lines: [] }));

/** Whether the same would be saved. */
export function savesSame(one: Draft, other: Draft): boolean {
  if (one === other) return true;
  const [lines, others] = [writtenLines(one), writtenLines(other)];
  return (
    lines.length === others.length &&
    lines.every((line, at) => {
      const beside = others[at];
      return line === beside || (beside !== undefined && lineText(line) === lineText(beside));
    }) &&
    headText(one) === headText(other)
  );
}
