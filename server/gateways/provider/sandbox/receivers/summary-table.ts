import type { FieldValues } from '#domain/documents/format/nodes.ts';
import type { SUMMARY_TABLE } from '#domain/documents/formats/messages/summary-table.format.ts';
import type { Reason } from '#domain/documents/notices.ts';
import type { ReadSigned } from '#domain/documents/signed-document.ts';
import { parseSymbol } from '#domain/fields/series-symbol.ts';
import { add, compare, readDecimal, subtract, sum, ZERO } from '#domain/money/decimal.ts';
import { ALL_IS_WELL, checkAnswer, numberedErrors } from '../answers/check-result.ts';
import { takenNumbers } from '../judge/held-documents.ts';
import { signatureFindings } from '../judge/signature-findings.ts';
import type { ReasonName } from '../reasons.table.ts';
import type { DocumentKey, JudgedDocument, Taxpayer } from '../records.ts';
import type { Submission, Findings } from './receiver.ts';
import {
  allReasons,
  formatReasons,
  isSound,
  NO_QUESTION,
  reasonsFor,
  reasonsOf,
  receiver,
} from './receiver.ts';

type Table = ReadSigned<'summary_table'>;
type Row = FieldValues<(typeof SUMMARY_TABLE)['fields']['NDBTHDLieu']['fields']['DSDLieu']['fields']>;

/** TThai 0: an invoice that no table has named before. */
const NEW = '0';
const FORM = '01/TH-HĐĐT';

/** The table itself as a document: its number within its period and supplement. */
function tableKey({ value: { TTChung } }: Table): DocumentKey {
  const { LKDLieu, KDLieu, LDau, BSLThu, SBTHDLieu } = TTChung;
  const supplement = LDau === '1' ? '0' : (BSLThu ?? '');
  return { form_no: FORM, symbol: `${LKDLieu} ${KDLieu} ${supplement}`, number: Number(SBTHDLieu) || 0 };
}

function rowsOf({ value }: Table): readonly Row[] {
  return value.NDBTHDLieu.DSDLieu;
}

/** The invoice that a row reports for the first time; null for a row of another state, or without number. */
function newInvoice({ TThai, KHMSHDon, KHHDon, SHDon }: Row): DocumentKey | null {
  if (TThai !== NEW || KHMSHDon === null || KHHDon === null) return null;
  return /^\d{1,8}$/.test(SHDon ?? '') ? { form_no: KHMSHDon, symbol: KHHDon, number: Number(SHDon) } : null;
}

/** The new invoices of a table, in the places of their rows: rows of one invoice with other tax rates are the same invoice. */
function newInvoices(rows: readonly Row[]): (DocumentKey | null)[] {
  return rows.map((row, at) => {
    const key = newInvoice(row);
    const isSame = (other: Row): boolean =>
      other.KHMSHDon === row.KHMSHDon && other.KHHDon === row.KHHDon && other.SHDon === row.SHDon;
    const before = rows.slice(0, at).filter(isSame);
    return before.length > 0 && before.every(({ TSuat }) => TSuat !== row.TSuat) ? null : key;
  });
}

/** The first day after a period: MM/YYYY or Q/YYYY; null for what is neither. */
function endOf(kind: string, period: string): string | null {
  const [, first = '', year = ''] = /^(\d{1,2})\/(\d{4})$/.exec(period) ?? [];
  const months = kind === 'T' ? Number(first) : Number(first) * 3;
  if (year === '' || months < 1 || months > 12) return null;
  return months === 12 ? `${Number(year) + 1}-01-01` : `${year}-${String(months + 1).padStart(2, '0')}-01`;
}

function rowFindings(row: Row, today: string, ends_on: string | null, taxpayer: Taxpayer): ReasonName[] {
  const [before, vat, total] = [row.TTCThue, row.TgTThue, row.TgTTToan].map((text) => readDecimal(text));
  const extra = subtract(readDecimal(row.TTPhi) ?? ZERO, readDecimal(row.TGTKhac) ?? ZERO);
  const findings: ReasonName[] = [];
  if (total && compare(total, add(sum([before ?? ZERO, vat ?? ZERO]), extra)) !== 0)
    findings.push('row_wrong');
  if (row.NLap !== null && (row.NLap > today || (ends_on !== null && row.NLap >= ends_on)))
    findings.push('dated_in_the_future');
  const symbol = row.KHHDon === null ? null : parseSymbol(row.KHHDon);
  // Coded invoices are known already; only those without a code are reported.
  if (symbol?.coded === true) findings.push('symbol_wrong');
  if (row.TThai === NEW && row.KHMSHDon !== null && !taxpayer.forms.includes(row.KHMSHDon))
    findings.push('form_not_declared');
  return findings;
}

