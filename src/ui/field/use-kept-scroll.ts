import { useEffect, useRef } from 'react';
import type { UIEvent } from 'react';
import type { Option } from './choice/combobox.tsx';

/** Whether options were put behind those there were, which stand as they stood. */
function isAppended(before: readonly Option[], now: readonly Option[]): boolean {
  return (
    before.length > 0 &&
    now.length > before.length &&
    before.every(({ value }, at) => value === now[at]?.value)
  );
}

/** Keeps a list where it was scrolled to when more is put behind: Autocomplete itself goes back to what is highlighted. */
export function useKeptScroll(options: readonly Option[]): (event: UIEvent<HTMLElement>) => void {
  const place = useRef<{ list: HTMLElement; top: number } | null>(null);
  const seen = useRef(options);
  useEffect(() => {
    const { current: kept } = place;
    if (kept !== null && isAppended(seen.current, options)) kept.list.scrollTop = kept.top;
    seen.current = options;
  }, [options]);
  return ({ currentTarget: list }) => {
    place.current = { list, top: list.scrollTop };
  };
}
