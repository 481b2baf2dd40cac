import { textAt, type ParsedElement } from '../documents/parsed-element.ts';
import { readMessage, type MessageBody, type ReadMessage } from '../documents/read-message.ts';
import type { ReadSigned } from '../documents/signed-document.ts';
import { INVOICE_DECREES, type InvoiceDecree } from '../rules/corrections/mistake-notice.table.ts';
import { addDays } from '../rules/deadlines/calendar.ts';
import { deadlineFrom } from '../rules/deadlines/deadlines.ts';
import type { NoticeSubject } from '../rules/notice-steps.table.ts';
import { signingInstantOf } from '../signing/signing-time.ts';
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
  /** Loại áp dụng (LADHDDT), as the answer 04/SS-HĐĐT repeats it. */
  decree: InvoiceDecree;
};

/** What a decision to stop or to resume (506, 108, 114) says beside its text, by elements that are assumed. */
export type NoticeUse = {
  action: 'stop' | 'resume';
  scope: 'all' | 'cash_register';
  /** The instant (ISO with Z) from which it counts. */
  from: string;
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
  /** Null of any notice that stops or resumes nothing, or does not say it in elements that are known. */
  use: NoticeUse | null;
  due_on: string | null;
  due_assumed: boolean;
};

type Read = Pick<
  NoticeContent,
  'subject' | 'notice_no' | 'noticed_on' | 'office' | 'turn' | 'text' | 'invoices' | 'use'
>;

const NOTHING: Omit<Read, 'subject'> = {
  notice_no: null,
  noticed_on: null,
  office: null,
  turn: null,
  text: null,
  invoices: [],
  use: null,
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
  // Every notice that answers something names it here.
  const about_message = textAt(message, `${DATA}/MGDDTu`);
  const said = contentOf(read, message);
  const deadline =
    said.subject === 'explain'
      ? explanationDeadline(about_message, said.noticed_on, received_on)
      : noticeDeadline(read.body, received_on);
  return {
    ...said,
    about_message,
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

/** THop of 01/TB-KTT; any other case is shown as what it is, a notice with steps that the program does not know. */
const CASES_OF_END: Readonly<Record<string, NoticeSubject>> = {
  '1': 'free_period_over',
  '2': 'no_longer_uncoded',
};

/** 105, 01/TB-KTT. */
function endOfUse({ value, number }: ReadSigned<'end_of_use'>): Read {
  const subject = CASES_OF_END[value.THop] ?? 'other';
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
    invoices: value.DSHDon.map(({ KHMSHDon, KHHDon, SHDon, NLap, LADHDDT, LDo }) => ({
      form_no: KHMSHDon ?? '',
      symbol: KHHDon ?? '',
      number: SHDon ?? '',
      issued_on: DATE.test(NLap) ? NLap : null,
      reason: orNull(LDo),
      decree: Object.hasOwn(INVOICE_DECREES, LADHDDT) ? (LADHDDT as InvoiceDecree) : '1',
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
    subject: subjectOf(type),
    notice_no: at('So') ?? textAt(message, 'DLieu/TBao/STBao/So'),
    noticed_on: noticed_on !== null && DATE.test(noticed_on) ? noticed_on : null,
    office: at('TCQT'),
    turn: at('Lan'),
    text: freeText(message),
    use: DECISIONS.includes(type) ? useOf(type, at) : null,
  };
}

/** Thông báo ngừng, tiếp tục sử dụng: 506 to providers; 108 (01/TB-NSD) and 114 (01/TB-SD) to the taxpayer (assumed). */
const DECISIONS: readonly string[] = ['506', '108', '114'];

function subjectOf(type: string): NoticeSubject {
  if (DECISIONS.includes(type)) return 'use_decision';
  if (type === REQUEST_TO_EXPLAIN) return 'explain';
  return isMessageType(type) ? 'other' : 'unknown';
}

/** Thông báo về việc giải trình, bổ sung thông tin (01/TB-BSTT-NNT); assumed. */
const REQUEST_TO_EXPLAIN = '107';

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/** THop: 1 stop, 2 resume; TGHLuc: the second from which it counts; PVi: 1 all, 2 cash registers (all assumed: nothing is published). */
function useOf(type: string, at: (name: string) => string | null): NoticeUse | null {
  const which = type === '506' ? at('THop') : type === '108' ? '1' : '2';
  const from = at('TGHLuc');
  if ((which !== '1' && which !== '2') || from === null || !LOCAL_TIME.test(from)) return null;
  const instant = signingInstantOf(from);
  if (instant === null) return null;
  return {
    action: which === '1' ? 'stop' : 'resume',
    scope: at('PVi') === '2' ? 'cash_register' : 'all',
    from: instant,
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
type NoticeDeadline = { due_on: string; assumed: boolean };

/**
 * Three working days, each request gives its own: of a declaration from its receipt (TT 91/2026 Điều 6.2.c), before a stop from the day the
 * authority sent it (Điều 8.2.d.1), which is the day it bears. One that bears none, or a later one than it came, is counted from its receipt.
 */
function explanationDeadline(
  about_message: string | null,
  noticed_on: string | null,
  received_on: string,
): NoticeDeadline | null {
  const sent_on = noticed_on !== null && noticed_on < received_on ? noticed_on : received_on;
  const deadline =
    about_message === null
      ? deadlineFrom('explain_suspension', sent_on)
      : deadlineFrom('explain_registration', received_on);
  return deadline === null ? null : { due_on: deadline.due_on, assumed: false };
}

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
