import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDiscount from '@tabler/icons-react/dist/esm/icons/IconDiscount.mjs';
import IconRowInsertTop from '@tabler/icons-react/dist/esm/icons/IconRowInsertTop.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Dispatch } from 'react';
import { eachOf, hasField, LINE_FIELD_NAMES } from '#domain/invoice/lines/line-fields.table.ts';
import { LINE_KIND } from '#generated/vocabulary.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { specialWords } from '#src/wording/desk/special-goods.ts';
import { lineKindLabels } from '#src/wording/labels.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import type { DraftLine, LineKind } from '../draft/draft.ts';

type LineMenuProps = {
  anchor: HTMLElement | null;
  line: DraftLine | undefined;
  onClose: () => void;
  has_discount: boolean;
  dispatch: Dispatch<DraftAction>;
  onRemove: (line: DraftLine) => void;
  /** Whether the form has a place for special goods. */
  takesSpecial: boolean;
  onSpecial: (line: DraftLine) => void;
  /** The discount of the line is typed as an amount. */
  onDiscountAmount: (line: DraftLine) => void;
};

/**
 * What a kind does not have is emptied when a line becomes of that kind (data format, TChat). A percentage stays: it is not stated by such a line,
 * comes back with its kind, and the line below has taken it over.
 */
function emptied(kind: LineKind): Partial<DraftLine> {
  const gone = LINE_FIELD_NAMES.filter(
    (field) => field !== 'code' && field !== 'revenue_percent' && !hasField(kind, field),
  );
  return { ...eachOf(gone, () => ''), ...(kind === 'goods' ? {} : { special: null }) };
}

/** One menu for all lines: what kind of line it is, and what can be done with it. */
export function LineMenu({
  anchor,
  line,
  onClose,
  has_discount,
  dispatch,
  onRemove,
  takesSpecial,
  onSpecial,
  onDiscountAmount,
}: LineMenuProps) {
  if (line === undefined) return null;
  const { key } = line;
  const kinds = LINE_KIND.filter((kind) => has_discount || kind !== 'discount').map((kind) => ({
    label: lineKindLabels[kind],
    selected: kind === line.kind,
    onSelect: () => dispatch({ type: 'put_line', key, change: { kind, ...emptied(kind) } }),
  }));
  return (
    <Menu
      name={lineWords.title}
      anchor={anchor}
      onClose={onClose}
      align="start"
      entries={[
        ...kinds,
        ...(line.kind === 'goods' && (takesSpecial || line.special !== null)
          ? [
              {
                label: `${specialWords.title}…`,
                icon: IconTruck,
                divided: true,
                onSelect: () => onSpecial(line),
              },
            ]
          : []),
        ...(line.kind === 'goods' && has_discount
          ? [
              {
                label: lineWords.byAmount,
                icon: IconDiscount,
                divided: true,
                onSelect: () => onDiscountAmount(line),
              },
            ]
          : []),
        {
          label: lineWords.insert,
          icon: IconRowInsertTop,
          divided: true,
          onSelect: () => dispatch({ type: 'insert_line', before: key }),
        },
        {
          label: lineWords.duplicate,
          icon: IconCopy,
          onSelect: () => dispatch({ type: 'duplicate_line', key }),
        },
        {
          label: lineWords.remove,
          icon: IconTrash,
          critical: true,
          onSelect: () => onRemove(line),
        },
      ]}
    />
  );
}
