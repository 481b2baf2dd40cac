import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { numberText } from '#domain/invoice/shown-name.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import { tillDeviceWords } from '#src/wording/processing/till-offline.ts';
import type { Sold } from './kept-till.ts';
import { PrintedReceipt } from './offline/receipt.tsx';
import type { KeptSale } from './offline/till-db.ts';
import type { TillDeviceState } from './offline/use-till-device.ts';

const receiptUrl = (id: number): string => `/api/invoices/${id}/pdf?paper=roll_80`;

/**
 * The receipt of 80 mm, with the code and its QR code: the server's in a tab, or printed by this browser where it made the sale. `printed`
 * is what has to be drawn for that.
 */
export function usePrintReceipt({ engine }: TillDeviceState) {
  const { open, busy } = useDownload();
  const notify = useNotify();
  const [sale, setSale] = useState<KeptSale | null>(null);
  const print = async ({ is_local, invoice_id, series, number }: Sold) => {
    if (is_local) {
      const kept = await engine.saleOf(series, number ?? 0).catch(() => undefined);
      if (kept === undefined) notify(tillDeviceWords.notKept(numberText(number ?? 0)), { type: 'error' });
      else setSale(kept);
    } else if (invoice_id !== null)
      await open(
        receiptUrl(invoice_id),
        `${series}-${number === null ? invoice_id : numberText(number)}.pdf`,
      );
  };
  const printed = sale !== null && <PrintedReceipt sale={sale} onDone={() => setSale(null)} />;
  return { print, isPrinting: busy !== null, printed };
}

type SoldPanelProps = { sold: Sold; device: TillDeviceState; onNext: () => void };

/** What was just sold: the change to give, its number and code, and its receipt. Enter prints; the next scan begins the next sale. */
export function SoldPanel({ sold, device, onNext }: SoldPanelProps) {
  const { print, isPrinting, printed } = usePrintReceipt(device);
  const isWaiting =
    sold.is_local &&
    device.unsent.some(({ series, number }) => series === sold.series && number === sold.number);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [sold.series, sold.number]);
  return (
    <div className="till__sold" role="status">
      <span className="till__done">
        <Icon of={IconCheck} size={28} /> {isWaiting ? tillDeviceWords.kept : words.sold}
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
        {sold.tax_authority_code !== null && (
          <div>
            <dt>{words.code}</dt>
            <dd>{sold.tax_authority_code}</dd>
          </div>
        )}
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
      <p className="till__note">{isWaiting ? tillDeviceWords.keptText : words.sentByDayEnd}</p>
      {printed}
    </div>
  );
}
