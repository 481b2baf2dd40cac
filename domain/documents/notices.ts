import type { Xml } from './canonical-xml.ts';
import { element, optional, textElement } from './canonical-xml.ts';

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

/** Body of message 999. */
export function buildTechnicalResponse(response: TechnicalResponse): Xml {
  const { message_id, receiver, received_at, reasons } = response;
  return element('TBao', [
    textElement('MTDiep', message_id),
    textElement('MNGui', receiver),
    textElement('NNhan', received_at),
    textElement('TTTNhan', reasons.length === 0 ? '0' : '1'),
    reasons.length === 0
      ? null
      : element(
          'DSLDo',
          reasons.map(({ code, text }) =>
            element('LDo', [textElement('MLoi', code), textElement('MTa', text)]),
          ),
        ),
  ]);
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

/** DLTBao of message 204, canonical: it is what the authority signs. */
export function buildCheckNoticeData(notice: CheckNotice): Xml {
  return element(
    'DLTBao',
    [
      textElement('PBan', '2.1.1'),
      textElement('MSo', '01/TB-KTDL'),
      textElement('Ten', 'Thông báo về việc kết quả kiểm tra dữ liệu hóa đơn điện tử'),
      textElement('So', notice.notice_no),
      textElement('DDanh', notice.place),
      textElement('NTBao', notice.noticed_on),
      textElement('MST', notice.tax_code),
      textElement('TNNT', notice.taxpayer_name),
      textElement('TGGui', notice.sent_at),
      textElement('LTBao', notice.kind),
      textElement('CCu', notice.checked_type),
      textElement('MGDDTu', notice.checked_message_id),
      textElement('SLuong', String(notice.count)),
      notice.refused === null ? null : refusedInvoice(notice.refused),
    ],
    { Id: notice.id },
  );
}

/** Body of message 204 around its data and the authority's signature. */
export function buildCheckNotice(notice_data: Xml, authority_signature: Xml | null): Xml {
  const signatures = element('DSCKS', [element('CQT', [authority_signature])]);
  return element('TBao', [notice_data, signatures]);
}

function refusedInvoice({ invoice, reasons }: NonNullable<CheckNotice['refused']>): Xml {
  return element('LCMa', [
    textElement('KHMSHDon', invoice.form_no),
    textElement('KHHDon', invoice.symbol),
    textElement('SHDon', invoice.number),
    textElement('NLap', invoice.issued_on),
    element('DSLDo', reasons.map(refusalReason)),
  ]);
}

function refusalReason({ code, text, remedy }: Reason): Xml {
  return element('LDo', [textElement('MLoi', code), textElement('MTLoi', text), optional('HDXLy', remedy)]);
}
