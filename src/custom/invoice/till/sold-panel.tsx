import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useEffect, useRef } from 'react';
import { numberText } from '#domain/invoice/shown-name.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import type { Sold } from './kept-till.ts';

const receiptUrl = (id: number): string => `/api/invoices/${id}/pdf?paper=roll_80`;

/** The receipt of 80 mm in a tab, with the code, its QR code and where the buyer looks it up. */
export function usePrintReceipt() {
  const { open, busy } = useDownload();
  return {
    print: ({ invoice_id, series, number }: Sold) =>
      open(receiptUrl(invoice_id), `${series}-${number === null ? invoice_id : numberText(number)}.pdf`),
    isPrinting: busy !== null,
  };
}

/** What was just sold: the change to give, its number and code, and its receipt. Enter prints; the next scan begins the next sale. */
export function SoldPanel({ sold, onNext }: { sold: Sold; onNext: () => void }) {
  const { print, isPrinting } = usePrintReceipt();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [sold.invoice_id]);
  return (
    <div className="till__sold" role="status">
      <span className="till__done">
        <Icon of={IconCheck} size={28} /> {words.sold}
      </span>
      {sold.change !== null && (
        <p className="till__total">
          <span>{words.change}</span>
          <Money amount={sold.change} weight="bold" size="display" />
        </p>
      )}
      <dl>
        <div>
          <dt>{words.invoice}</dt>
          <dd>
            {sold.series} {sold.number !== null && numberText(sold.number)}
          </dd>
        </div>
        <div>
          <dt>{words.code}</dt>
          <dd>{sold.tax_authority_code}</dd>
        </div>
        <div>
          <dt>{words.toPay}</dt>
          <dd>
            <Money amount={sold.total} weight="medium" />
          </dd>
        </div>
      </dl>
      <Button
        ref={button}
        tone="primary"
        size="large"
        full
        icon={IconPrinter}
        busy={isPrinting}
        onClick={() => void print(sold)}
      >
        {words.print}
      </Button>
      <Button size="large" full icon={IconNext} shortcut="Esc" onClick={onNext}>
        {words.next}
      </Button>
      <p className="till__note">{words.sentByDayEnd}</p>
    </div>
  );
}
