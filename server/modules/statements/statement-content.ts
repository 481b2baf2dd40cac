import type { InvoiceContent } from '#domain/invoice/content.ts';
import { decimalText, negate, parseDecimal } from '#domain/money/decimal.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { RightLine } from '#domain/invoice/lines/adjusting-lines.ts';
import type {
  StatedInvoice,
  StatementContent,
  StatementLine,
  StatementTotals,
} from '#domain/statements/content.ts';
import { rightedLines } from '#domain/statements/right-lines.ts';
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
  | 'listed'
  | 'further'
  | 'place'
  | `${'seller' | 'buyer'}_${'delegate' | 'position'}`
>;

/** What a draft says if it is signed on this day: its invoices as they were issued, and as they should have been. */
export async function contentOf(tx: Tx, row: Stated, made_on: string): Promise<StatementContent> {
  const tenant = await readTenant(tx);
  const first = await issuedInvoice(tx, row.invoice_id);
  const { content } = first;
  const further: StatedInvoice[] = [];
  for (const [at, { invoice_id }] of row.listed.entries())
    further.push(statedInvoice(await issuedInvoice(tx, invoice_id), row.further?.[at]?.right_lines ?? []));
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
    currency: content.currency,
    reason: row.reason ?? '',
    ...statedInvoice(first, row.right_lines),
    ...(further.length > 0 && { further }),
  };
}

function statedInvoice(
  { content, settings }: IssuedInvoice,
  right_lines: readonly RightLine[],
): StatedInvoice {
  // A rate that no day has is refused when the correcting invoice is checked, as one that is typed there.
  const lines = rightedLines(content.lines, right_lines) as InvoiceContent['lines'];
  const right: InvoiceContent = { ...content, lines };
  const before = storedAmounts(settings, content);
  const after = storedAmounts(settings, right);
  return {
    invoice: {
      form_no: content.form_no,
      symbol: content.symbol,
      number: String(content.number ?? ''),
      issued_on: content.issued_on,
    },
    lines_before: linesOf(content, before),
    totals_before: totalsOf(before),
    lines_after: linesOf(right, after),
    totals_after: totalsOf(after),
  };
}

function linesOf({ lines }: InvoiceContent, amounts: InvoiceAmounts): StatementLine[] {
  return lines.map(({ kind, name, unit, quantity, unit_price, vat_rate }, at) => {
    const { amount = null, vat_amount = null } = amounts.lines[at] ?? {};
    const signed = (text: string | null) =>
      kind === 'discount' && text !== null ? decimalText(negate(parseDecimal(text))) : text;
    return {
      ...{ name, unit, quantity, unit_price, vat_rate },
      amount: signed(amount),
      vat_amount: signed(vat_amount),
    };
  });
}

function totalsOf({ total_before_vat, total_vat, total }: InvoiceAmounts): StatementTotals {
  return { before_vat: total_before_vat, vat: total_vat, total };
}
