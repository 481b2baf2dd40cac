import { numberText } from '#domain/invoice/shown-name.ts';
import { eachBuyerField, type BuyerField } from '#domain/invoice/buyer-fields.table.ts';
import { eachOf, LINE_TEXTS } from '#domain/invoice/lines/line-fields.table.ts';
import { specialText } from '#domain/documents/formats/invoices/special-goods.table.ts';
import type { InvoiceContent, InvoiceLine, InvoiceSeller } from '#domain/invoice/content.ts';
import { writtenLines } from '#domain/invoice/lines/written-lines.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { shownDecimal, type NumberStyle } from '#domain/numbers/number-style.ts';
import { wholeDesign } from '#domain/print/design.ts';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { formNameOn } from '#domain/rules/particulars/forms.table.ts';
import type { Context, Tx } from '#server/context.ts';
import type { InvoicePrint, PrintConversion, PrintLine } from '#server/gateways/print/invoice-print.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { sealedVersion, storedFile } from '#server/modules/documents/index.ts';
import {
  findInvoice,
  storedAmounts,
  storedMoneyOptions,
  mayRevise,
  type InvoiceRow,
} from '#server/modules/invoices/index.ts';
import { isWithBuyer, lookUpCode, lookUpUrl, type LinkDeps } from '#server/modules/invoice-links/index.ts';
import { logoBytes } from '#server/modules/templates/index.ts';
import { refuseGivenUp } from '#server/platform/child-processes/task-given-up.ts';
import { failure } from '#server/platform/http/failure.ts';
import { designOf, type Design, storedContent } from './content-and-design.ts';
import { invoiceKind } from './document-kind.ts';
import { printMark } from './print-mark.ts';

export type PrintDeps = LinkDeps & { invoice_printer: InvoicePrinter };

export type InvoiceFile = { bytes: Uint8Array; file_name: string };

/**
 * The very bytes that were signed: `latest` is the authority's file once the code is issued, `signed` the seller's own.
 * Failures: 409 not_signed, and 500 file_damaged for a file that is no longer the one that was stored.
 */
export async function invoiceFile(tx: Tx, id: number, which: 'signed' | 'latest'): Promise<InvoiceFile> {
  const row = await findInvoice(tx, id);
  const bytes = await storedFile(tx, invoiceKind, id, which);
  if (bytes === null)
    throw failure(409, 'not_signed', 'Hóa đơn chưa được ký nên chưa có tệp XML. Hãy ký và phát hành trước.');
  return { bytes, file_name: fileName(row, 'xml') };
}

type Numbered = Pick<InvoiceRow, 'form_no' | 'symbol' | 'number' | 'id'>;

/** `1C26TAA-00000012.xml`; a draft is named by its id. */
function fileName({ form_no, symbol, number, id }: Numbered, extension: string): string {
  const named = number === null ? `nhap-${id}` : numberText(number);
  return `${form_no}${symbol}-${named}.${extension}`;
}

type Particular =
  | 'title'
  | 'form_no'
  | 'symbol'
  | 'number'
  | 'issued_on'
  | 'corrects'
  | 'seller'
  | 'buyer_place'
  | 'movement'
  | 'extras'
  | BuyerField
  | 'payment_method'
  | 'currency'
  | 'exchange_rate'
  | 'lines'
  | 'by_rate'
  | 'total_before_vat'
  | 'total_discount'
  | 'total_vat'
  | 'revenue_reduction'
  | 'fees'
  | 'other_deduction'
  | 'total'
  | 'total_in_words';

