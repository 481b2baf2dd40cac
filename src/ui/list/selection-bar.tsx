import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { media } from '#src/theme/tokens.ts';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { MenuButton } from '../action/menu-button.tsx';
import type { IconShape } from '../display/icon.tsx';
import { Checkbox } from '../field/choice-controls.tsx';
import { formatCount } from '../format/number.ts';
import './selection-bar.css';

export type SelectionAction = {
  label: string;
  icon?: IconShape;
  onSelect: () => void;
  disabled?: boolean;
  busy?: boolean;
  critical?: boolean;
};

type SelectionBarProps = {
  /** Rows ticked one by one. */
  count: number;
  /** The sum of what is chosen. */
  sum?: ReactNode;
  /**
   * 'Chọn cả N hóa đơn khớp bộ lọc': then actions take the filter with the expected count, not the ids.
   * `things` in lower case ("hóa đơn").
   */
  whole?: {
    total: number;
    things: string;
    chosen: boolean;
    onChoose: () => void;
    onRelease: () => void;
  };
  /** The most used first: three stand as buttons (one on phones), the others behind '…'. */
  actions?: readonly SelectionAction[];
  onClear: () => void;
};

/** Between filters and head while rows are chosen; on phones at the foot of the screen. */
export function SelectionBar({ count, sum, whole, actions = [], onClear }: SelectionBarProps) {
  const phone = useMediaQuery(media.sheetNavigation, { noSsr: true });
  const narrow = useMediaQuery(media.stackedColumns, { noSsr: true });
  const room = phone ? 1 : narrow ? 2 : 3;
  const rest = actions.slice(room);
  const all = whole?.chosen ?? false;
  return (
    <div className="k-selection" role="region" aria-label="Các dòng đã chọn">
      <Checkbox label="Bỏ chọn tất cả" labelHidden checked={all} partial={!all} onChange={onClear} />
      <span className="k-selection__count" aria-live="polite">
        <b>
          {all && whole
            ? `Đã chọn cả ${formatCount(whole.total)} ${whole.things}`
            : `Đã chọn ${formatCount(count)}`}
        </b>
        {sum && <span className="k-selection__sum"> · {sum}</span>}
      </span>
      {whole && (all || whole.total > count) && (
        <button type="button" className="k-selection__all" onClick={all ? whole.onRelease : whole.onChoose}>
          {all ? 'Bỏ chọn' : `Chọn cả ${formatCount(whole.total)} ${whole.things} khớp bộ lọc`}
        </button>
      )}
      <span className="k-selection__actions">
        {actions.slice(0, room).map(({ label, icon, onSelect, disabled, busy, critical }) => (
          <Button
            key={label}
            size={phone ? 'medium' : 'small'}
            tone={critical ? 'critical' : 'secondary'}
            {...{ icon, disabled, busy }}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
        {rest.length > 0 && (
          <MenuButton
            name="Thao tác khác với các dòng đã chọn"
            icon={IconDots}
            size="small"
            bordered
            entries={rest.map(({ label, icon, onSelect, disabled, critical }) => ({
              label,
              icon,
              onSelect,
              disabled,
              critical,
            }))}
          />
        )}
      </span>
      <IconButton
        name="Bỏ chọn tất cả"
        className="k-selection__clear"
        icon={IconX}
        size="small"
        onClick={onClear}
      />
    </div>
  );
}
