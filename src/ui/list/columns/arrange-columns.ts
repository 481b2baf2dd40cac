import type { Column, Density } from '../table-model.ts';

/** How one person wants a list: columns in their order, shown or not, width in px (null: automatic), height of rows. */
export type ColumnSettingsValue = {
  columns: readonly ColumnSetting[];
  density: Density;
};

export type ColumnSetting = { key: string; shown: boolean; width: number | null };

/** The settings a list has before anybody touched them. */
export function defaultSettings(columns: readonly { key: string; shown?: boolean }[]): ColumnSettingsValue {
  return {
    columns: columns.map(({ key, shown = true }) => ({ key, shown, width: null })),
    density: 'normal',
  };
}

/**
 * Saved settings brought in line with the columns there are today: one that is gone is dropped, a new one takes its
 * place at the end, shown unless it says otherwise.
 */
export function reconcileSettings(
  saved: ColumnSettingsValue,
  columns: readonly { key: string; shown?: boolean }[],
): ColumnSettingsValue {
  const known = new Set(columns.map(({ key }) => key));
  const kept = saved.columns.filter(({ key }) => known.has(key));
  const seen = new Set(kept.map(({ key }) => key));
  const added = columns.filter(({ key }) => !seen.has(key));
  return {
    ...saved,
    columns: [...kept, ...added.map(({ key, shown = true }) => ({ key, shown, width: null }))],
  };
}

/** The columns of a table as the settings want them. */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  settings: ColumnSettingsValue,
): Column<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return reconcileSettings(settings, columns).columns.flatMap(({ key, shown, width }) => {
    const column = byKey.get(key);
    if (!column || !shown) return [];
    return [width === null ? column : { ...column, width }];
  });
}

/** One column moved by `step` places; unchanged at the ends. */
export function moveColumn(settings: ColumnSettingsValue, key: string, step: number): ColumnSettingsValue {
  const from = settings.columns.findIndex((column) => column.key === key);
  const to = Math.min(settings.columns.length - 1, Math.max(0, from + step));
  const moved = settings.columns[from];
  if (!moved || from === to) return settings;
  const columns = settings.columns.toSpliced(from, 1).toSpliced(to, 0, moved);
  return { ...settings, columns };
}

/** One column changed. */
export function changeColumn(
  settings: ColumnSettingsValue,
  key: string,
  change: Partial<Omit<ColumnSetting, 'key'>>,
): ColumnSettingsValue {
  return {
    ...settings,
    columns: settings.columns.map((column) => (column.key === key ? { ...column, ...change } : column)),
  };
}
