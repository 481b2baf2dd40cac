import type { AnyFields, AnyNode, AnyValue, Fields } from '../format/nodes.ts';
import type { FormatProblem } from '../format/problems.ts';
import type { InvoiceFormat } from '../formats/invoices/invoice-forms.table.ts';
import type { InvoiceValue } from './values.ts';

/**
 * Elements that say what the invoice is or what is paid: where a form has no place for one, the invoice can't be
 * written. What else a form does not have (the bank account on a phiếu xuất kho) is left out.
 */
const NEVER_LEFT_OUT = {
  TTChung: ['MHSo', 'SBKe', 'NBKe', 'MSTDVNUNLHDon', 'TDVNUNLHDon', 'DCDVNUNLHDon', 'TTHDLQuan'],
  NBan: ['LDDNBo', 'HDKTSo', 'HDKTNgay', 'HDSo', 'TNVChuyen', 'PTVChuyen', 'MDDKDoanh'],
  NMua: ['HVTNNHang', 'MTinh', 'MXa'],
  HHDVu: ['TLCKhau', 'STCKhau', 'TTHHDTrung'],
  TToan: ['DSLPhi', 'TGTKCThue', 'TTCKTMai', 'TGTKhac'],
} as const;

/** What the value says that its form has no element for, by path. */
export function withoutPlace(format: InvoiceFormat, value: InvoiceValue): FormatProblem[] {
  const { TTChung, NDHDon } = value;
  const lacking = lackingIn(format);
  const problems: FormatProblem[] = [];
  note(problems, lacking.TTChung, TTChung, 'TTChung');
  note(problems, lacking.NBan, NDHDon.NBan, 'NDHDon/NBan');
  note(problems, lacking.NMua, NDHDon.NMua, 'NDHDon/NMua');
  if (lacking.HHDVu.length > 0)
    NDHDon.DSHHDVu.forEach((line, at) =>
      note(problems, lacking.HHDVu, line, `NDHDon/DSHHDVu/HHDVu[${at + 1}]`),
    );
  note(problems, lacking.TToan, NDHDon.TToan, 'NDHDon/TToan');
  return problems;
}

type Lacking = Record<keyof typeof NEVER_LEFT_OUT, readonly string[]>;
const LACKING = new WeakMap<InvoiceFormat, Lacking>();

function lackingIn(format: InvoiceFormat): Lacking {
  const known = LACKING.get(format);
  if (known !== undefined) return known;
  const body: Fields = format.fields.NDHDon.fields;
  const lacking = {
    TTChung: lackingOf('TTChung', format.fields.TTChung),
    NBan: lackingOf('NBan', body.NBan),
    NMua: lackingOf('NMua', body.NMua),
    HHDVu: lackingOf('HHDVu', body.DSHHDVu),
    TToan: lackingOf('TToan', body.TToan),
  };
  LACKING.set(format, lacking);
  return lacking;
}

function lackingOf(part: keyof typeof NEVER_LEFT_OUT, node: AnyNode | undefined): readonly string[] {
  const fields = node === undefined || node.node === 'leaf' ? {} : node.fields;
  return NEVER_LEFT_OUT[part].filter((name) => !(name in fields));
}

/** Nearly every invoice has nothing to note: then nothing is made. */
function note(problems: FormatProblem[], names: readonly string[], value: AnyFields, path: string): void {
  for (const name of names)
    if (says(value[name])) problems.push({ path: `${path}/${name}`, problem: 'not_in_form', label: '' });
}

function says(value: AnyValue): boolean {
  return (
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}
