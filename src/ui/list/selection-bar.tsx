import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { Checkbox } from '../field/choice-controls.tsx';
import { formatCount } from '../format/number.ts';
import './list-card.css';

type SelectionBarProps = {
  count: number;
  /** The sum of what is chosen. */
  sum?: ReactNode;
  /** 'Chọn cả N hóa đơn khớp bộ lọc': acts on the filter, not on the ids. */
  all?: { label: string; onSelect: () => void };
  /** Up to three small buttons and a menu. */
  actions?: ReactNode;
  onClear: () => void;
};

export function SelectionBar({ count, sum, all, actions, onClear }: SelectionBarProps) {
  return (
    <div className="k-selection" role="region" aria-label="Các dòng đã chọn">
      <Checkbox label="Bỏ chọn tất cả" labelHidden checked={false} partial onChange={onClear} />
      <span aria-live="polite">
        <b>Đã chọn {formatCount(count)}</b>
        {sum && <span className="k-selection__sum"> · {sum}</span>}
      </span>
      {all && (
        <button type="button" className="k-selection__all" onClick={all.onSelect}>
          {all.label}
        </button>
      )}
      <span className="k-selection__actions">
        {actions}
        <IconButton name="Bỏ chọn" icon={IconX} size="small" onClick={onClear} />
      </span>
    </div>
  );
}
