import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { Icon } from '../../display/icon.tsx';
import { foldText } from '../../format/text.ts';
import { CheckGroup } from './check-group.tsx';
import { ChipList } from './chip-list.tsx';
import { choiceGroups } from './choice-groups.ts';
import { Checkbox } from './choice-controls.tsx';
import type { Option } from './combobox.tsx';
import { apart, Field, type FieldFrame } from '../field.tsx';
import { fieldWords } from '../../words/field.ts';
import './check-list.css';
import './option.css';

/** A choice and the subject it is read under; those of none stand first. */
export type Choice = Option & { group?: string };

type CheckListProps = FieldFrame & {
  value: readonly string[];
  /** Gives the chosen values in the order of the choices. */
  onChange?: (value: string[]) => void;
  onBlur?: () => void;
  choices: readonly Choice[];
  disabled?: boolean;
};

/** Up to so many choices are seen at a glance; more are searched, and the chosen ones stand above as chips. */
const glance = 8;

function listClass(isLong: boolean, isGrouped: boolean): string {
  const base = 'k-check-list__choices';
  if (isGrouped) return `${base} ${base}--loose`;
  return isLong ? `${base} ${base}--long` : base;
}

/** Several choices at once. Under subjects each is counted and taken as a whole, and no chips repeat what is ticked. */
export function CheckList(props: CheckListProps) {
  const { frame, control } = apart(props);
  const { value, onChange, onBlur, choices, disabled = false } = control;
  const [text, setText] = useState('');
  const isLong = choices.length > glance;
  const groups = choiceGroups(choices);
  const isGrouped = groups.length > 0;
  const wanted = foldText(text.trim());
  const isFound = (choice: Choice) => foldText(`${choice.group ?? ''} ${choice.label}`).includes(wanted);
  const found = choices.filter(isFound);
  const put = (changed: readonly string[], on: boolean) =>
    onChange?.(
      choices
        .map((choice) => choice.value)
        .filter((one) => (changed.includes(one) ? on : value.includes(one))),
    );
  const box = (choice: Choice) => (
    <Checkbox
      key={choice.value}
      checked={value.includes(choice.value)}
      disabled={disabled || choice.disabled}
      onChange={(on) => put([choice.value], on)}
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
  );
  const loose = found.filter(({ group }) => group === undefined);
  return (
    <Field {...frame} group noteFirst={isLong}>
      {(aria) => (
        <div
          id={aria.id}
          className="k-check-list"
          data-invalid={isLong ? undefined : aria['aria-invalid']}
          // A click on a label between the boxes stays in here too.
          tabIndex={-1}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Going from the search to the boxes is no blur: an error shown now would move the box away from under the click.
            if (!currentTarget.contains(relatedTarget)) onBlur?.();
          }}
        >
          {isLong && !isGrouped && (
            <ChipList
              name={fieldWords.choice.chosen(frame.label)}
              chips={choices.filter((choice) => value.includes(choice.value))}
              onRemove={disabled ? undefined : (one) => put([one], false)}
            />
          )}
          {isLong && (
            <div className="k-control">
              <Icon of={IconSearch} size={16} />
              <input
                aria-invalid={aria['aria-invalid']}
                aria-describedby={aria['aria-describedby']}
                type="search"
                aria-label={fieldWords.choice.searchIn(frame.label.toLocaleLowerCase('vi'))}
                placeholder={fieldWords.choice.type}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
          )}
          {(loose.length > 0 || found.length === 0) && (
            <div className={listClass(isLong, isGrouped)}>
              {loose.map(box)}
              {found.length === 0 && <p className="k-check-list__none">{fieldWords.nothingFound}</p>}
            </div>
          )}
          {groups.map((group) => {
            const drawn = found.filter((choice) => choice.group === group);
            if (drawn.length === 0) return null;
            return (
              <CheckGroup
                key={group}
                label={group}
                chosen={drawn.filter((choice) => value.includes(choice.value)).length}
                total={drawn.length}
                disabled={disabled}
                forced={wanted !== ''}
                onAll={(on) =>
                  put(
                    drawn.map((choice) => choice.value),
                    on,
                  )
                }
              >
                {drawn.map(box)}
              </CheckGroup>
            );
          })}
        </div>
      )}
    </Field>
  );
}
