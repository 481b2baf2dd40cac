import { isArithmetic, readArithmetic } from '#domain/numbers/arithmetic.ts';
import { formatDecimal } from '#domain/numbers/number-style.ts';
import type { NumberLimits } from '#domain/numbers/read-number.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react';
import { shownStyle } from '../../format/number.ts';
import {
  acceptsKey,
  caretAfterGrouping,
  entryProblem,
  entryValue,
  groupWhileTyping,
  shownEntry,
  unreadText,
  withoutOwnGroups,
} from './number-entry.ts';
import type { NumberKind } from './number-entry.ts';

type Entry = {
  value: string;
  onChange?: (value: string) => void;
  kind: NumberKind;
  limits: NumberLimits;
  /** A text that begins with `=` is computed when the field is left. */
  arithmetic?: boolean;
};

/** Edits by the keyboard, also while it composes: they change a part of the text. */
const byKey = /^(insertText|insertCompositionText|delete)/;

/**
 * Holds what is being typed beside its decimal string. Nothing typed is dropped: a text that cannot be read is
 * given on as it is (entryValue), and `problem` says why once the field is left.
 */
export function useNumberEntry({ value, onChange, kind, limits, arithmetic = false }: Entry) {
  /** As typed, without group marks of ours; null while the value is shown as it is written in the company's style. */
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const style = shownStyle.current();
  const typed = draft !== null && entryValue(draft, limits) === value ? draft : null;
  const resting = shownEntry(value);
  const shown = typed === null ? resting : groupWhileTyping(typed, style);
  const unread = unreadText(value);
  const formula = arithmetic && unread !== null && isArithmetic(unread) ? unread : null;
  const computed = formula === null ? null : computedValue(formula, limits);
  const number = formula === null && unread === null ? value : (computed ?? '');
  const read = number === '' ? null : formatDecimal(number, style);

  useLayoutEffect(() => {
    const [field, at] = [input.current, caret.current];
    caret.current = null;
    if (field === null || at === null || (field.selectionStart === at && field.selectionEnd === at)) return;
    // It has the page laid out: only where the caret is not there already.
    field.setSelectionRange(at, at);
  });

  const take = (next: string, head: string) => {
    const grouped = groupWhileTyping(next, style);
    caret.current = grouped === next ? head.length : caretAfterGrouping(head, grouped, style);
    setDraft(next);
    onChange?.(entryValue(next, limits));
  };
  const hasOwnGroups = typed === null ? unread === null : shown !== typed;

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: after, selectionStart } = event.target;
    const at = selectionStart ?? after.length;
    const { inputType, data = null } = event.nativeEvent as Partial<InputEvent>;
    // Anything but a key (filled in, dropped, undone) gives a whole text, in which every mark counts.
    if (!hasOwnGroups || inputType === undefined || !byKey.test(inputType))
      return take(after, after.slice(0, at));
    const inserted = inputType === 'insertText' ? data : null;
    const { head, typed: next } = withoutOwnGroups({ before: shown, after, caret: at, inserted }, style);
    take(next, head);
  };

  // Pasted marks are the person's own, whatever stood there before.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, readOnly } = event.currentTarget;
    const pasted = event.clipboardData.getData('text').trim();
    if (readOnly || pasted === '' || event.defaultPrevented) return;
    event.preventDefault();
    const before = shown.slice(0, selectionStart ?? shown.length);
    const behind = shown.slice(selectionEnd ?? shown.length);
    const after = before + pasted + behind;
    const edit = { before: shown, after, caret: after.length - behind.length, inserted: pasted };
    const { head, typed: next } = hasOwnGroups
      ? withoutOwnGroups(edit, style)
      : { head: before + pasted, typed: after };
    take(next, head);
  };

  const guardKey = (event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing;
    const startsFormula = arithmetic && (event.key === '=' || isArithmetic(shown));
    if (!isShortcut && !startsFormula && !acceptsKey(kind, event.key)) event.preventDefault();
  };

  const put = (next: string) => {
    setDraft(null);
    onChange?.(next);
  };

  return {
    input,
    shown,
    /** The value in the company's style where something else is typed, so that 12.5 is never mistaken. */
    echo: read === null || read === shown ? null : read,
    /** Why the text cannot be taken, once it is no longer being typed. */
    problem: typed === null ? entryProblem(value, limits) : null,
    change,
    paste,
    guardKey,
    settle: () => (computed === null ? setDraft(null) : put(computed)),
    put,
  };
}

/** What a formula comes to; null where it cannot be computed: it then stays as typed, with a sentence. */
function computedValue(formula: string, limits: NumberLimits): string | null {
  const reading = readArithmetic(formula, shownStyle.current(), limits);
  return 'refused' in reading ? null : reading.value;
}
