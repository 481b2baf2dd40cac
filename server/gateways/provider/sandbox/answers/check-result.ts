import type { DocumentValue } from '#domain/documents/format/nodes.ts';
import type { CHECK_RESULT } from '#domain/documents/formats/messages/check-result.format.ts';
import type { Reason } from '#domain/documents/notices.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import type { AuthoritySigner } from '../authority.ts';
import type { DocumentKey, StoredAnswer } from '../records.ts';
import type { Answered, Stamp } from './envelope.ts';
import { noticeAnswer, noticeNumber, PLACE, recipientOf, VERSION } from './envelope.ts';

type CheckResult = DocumentValue<typeof CHECK_RESULT>;
type Part = 'LCMa' | 'LHDKMa' | 'LBTHKXDau' | 'LBTHXDau' | 'LHDMTTien' | 'KHLKhac';

const NO_PART = {
  LCMa: null,
  LHDKMa: null,
  LBTHKXDau: null,
  LBTHXDau: null,
  LHDMTTien: null,
  KHLKhac: null,
};

/** Which of its parts says what is wrong, by LTBao; kind 2 says that nothing is. */
type CheckedPart =
  | { kind: '2'; part: Record<never, never> }
  | { kind: '1'; part: Pick<CheckResult, 'LCMa'> }
  | { kind: '3'; part: Pick<CheckResult, 'LHDKMa'> }
  | { kind: '4'; part: Pick<CheckResult, 'LBTHKXDau'> }
  | { kind: '7'; part: Pick<CheckResult, 'LHDMTTien'> }
  | { kind: '9'; part: Pick<CheckResult, 'KHLKhac'> };

export const ALL_IS_WELL: CheckedPart = { kind: '2', part: {} };

/** 204, thông báo kết quả kiểm tra dữ liệu, signed. Throws FormatRefused when what it repeats does not fit the notice. */
export function checkAnswer(
  to: Answered,
  stamp: Stamp,
  checked: { taxpayer_name: string; count: number },
  { kind, part }: CheckedPart,
  sign: AuthoritySigner,
): StoredAnswer {
  const { So, NTBao } = noticeNumber('TB', stamp);
  const value: CheckResult = {
    PBan: VERSION,
    MSo: '01/TB-KTDL',
    Ten: 'Thông báo về việc kết quả kiểm tra dữ liệu hóa đơn điện tử',
    So,
    DDanh: PLACE,
    NTBao,
    MST: to.tax_code,
    MDVQHNSach: null,
    TNNT: checked.taxpayer_name,
    TGGui: signingTimeOf(to.received_on),
    LTBao: kind,
    CCu: to.message_type,
    MGDDTu: to.message_id,
    SLuong: String(checked.count),
    ...NO_PART,
    ...(part satisfies Partial<Pick<CheckResult, Part>>),
  };
  return noticeAnswer(recipientOf(to), '204', stamp, { name: 'check_result', value }, sign);
}

/** An invoice and what is wrong with it, as LCMa, LHDKMa and LHDMTTien say it. */
export function checkedInvoice(
  {
    form_no,
    symbol,
    number,
    issued_on,
  }: Omit<DocumentKey, 'number'> & { number: number | null; issued_on: string },
  reasons: readonly Reason[],
) {
  return {
    KHMSHDon: form_no,
    KHHDon: symbol,
    SHDon: number === null ? '' : String(number),
    NLap: issued_on,
    Ngay: null,
    DSLDo: numberedErrors(reasons),
  };
}

/** DSLDo of every part. */
export function numberedErrors(reasons: readonly Reason[]) {
  return reasons.map(({ code, text, remedy }) => ({
    STT: null,
    MLoi: code,
    MTLoi: text,
    HDXLy: remedy,
    GChu: null,
  }));
}
