import type { Answers } from '../sayer.ts';

/** What the log of a document says beside its events (server/modules/documents/history.ts and the kinds of documents). */
export const LOG_ANSWERS: Answers = {
  'Bản {version:number}': 'Version {version}',
  'Bản {version:number}: {what}. Bản hiện tại không đổi':
    'Version {version}: {what:said}. The present version does not change',
  'Mã thông điệp {id:word}': 'Message {id}',
  'Đang tra cứu theo mã thông điệp, không gửi lại khi chưa rõ':
    'Being looked up by its message id; not sent again while unclear',
  'Chưa chuyển tới cơ quan thuế': 'Not passed on to the tax authority yet',
  'Chờ cơ quan thuế phản hồi': 'Waiting for the tax authority to answer',
  'Cơ quan thuế đã có thông điệp. Không cần gửi lại':
    'The tax authority has the message. It need not be sent again',
  'Số {number:number}, thuộc hóa đơn này từ nay':
    'Number {number}, which belongs to this invoice from now on',
  'Thông báo số {number}': 'Notice no. {number}',
  '{day} · lô {batch:number}': '{day} · batch {batch}',
  '{count:number} hóa đơn hợp lệ.': '{count} valid invoices.',
  '{count:number} hóa đơn đã được ghi nhận.': '{count} invoices were recorded.',
  '{refused:number}/{count:number} hóa đơn không được tiếp nhận.':
    '{refused} of {count} invoices were not received.',
  '{refused:number}/{count:number} hóa đơn không được tiếp nhận. {why}':
    '{refused} of {count} invoices were not received. {why:said}',
  'Xảy ra ngày {day:word}': 'On {day}',
  'Xảy ra ngày {day:word}. {note}': 'On {day}. {note}',
  'Đến hết {day:word}': 'Until the end of {day}',
  'Lý do: {reason}': 'Reason: {reason}',
  // A mail that did not arrive: its address, and why.
  '{name:word}@{host:word}: {why}': '{name}@{host}: {why:said}',
  '{refused:number}/{count:number} hóa đơn. {why}': '{refused} of {count} invoices. {why:said}',
  'Hóa đơn {series:word} {number:number}: {why}': 'Invoice {series} {number}: {why:said}',
};
