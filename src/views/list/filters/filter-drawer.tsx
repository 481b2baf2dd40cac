import type { FilterDescriptor } from '#generated/resources/descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Stack } from '#src/ui/layout/card.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { common } from '#src/wording/common.ts';
import { lists } from '#src/wording/lists.ts';
import type { AnyOverlay } from '../../screen.ts';
import type { FilterValues } from '../active-filters.ts';
import { FilterInput } from './filter-input.tsx';

type FilterDrawerProps = {
  open: boolean;
  onClose: () => void;
  filters: readonly FilterDescriptor[];
  overlays?: AnyOverlay['filters'];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
};

/** The values with changes laid over them, without those that are empty (spec point 3). */
function changedFilters(values: FilterValues, changes: FilterValues): Record<string, unknown> {
  const isGiven = (value: unknown) => value !== '' && value !== null && value !== undefined;
  return Object.fromEntries(Object.entries({ ...values, ...changes }).filter(([, value]) => isGiven(value)));
}

/** All filters of a list, 350 px wide; each change acts at once. */
export function FilterDrawer({ open, onClose, filters, overlays, values, onChange }: FilterDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={lists.filters}
      narrow
      unsaved={false}
      actions={
        <>
          <Button onClick={() => onChange({})}>{lists.clear}</Button>
          <Button tone="primary" onClick={onClose}>
            {common.done}
          </Button>
        </>
      }
    >
      <Stack>
        {filters.map((filter) => (
          <FilterInput
            key={filter.source}
            filter={filter}
            Own={overlays?.[filter.source]?.Input}
            values={values}
            onChange={(changes) => onChange(changedFilters(values, changes))}
          />
        ))}
      </Stack>
    </Drawer>
  );
}
