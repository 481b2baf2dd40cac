import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../display/icon.tsx';
import { formatCount } from '../../format/number.ts';
import { listWords } from '../../words/list.ts';
import './filter-chip.css';

type FilterChipProps = {
  label: string;
  value: ReactNode;
  /** Records that are left. */
  count?: number | undefined;
  onRemove: () => void;
  /** Opens the filter to change it. */
  onEdit?: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** A filter in force: what it is, and an X that takes it away. */
export function FilterChip({ label, value, count, onRemove, onEdit }: FilterChipProps) {
  const words = (
    <>
      {label}: <b>{value}</b>
      {count !== undefined && <span className="k-chip__count">{formatCount(count)}</span>}
    </>
  );
  return (
    <span className="k-chip k-chip--on">
      {onEdit ? (
        <button type="button" className="k-chip__words" onClick={onEdit}>
          {words}
        </button>
      ) : (
        <span className="k-chip__words">{words}</span>
      )}
      <button
        type="button"
        className="k-chip__remove"
        aria-label={listWords.removeFilter(label)}
        onClick={onRemove}
      >
        <Icon of={IconX} size={14} />
      </button>
    </span>
  );
}

/** The dashed chip that adds a filter. */
export function AddFilterChip({
  label = listWords.filter,
  onAdd,
}: {
  label?: string;
  onAdd: (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  return (
    <button type="button" className="k-chip k-chip--add" aria-haspopup="true" onClick={onAdd}>
      <Icon of={IconPlus} size={14} />
      {label}
    </button>
  );
}

/** A quiet running fact in the top bar ("Đang phát hành 412/500"). */
export function StatusChip({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="k-chip k-chip--on k-chip--status">
      {icon}
      <span>{children}</span>
    </span>
  );
}
