import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../action/button.tsx';
import { changeColumn, moveColumn } from './arrange-columns.ts';
import type { ColumnSettingsValue } from './arrange-columns.ts';
import { ColumnSettingRow } from './column-setting-row.tsx';
import { listWords } from '../../words/list.ts';
import './column-settings.css';
import { Segmented } from '../../field/choice/segmented.tsx';
import type { Density } from '../table-model.ts';

type SettableColumn = {
  key: string;
  label: string;
  /** It cannot be taken out of the list (the cell with the link). */
  locked?: boolean;
};

type ColumnSettingsProps = {
  columns: readonly SettableColumn[];
  value: ColumnSettingsValue;
  onChange: (value: ColumnSettingsValue) => void;
  /** 'Đặt lại': what the list was before anybody touched it. */
  onReset: () => void;
};

/** Which columns a list shows, in what order, how wide, and how high its rows are. Alt+↑ and Alt+↓ move a column. */
export function ColumnSettings({ columns, value, onChange, onReset }: ColumnSettingsProps) {
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<{ place: number; control: string } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const labels = new Map(columns.map((column) => [column.key, column]));
  const rows = value.columns.filter(({ key }) => labels.has(key));

  // A row that is moved in the page loses its focus: it is given back to the same control.
  useLayoutEffect(() => {
    if (refocus.current === null) return;
    const row = list.current?.children[refocus.current.place];
    const control = row?.querySelector<HTMLElement>(`[data-control="${refocus.current.control}"]`);
    refocus.current = null;
    if (control && control !== document.activeElement) control.focus();
  });

  const move = (key: string, step: number) => {
    const next = moveColumn(value, key, step);
    if (next === value) return;
    const control = document.activeElement?.getAttribute('data-control');
    const place = next.columns.findIndex((column) => column.key === key);
    if (control) refocus.current = { place, control };
    setSaid(listWords.columns.place(labels.get(key)?.label ?? key, place + 1, next.columns.length));
    onChange(next);
  };
  const dragOver = (key: string) => {
    if (dragged === null || dragged === key) return;
    const places = value.columns.map((column) => column.key);
    onChange(moveColumn(value, dragged, places.indexOf(key) - places.indexOf(dragged)));
  };
  return (
    <div className="k-columns">
      <ul ref={list} className="k-columns__list" aria-label={listWords.columns.list}>
        {rows.map((setting, index) => {
          const { label, locked = false } = labels.get(setting.key) ?? { label: setting.key };
          return (
            <ColumnSettingRow
              key={setting.key}
              setting={setting}
              label={label}
              locked={locked}
              first={index === 0}
              last={index === rows.length - 1}
              dragged={dragged === setting.key}
              onChange={(change) => onChange(changeColumn(value, setting.key, change))}
              onMove={(step) => move(setting.key, step)}
              onDrag={setDragged}
              onDragOver={() => dragOver(setting.key)}
            />
          );
        })}
      </ul>
      <span className="k-visually-hidden" role="status">
        {said}
      </span>
      <DensityChoice value={value.density} onChange={(density) => onChange({ ...value, density })} />
      <div className="k-columns__foot">
        <span className="k-columns__hint">{listWords.columns.keys}</span>
        <Button tone="plain" size="small" onClick={onReset}>
          {listWords.columns.reset}
        </Button>
      </div>
    </div>
  );
}

const densities = ['compact', 'normal', 'comfortable'] as const satisfies readonly Density[];

/** How high the rows are. */
function DensityChoice({ value, onChange }: { value: Density; onChange: (value: Density) => void }) {
  return (
    <div className="k-density">
      <Segmented
        label={listWords.columns.density}
        value={value}
        onChange={onChange}
        choices={densities.map((density) => ({ value: density, label: listWords.columns[density] }))}
      />
    </div>
  );
}
