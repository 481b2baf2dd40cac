import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { Icon } from '../display/icon.tsx';
import { foldText } from '../format/text.ts';
import { ChipList } from './chip-list.tsx';
import { Checkbox } from './choice-controls.tsx';
import type { Option } from './combobox.tsx';
import { Field } from './field.tsx';
import type { FieldFrame } from './field.tsx';
import './check-list.css';

export type CheckListProps = FieldFrame & {
  value: readonly string[];
  /** Gives the chosen values in the order of the choices. */
  onChange?: (value: string[]) => void;
  onBlur?: () => void;
  choices: readonly Option[];
  disabled?: boolean;
};

/** Up to so many choices are seen at a glance; more are searched, and the chosen ones stand above as chips. */
const glance = 8;

/** Several choices at once. */
export function CheckList(props: CheckListProps) {
  const { label, required, hint, error, success, labelAction, labelHidden, id, ...control } = props;
  const { value, onChange, onBlur, choices, disabled = false } = control;
  const [text, setText] = useState('');
  const isLong = choices.length > glance;
  const wanted = foldText(text.trim());
  const shown = choices.filter((choice) => foldText(choice.label).includes(wanted));
  const put = (changed: string, on: boolean) =>
    onChange?.(
      choices.map((choice) => choice.value).filter((one) => (one === changed ? on : value.includes(one))),
    );
  return (
    <Field {...{ label, required, hint, error, success, labelAction, labelHidden, id }} group>
      {(aria) => (
        <div id={aria.id} className="k-check-list" data-invalid={aria['aria-invalid']} onBlur={onBlur}>
          {isLong && (
            <>
              <ChipList
                name={`${label} đã chọn`}
                chips={choices.filter((choice) => value.includes(choice.value))}
                onRemove={disabled ? undefined : (one) => put(one, false)}
              />
              <div className="k-control">
                <Icon of={IconSearch} size={16} />
                <input
                  type="search"
                  aria-label={`Tìm trong ${label.toLocaleLowerCase('vi')}`}
                  placeholder="Gõ để tìm"
                  value={text}
                  disabled={disabled}
                  onChange={(event) => setText(event.target.value)}
                />
              </div>
            </>
          )}
          <div className={`k-check-list__choices${isLong ? ' k-check-list__choices--long' : ''}`}>
            {shown.map((choice) => (
              <Checkbox
                key={choice.value}
                checked={value.includes(choice.value)}
                disabled={disabled || choice.disabled}
                onChange={(on) => put(choice.value, on)}
                label={
                  <span className="k-option">
                    <span className="k-check-list__label">
                      {choice.mark}
                      {choice.label}
                    </span>
                    {choice.detail && <span className="k-option__detail">{choice.detail}</span>}
                  </span>
                }
              />
            ))}
            {shown.length === 0 && <p className="k-check-list__none">Không có kết quả</p>}
          </div>
        </div>
      )}
    </Field>
  );
}
