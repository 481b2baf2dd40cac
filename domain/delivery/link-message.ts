import type { CoveredInvoice } from './cover-letter.ts';

/** What is pasted into Zalo or a text message beside the link; `day` is written as people read it. One paragraph: phones cut no line. */
export function linkMessage(
  { name, seller, total }: CoveredInvoice,
  day: string,
  { url, look_up_code }: { url: string; look_up_code: string },
): string {
  return `${seller} gửi hóa đơn ${name} ngày ${day}, tổng thanh toán ${total}. Xem và tải tại ${url} (mã tra cứu ${look_up_code}).`;
}
