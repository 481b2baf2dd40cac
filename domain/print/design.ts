import type { ExtraFieldRow } from '../invoice/extras/extra-fields.ts';
import type { LineText } from '../invoice/lines/line-fields.table.ts';

/** Kiểu trình bày: how the parts of an invoice are drawn. */
export type PrintLayout = 'modern' | 'classic' | 'compact' | 'band' | 'letterhead' | 'minimal';

export type PaperSize = 'a4' | 'a5' | 'roll_80';

/** Columns of the table of goods that every invoice has. */
export type ColumnKey =
  | LineText
  | 'position'
  | 'name'
  | 'quantity'
  | 'unit_price'
  | 'discount'
  | 'amount'
  | 'vat_rate'
  | 'vat_amount';

/** How a column is printed; one with the key `own` is that of the field of the company's own that it names. */
export type ColumnChoice = {
  key: ColumnKey | 'own';
  shown: boolean;
  label: string | null;
  field?: string | null | undefined;
};

/** Thiết kế bản in: what a template says of its prints beside layout and colour (TemplateDesign on the wire). */
export type PrintDesign = {
  paper: PaperSize;
  font: 'layout' | 'serif' | 'sans';
  font_size: 'small' | 'normal' | 'large';
  language: 'vi' | 'vi_en';
  /** `#rrggbb`; null is the layout's own. */
  table_color: string | null;
  /** The layout's frame, band or field of colour. */
  frame: boolean;
  watermark: 'pattern' | 'logo' | 'text' | 'none';
  watermark_text: string | null;
  logo_id: number | null;
  logo_size: 'small' | 'normal' | 'large';
  /** Two letters of the seller's name where there is no logo. */
  initials: boolean;
  /** In the order they are printed; `label` null is the usual name. */
  columns: ColumnChoice[];
  /** The table has so many rows at least, while they fit on its page. */
  blank_rows: number;
  /** A sum at the end of a page that is followed, and at the beginning of the next. */
  carried_totals: boolean;
  seller_lines: { label: string; text: string }[];
  /** Fields of the company's own that its invoices ask for. */
  extra_fields: ExtraFieldRow[];
  /** Those that each line asks for, every one a column. */
  line_fields: ExtraFieldRow[];
  foot_note: string | null;
  buyer_signature: boolean;
  /** Beside those of buyer and seller. */
  signature_boxes: { title: string }[];
};

/** What a print looks like when its template says nothing of it. */
export const DEFAULT_DESIGN: PrintDesign = {
  paper: 'a4',
  font: 'layout',
  font_size: 'normal',
  language: 'vi',
  table_color: null,
  frame: true,
  watermark: 'pattern',
  watermark_text: null,
  logo_id: null,
  logo_size: 'normal',
  initials: true,
  columns: [],
  blank_rows: 0,
  carried_totals: true,
  seller_lines: [],
  extra_fields: [],
  line_fields: [],
  foot_note: null,
  buyer_signature: true,
  signature_boxes: [],
};

/** A stored design with what it lacks as by default: what was frozen with an invoice before an option existed says nothing of it. */
export function wholeDesign(stored: Partial<PrintDesign> | null | undefined): PrintDesign {
  return { ...DEFAULT_DESIGN, ...stored };
}
