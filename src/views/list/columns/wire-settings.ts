import type { components } from '#generated/types.ts';
import { reconcileSettings } from '#src/ui/list/columns/arrange-columns.ts';
import type { ColumnSettingsValue } from '#src/ui/list/columns/arrange-columns.ts';

type ColumnSetting = components['schemas']['ColumnSetting'];

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
