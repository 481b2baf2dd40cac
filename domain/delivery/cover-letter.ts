/** What a mail with an invoice is written from. */
export type CoveredInvoice = {
  /** `1C26TAA 00000012`. */
  name: string;
  /** YYYY-MM-DD. */
  issued_on: string;
  seller: string;
  /** With its currency, as people read it; null on a phiếu xuất kho, for which nothing is paid. */
  total: string | null;
};

/** The button of a mail; mails are in Vietnamese, whatever the language of the sender's screen. */
export const OPEN_INVOICE = 'Xem hóa đơn';

/** The sentence below the link with the look-up code, for a reader of a printed mail. */
export function lookUpSentence(code: string): string {
  return `Mã tra cứu: ${code}. Ở trang của liên kết, Quý khách xem, tải lại, xác nhận đã nhận hoặc báo cho bên bán nếu hóa đơn có chỗ sai.`;
}

/** What is pasted into Zalo or a text message beside the link; `day` is written as people read it. One paragraph: phones cut no line. */
export function linkMessage(
  { name, seller, total }: CoveredInvoice,
  day: string,
  { url, look_up_code }: { url: string; look_up_code: string },
): string {
  const sent =
    total === null
      ? `phiếu xuất kho ${name} ngày ${day}`
      : `hóa đơn ${name} ngày ${day}, tổng thanh toán ${total}`;
  return `${seller} gửi ${sent}. Xem và tải tại ${url} (mã tra cứu ${look_up_code}).`;
}