/** What the seller states, as it is printed: out of the content alone. */
export function printParticulars(
  content: InvoiceContent,
  amounts: InvoiceAmounts,
  style: NumberStyle,
): Pick<InvoicePrint, Particular> {
  const { seller } = content;
  return {
    // A phiếu xuất kho is called after its letter.
    title:
      formNameOn(
        content.form_no,
        content.issued_on,
        movesGoods(content) ? content.symbol.charAt(3) : undefined,
      ) ?? 'Hóa đơn điện tử',
    form_no: content.form_no,
    symbol: content.symbol,
    number: content.number,
    issued_on: content.issued_on,
    corrects: content.related?.note ?? null,
    seller: {
      name: seller.name,
      tax_code: seller.tax_code,
      address: seller.address,
      phone_number: seller.phone_number ?? null,
      bank_account: seller.bank_account ?? null,
      bank_name: seller.bank_name ?? null,
      location: placeOfBusiness(seller),
    },
    buyer_place: content.buyer_place ?? null,
    movement: content.movement ?? null,
    extras: content.extras ?? [],
    // What was sealed before some of them were stated has none of those.
    ...eachBuyerField((field) => content[field] ?? null),
    payment_method: content.payment_method,
    currency: content.currency,
    exchange_rate: content.exchange_rate,
    lines: printLines(content, amounts, style),
    by_rate: amounts.by_rate,
    total_before_vat: amounts.total_before_vat,
    total_discount: amounts.total_discount,
    total_vat: amounts.total_vat,
    revenue_reduction: amounts.revenue_reduction,
    fees: content.fees ?? [],
    other_deduction: content.other_deduction ?? null,
    total: amounts.total,
    total_in_words: amounts.total_in_words,
  };
}

/** Name, address and code; null of a company that sells in one place. */
function placeOfBusiness({ location_code, location_name, location_address }: InvoiceSeller): string | null {
  if (location_code == null) return null;
  return [location_name, location_address, `mã ${location_code}`].filter(Boolean).join(' – ');
}

/** The printed lines are those of the XML: before VAT, with the discount on the whole invoice after them. */
function printLines(content: InvoiceContent, amounts: InvoiceAmounts, style: NumberStyle): PrintLine[] {
  return writtenLines(content, amounts).map(({ line, amounts: computed }) => ({
    kind: line.kind,
    ...eachOf(LINE_TEXTS, (field) => line[field] ?? null),
    name: printedName(line, style),
    quantity: computed?.quantity ?? null,
    unit_price: computed?.unit_price ?? null,
    discount_rate: computed?.discount_rate ?? null,
    discount_amount: computed?.discount_amount ?? null,
    amount: computed?.amount ?? null,
    vat_rate: line.vat_rate,
    vat_amount: computed?.vat_amount ?? null,
    extras: line.extras ?? [],
  }));
}

/** The name of the goods, with what the law asks for beside special goods. */
function printedName({ name, special }: Pick<InvoiceLine, 'name' | 'special'>, style: NumberStyle): string {
  if (special === undefined || special.length === 0) return name;
  return `${name} (${specialText(special, undefined, (decimal) => shownDecimal(decimal, style))})`;
}

/** The paper of the design of its series, or a receipt of 80 mm. */
export type PrintPaper = 'series' | 'roll_80';

/**
 * Bản thể hiện: the invoice as PDF, with a mark of what has become of it, and what a conversion to paper says of itself; with `version`
 * what that version said.
 */
export async function printedInvoice(
  deps: PrintDeps,
  { tenant, account }: Pick<Context, 'tenant'> & { account: Pick<Context['account'], 'tenant_id'> },
  id: number,
  how: { paper?: PrintPaper | undefined; conversion?: PrintConversion; version?: number } = {},
): Promise<InvoiceFile> {
  const { view, file_name } = await tenant(async (tx) => {
    const printed = await printView(tx, id, how.version);
    if (!isWithBuyer(await findInvoice(tx, id))) return printed;
    const { tenant_id } = account;
    return {
      ...printed,
      view: { ...printed.view, lookup: lookUpPlace(deps, { tenant_id, invoice_id: id }) },
    };
  });
  const { paper = 'series', conversion = null } = how;
  const design = paper === 'series' ? view.design : { ...view.design, paper };
  const drawn = { ...view, design, conversion };
  const bytes = await deps.invoice_printer.print(account.tenant_id, drawn).catch(refuseUnprinted);
  return { bytes, file_name };
}

