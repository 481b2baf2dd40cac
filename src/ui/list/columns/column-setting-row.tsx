import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGrip from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../display/icon.tsx';
import type { ColumnSetting } from './arrange-columns.ts';
import { listWords } from '../../words/list.ts';
import { useState } from 'react';
import { clampColumnWidth } from '../table-model.ts';

type ColumnSettingRowProps = {
  setting: ColumnSetting;
  label: string;
  locked: boolean;
  first: boolean;
  last: boolean;
  dragged: boolean;
  onChange: (change: Partial<Omit<ColumnSetting, 'key'>>) => void;
  onMove: (step: number) => void;
  onDrag: (key: string | null) => void;
  onDragOver: () => void;
};

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

export function ColumnSettingRow(props: ColumnSettingRowProps) {
  const { setting, label, locked, first, last, dragged, onChange, onMove, onDrag, onDragOver } = props;
  const pressKey = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li
      data-column={setting.key}
      className={`k-columns__row${dragged ? ' k-columns__row--dragged' : ''}`}
      onKeyDown={pressKey}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <span
        className="k-columns__grip"
        draggable
        aria-hidden
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', label);
          onDrag(setting.key);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <Icon of={IconGrip} size={16} />
      </span>
      <label className="k-choice k-columns__shown">
        <input
          type="checkbox"
          className="k-checkbox"
          data-control="shown"
          checked={setting.shown}
          disabled={locked}
          onChange={(event) => onChange({ shown: event.target.checked })}
        />
        <span>{label}</span>
      </label>
      <ColumnWidthEntry label={label} width={setting.width} onChange={(width) => onChange({ width })} />
      <MoveButton
        name={listWords.columns.up(label)}
        control="up"
        disabled={first}
        onPress={() => onMove(-1)}
      />
      <MoveButton
        name={listWords.columns.down(label)}
        control="down"
        disabled={last}
        onPress={() => onMove(1)}
      />
    </li>
  );
}

type MoveButtonProps = { name: string; control: 'up' | 'down'; disabled: boolean; onPress: () => void };

/** At the ends it stays reachable (aria-disabled), so that the focus is not lost on the last step. */
function MoveButton({ name, control, disabled, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="k-icon-button k-icon-button--small k-columns__move"
      data-control={control}
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={onPress}
    >
      <Icon of={control === 'up' ? IconArrowUp : IconArrowDown} size={15} />
    </button>
  );
}

type ColumnWidthEntryProps = {
  label: string;
  /** px; null is automatic. */
  width: number | null;
  onChange: (width: number | null) => void;
};

/** A width in px, taken on leaving or Enter; empty is 'tự động'. Text that is no number puts the old width back. */
function ColumnWidthEntry({ label, width, onChange }: ColumnWidthEntryProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    if (draft === null) return;
    setDraft(null);
    const text = draft.trim();
    const next = text === '' ? null : /^\d+$/.test(text) ? clampColumnWidth(Number(text)) : width;
    if (next !== width) onChange(next);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return (
    <span className="k-control k-columns__width">
      <input
        data-control="width"
        inputMode="numeric"
        aria-label={listWords.columns.width(label)}
        placeholder={listWords.columns.automatic}
        value={draft ?? (width === null ? '' : String(width))}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={pressKey}
      />
    </span>
  );
}
