import { randomBytes } from 'node:crypto';
import { messageTypeName } from '#domain/transmission/message-types.table.ts';
import { workingDayAfter } from '#domain/rules/deadlines/calendar.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Recipient, Stamp } from './answers/envelope.ts';
import {
  freeNotice,
  noticeAnswer,
  noticeNumber,
  OFFICE,
  PLACE,
  SIGNED_AS,
  VERSION,
} from './answers/envelope.ts';
import type { AuthoritySigner } from './authority.ts';
import type { DocumentKey, StoredAnswer, Taxpayer } from './records.ts';
import type { Store } from './store.ts';

/** A message that the authority sends by itself. */
export type Initiative = {
  tax_code: string;
  /** MLTDiep: 105, 302, 506, or any other, which no one may know. */
  type: string;
  /** What it says, where the form has room for it; the reason of a review (302). */
  text?: string | undefined;
  /** 105: 1 the time of free coded invoices is over, 2 no longer entitled to uncoded ones. */
  case?: '1' | '2' | undefined;
  /** 506, 108, 114: the local time from which it counts, `2026-12-01T00:00:00`; its `case`: 1 stop, 2 resume. */
  from?: string | undefined;
  /** 506, 108, 114: what it is about. */
  scope?: 'all' | 'cash_register' | undefined;
  /** 302: the first or second time. */
  turn?: '1' | '2' | undefined;
  /** 302: the invoices to review. */
  invoices?: readonly (DocumentKey & { issued_on: string })[] | undefined;
};

/** Working days to declare the change in (TT 91/2026 Đ6.6, Đ11.2); the notice names the day. */
const DAYS_TO_CONVERT = 10;
/** Days to answer 01/TB-RSĐT in, as its form says (TT 91/2026, annex III). */
const DAYS_TO_ANSWER = '2';

/** Sends it at once; answers its number (số thông báo) where it has one. Throws FormatRefused where it does not fit its form. */
export async function sendInitiative(
  { store, sign, clock }: { store: Store; sign: AuthoritySigner; clock: Clock },
  initiative: Initiative,
): Promise<{ message_id: string; notice_no: string | null }> {
  const { tax_code } = initiative;
  const stamp = { available_on: clock.now(), random: randomBytes(16).toString('hex').toUpperCase() };
  const taxpayer = await store.taxpayer(tax_code);
  const answer = written(initiative, taxpayer, { stamp, sign, today: clock.today() });
  await store.send(tax_code, answer);
  return { message_id: answer.answer_id, notice_no: answer.notice_no };
}

type Writing = { stamp: Stamp; sign: AuthoritySigner; today: string };

function written(initiative: Initiative, taxpayer: Taxpayer | null, writing: Writing): StoredAnswer {
  const to: Recipient = { tax_code: initiative.tax_code, sender: null, reply_to: null };
  if (initiative.type === '105') return endOfUse(to, initiative, taxpayer, writing);
  if (initiative.type === '302') return reviewNotice(to, initiative, taxpayer, writing);
  const { type, text = 'Thông báo của cơ quan thuế gửi người nộp thuế.' } = initiative;
  const title = messageTypeName(type);
  const more = decisionParts(initiative);
  return freeNotice(to, type, writing.stamp, { form: type, title, text, more }, writing.sign);
}

/** What stops or resumes, and since when, in elements that are assumed. */
function decisionParts({ from, scope, case: which = '1' }: Initiative): [string, string][] {
  if (from === undefined) return [];
  return [
    ['THop', which],
    ['TGHLuc', from],
    ['PVi', scope === 'cash_register' ? '2' : '1'],
  ];
}

/** 105, 01/TB-KTT. */
function endOfUse(
  to: Recipient,
  initiative: Initiative,
  taxpayer: Taxpayer | null,
  { stamp, sign, today }: Writing,
): StoredAnswer {
  const value = {
    PBan: VERSION,
    MSo: '01/TB-KTT',
    Ten: 'Thông báo về việc hết thời gian sử dụng hóa đơn điện tử có mã của cơ quan thuế',
    DDanh: PLACE,
    ...OFFICE,
    TNNT: nameOf(taxpayer, to),
    MST: to.tax_code,
    THop: initiative.case ?? '1',
    NYCCDoi: workingDayAfter(today, DAYS_TO_CONVERT),
  };
  const number = noticeNumber('KTT', stamp);
  return noticeAnswer(to, '105', stamp, { name: 'end_of_use', value, number }, sign);
}

/** 302, 01/TB-RSĐT. */
function reviewNotice(
  to: Recipient,
  { text = 'Thuế suất không phù hợp mặt hàng', turn = '1', invoices = [] }: Initiative,
  taxpayer: Taxpayer | null,
  { stamp, sign }: Writing,
): StoredAnswer {
  const value = {
    PBan: VERSION,
    MSo: '01/TB-RSĐT',
    Ten: 'Thông báo về hóa đơn điện tử cần rà soát',
    DDanh: PLACE,
    ...OFFICE,
    TNNT: nameOf(taxpayer, to),
    MST: to.tax_code,
    MDVQHNSach: null,
    DCNNT: taxpayer?.address || 'Chưa đăng ký',
    DCTDTu: taxpayer?.email || 'chua-dang-ky@example.vn',
    THan: DAYS_TO_ANSWER,
    Lan: turn,
    ...SIGNED_AS,
    DSHDon: invoices.map(({ form_no, symbol, number, issued_on }, at) => ({
      STT: String(at + 1),
      KHMSHDon: form_no,
      KHHDon: symbol,
      SHDon: String(number),
      NLap: issued_on,
      LADHDDT: '1',
      LDo: text,
    })),
  };
  const number = noticeNumber('RS', stamp);
  return noticeAnswer(to, '302', stamp, { name: 'review_notice', value, number }, sign);
}

function nameOf(taxpayer: Taxpayer | null, to: Recipient): string {
  return taxpayer?.name || to.tax_code;
}
