import type { FormatVersion } from '../rules/particulars/format-versions.table.ts';
import type { SummaryRow, SummaryTable } from '../summary-tables/content.ts';
import { periodCode, periodText } from '../summary-tables/period.ts';
import { encodeUtf8 } from './bytes.ts';
import type { Xml } from './canonical-xml.ts';
import type { DocumentValue } from './format/nodes.ts';
import { writeDocument } from './format/write.ts';
import { SUMMARY_TABLE } from './formats/messages/summary-table.format.ts';
import { withDeclaration } from './invoice-document.ts';
import { plainDecimal } from './invoice-parts/values.ts';
import { assembleSigned } from './signed-document.ts';

/** `BTH-17`: DLBTHop/@Id of the table with this number of ours. */
export function summaryTableDataId(number: number): string {
  return `BTH-${number}`;
}

/** `sig-nnt-bth-17`: Id of its taxpayer's signature. */
export function summaryTableSignatureId(number: number): string {
  return `sig-nnt-bth-${number}`;
}

const STATES = { new: '0', adjust: '2', replace: '3', explain: '4', mistake: '5' } as const satisfies Record<
  SummaryRow['state'],
  string
>;

/** Hàng hóa, dịch vụ khác: petrol and air transport are not reported here (assumed). */
const OTHER_GOODS = '9';

/** The table by the format's element names. */
export function summaryTableValue(
  { period, supplement, table_no, made_on, currency, taxpayer, rows }: SummaryTable,
  version: FormatVersion,
): DocumentValue<typeof SUMMARY_TABLE> {
  return {
    TTChung: {
      PBan: version,
      MSo: '01/TH-HĐĐT',
      Ten: 'Bảng tổng hợp dữ liệu hóa đơn điện tử',
      SBTHDLieu: String(table_no),
      LKDLieu: periodCode(period),
      KDLieu: periodText(period),
      LDau: supplement === 0 ? '1' : '0',
      BSLThu: supplement === 0 ? null : String(supplement),
      NLap: made_on,
      TNNT: taxpayer.name,
      MST: taxpayer.tax_code,
      HDDIn: '0',
      LHHoa: OTHER_GOODS,
      DVTTe: currency,
    },
    NDBTHDLieu: { DSDLieu: rows.map((row, at) => rowValue(row, at + 1, version)) },
  };
}

function rowValue(row: SummaryRow, position: number, version: FormatVersion) {
  const { related } = row;
  const is_latest = version === '2.1.1';
  return {
    STT: String(position),
    KHMSHDon: row.form_no,
    KHHDon: row.symbol,
    SHDon: row.number,
    NLap: row.issued_on,
    TNMua: row.buyer_name || null,
    MSTNMua: row.buyer_tax_code || null,
    MDVQHNSach: is_latest ? row.buyer_budget_code || null : null,
    DCNMua: is_latest ? row.buyer_address || null : null,
    MKHang: row.buyer_code || null,
    MHHoa: null,
    THHDVu: null,
    DVTinh: null,
    SLuong: null,
    TTCThue: plainDecimal(row.amount),
    TSuat: row.vat_rate,
    TgTThue: plainDecimal(row.vat_amount),
    TTPhi: unlessZero(row.fees),
    TGTKhac: unlessZero(row.deduction),
    TgTTToan: plainDecimal(row.total),
    TThai: STATES[row.state],
    LHDCLQuan: related?.regime ?? null,
    KHMSHDCLQuan: related?.form_no ?? null,
    KHHDCLQuan: related?.symbol ?? null,
    SHDCLQuan: related?.number ?? null,
    LKDLDChinh: related?.period ? periodCode(related.period) : null,
    KDLDChinh: related?.period ? periodText(related.period) : null,
    STBao: null,
    NTBao: null,
    GChu: row.note ?? null,
    TGia: plainDecimal(row.exchange_rate),
  };
}

function unlessZero(amount: string): string | null {
  const text = plainDecimal(amount);
  return text === '0' ? null : text;
}

/**
 * Dữ liệu bảng tổng hợp (DLBTHop) of form 01/TH-HĐĐT, canonical: what the taxpayer signs. Throws FormatRefused with the path of everything
 * that the version does not take.
 */
export function buildSummaryTableData(
  table: SummaryTable,
  { id, version }: { id: string; version: FormatVersion },
): Xml {
  return writeDocument(SUMMARY_TABLE, version, summaryTableValue(table, version), id);
}

/** The file: BTHDLieu around data that is already written and the taxpayer's signature, null while there is none. */
export function assembleSummaryTable(
  data: Xml,
  version: FormatVersion,
  taxpayer_signature: Xml | null,
): Uint8Array {
  const signatures = taxpayer_signature === null ? {} : { NNT: taxpayer_signature };
  return withDeclaration(encodeUtf8(assembleSigned('summary_table', version, { data, signatures })));
}
