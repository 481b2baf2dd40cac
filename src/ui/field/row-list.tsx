import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { apart, Field, type FieldFrame } from './field.tsx';
import { fieldWords } from '../words/field.ts';
import './row-list.css';

type RowListProps = FieldFrame & {
  rows: readonly { key: string; content: ReactNode }[];
  onAdd: () => void;
  onRemove: (at: number) => void;
  onMove: (from: number, to: number) => void;
  min?: number;
  max?: number;
  readOnly?: boolean;
};

/** Small things in order, each with its fields, its place and a way out; cards on a phone. */
export function RowList(props: RowListProps) {
  const { frame, control } = apart(props);
  const { rows, onAdd, onRemove, onMove, min = 0, max = Infinity, readOnly = false } = control;
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const remove = (at: number) => {
    // What has the focus goes with its row: it must not fall to the top of the page, and leaving the row's input must
    // be heard while the row is still there.
    const next = add.current?.disabled ? list.current : add.current;
    next?.focus();
    onRemove(at);
  };
  return (
    <Field {...frame} group>
      {(aria) => (
        <div ref={list} className="k-rows" id={aria.id} tabIndex={-1}>
          {rows.length === 0 && <p className="k-rows__none">{fieldWords.rows.none}</p>}
          {rows.map(({ key, content }, at) => (
            <div
              key={key}
              className="k-rows__one"
              role="group"
              aria-label={fieldWords.rows.one(frame.label, at + 1)}
            >
              <span className="k-rows__place" aria-hidden>
                {at + 1}
              </span>
              <div className="k-rows__fields">{content}</div>
              {!readOnly && (
                <span className="k-rows__tools">
                  <IconButton
                    size="small"
                    name={fieldWords.rows.up(at + 1)}
                    icon={IconArrowUp}
                    disabled={at === 0}
                    onClick={() => onMove(at, at - 1)}
                  />
                  <IconButton
                    size="small"
                    name={fieldWords.rows.down(at + 1)}
                    icon={IconArrowDown}
                    disabled={at === rows.length - 1}
                    onClick={() => onMove(at, at + 1)}
                  />
                  <IconButton
                    size="small"
                    name={fieldWords.rows.remove(at + 1)}
                    icon={IconTrash}
                    disabled={rows.length <= min}
                    onClick={() => remove(at)}
                  />
                </span>
              )}
            </div>
          ))}
          {!readOnly && (
            <span>
              <Button ref={add} size="small" icon={IconPlus} disabled={rows.length >= max} onClick={onAdd}>
                {fieldWords.rows.add}
              </Button>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
