import IconRowInsertTop from '@tabler/icons-react/dist/esm/icons/IconRowInsertTop.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { LINE_KIND } from '#generated/vocabulary.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { lineWords } from '#src/wording/invoice.ts';
import { lineKindLabels } from '#src/wording/labels.ts';
import type { Dispatch } from 'react';
import type { DraftLine } from './draft.ts';
import type { DraftAction } from './draft-reducer.ts';

type LineMenuProps = {
  anchor: HTMLElement | null;
  line: DraftLine | undefined;
  onClose: () => void;
  dispatch: Dispatch<DraftAction>;
  onRemove: (line: DraftLine) => void;
};

/** What a kind does not have is emptied when a line becomes of that kind (data format, TChat). */
const emptied = {
  goods: { amount: '' },
  promotion: { amount: '', discount_rate: '', discount_amount: '' },
  discount: { unit: '', quantity: '', unit_price: '', discount_rate: '', discount_amount: '' },
  note: {
    unit: '',
    quantity: '',
    unit_price: '',
    discount_rate: '',
    discount_amount: '',
    amount: '',
    vat_rate: '',
  },
} as const satisfies Record<DraftLine['kind'], Partial<DraftLine>>;

/** One menu for all lines: what kind of line it is, and what can be done with it. */
export function LineMenu({ anchor, line, onClose, dispatch, onRemove }: LineMenuProps) {
  if (line === undefined) return null;
  const { key } = line;
  const kinds = LINE_KIND.map((kind) => ({
    label: lineKindLabels[kind],
    selected: kind === line.kind,
    onSelect: () => dispatch({ type: 'put_line', key, change: { kind, ...emptied[kind] } }),
  }));
  return (
    <Menu
      name={lineWords.title}
      anchor={anchor}
      onClose={onClose}
      align="start"
      entries={[
        ...kinds,
        {
          label: lineWords.insert,
          icon: IconRowInsertTop,
          divided: true,
          onSelect: () => dispatch({ type: 'insert_line', before: key }),
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
