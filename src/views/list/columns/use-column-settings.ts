import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  updateColumnSetting,
  useGetColumnSetting,
} from '#generated/client/column-settings/column-settings.ts';
import type { components } from '#generated/types.ts';
import { reconcileSettings, type ColumnSettingsValue } from '#src/ui/list/columns/arrange-columns.ts';
import { failureText } from '#src/views/failure-text.ts';

type ColumnSetting = components['schemas']['ColumnSetting'];

/** Pause after the last change before it is kept on the server, ms: a column being dragged wide is one change. */
const savePause = 800;

/** How the account wants a list's columns (`offered`: the same array until it changes), kept on the server under the list's name. */
export function useColumnSettings(type: string, offered: readonly { key: string; shown: boolean }[]) {
  const notify = useNotify();
  const kept = useGetColumnSetting(type, { query: { staleTime: Infinity } });
  const [draft, setDraft] = useState<ColumnSetting | null>(null);
  const unsaved = useRef<ColumnSetting | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useEffectEvent(async () => {
    clearTimeout(timer.current);
    const column_setting = unsaved.current;
    if (column_setting === null) return;
    unsaved.current = null;
    try {
      await updateColumnSetting(type, { column_setting });
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    }
  });
  // Who leaves the list at once has chosen all the same.
  useEffect(() => () => void save(), []);
  useEffect(() => {
    if (draft === null) return undefined;
    timer.current = setTimeout(() => void save(), savePause);
    return () => clearTimeout(timer.current);
  }, [draft]);

  const put = (setting: ColumnSetting) => {
    unsaved.current = setting;
    setDraft(setting);
  };
  const wanted = draft ?? kept.data ?? untouched;
  const settings = useMemo(() => fromWire(wanted, offered), [wanted, offered]);
  return {
    /** Not known yet how the list is to stand. */
    isPending: kept.isPending,
    settings,
    change: (value: ColumnSettingsValue) => put(toWire(value)),
    reset: () => put(untouched),
  };
}

/** Nothing chosen: the list stands as its description has it. */
export const untouched: ColumnSetting = { columns: [], density: 'normal' };

/** What the server keeps, as the table wants it; columns that are gone are dropped, new ones stand at the end. */
export function fromWire(
  { columns, density }: ColumnSetting,
  offered: readonly { key: string; shown: boolean }[],
): ColumnSettingsValue {
  const saved = columns.map(({ source, shown, width }) => ({ key: source, shown, width }));
  return reconcileSettings({ columns: saved, density }, offered);
}

export function toWire({ columns, density }: ColumnSettingsValue): ColumnSetting {
  return { columns: columns.map(({ key, shown, width }) => ({ source: key, shown, width })), density };
}
