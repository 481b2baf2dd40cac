import { toString as qrSvg } from 'qrcode';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { buildQrCode } from '#domain/documents/qr-code.ts';
import { numberText } from '#domain/invoice/shown-name.ts';
import { RECEIPT_WORDS as words } from '#domain/print/receipt-words.ts';
import { formNameOn } from '#domain/rules/particulars/forms.table.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import type { KeptSale } from './till-db.ts';
import './receipt.css';

/** The QR code of an invoice, as a picture. */
async function qrOf({ seller, series, number, input, total }: KeptSale): Promise<string> {
  const text = buildQrCode({
    seller_tax_code: seller.tax_code,
    form_no: series.slice(0, 1),
    symbol: series.slice(1),
    number,
    issued_on: input.issued_on,
    total,
  });
  return `data:image/svg+xml;utf8,${encodeURIComponent(await qrSvg(text, { type: 'svg', margin: 0 }))}`;
}

/** Prints a sale on 80 mm from what this browser kept of it, with number, code and QR code; calls no server. */
export function PrintedReceipt({ sale, onDone }: { sale: KeptSale; onDone: () => void }) {
  const [qr, setQr] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void qrOf(sale).then((picture) => {
      if (!isOver) setQr(picture);
    });
    return () => {
      isOver = true;
    };
  }, [sale]);
  if (qr === null) return null;
  return createPortal(
    <div className="till-receipt till-paper">
      <Receipt sale={sale} />
      <img
        src={qr}
        alt=""
        onLoad={() => {
          window.print();
          onDone();
        }}
      />
      <p>
        {words.code}
        <br />
        <b>{sale.tax_authority_code}</b>
      </p>
    </div>,
    document.body,
  );
}

/** A sale, or an order that has no number and moment yet. */
type ReceiptOf = Pick<KeptSale, 'seller' | 'series' | 'input' | 'amounts' | 'total'> & {
  number: number | null;
  sold_on: string | null;
};

/** What the paper says above the QR code. */
export function Receipt({ sale }: { sale: ReceiptOf }) {
  const { seller, series, number, sold_on, input, amounts, total } = sale;
  const { buyer_name, buyer_tax_code, payment_method } = input;
  return (
    <>
      <b>{seller.name}</b>
      <p>
        {words.tax_code}: {seller.tax_code}
        <br />
        {words.address}: {seller.address}
      </p>
      <h2>{formNameOn(series.slice(0, 1), input.issued_on, series.charAt(4))}</h2>
      <p>
        {words.series}: {series} · {words.number}: {number === null ? words.to_come : numberText(number)}
        <br />
        {words.time}: {sold_on === null ? words.to_come : formatDateTime(sold_on)}
        <br />
        {words.buyer}: {buyer_name}
        {buyer_tax_code != null && ` · ${words.buyer_tax_code}: ${buyer_tax_code}`}
      </p>
      <table>
        <tbody>
          {input.lines.map((line, at) => (
            // The lines of a sale that is made never change.
            <tr key={`${line.name} ${at}`}>
              <td>
                {line.name}
                <br />
                {formatNumber(line.quantity ?? '')} {line.unit} × {formatNumber(line.unit_price ?? '')}
              </td>
              <td>{formatNumber(amounts.lines[at]?.amount ?? '')}</td>
            </tr>
          ))}
          <tr>
            <td>{words.before_tax}</td>
            <td>{formatNumber(amounts.total_before_vat)}</td>
          </tr>
          {amounts.by_rate.length > 0 && (
            <tr>
              <td>{words.tax}</td>
              <td>{formatNumber(amounts.total_vat)}</td>
            </tr>
          )}
          <tr className="till-paper__total">
            <td>{words.total}</td>
            <td>{formatNumber(total)}</td>
          </tr>
        </tbody>
      </table>
      <p>
        {words.in_words}: {amounts.total_in_words}
        <br />
        {words.payment}: {payment_method}
      </p>
    </>
  );
}
