import { blankLine, isBlank } from './draft.ts';
import type { Draft, DraftLine, TextField } from './draft.ts';

export type DraftAction =
  | { type: 'put'; field: TextField; value: string }
  | { type: 'put_template'; template_id: number }
  | { type: 'fill_buyer'; buyer: Partial<Draft> }
  | { type: 'put_line'; key: number; change: Partial<DraftLine> }
  | { type: 'insert_line'; before: number }
  | { type: 'append_line' }
  | { type: 'remove_line'; key: number }
  | { type: 'replace'; draft: Draft };

const nextKey = (lines: readonly DraftLine[]) => Math.max(0, ...lines.map(({ key }) => key)) + 1;

/** The table always ends with an empty line to go on writing in; it takes the rate of the line before. */
function withRoom(lines: readonly DraftLine[]): readonly DraftLine[] {
  const last = lines.at(-1);
  return last !== undefined && isBlank(last) ? lines : [...lines, blankLine(nextKey(lines), last?.vat_rate)];
}

function insertBefore(lines: readonly DraftLine[], key: number): readonly DraftLine[] {
  const at = lines.findIndex((line) => line.key === key);
  return [...lines.slice(0, at), blankLine(nextKey(lines), lines[at]?.vat_rate), ...lines.slice(at)];
}

/** Untouched lines keep their identity, so that only the line written in is drawn again. */
function changeLine(
  lines: readonly DraftLine[],
  key: number,
  change: Partial<DraftLine>,
): readonly DraftLine[] {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}

export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'put':
      return { ...draft, [action.field]: action.value };
    case 'put_template':
      return { ...draft, template_id: action.template_id };
    case 'fill_buyer':
      return { ...draft, ...action.buyer };
    case 'put_line':
      return { ...draft, lines: withRoom(changeLine(draft.lines, action.key, action.change)) };
    case 'insert_line':
      return { ...draft, lines: insertBefore(draft.lines, action.before) };
    case 'append_line':
      return {
        ...draft,
        lines: [...draft.lines, blankLine(nextKey(draft.lines), draft.lines.at(-1)?.vat_rate)],
      };
    case 'remove_line':
      return { ...draft, lines: withRoom(draft.lines.filter(({ key }) => key !== action.key)) };
    case 'replace':
      return action.draft;
  }
}
