import type { InvoiceContent } from '../invoice/content.ts';
import type { FormatProblem } from './format/problems.ts';
import { readDocument, tableVersion } from './format/read.ts';
import { invoiceFormatOf } from './formats/invoices/invoice-forms.table.ts';
import { VAT_INVOICE } from './formats/invoices/vat.format.ts';
import { extraFields, given, type ReadInvoiceValue } from './invoice-parts/values.ts';
import { headerContent } from './invoice-parts/header.ts';
import { lineContent } from './invoice-parts/lines.ts';
import { partiesContent } from './invoice-parts/parties.ts';
import type { StatedAmounts } from './invoice-parts/totals.ts';
import { statedTotals, totalsContent } from './invoice-parts/totals.ts';
import type { ParsedElement } from './parsed-element.ts';
import { childAt, textAt } from './parsed-element.ts';

export type { StatedAmounts } from './invoice-parts/totals.ts';

export type ReadInvoice = {
  /** DLHDon/@Id. */
  id: string | null;
  version: string | null;
  /** Mã của cơ quan thuế, once coded. */
  authority_code: string | null;
  qr_code: string | null;
  solution_provider_tax_code: string | null;
  content: InvoiceContent;
  stated: StatedAmounts;
  /** Of each line, as it is written, what is read into a kind and a rate (TChat, TSuat). */
  stated_lines: readonly { kind: string | null; vat_rate: string | null }[];
  /** Where it breaks the format of its form and version: it is read all the same. */
  format_problems: readonly FormatProblem[];
  /** Paths of elements that its form does not know. */
  unknown: readonly string[];
};

/**
 * An `<HDon>` of any form and format version, its children in any order, under old names too; null when there is no invoice in it. An unknown
 * form is read as form 1.
 */
export function readInvoice(invoice: ParsedElement): ReadInvoice | null {
  const written = childAt(invoice, 'DLHDon');
  const data = written && withCurrentNames(written);
  const header = data && childAt(data, 'TTChung');
  if (!data || !header || !childAt(data, 'NDHDon')) return null;
  const format = invoiceFormatOf(textAt(header, 'KHMSHDon') ?? '', textAt(header, 'KHHDon') ?? '');
  const version = textAt(header, 'PBan');
  const read = readDocument(format ?? VAT_INVOICE, tableVersion(version), data);
  const { TTChung, NDHDon, TTKhac }: ReadInvoiceValue = read.value;
  const { NBan, NMua, DSHHDVu, TToan = {} } = NDHDon;
  return {
    id: read.id,
    version,
    authority_code: textAt(invoice, 'MCCQT'),
    qr_code: textAt(invoice, 'DLQRCode') ?? textAt(data, 'DLQRCode'),
    solution_provider_tax_code: textAt(header, 'MSTTCGP'),
    content: {
      ...headerContent(TTChung ?? {}),
      ...partiesContent(NBan, NMua ?? {}),
      ...totalsContent(TToan),
      ...given({ extras: extraFields(TTKhac) }),
      lines: DSHHDVu.map(lineContent),
    },
    stated: { lines: DSHHDVu.map(({ ThTien }) => ThTien ?? null), ...statedTotals(TToan) },
    stated_lines: DSHHDVu.map(({ TChat, TSuat }) => ({ kind: TChat || null, vat_rate: TSuat ?? null })),
    format_problems: read.problems,
    unknown: read.unknown,
  };
}

/**
 * Names that elements had in files of sellers who still write the format of before 2.0.0, by the element around them (assumed: seen in
 * received files, in no published table). A file that has both names is read by the one of today.
 */
const OLD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TTChung: { TDLap: 'NLap', TTHDGoc: 'TTHDLQuan' },
  TTHDLQuan: {
    LHDGoc: 'LHDCLQuan',
    KHMSHDGoc: 'KHMSHDCLQuan',
    KHHDGoc: 'KHHDCLQuan',
    SHDGoc: 'SHDCLQuan',
    NLHDGoc: 'NLHDCLQuan',
    TDLHDGoc: 'NLHDCLQuan',
  },
  HHDVu: { Ten: 'THHDVu' },
};

/** The elements on the way to one with old names. */
const AROUND: ReadonlySet<string> = new Set(['NDHDon', 'DSHHDVu', ...Object.keys(OLD_NAMES)]);

/** An invoice's data (DLHDon) with the names of today, so that nothing of an old file is lost; the same element where it has no old name. */
function withCurrentNames(element: ParsedElement): ParsedElement {
  const names = OLD_NAMES[element.name] ?? {};
  const has = new Set(element.children.map(({ name }) => name));
  let is_changed = false;
  const children = element.children.map((child) => {
    const current = names[child.name];
    const renamed = current === undefined || has.has(current) ? child : { ...child, name: current };
    const inside = AROUND.has(renamed.name) ? withCurrentNames(renamed) : renamed;
    is_changed ||= inside !== child;
    return inside;
  });
  return is_changed ? { ...element, children } : element;
}
