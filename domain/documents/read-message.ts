import type { InvoiceName, Reason } from './notices.ts';
import type { ParsedElement } from './parsed-element.ts';
import { childAt, childrenAt, textAt } from './parsed-element.ts';
import type { ReadInvoice } from './read-invoice.ts';
import { readInvoice } from './read-invoice.ts';

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
  /** 200, 202, 203, 206: invoices, with or without a code. */
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
  /** Any other type: only the envelope is read. */
  | { kind: 'other' };

export type ReadCheckNotice = {
  notice_no: string | null;
  /** LTBao. */
  notice_kind: string;
  checked_message_id: string | null;
  /** One for LTBao 1, several for 3; none when all is well. */
  refused: { invoice: InvoiceName; reasons: Reason[] }[];
  /** Reasons not tied to one invoice (LTBao 7, 9). */
  reasons: Reason[];
};

export type ReadMessage = { header: MessageHeader; body: MessageBody };

/** A message (TDiep) of any type, children in any order; null when it has no id, sender or type. */
export function readMessage(message: ParsedElement): ReadMessage | null {
  const general = childAt(message, 'TTChung');
  const type = general && textAt(general, 'MLTDiep');
  const message_id = general && textAt(general, 'MTDiep');
  const sender = general && textAt(general, 'MNGui');
  if (message.name !== 'TDiep' || !general || !type || !message_id || !sender) return null;
  const count = textAt(general, 'SLuong');
  const header: MessageHeader = {
    version: textAt(general, 'PBan'),
    sender,
    receiver: textAt(general, 'MNNhan') ?? '',
    type,
    message_id,
    reply_to: textAt(general, 'MTDTChieu'),
    tax_code: textAt(general, 'MST'),
    count: count !== null && /^\d{1,7}$/.test(count) ? Number(count) : null,
  };
  const data = childAt(message, 'DLieu');
  return { header, body: data === null ? { kind: 'other' } : (READERS[type] ?? readOther)(data) };
}

const READERS: Readonly<Record<string, (data: ParsedElement) => MessageBody>> = {
  '200': readInvoices,
  '202': readInvoices,
  '203': readInvoices,
  '206': readInvoices,
  '204': readCheckResult,
  '999': readTechnical,
};

function readOther(): MessageBody {
  return { kind: 'other' };
}

function readInvoices(data: ParsedElement): MessageBody {
  const invoices = childrenAt(data, 'HDon').map(readInvoice);
  return { kind: 'invoices', invoices: invoices.filter((invoice) => invoice !== null) };
}

function readTechnical(data: ParsedElement): MessageBody {
  const notice = childAt(data, 'TBao');
  if (notice === null) return { kind: 'other' };
  return {
    kind: 'technical',
    accepted: textAt(notice, 'TTTNhan') === '0',
    message_id: textAt(notice, 'MTDiep'),
    received_at: textAt(notice, 'NNhan'),
    reasons: reasonsIn(notice),
  };
}

function readCheckResult(data: ParsedElement): MessageBody {
  const notice = childAt(data, 'TBao/DLTBao');
  if (notice === null) return { kind: 'other' };
  const single = childAt(notice, 'LCMa');
  const listed = single === null ? childrenAt(notice, 'LHDKMa/DSHDon/HDon') : [single];
  const general = ['LHDMTTien', 'KHLKhac'].map((name) => childAt(notice, name));
  return {
    kind: 'check_result',
    notice: {
      notice_no: textAt(notice, 'So') ?? textAt(data, 'TBao/STBao/So'),
      notice_kind: textAt(notice, 'LTBao') ?? '',
      checked_message_id: textAt(notice, 'MGDDTu'),
      refused: listed.map((refused) => ({ invoice: invoiceName(refused), reasons: reasonsIn(refused) })),
      reasons: general.flatMap((part) => (part === null ? [] : reasonsIn(part))),
    },
  };
}

function invoiceName(refused: ParsedElement): InvoiceName {
  return {
    form_no: textAt(refused, 'KHMSHDon') ?? '',
    symbol: textAt(refused, 'KHHDon') ?? '',
    number: textAt(refused, 'SHDon') ?? '',
    issued_on: textAt(refused, 'NLap') ?? textAt(refused, 'Ngay') ?? '',
  };
}

/** DSLDo/LDo: 999 says MTa where 204 says MTLoi. */
function reasonsIn(part: ParsedElement): Reason[] {
  return childrenAt(part, 'DSLDo/LDo').map((reason) => ({
    code: textAt(reason, 'MLoi') ?? '',
    text: textAt(reason, 'MTLoi') ?? textAt(reason, 'MTa') ?? '',
    remedy: textAt(reason, 'HDXLy'),
  }));
}
