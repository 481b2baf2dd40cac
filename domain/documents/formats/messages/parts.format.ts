import { choice, DATE, digits, text } from '../../format/content.ts';
import { documentFormat, leaf, list } from '../../format/nodes.ts';
import { PBAN } from '../parts.ts';

/** The pieces that declarations and notices share. */

/** What the document is; `most` is the limit of its name. */
export function documentName(most: 100 | 255) {
  return {
    PBan: PBAN,
    MSo: leaf('R', text(15), 'Mẫu số'),
    Ten: leaf('R', text(most), 'Tên'),
  };
}

export const ROW_NO = leaf('O', digits(4), 'Số thứ tự');
export const YES_NO = choice('0', '1');
export const ONE_OR_TWO = choice('1', '2');

export const PLACE = { DDanh: leaf('R', text(50), 'Địa danh') };
export const MADE_ON = { ...PLACE, NLap: leaf('R', DATE, 'Ngày lập') };
export const NOTICED_ON = { ...PLACE, NTBao: leaf('R', DATE, 'Ngày thông báo') };

export const OFFICE = {
  TCQTCTren: leaf('R', text(100), 'Tên cơ quan thuế cấp trên'),
  TCQT: leaf('R', text(100), 'Tên cơ quan thuế'),
};
export const TAXPAYER_NAME = { TNNT: leaf('R', text(400), 'Tên người nộp thuế') };
export const TAX_CODE = { MST: leaf('R', text(14), 'Mã số thuế') };

/** A seller of public assets without a tax code gives the other one. */
export const TAX_OR_BUDGET_CODE = {
  MST: leaf('C', text(14), 'Mã số thuế'),
  MDVQHNSach: leaf('C', text(7), 'Mã đơn vị quan hệ ngân sách'),
};

/** The authority's hand under a notice. */
export const SIGNED_AS = {
  HThuc: leaf('R', text(50), 'Hình thức của chữ ký'),
  CDanh: leaf('R', text(50), 'Chức danh của chữ ký'),
};

export const TRANSACTION = {
  MGDDTu: leaf('R', text(46), 'Mã giao dịch điện tử'),
};

/** Four characters in the decision; the authority's systems send five, and others more. */
const ERROR_CODE = leaf('R', text(10), 'Mã lỗi');

/** LDo of answers to a whole message: why it was not taken. */
export const REFUSALS = list('C', 'LDo', {
  MLoi: ERROR_CODE,
  MTa: leaf('R', text(255), 'Mô tả'),
});

const HOW_TO_FIX = {
  // Required by the decision; the authority leaves it out where there is nothing to do.
  HDXLy: leaf('C', text(255), 'Hướng dẫn xử lý'),
  GChu: leaf('O', text(255), 'Ghi chú'),
};

const ERROR = { MLoi: ERROR_CODE, MTLoi: leaf('R', text(255), 'Mô tả lỗi'), ...HOW_TO_FIX };

/** LDo of answers to what a document says: what is wrong, and what to do. */
export const ERRORS = list('C', 'LDo', ERROR);
export const NUMBERED_ERRORS = list('C', 'LDo', { STT: ROW_NO, ...ERROR });
/** The same of a table's general part. */
export const GENERAL_ERRORS = list('C', 'LDTTChung', ERROR);
/** Reasons without codes. */
export const REMARKS = list('C', 'LDo', {
  STT: ROW_NO,
  NDung: leaf('R', text(255), 'Nội dung'),
  ...HOW_TO_FIX,
});

/** What an invoice is called, where old and printed ones are meant too. */
export const ANY_INVOICE_NAME = {
  KHMSHDon: leaf('C', text(11), 'Ký hiệu mẫu số hóa đơn'),
  KHHDon: leaf('C', text(8), 'Ký hiệu hóa đơn'),
  SHDon: leaf('C', text(8), 'Số hóa đơn'),
};

/** Loại áp dụng hóa đơn điện tử: 1 of this decree, 2 with an authentication code, 3 NĐ 51's and NĐ 04's, 4 printed. */
export const KIND_OF_INVOICE = {
  LADHDDT: leaf('R', choice('1', '2', '3', '4'), 'Loại áp dụng hóa đơn điện tử'),
};

/** Số thông báo (STBao): beside a notice's data, outside of what is signed. */
export const NOTICE_NUMBER = documentFormat('STBao', false, {
  So: leaf('R', text(30), 'Số thông báo'),
  NTBao: leaf('R', DATE, 'Ngày thông báo'),
});
