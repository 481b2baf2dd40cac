import { textAt, type ParsedElement } from '../documents/parsed-element.ts';
import { readMessage, type MessageBody, type ReadMessage } from '../documents/read-message.ts';
import type { ReadSigned } from '../documents/signed-document.ts';
import { addDays } from '../rules/deadlines/calendar.ts';
import type { NoticeSubject } from '../rules/notice-steps.table.ts';
import { isMessageType } from './message-types.table.ts';

/** An invoice that a notice names, as it is written there. */
export type NamedInvoice = {
  form_no: string;
  symbol: string;
  number: string;
  /** YYYY-MM-DD, null where the notice gives none that is a date. */
  issued_on: string | null;
  /** What the authority says about it. */
  reason: string | null;
};

/** What is stored of a notice beside its bytes. */
export type NoticeContent = {
  subject: NoticeSubject;
  /** Số thông báo and its day. */
  notice_no: string | null;
  noticed_on: string | null;
  /** Cơ quan thuế. */
  office: string | null;
  /** Lần thông báo: first or second notice. */
  turn: string | null;
  /** What it says in its own words. */
  text: string | null;
  /** The message of the taxpayer it names in its body (MGDDTu), though its envelope answers none. */
  about_message: string | null;
  invoices: NamedInvoice[];
  due_on: string | null;
  due_assumed: boolean;
};

type Read = Pick<
  NoticeContent,
  'subject' | 'notice_no' | 'noticed_on' | 'office' | 'turn' | 'text' | 'invoices'
>;

const NOTHING: Omit<Read, 'subject'> = {
  notice_no: null,
  noticed_on: null,
  office: null,
  turn: null,
  text: null,
  invoices: [],
};

/** Of bytes that are no message. */
export const UNREADABLE_NOTICE: NoticeContent = {
  ...NOTHING,
  subject: 'unreadable',
  about_message: null,
  due_on: null,
  due_assumed: false,
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A message that answers nothing we sent, whatever its type; null where it is no message at all. */
export function noticeContent(message: ParsedElement, received_on: string): NoticeContent | null {
  const read = readMessage(message);
  if (read === null) return null;
  const deadline = noticeDeadline(read.body, received_on);
  return {
    ...contentOf(read, message),
    // Every notice that answers something names it here.
    about_message: textAt(message, `${DATA}/MGDDTu`),
    due_on: deadline?.due_on ?? null,
    due_assumed: deadline?.assumed ?? false,
  };
}

function contentOf({ header: { type }, body }: ReadMessage, message: ParsedElement): Read {
  const document = body.kind === 'documents' ? body.documents[0] : undefined;
  if (document?.name === 'end_of_use') return endOfUse(document);
  if (document?.name === 'review_notice') return review(document);
  return anyOther(type, message);
}

/** 105, 01/TB-KTT. */
function endOfUse({ value, number }: ReadSigned<'end_of_use'>): Read {
  const subject = value.THop === '2' ? 'no_longer_uncoded' : 'free_period_over';
  return { ...NOTHING, subject, ...numbered(number), office: orNull(value.TCQT) };
}

/** 302, 01/TB-RSĐT. */
function review({ value, number }: ReadSigned<'review_notice'>): Read {
  return {
    ...NOTHING,
    subject: 'review',
    ...numbered(number),
    office: orNull(value.TCQT),
    turn: orNull(value.Lan),
    invoices: value.DSHDon.map(({ KHMSHDon, KHHDon, SHDon, NLap, LDo }) => ({
      form_no: KHMSHDon ?? '',
      symbol: KHHDon ?? '',
      number: SHDon ?? '',
      issued_on: DATE.test(NLap) ? NLap : null,
      reason: orNull(LDo),
    })),
  };
}

/** Path of the data in 105 and 302; assumed for other types. */
const DATA = 'DLieu/TBao/DLTBao';

/** Nội dung of a message without a published format, where 105 and 302 have theirs (assumed); null where there is none. */
export function freeText(message: ParsedElement): string | null {
  return orNull(textAt(message, `${DATA}/NDung`));
}

/** For types without a published format: the elements that 105 and 302 share (assumed). */
function anyOther(type: string, message: ParsedElement): Read {
  const at = (name: string) => textAt(message, `${DATA}/${name}`);
  const noticed_on = at('NTBao');
  return {
    ...NOTHING,
    subject: type === '506' ? 'use_decision' : isMessageType(type) ? 'other' : 'unknown',
    notice_no: at('So'),
    noticed_on: noticed_on !== null && DATE.test(noticed_on) ? noticed_on : null,
    office: at('TCQT'),
    text: freeText(message),
  };
}

function numbered(number: ReadSigned['number']): Pick<Read, 'notice_no' | 'noticed_on'> {
  if (number === null) return { notice_no: null, noticed_on: null };
  return { notice_no: orNull(number.So), noticed_on: DATE.test(number.NTBao) ? number.NTBao : null };
}

function orNull(text: string | null): string | null {
  return text === '' ? null : text;
}

/** `assumed`: the notice does not say how its days are counted. */
export type NoticeDeadline = { due_on: string; assumed: boolean };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The last day (YYYY-MM-DD) to act on a notice of the authority, null where it names none. 105 (01/TB-KTT) names the day itself
 * (NYCCDoi); 302 (01/TB-RSĐT) the days from its receipt (THan), counted as calendar days, which is never too late: the form does not
 * say which (assumed).
 */
function noticeDeadline(body: MessageBody, received_on: string): NoticeDeadline | null {
  if (body.kind !== 'documents') return null;
  const [document] = body.documents;
  if (document?.name === 'end_of_use') {
    const { NYCCDoi: day } = document.value;
    return DAY.test(day) ? { due_on: day, assumed: false } : null;
  }
  if (document?.name === 'review_notice') {
    const { THan: days } = document.value;
    return /^\d{1,2}$/.test(days) ? { due_on: addDays(received_on, Number(days)), assumed: true } : null;
  }
  return null;
}
