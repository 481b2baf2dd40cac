import type { Reason } from '#domain/documents/notices.ts';
import type { DeclarationContent, Delegation } from '#domain/registration/content.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import type { StoredAnswer } from '../records.ts';
import type { Hand } from '../receivers/receiver.ts';
import {
  freeNotice,
  noticeAnswer,
  noticeNumber,
  OFFICE,
  PLACE,
  recipientOf,
  SIGNED_AS,
  VERSION,
} from './envelope.ts';

const FORM_NAME = 'Tờ khai 01/ĐKTĐ-HĐĐT';

/** 102, 01/TB-TNĐT: received, or not and why. */
export function readingAnswer(
  { purpose, taxpayer }: DeclarationContent,
  { to, stamp, sign }: Hand,
  reasons: readonly Reason[],
): StoredAnswer {
  const at = stamp('reading');
  const received = reasons.length === 0;
  // THop: 1 a new one is received, 2 not; 3 one of change is, 4 not.
  const THop = String((purpose === 'new' ? 1 : 3) + (received ? 0 : 1));
  const value = {
    PBan: VERSION,
    MSo: '01/TB-TNĐT',
    Ten: 'Thông báo về việc tiếp nhận/không tiếp nhận tờ khai',
    ...numberWithPlace('TN', at),
    MST: to.tax_code,
    TNNT: taxpayer.name,
    TTKhai: FORM_NAME,
    MGDDTu: to.message_id,
    TGGui: signingTimeOf(to.received_on),
    THop,
    TGNhan: received ? signingTimeOf(at.available_on) : null,
    DSLDKCNhan: refusals(reasons),
  };
  return noticeAnswer(recipientOf(to), '102', at, { name: 'declaration_received', value }, sign);
}

/** 103, 01/TB-ĐKĐT: accepted, with the characters for codes of cash registers where they are used, or not and why. */
export function decisionAnswer(
  { purpose, taxpayer }: DeclarationContent,
  { to, stamp, sign }: Hand,
  reasons: readonly Reason[],
  register_code: string | null,
): StoredAnswer {
  const at = stamp('verdict');
  const value = {
    PBan: VERSION,
    MSo: '01/TB-ĐKĐT',
    Ten: 'Thông báo về việc chấp nhận/không chấp nhận đăng ký sử dụng hóa đơn điện tử',
    DDanh: PLACE,
    ...OFFICE,
    MST: to.tax_code,
    TNNT: taxpayer.name,
    Ngay: vietnamDate(Date.parse(to.received_on)),
    HTDKy: purpose === 'new' ? '1' : '2',
    MCCQT: register_code,
    TTXNCQT: reasons.length === 0 ? '1' : '2',
    ...SIGNED_AS,
    DSLDKCNhan: refusals(reasons),
  };
  const number = noticeNumber('CN', at);
  return noticeAnswer(recipientOf(to), '103', at, { name: 'declaration_decided', value, number }, sign);
}

/** 104: each party to a delegation, all accepted. LUNhiem 1: this taxpayer delegates. */
export function delegationAnswer(
  { delegations, taxpayer }: DeclarationContent,
  { to, stamp, sign }: Hand,
): StoredAnswer {
  const at = stamp('verdict');
  const parties = Map.groupBy(delegations, ({ party_tax_code }) => party_tax_code);
  const value = {
    PBan: VERSION,
    MSo: '01/TB-ĐKĐT',
    Ten: 'Thông báo về việc chấp nhận đăng ký ủy nhiệm lập hóa đơn',
    ...numberWithPlace('UN', at),
    ...OFFICE,
    MST: to.tax_code,
    TNNT: taxpayer.name,
    Ngay: vietnamDate(Date.parse(to.received_on)),
    LUNhiem: '1',
    MGDDTu: to.message_id,
    TGNhan: signingTimeOf(to.received_on),
    ...SIGNED_AS,
    DSTTUNhiem: [...parties].map(([MST, of_party]) => ({
      MST,
      TTChuc: of_party[0]?.party_name ?? '',
      NTNhan: vietnamDate(Date.parse(at.available_on)),
      DSLDKCNhan: [],
      DSHDUNhiem: of_party.map(delegatedInvoice),
    })),
  };
  const number = noticeNumber('UN', at);
  return noticeAnswer(recipientOf(to), '104', at, { name: 'delegation_decided', value, number }, sign);
}

function delegatedInvoice({ invoice_name, form_no, symbol, purpose, starts_on, ends_on }: Delegation) {
  return {
    TLHDon: invoice_name,
    KHMSHDon: form_no,
    KHHDon: symbol,
    MDich: purpose,
    TNgay: starts_on,
    DNgay: ends_on,
  };
}

/** 107, assumed to carry 01/TB-BSTT-NNT: nothing is published of it. */
export function requestToExplain({ to, stamp, sign }: Hand): StoredAnswer {
  return freeNotice(
    recipientOf(to),
    '107',
    stamp('verdict'),
    {
      form: '01/TB-BSTT-NNT',
      title: 'Thông báo về việc giải trình, bổ sung thông tin, tài liệu',
      text: `Đề nghị giải trình, bổ sung thông tin, tài liệu cho tờ khai ${to.message_id} trong 03 ngày làm việc kể từ ngày nhận thông báo này.`,
    },
    sign,
  );
}

function numberWithPlace(letters: string, at: Parameters<typeof noticeNumber>[1]) {
  const { So, NTBao } = noticeNumber(letters, at);
  return { So, DDanh: PLACE, NTBao };
}

function refusals(reasons: readonly Reason[]) {
  return reasons.map(({ code, text }) => ({ MLoi: code, MTa: text }));
}
