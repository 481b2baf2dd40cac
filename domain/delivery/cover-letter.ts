/** What a mail with an invoice is written from. */
export type CoveredInvoice = {
  /** `1C26TAA 00000012`. */
  name: string;
  /** YYYY-MM-DD. */
  issued_on: string;
  seller: string;
  /** With its currency, as people read it. */
  total: string;
};

/** The mail is in Vietnamese, whatever the language of the sender's screen. */
export const GREETING = 'Kính gửi Quý khách,';

/** The subject where none was typed. */
export function usualSubject({ name, seller }: CoveredInvoice): string {
  return `Hóa đơn ${name} của ${seller}`;
}

/** The paragraphs of the mail around what the sender adds; `day` is written as people read it. */
export function coverLetter({ name, seller, total }: CoveredInvoice, day: string): string[] {
  return [
    `${seller} gửi Quý khách hóa đơn điện tử ${name} lập ngày ${day}, tổng thanh toán ${total}.`,
    'Kèm theo thư là bản thể hiện (PDF) và tệp dữ liệu hóa đơn (XML). Tệp XML là bản có giá trị pháp lý, Quý khách vui lòng lưu lại.',
  ];
}
