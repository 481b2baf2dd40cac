import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useMediaQuery } from '../use-media-query.ts';
import type { ReactNode } from 'react';
import { media } from '#src/theme/tokens.ts';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { MenuButton } from '../action/menu-button.tsx';
import type { IconShape } from '../display/icon.tsx';
import { Checkbox } from '../field/choice/choice-controls.tsx';
import { formatCount } from '../format/number.ts';
import { Tooltip } from '../overlay/tooltip.tsx';
import { listWords } from '../words/list.ts';
import './selection-bar.css';

const words = listWords.selection;

export type SelectionAction = {
  label: string;
  icon?: IconShape;
  onSelect: () => void;
  disabled?: boolean;
  busy?: boolean;
  critical?: boolean;
  /** Why it cannot be done now, and what to do: the action stays in sight and takes no press. */
  why?: string | undefined;
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
  const phone = useMediaQuery(media.sheetNavigation);
  const narrow = useMediaQuery(media.stackedColumns);
  const room = phone ? 1 : narrow ? 2 : 3;
  const rest = actions.slice(room);
  const all = whole?.chosen ?? false;
  return (
    <div className="k-selection" role="region" aria-label={words.region}>
      <Checkbox label={words.clear} labelHidden checked={all} partial={!all} onChange={onClear} />
      <span className="k-selection__count" aria-live="polite">
        <b>
          {all && whole
            ? words.chosenAll(formatCount(whole.total), whole.things)
            : words.chosen(formatCount(count))}
        </b>
        {sum && <span className="k-selection__sum"> · {sum}</span>}
      </span>
      {whole && (all || whole.total > count) && (
        <button type="button" className="k-selection__all" onClick={all ? whole.onRelease : whole.onChoose}>
          {all ? words.release : words.chooseAll(formatCount(whole.total), whole.things)}
        </button>
      )}
      <span className="k-selection__actions">
        {actions.slice(0, room).map((action) => (
          <ActionButton key={action.label} {...action} size={phone ? 'medium' : 'small'} />
        ))}
        {rest.length > 0 && (
          <MenuButton
            name={words.more}
            icon={IconDots}
            size="small"
            bordered
            entries={rest.map(({ label, icon, onSelect, disabled, critical, why }) => ({
              label,
              icon,
              onSelect,
              disabled: disabled === true || why !== undefined,
              note: why,
              critical,
            }))}
          />
        )}
      </span>
      <IconButton
        name={words.clear}
        className="k-selection__clear"
        icon={IconX}
        size="small"
        onClick={onClear}
      />
    </div>
  );
}

function ActionButton({
  label,
  critical,
  why,
  onSelect,
  ...rest
}: SelectionAction & { size: 'medium' | 'small' }) {
  const button = (
    <Button {...rest} tone={critical ? 'critical' : 'secondary'} held={why !== undefined} onClick={onSelect}>
      {label}
    </Button>
  );
  if (why === undefined) return button;
  return (
    <Tooltip text={why} describes wide>
      {button}
    </Tooltip>
  );
}
