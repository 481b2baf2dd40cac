import { readDocument, tableVersion } from './format/read.ts';
import { bodyFormatOf } from './formats/messages/body-formats.table.ts';
import { ENVELOPE_HEADER, TECHNICAL_RESPONSE } from './formats/messages/envelope.format.ts';
import { SIGNED_DOCUMENTS, type SignedDocumentName } from './formats/messages/signed-documents.table.ts';
import type { InvoiceName, Reason } from './notices.ts';
import { childAt, childrenAt, textAt, type ParsedElement } from './parsed-element.ts';
import { readInvoice, type ReadInvoice } from './read-invoice.ts';
import { readSigned, type ReadSigned } from './signed-document.ts';

/** General part of a received message; the type is whatever was written. */
export type MessageHeader = {
  version: string | null;
  sender: string;
  receiver: string;
  type: string;
  message_id: string;
  reply_to: string | null;
  tax_code: string | null;
  count: number | null;
};

export type MessageBody =
  /** 200, 201, 202, 203, 206, 216: invoices, with or without a code. */
  | { kind: 'invoices'; invoices: ReadInvoice[] }
  /** 999. */
  | {
      kind: 'technical';
      accepted: boolean;
      message_id: string | null;
      received_at: string | null;
      reasons: Reason[];
    }
  /** 204. */
  | { kind: 'check_result'; notice: ReadCheckNotice }
  /** Declarations, notices, tables: usually one, in the order they stand in. */
  | { kind: 'documents'; documents: ReadSigned[] }
  /** Only the envelope is read. */
  | { kind: 'other' };

export type ReadMessage = { header: MessageHeader; body: MessageBody };

/** A message (TDiep) of any type, children in any order; null when it has no id, sender or type. */
export function readMessage(message: ParsedElement): ReadMessage | null {
  const general = childAt(message, 'TTChung');
  if (message.name !== 'TDiep' || general === null) return null;
  const version = textAt(general, 'PBan');
  const { value } = readDocument(ENVELOPE_HEADER, tableVersion(version), general);
  const { MLTDiep: type, MTDiep: message_id, MNGui: sender } = value;
  if (type === '' || message_id === '' || sender === '') return null;
  const header: MessageHeader = {
    version,
    sender,
    receiver: value.MNNhan,
    type,
    message_id,
    reply_to: value.MTDTChieu,
    tax_code: value.MST === '' ? null : value.MST,
    count: /^\d{1,7}$/.test(value.SLuong) ? Number(value.SLuong) : null,
  };
  const data = childAt(message, 'DLieu');
  return { header, body: data === null ? OTHER : readBody(type, data) };
}

const OTHER: MessageBody = { kind: 'other' };

function readBody(type: string, data: ParsedElement): MessageBody {
  const format = bodyFormatOf(type);
  if (format === 'envelope_only') return OTHER;
  if (format === 'invoices') return readInvoices(data);
  if (format === 'technical_response') return readTechnical(data);
  if (format === 'check_result') {
    const [notice] = readAll(format, data);
    return notice === undefined ? OTHER : { kind: 'check_result', notice: checkNoticeOf(notice) };
  }
  const documents = readAll(format, data);
  return documents.length === 0 ? OTHER : { kind: 'documents', documents };
}

function readAll<N extends SignedDocumentName>(name: N, data: ParsedElement): ReadSigned<N>[] {
  return childrenAt(data, SIGNED_DOCUMENTS[name].wrapper)
    .map((wrapper) => readSigned(name, wrapper))
    .filter((document) => document !== null);
}

function readInvoices(data: ParsedElement): MessageBody {
  const invoices = childrenAt(data, 'HDon').map(readInvoice);
  return { kind: 'invoices', invoices: invoices.filter((invoice) => invoice !== null) };
}

function readTechnical(data: ParsedElement): MessageBody {
  const notice = childAt(data, TECHNICAL_RESPONSE.root);
  if (notice === null) return OTHER;
  // Nothing says its version; all are alike.
  const { value } = readDocument(TECHNICAL_RESPONSE, tableVersion(null), notice);
  return {
    kind: 'technical',
    accepted: value.TTTNhan === '0',
    message_id: value.MTDiep,
    received_at: value.NNhan === '' ? null : value.NNhan,
    reasons: value.DSLDo.map(({ MLoi, MTa }) => ({ code: MLoi, text: MTa, remedy: null })),
  };
}

/** Thông báo 01/TB-KTDL (204), as it was received. */
type ReadCheckNotice = {
  notice_no: string | null;
  /** LTBao. */
  notice_kind: string;
  checked_message_id: string | null;
  /** One for LTBao 1, several for 3 and 4; none when all is well. */
  refused: { invoice: InvoiceName; reasons: Reason[] }[];
  /** Reasons not tied to one invoice (LTBao 4, 5, 7, 9). */
  reasons: Reason[];
};

/** What a message 204 decides, whichever of its parts says so. */
function checkNoticeOf({ value, number }: ReadSigned<'check_result'>): ReadCheckNotice {
  const { LCMa, LHDKMa, LBTHKXDau, LBTHXDau, LHDMTTien, KHLKhac } = value;
  const tables = LBTHKXDau?.DSBTHop ?? [];
  const petrol = LBTHXDau?.DSBTHop ?? [];
  const invoices = [
    ...(LCMa === null ? [] : [LCMa]),
    ...[LHDKMa, LHDMTTien].flatMap((part) => part?.DSHDon ?? []),
    ...tables.flatMap(({ DSLHDon }) => DSLHDon.map((row) => ({ ...row, NLap: null }))),
  ];
  const general = [
    ...[LHDKMa, LHDMTTien, KHLKhac].flatMap((part) => part?.DSLDo ?? []),
    ...[...tables, ...petrol].flatMap(({ DSLDTTChung }) => DSLDTTChung),
    ...petrol.flatMap(({ DSLMHang }) => DSLMHang.flatMap(({ DSLDo }) => DSLDo)),
  ];
  return {
    notice_no: value.So === '' ? (number?.So ?? null) : value.So,
    notice_kind: value.LTBao,
    checked_message_id: value.MGDDTu,
    refused: invoices.map(({ KHMSHDon, KHHDon, SHDon, NLap, Ngay, DSLDo }) => ({
      invoice: {
        form_no: KHMSHDon ?? '',
        symbol: KHHDon ?? '',
        number: SHDon ?? '',
        issued_on: NLap ?? Ngay ?? '',
      },
      reasons: DSLDo.map(reasonOf),
    })),
    reasons: general.map(reasonOf),
  };
}

function reasonOf(error: { MLoi: string; MTLoi: string; HDXLy: string | null }): Reason {
  return { code: error.MLoi, text: error.MTLoi, remedy: error.HDXLy };
}
