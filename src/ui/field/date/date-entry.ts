import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';

const wireFormat = 'YYYY-MM-DD';

/** A year still being typed (0002, 0020, 0202) is no date yet. */
const firstYear = 1900;

function wireText(day: Dayjs | null): string {
  return day?.isValid() && day.year() >= firstYear ? day.format(wireFormat) : '';
}

/** Holds a day half typed beside the text `YYYY-MM-DD` it stands for, '' while it stands for none. */
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
