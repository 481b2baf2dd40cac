import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { MenuButton } from '#src/ui/action/menu-button.tsx';
import { ColumnSettingsButton } from '#src/ui/list/columns/column-settings-button.tsx';
import { ListTools } from '#src/ui/list/list-card.tsx';
import type { Column, Sort } from '#src/ui/list/table-model.ts';
import { lists } from '#src/wording/lists.ts';
import type { RaRecord } from 'react-admin';
import type { ComponentProps } from 'react';

type ToolsProps = {
  phone: boolean;
  columns: readonly Column<RaRecord>[];
  panel: ComponentProps<typeof ColumnSettingsButton>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Null where nothing can be done with many rows. */
  choosing: boolean | null;
  onChoosing: (choosing: boolean) => void;
};

/** The tools at the end of the filter line: columns, or on a phone, which has no heads, the order and the choosing of rows. */
export function Tools({ phone, columns, panel, sort, onSort, choosing, onChoosing }: ToolsProps) {
  if (!phone) {
    return (
      <ListTools>
        <ColumnSettingsButton {...panel} />
      </ListTools>
    );
  }
  const orders = columns.flatMap(({ header, sortKey }) =>
    sortKey === undefined
      ? []
      : (['asc', 'desc'] as const).map((order) => ({
          label: order === 'asc' ? lists.rising(header) : lists.falling(header),
          selected: sort.key === sortKey && sort.order === order,
          onSelect: () => onSort({ key: sortKey, order }),
        })),
  );
  return (
    <ListTools>
      <MenuButton name={lists.sortBy} icon={IconSort} bordered entries={orders} />
      {choosing !== null && (
        <IconButton
          name={choosing ? lists.chooseDone : lists.choose}
          icon={IconChecks}
          bordered
          aria-pressed={choosing}
          onClick={() => onChoosing(!choosing)}
        />
      )}
    </ListTools>
  );
}
