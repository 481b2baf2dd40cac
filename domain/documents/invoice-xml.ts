import type { InvoiceContent } from '../invoice/content.ts';
import { writtenLines } from '../invoice/lines/written-lines.ts';
import type { InvoiceAmounts } from '../money/invoice-amounts.ts';
import type { FormatVersion } from '../rules/particulars/format-versions.table.ts';
import type { Xml } from './canonical-xml.ts';
import { FormatRefused, type FormatProblem } from './format/problems.ts';
import type { DocumentValue } from './format/nodes.ts';
import { ByteWriter } from './byte-writer.ts';
import { writeDocumentTo } from './format/write.ts';
import { invoiceFormatOf, type InvoiceFormat } from './formats/invoices/invoice-forms.table.ts';
import { specialGoodsProblems } from './formats/invoices/special-goods.table.ts';
import { extraValues, type InvoiceValue } from './invoice-parts/values.ts';
import { withoutPlace } from './invoice-parts/form-place.ts';
import { headerValue } from './invoice-parts/header.ts';
import { lineValue } from './invoice-parts/lines.ts';
import { buyerValue, sellerValue } from './invoice-parts/parties.ts';
import { totalsValue } from './invoice-parts/totals.ts';
import { decodeUtf8 } from './bytes.ts';

type InvoiceDataOptions = {
  /** Value of DLHDon/@Id; the signature points at it. */
  id: string;
  version: FormatVersion;
  /** MST tổ chức cung cấp giải pháp (MSTTCGP). */
  solution_provider_tax_code: string;
};

/** `data-C26TAA-15`: one id per series and number. */
export function invoiceDataId(symbol: string, number: number): string {
  return `data-${symbol}-${number}`;
}

/**
 * `sig-nb-C26TAA-15`: Id of the seller's signature; that of its signing time follows from it. With the symbol in it invoices of
 * one number and two series can stand in one message. Files signed before it was there have `sig-nb-15`.
 */
export function sellerSignatureId(symbol: string, number: number): string {
  return `sig-nb-${symbol}-${number}`;
}

/** `mcqt-C26TAA-15`: Id of the code (MCCQT), for the same reason. Files coded before have `mcqt`. */
export function codeId(symbol: string, number: number): string {
  return `mcqt-${symbol}-${number}`;
}

type InvoiceDocument = { format: InvoiceFormat; value: InvoiceValue };

/**
 * An invoice of any form as its document: the table of its form and the value that is written by it. The number must
 * be reserved, and form and symbol those of a form there is; else a RangeError.
 */
function invoiceDocumentOf(
  content: InvoiceContent,
  amounts: InvoiceAmounts,
  { version, solution_provider_tax_code }: InvoiceDataOptions,
): InvoiceDocument {
  const { form_no, symbol, number } = content;
  if (number === null) throw new RangeError('an invoice without a number is not written');
  const format = invoiceFormatOf(form_no, symbol);
  if (format === null) throw new RangeError(`no form ${form_no} with the symbol ${symbol}`);
  const value = {
    TTChung: headerValue(content, { version, number, solution_provider_tax_code }),
    NDHDon: {
      NBan: sellerValue(content),
      NMua: buyerValue(content),
      DSHHDVu: writtenLines(content, amounts).map((written, index) =>
        lineValue(written.line, written.amounts, index + 1),
      ),
      TToan: totalsValue(content, amounts, version),
    },
    TTKhac: extraValues(content.extras),
  };
  return { format, value };
}

/**
 * Dữ liệu hóa đơn (DLHDon), UTF-8, elements in the order of its form and version, already canonical. Throws FormatRefused
 * with the path of everything that its form or version does not take.
 */
export function buildInvoiceBytes(
  content: InvoiceContent,
  amounts: InvoiceAmounts,
  options: InvoiceDataOptions,
): Uint8Array {
  const out = new ByteWriter();
  writeInvoiceData(out, content, amounts, options);
  return out.written();
}

/** The same, behind what the writer holds already. */
export function writeInvoiceData(
  out: ByteWriter,
  content: InvoiceContent,
  amounts: InvoiceAmounts,
  options: InvoiceDataOptions,
): void {
  const { format, value } = invoiceDocumentOf(content, amounts, options);
  const refused = withoutPlace(format, value).concat(specialProblems(content, options.version));
  if (refused.length > 0) throw new FormatRefused(format.root, refused);
  // Texts that the form asks for may be missing here: the writer refuses them by their path.
  writeDocumentTo(out, format, options.version, value as DocumentValue<InvoiceFormat>, options.id);
}

/** The same as text. */
export function buildInvoiceData(
  content: InvoiceContent,
  amounts: InvoiceAmounts,
  options: InvoiceDataOptions,
): Xml {
  return decodeUtf8(buildInvoiceBytes(content, amounts, options));
}

/** Annex XV belongs to 2.1.1; what 2.1.0 asks of special goods is not known. */
function specialProblems({ lines }: InvoiceContent, version: FormatVersion): FormatProblem[] {
  if (version !== '2.1.1') return [];
  if (lines.every(({ special }) => special === undefined || special.length === 0)) return [];
  return lines.flatMap(({ special = [] }, at) =>
    special.length === 0
      ? []
      : specialGoodsProblems(special).map((problem) => ({
          ...problem,
          path: `NDHDon/DSHHDVu/HHDVu[${at + 1}]/TTHHDTrung/${problem.path}`,
        })),
  );
}
