import type { InvoiceContent } from '#domain/invoice/content.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { StatementContent, StatementLine, StatementTotals } from '#domain/statements/content.ts';
import type { Tx } from '#server/context.ts';
import { sealedVersion } from '#server/modules/documents/index.ts';
import { storedAmounts, type StoredSettings } from '#server/modules/invoices/index.ts';
import { invoiceKind } from '#server/modules/publishing/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { Statement } from './statements.ts';

type IssuedInvoice = { content: InvoiceContent; settings: StoredSettings };

/** An invoice as it was issued. Failure: 409 invoice_not_issued. */
export async function issuedInvoice(tx: Tx, invoice_id: number): Promise<IssuedInvoice> {
  const sealed = await sealedVersion(tx, invoiceKind, invoice_id);
  if (sealed === null)
    throw failure(
      409,
      'invoice_not_issued',
      'Hóa đơn chưa phát hành nên chưa cần biên bản. Hãy sửa bản nháp.',
    );
  const { content, extra } = sealed.version;
  // The module of invoices writes both.
  return { content: content as InvoiceContent, settings: extra['design'] as StoredSettings };
}

type Stated = Pick<
  Statement,
  | 'invoice_id'
  | 'nature'
  | 'label'
  | 'reason'
  | 'right_lines'
  | 'place'
  | `${'seller' | 'buyer'}_${'delegate' | 'position'}`
>;

/** What a draft says if it is signed on this day: the invoice as it was issued, and as it should have been. */
export async function contentOf(tx: Tx, row: Stated, made_on: string): Promise<StatementContent> {
  const tenant = await readTenant(tx);
  const { content, settings } = await issuedInvoice(tx, row.invoice_id);
  const right: InvoiceContent = {
    ...content,
    lines: content.lines.map((line, at) => {
      const given = row.right_lines[at];
      if (given === undefined || (given.quantity === line.quantity && given.unit_price === line.unit_price))
        return line;
      // An amount that was typed belonged to the figures that were wrong.
      const amount = line.kind === 'discount' ? line.amount : null;
      return { ...line, quantity: given.quantity, unit_price: given.unit_price, amount };
    }),
  };
  const before = storedAmounts(settings, content);
  const after = storedAmounts(settings, right);
  return {
    nature: row.nature,
    label: row.label,
    made_on,
    place: row.place,
    seller: {
      name: tenant.name,
      tax_code: tenant.tax_code,
      address: tenant.address,
      delegate: row.seller_delegate,
      position: row.seller_position,
    },
    buyer: {
      name: content.buyer_name ?? content.buyer_person ?? '',
      tax_code: content.buyer_tax_code,
      address: content.buyer_address,
      delegate: row.buyer_delegate,
      position: row.buyer_position,
    },
    invoice: {
      form_no: content.form_no,
      symbol: content.symbol,
      number: String(content.number ?? ''),
      issued_on: content.issued_on,
    },
    currency: content.currency,
    reason: row.reason ?? '',
    lines_before: linesOf(content, before),
    totals_before: totalsOf(before),
    lines_after: linesOf(right, after),
    totals_after: totalsOf(after),
  };
}

function linesOf({ lines }: InvoiceContent, amounts: InvoiceAmounts): StatementLine[] {
  return lines.map(({ name, unit, quantity, unit_price, vat_rate }, at) => ({
    name,
    unit,
    quantity,
    unit_price,
    amount: amounts.lines[at]?.amount ?? null,
    vat_rate,
  }));
}

function totalsOf({ total_before_vat, total_vat, total }: InvoiceAmounts): StatementTotals {
  return { before_vat: total_before_vat, vat: total_vat, total };
}
