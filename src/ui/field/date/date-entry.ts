import dayjs, { type Dayjs } from 'dayjs';
import { useReducer, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

const wireFormat = 'YYYY-MM-DD';

/** A year still being typed (0002, 0020, 0202) is no date yet. */
const firstYear = 1900;

function wireText(day: Dayjs | null): string {
  return day?.isValid() && day.year() >= firstYear ? day.format(wireFormat) : '';
}

/** Holds a half-typed day beside its value `YYYY-MM-DD`, which is '' until the day is complete. */
export function useDayDraft(value: string, onChange: ((value: string) => void) | undefined) {
  const [draft, setDraft] = useState<Dayjs | null>(value === '' ? null : dayjs(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (wireText(draft) !== value) setDraft(value === '' ? null : dayjs(value));
  }
  const change = (day: Dayjs | null) => {
    setDraft(day);
    if (wireText(day) !== value) onChange?.(wireText(day));
  };
  return { draft, change };
}

/**
 * Handlers that let the effects of earlier drawings run before a key is taken. The date field of MUI X writes down in a ref
 * what it has to draw next, and an effect of each drawing empties that ref: one that comes late takes with it the digit
 * typed meanwhile, so that 31 typed over a day of a shorter month is gone.
 */
export function useCaughtUp() {
  // Effects that wait are run at once only when something is drawn at once.
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const catchUp = () => flushSync(draw);
  return { onKeyDownCapture: catchUp, onInputCapture: catchUp };
}

/**
 * Enter with Ctrl (⌘) belongs to the page, which publishes or sends by it: the date field of MUI X submits its form at any Enter,
 * which would save beside that.
 */
export function leaveToPage(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.defaultMuiPrevented = true;
}
