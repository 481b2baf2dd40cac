import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import './field.css';

/** What every field of the kit takes around its control. */
export type FieldFrame = {
  label: string;
  /** Red `*` after the label. */
  required?: boolean;
  /** Under the field; gives way to the error. */
  hint?: ReactNode;
  /** What is there and what is wanted, in one sentence. */
  error?: string;
  /** Good news under the field ("Còn hoạt động, tra 02/11"). */
  success?: string;
  /** A link at the right end of the label's line; Tab reaches it after the control. */
  labelAction?: ReactNode;
  /** The label is read but not seen (filters, grid cells). */
  labelHidden?: boolean;
  id?: string;
};

/** The props of a field of the kit: those of its frame, and those of its control. */
export function apart<Props extends FieldFrame>(props: Props) {
  const { label, required, hint, error, success, labelAction, labelHidden, id, ...control } = props;
  return { frame: { label, required, hint, error, success, labelAction, labelHidden, id }, control };
}

type ControlAria = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
};

type FieldProps = FieldFrame & {
  /** Length and limit shown as `33/400`. */
  count?: { length: number; max: number };
  /** The label names a group (role=group), not one control. */
  group?: boolean;
  /** The note is above the control: below one that fills the screen it would not be seen. */
  noteFirst?: boolean;
  children: (aria: ControlAria) => ReactNode;
};

/** Label above, control, then hint or error tied to it by aria-describedby. */
export function Field({
  label,
  required = false,
  hint,
  error,
  success,
  labelAction,
  labelHidden = false,
  id,
  count,
  group = false,
  noteFirst = false,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const labelId = `${controlId}-label`;
  const invalid = error ? true : undefined;
  const hasNote = Boolean(error ?? success ?? hint);
  const Label = group ? 'span' : 'label';
  const note = hasNote && (
    <div
      id={noteId}
      className={`k-field__note k-field__note--${error ? 'error' : success ? 'success' : 'hint'}`}
    >
      {error ? (
        <Icon of={IconAlertCircle} size={14} stroke={2} />
      ) : success ? (
        <Icon of={IconCircleCheck} size={14} stroke={2} />
      ) : null}
      <span>{error ?? success ?? hint}</span>
    </div>
  );
  return (
    <div
      className={labelAction ? 'k-field k-field--acted' : 'k-field'}
      // Here and not found by the style (`:has`): that is decided anew for all fields whenever a control comes, goes or gets the focus.
      data-invalid={invalid}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? labelId : undefined}
    >
      <div className={labelHidden ? 'k-visually-hidden' : 'k-field__top'}>
        <Label id={labelId} htmlFor={group ? undefined : controlId} className="k-field__label">
          {label}
          {required && (
            <span className="k-field__required" aria-hidden>
              *
            </span>
          )}
        </Label>
        {count && (
          <span className="k-field__count" aria-hidden>
            {count.length}/{count.max}
          </span>
        )}
      </div>
      {noteFirst && note}
      {children({
        id: controlId,
        'aria-invalid': invalid,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-required': required || undefined,
      })}
      {!noteFirst && note}
      {labelAction && <span className="k-field__action">{labelAction}</span>}
    </div>
  );
}
