import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { useState } from 'react';
import { MenuButton } from '#src/ui/action/menu-button.tsx';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { OPTIONAL_COLUMNS, type OptionalColumn } from './line-columns.ts';

const KEY = 'hoadon-line-columns';

/** Names this version does not know are dropped: another one may have kept them. */
function readChosen(): readonly OptionalColumn[] {
  const kept = (window.localStorage.getItem(KEY) ?? '').split(' ');
  return OPTIONAL_COLUMNS.filter((column) => kept.includes(column));
}

/** The columns that were chosen on this machine, for every invoice written on it. */
export function useChosenColumns() {
  const [chosen, setChosen] = useState(readChosen);
  const toggle = (column: OptionalColumn) => {
    const next = OPTIONAL_COLUMNS.filter((one) => (one === column) !== chosen.includes(one));
    window.localStorage.setItem(KEY, next.join(' '));
    setChosen(next);
  };
  return { chosen, toggle };
}

type ColumnChooserProps = {
  chosen: readonly OptionalColumn[];
  onToggle: (column: OptionalColumn) => void;
  /** Without VAT a line has no total of its own. */
  has_vat: boolean;
  has_discount: boolean;
};

/** Which further columns the lines have; on a phone, where each line is a card, there is nothing to choose. */
export function ColumnChooser({ chosen, onToggle, has_vat, has_discount }: ColumnChooserProps) {
  const offered = OPTIONAL_COLUMNS.filter(
    (column) => (has_vat || column !== 'total') && (has_discount || column !== 'discount_amount'),
  );
  return (
    <span className="lines__columns">
      <MenuButton
        name={lineWords.columns}
        icon={IconColumns}
        size="small"
        entries={offered.map((column) => ({
          label: chosen.includes(column)
            ? lineWords.hideColumn(lineWords[column])
            : lineWords.showColumn(lineWords[column]),
          onSelect: () => onToggle(column),
        }))}
      />
    </span>
  );
}