function findingsOn(table: Table, submission: Submission): Findings {
  const { taxpayer, held, signatures, received_on, today } = submission;
  const rows = rowsOf(table);
  if (taxpayer === null) return { message: reasonsOf(['unknown_taxpayer']), documents: rows.map(() => []) };
  const { TTChung } = table.value;
  const ends_on = endOf(TTChung.LKDLieu, TTChung.KDLieu);
  const names: ReasonName[] = signatureFindings(signatures[0] ?? [], 'taxpayer', taxpayer, received_on);
  if (TTChung.MST !== taxpayer.tax_code) names.push('wrong_header');
  if (!taxpayer.modes.includes('summary_table')) names.push('transfer_not_declared');
  if (ends_on === null || ends_on > today) names.push('period_wrong');
  if (TTChung.NLap > today) names.push('dated_in_the_future');
  const [table_taken, ...taken] = takenNumbers([tableKey(table), ...newInvoices(rows)], held);
  if (table_taken === true) names.push('table_taken');
  return {
    message: [...formatReasons(table.problems), ...reasonsOf(names)],
    documents: rows.map((row, at) => {
      const found = reasonsOf(rowFindings(row, today, ends_on, taxpayer));
      return found.length === 0 && taken[at] === true ? reasonsOf(['number_taken']) : found;
    }),
  };
}

/** 400, bảng tổng hợp: taken or refused as a whole, by 204 of kind 2, or of kind 4 with the rows that are wrong. */
export const SUMMARY_TABLES = receiver<{ table: Table }>({
  open: ({ message: { header, body } }) => {
    if (body.kind !== 'documents') return 'unreadable';
    const [table, ...more] = body.documents.filter((document) => document.name === 'summary_table');
    if (table === undefined) return 'unreadable';
    return more.length > 0 || header.count !== 1 ? 'wrong_header' : { table };
  },
  question: ({ table }) => ({
    ...NO_QUESTION,
    locks: ['summary table'],
    keys: [tableKey(table), ...newInvoices(rowsOf(table))].filter((key) => key !== null),
  }),
  signed: (_table, { bytes }) => [bytes],
  judge: ({ table }, submission) => findingsOn(table, submission),
  answers: ({ table }, findings, { to, stamp, sign }) => {
    const { TTChung } = table.value;
    const sound = isSound(findings);
    const part = { kind: '4', part: { LBTHKXDau: { DSBTHop: [wrongTable(table, findings)] } } } as const;
    const checked = { taxpayer_name: TTChung.TNNT, count: 1 };
    return {
      verdict: sound ? 'accepted' : 'refused',
      reasons: allReasons(findings),
      documents: sound ? judged(table) : [],
      answers: [checkAnswer(to, stamp('verdict'), checked, sound ? ALL_IS_WELL : part, sign)],
      in_force: null,
    };
  },
});

function judged(table: Table): JudgedDocument[] {
  const accepted = { verdict: 'accepted', code: null, total: null } as const;
  const given = rowsOf(table);
  const rows = newInvoices(given).flatMap((key, at) =>
    key === null ? [] : [{ ...key, ...accepted, issued_on: given[at]?.NLap ?? '' }],
  );
  return [{ ...tableKey(table), ...accepted, issued_on: table.value.TTChung.NLap }, ...rows];
}

function wrongTable(table: Table, findings: Findings) {
  const { KDLieu, LDau, BSLThu, SBTHDLieu } = table.value.TTChung;
  const rows = rowsOf(table).flatMap((row, at) => {
    const reasons: readonly Reason[] = findings.documents[at] ?? [];
    if (reasonsFor({ ...findings, message: [] }, at).length === 0) return [];
    return [
      {
        STT: row.STT ?? String(at + 1),
        KHMSHDon: row.KHMSHDon,
        KHHDon: row.KHHDon,
        SHDon: row.SHDon,
        Ngay: row.NLap,
        TNMua: row.TNMua,
        DSLDo: numberedErrors(reasons),
      },
    ];
  });
  return {
    STT: '1',
    KDLieu,
    LDau,
    BSLThu,
    SBTHDLieu,
    DSLDTTChung: findings.message.map(({ code, text, remedy }) => ({
      MLoi: code,
      MTLoi: text,
      HDXLy: remedy,
      GChu: null,
    })),
    DSLHDon: rows,
  };
}