/** Where the buyer looks an issued invoice up, and by which code. It is of this installation, not of the invoice: nothing of it is frozen. */
function lookUpPlace(deps: LinkDeps, of: { tenant_id: number; invoice_id: number }): InvoicePrint['lookup'] {
  return {
    site: lookUpUrl(deps).replace(/^https?:\/\//, ''),
    code: lookUpCode(deps.link_key, of.tenant_id, of.invoice_id),
  };
}

export const refuseUnprinted = refuseGivenUp({
  code: 'pdf',
  too_long:
    'Bản in PDF của hóa đơn này quá nặng nên máy chủ đã dừng vẽ. Tệp XML vẫn tải được và là bản có giá trị; nếu còn sửa được, hãy rút gọn tên hàng hoặc tách hóa đơn.',
  too_much_memory:
    'Bản in PDF của hóa đơn này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Tệp XML vẫn tải được và là bản có giá trị; nếu còn sửa được, hãy rút gọn tên hàng hoặc tách hóa đơn.',
  queue_full: 'Nhiều bản in PDF khác đang chờ nên máy chủ chưa nhận bản này. Hãy đợi vài giây rồi tải lại.',
  closed: 'Máy chủ đang khởi động lại nên chưa vẽ xong bản in PDF. Hãy đợi vài giây rồi tải lại.',
});

/** What an invoice says in print, and whether it is signed as it is printed. */
type Stated = {
  content: InvoiceContent;
  design: Design;
  qr: string | null;
  signed_on: string | null;
  coded_on: string | null;
  /** Of a cash register: in force without any signature, with its code where it is coded. */
  is_of_register: boolean;
  /** Signed, and revised since or open to be. */
  is_refused: boolean;
};

/** What an invoice says in print now, or said in `version`. Failure: 404. */
export async function printView(
  tx: Tx,
  id: number,
  version?: number,
): Promise<{ view: InvoicePrint; file_name: string }> {
  const row = await findInvoice(tx, id);
  const is_today = version === undefined && mayRevise(row);
  const stated = is_today ? await today(tx, row) : await frozen(tx, row, version);
  const { content, design, qr, signed_on, coded_on, is_of_register, is_refused } = stated;
  const { seller } = content;
  const isValued = signed_on !== null || is_of_register;
  const amounts = storedAmounts(design, content);
  const print = wholeDesign(design.print);
  const view: InvoicePrint = {
    ...printParticulars(content, amounts, design.number_style),
    method_of_tax_calculation: storedMoneyOptions(design).method_of_tax_calculation,
    layout: design.layout,
    accent_color: design.accent_color,
    design: print,
    logo: await logoBytes(tx, print.logo_id),
    number_style: design.number_style,
    mark: await printMark(tx, row, { isValued, is_refused }),
    tax_authority_code: coded_on === null && !is_of_register ? null : row.tax_authority_code,
    qr_code: qr,
    seller_signature: signed_on === null ? null : { signed_by: seller.name, signed_on },
    authority_signature: coded_on === null ? null : { signed_by: 'Cơ quan thuế', signed_on: coded_on },
    lookup: null,
    conversion: null,
  };
  return { view, file_name: fileName(row, 'pdf') };
}

/** A draft, and what is being corrected after a refusal and not signed yet: what it would say if it were published now. */
async function today(tx: Tx, row: InvoiceRow): Promise<Stated> {
  return {
    content: await storedContent(tx, row),
    design: await designOf(tx, row),
    qr: null,
    signed_on: null,
    coded_on: null,
    is_of_register: false,
    is_refused: false,
  };
}

/** What was frozen when its present version, or `of`, was sealed: the company, the template and the settings of today say nothing of it. */
async function frozen(tx: Tx, row: InvoiceRow, of?: number): Promise<Stated> {
  const sealed = await sealedVersion(tx, invoiceKind, row.id, of);
  if (sealed === null) return today(tx, row);
  const { version, files, is_present } = sealed;
  const is_refused = !is_present || mayRevise(row);
  const storedOn = (kind: string) => files.find((file) => file.kind === kind)?.created_on ?? null;
  return {
    // This module alone writes both.
    content: version.content as InvoiceContent,
    design: version.extra['design'] as Design,
    // One that was given up or refused is in force nowhere: there is nothing to look up.
    qr: is_refused || row.lifecycle === 'cancelled' ? null : String(version.extra['qr']),
    signed_on: files.find(({ kind }) => kind === 'signed')?.signed_on ?? null,
    coded_on: storedOn('coded'),
    is_of_register: storedOn('unsigned') !== null,
    is_refused,
  };
}
