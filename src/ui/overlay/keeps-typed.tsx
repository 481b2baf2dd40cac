import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { typedWords } from '../words/typed.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Typing = Pick<ComponentProps<'div'>, 'onFocus' | 'onInput'>;

type KeepsTypedProps = {
  /** What the caller knows of it; text fields are looked at where it knows nothing. */
  unsaved: boolean | undefined;
  onClose: () => void;
  /** `typing` watches the element that has the fields in it. */
  children: (close: () => void, typing: Typing) => ReactNode;
};

/** Not typed text: what narrows a list, and what is no text at all. */
const NOT_TEXT: ReadonlySet<string> = new Set(['search', 'checkbox', 'radio', 'file', 'range', 'color']);

/** Closing asks first where it would drop what somebody typed. What was saved or emptied since, and fields that are gone, do not count. */
export function KeepsTyped({ unsaved, onClose, children }: KeepsTypedProps) {
  /** The text of each field before anything was typed into it. */
  const before = useRef(new Map<HTMLInputElement | HTMLTextAreaElement, string>());
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  const [isAsking, setAsking] = useState(false);
  const fieldOf = ({ target, currentTarget }: SyntheticEvent) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    // A dialog over this one is its child for React alone, and asks for itself.
    return isField && !NOT_TEXT.has(target.type) && currentTarget.contains(target) ? target : null;
  };
  const typing: Typing = {
    onFocus: (event) => {
      const field = fieldOf(event);
      if (field !== null && !typed.current.has(field)) before.current.set(field, field.value);
    },
    onInput: (event) => {
      const field = fieldOf(event);
      if (field !== null) typed.current.add(field);
    },
  };
  const isTyped = () =>
    [...typed.current].some(
      (field) => field.isConnected && field.value.trim() !== (before.current.get(field) ?? '').trim(),
    );
  const close = () => {
    if (unsaved ?? isTyped()) setAsking(true);
    else onClose();
  };
  return (
    <>
      {children(close, typing)}
      {isAsking && (
        <ConfirmDialog
          title={typedWords.title}
          action={typedWords.go}
          tone="critical"
          leave={typedWords.stay}
          onAct={() => {
            setAsking(false);
            onClose();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{typedWords.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
