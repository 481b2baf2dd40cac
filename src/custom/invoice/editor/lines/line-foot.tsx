import { KeyHints } from '#src/ui/display/kbd.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import type { useCellRange } from './use-cell-range.ts';

const HINTS = [
  { keys: ['Tab'], does: lineWords.hintTab },
  { keys: ['Enter'], does: lineWords.hintNext },
  { keys: ['Ctrl', 'D'], does: lineWords.hintDuplicate },
  { keys: ['Ctrl', 'Del'], does: lineWords.hintRemove },
  { keys: ['Alt', '↑↓'], does: lineWords.hintMove },
  { keys: ['Shift', 'F10'], does: lineWords.hintMenu },
  { keys: ['Ctrl', 'Z'], does: lineWords.hintUndo },
  { keys: ['='], does: lineWords.hintArithmetic },
];
/** The same element each time, so that a key in a line does not draw it again. */
const keyHints = <KeyHints hints={HINTS} />;

/** Under the lines: what the selected numbers come to, otherwise the keys of the table. */
export function LineFoot({ sums }: Pick<ReturnType<typeof useCellRange>, 'sums'>) {
  return (
    <div className="lines__foot">
      {sums === null ? (
        keyHints
      ) : (
        <output className="lines__sums">
          {lineWords.selected(sums.cells)}
          <b>{lineWords.selectedSum(formatNumber(sums.sum))}</b>
          {lineWords.selectedAverage(formatNumber(sums.average))}
        </output>
      )}
    </div>
  );
}
