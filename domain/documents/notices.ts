import type { Xml } from './canonical-xml.ts';
import { writeDocument } from './format/write.ts';
import { CHECK_RESULT } from './formats/messages/check-result.format.ts';
import { TECHNICAL_RESPONSE } from './formats/messages/envelope.format.ts';
import { assembleSigned } from './signed-document.ts';

/** The version these answers are written in. */
const VERSION = '2.1.1';

/** Lý do (LDo) of a refusal, as the authority words it. */
export type Reason = {
  code: string;
  text: string;
  /** Hướng dẫn xử lý (HDXLy). */
  remedy: string | null;
};

/** Phản hồi kỹ thuật (999): the receiver has the message; reasons mean it refused it. */
export type TechnicalResponse = {
  message_id: string;
  receiver: string;
  /** Local time GMT+7 without zone (NNhan). */
  received_at: string;
  reasons: readonly Reason[];
};

/** Body of message 999. Throws FormatRefused where it is against its format. */
export function buildTechnicalResponse(response: TechnicalResponse): Xml {
  const { message_id, receiver, received_at, reasons } = response;
  return writeDocument(TECHNICAL_RESPONSE, VERSION, {
    MTDiep: message_id,
    MHSGoc: null,
    MNGui: receiver,
    NNhan: received_at,
    TTTNhan: reasons.length === 0 ? '0' : '1',
    DSLDo: reasons.map(({ code, text }) => ({ MLoi: code, MTa: text })),
  });
}

/** The invoice a notice speaks of. */
export type InvoiceName = { form_no: string; symbol: string; number: string; issued_on: string };

/** Thông báo kết quả kiểm tra dữ liệu, 01/TB-KTDL (204). */
export type CheckNotice = {
  id: string;
  /** Số thông báo. */
  notice_no: string;
  place: string;
  /** YYYY-MM-DD. */
  noticed_on: string;
  tax_code: string;
  taxpayer_name: string;
  /** Local time the checked message was sent. */
  sent_at: string;
  /** Loại thông báo (LTBao): 1 no code for this invoice, 2 the package is valid. */
  kind: '1' | '2';
  /** Type and id of the checked message. */
  checked_type: string;
  checked_message_id: string;
  count: number;
  /** For kind 1. */
  refused: { invoice: InvoiceName; reasons: readonly Reason[] } | null;
};

/** DLTBao of message 204: it is what the authority signs. Throws FormatRefused where it is against its format. */
export function buildCheckNoticeData(notice: CheckNotice): Xml {
  const value = {
    PBan: VERSION,
    MSo: '01/TB-KTDL',
    Ten: 'Thông báo về việc kết quả kiểm tra dữ liệu hóa đơn điện tử',
    So: notice.notice_no,
    DDanh: notice.place,
    NTBao: notice.noticed_on,
    MST: notice.tax_code,
    MDVQHNSach: null,
    TNNT: notice.taxpayer_name,
    TGGui: notice.sent_at,
    LTBao: notice.kind,
    CCu: notice.checked_type,
    MGDDTu: notice.checked_message_id,
    SLuong: String(notice.count),
    LCMa: notice.refused === null ? null : refusedInvoice(notice.refused),
    LHDKMa: null,
    LBTHKXDau: null,
    LBTHXDau: null,
    LHDMTTien: null,
    KHLKhac: null,
  };
  return writeDocument(CHECK_RESULT, VERSION, value, notice.id);
}

/** Body of message 204 around its data and the authority's signature. */
export function buildCheckNotice(notice_data: Xml, authority_signature: Xml | null): Xml {
  const signatures = authority_signature === null ? {} : { CQT: authority_signature };
  return assembleSigned('check_result', VERSION, { data: notice_data, signatures });
}

function refusedInvoice({ invoice, reasons }: NonNullable<CheckNotice['refused']>) {
  return {
    KHMSHDon: invoice.form_no,
    KHHDon: invoice.symbol,
    SHDon: invoice.number,
    NLap: invoice.issued_on,
    Ngay: null,
    DSLDo: reasons.map(({ code, text, remedy }) => ({
      STT: null,
      MLoi: code,
      MTLoi: text,
      HDXLy: remedy,
      GChu: null,
    })),
  };
}
