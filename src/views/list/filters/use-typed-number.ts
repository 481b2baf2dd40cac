import { useState } from 'react';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import { useTyped } from '../use-typed.ts';

/** A number of a filter while it is typed: a text that is no number filters nothing and stays in the field with its sentence. */
export function useTypedNumber(value: string, put: (value: string) => void) {
  const { text, type } = useTyped(value, put);
  const [unread, setUnread] = useState<string | null>(null);
  const take = (typed: string) => {
    const isUnread = unreadText(typed) !== null;
    setUnread(isUnread ? typed : null);
    type(isUnread ? '' : typed);
  };
  return { value: unread ?? text, onChange: take };
}
