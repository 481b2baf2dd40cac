import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Segmented } from '#src/ui/field/choice/segmented.tsx';
import { lineWords, pasteWords } from '#src/wording/desk/invoice-editor.ts';
import { scanWords } from '#src/wording/desk/scan.ts';
import { moneyWords } from '#src/wording/money.ts';

/** The id of the button that opens the field for codes. */
export const SCAN_BUTTON = 'scan-codes';

type LineActionsProps = {
  /** Whether prices include VAT; null where there is none. */
  basis: boolean | null;
  onBasis: (with_tax: boolean) => void;
  /** What gives a discount to all lines; false where lines have none. */
  discount: ReactNode;
  /** What chooses the columns. */
  columns: ReactNode;
  scanning: boolean;
  onScan: () => void;
  onPaste: () => void;
  onAppend: () => void;
};

/** What is done with the lines as a whole, above them. */
export function LineActions({
  basis,
  onBasis,
  discount,
  columns,
  scanning,
  onScan,
  onPaste,
  onAppend,
}: LineActionsProps) {
  return (
    <div className="lines__actions">
      {basis !== null && (
        <Segmented
          label={moneyWords.basis}
          labelHidden
          value={basis ? 'with' : 'without'}
          onChange={(chosen) => onBasis(chosen === 'with')}
          choices={[
            { value: 'without', label: moneyWords.withoutTax },
            { value: 'with', label: moneyWords.withTax },
          ]}
        />
      )}
      <Button
        id={SCAN_BUTTON}
        tone="plain"
        size="small"
        icon={IconBarcode}
        aria-expanded={scanning}
        onClick={onScan}
      >
        {scanWords.action}
      </Button>
      <Button tone="plain" size="small" icon={IconClipboard} onClick={onPaste}>
        {pasteWords.action}
      </Button>
      <Button tone="plain" size="small" icon={IconPlus} onClick={onAppend}>
        {lineWords.append}
      </Button>
      {discount}
      {columns}
    </div>
  );
}
