import { choice, DATE, digits, text, TIME } from '../../format/content.ts';
import { documentFormat, leaf, list } from '../../format/nodes.ts';
import {
  documentName,
  NOTICED_ON,
  OFFICE,
  ONE_OR_TWO,
  PLACE,
  REFUSALS,
  SIGNED_AS,
  TAX_CODE,
  TAXPAYER_NAME,
  TRANSACTION,
} from './parts.format.ts';

const NOTICE_NO = { So: leaf('R', text(30), 'Số thông báo') };
const DECLARED_ON = { Ngay: leaf('R', DATE, 'Ngày đăng ký, thay đổi') };

/** 01/TB-TNĐT, message 102. THop: 1 a new declaration is received, 2 not; 3 one of change is, 4 not. */
export const DECLARATION_RECEIVED = documentFormat('DLTBao', true, {
  ...documentName(255),
  ...NOTICE_NO,
  ...NOTICED_ON,
  ...TAX_CODE,
  ...TAXPAYER_NAME,
  TTKhai: leaf('R', text(100), 'Tên tờ khai'),
  ...TRANSACTION,
  TGGui: leaf('R', TIME, 'Thời gian gửi'),
  THop: leaf('R', choice('1', '2', '3', '4'), 'Trường hợp tiếp nhận, không tiếp nhận'),
  TGNhan: leaf('C', TIME, 'Thời gian nhận'),
  DSLDKCNhan: REFUSALS,
});

/** 01/TB-ĐKĐT, message 103. TTXNCQT: 1 accepted, 2 not. */
export const DECLARATION_DECIDED = documentFormat('DLTBao', true, {
  ...documentName(255),
  ...PLACE,
  ...OFFICE,
  ...TAX_CODE,
  ...TAXPAYER_NAME,
  ...DECLARED_ON,
  HTDKy: leaf('R', ONE_OR_TWO, 'Hình thức đăng ký, thay đổi'),
  // Up to 23 characters in the decision; what comes are the five that codes of cash registers are made with.
  MCCQT: leaf('C', text(23), 'Mã của cơ quan thuế (chuỗi 5 ký tự của máy tính tiền)'),
  TTXNCQT: leaf('R', ONE_OR_TWO, 'Trạng thái xác nhận của cơ quan thuế'),
  ...SIGNED_AS,
  DSLDKCNhan: REFUSALS,
});

const DELEGATED_INVOICES = list('C', 'HDUNhiem', {
  TLHDon: leaf('R', text(100), 'Tên loại hóa đơn'),
  KHMSHDon: leaf('C', digits(1), 'Ký hiệu mẫu số hóa đơn'),
  KHHDon: leaf('C', text(6), 'Ký hiệu hóa đơn'),
  MDich: leaf('R', text(255), 'Mục đích ủy nhiệm'),
  TNgay: leaf('R', DATE, 'Thời hạn ủy nhiệm từ ngày'),
  DNgay: leaf('R', DATE, 'Thời hạn ủy nhiệm đến ngày'),
});

/** Acceptance of delegations, message 104: each pair has its own result; refused ones carry reasons. */
export const DELEGATION_DECIDED = documentFormat('DLTBao', true, {
  ...documentName(255),
  ...NOTICE_NO,
  ...NOTICED_ON,
  ...OFFICE,
  ...TAX_CODE,
  ...TAXPAYER_NAME,
  ...DECLARED_ON,
  LUNhiem: leaf('R', ONE_OR_TWO, 'Loại ủy nhiệm'),
  ...TRANSACTION,
  TGNhan: leaf('R', TIME, 'Thời gian nhận'),
  ...SIGNED_AS,
  DSTTUNhiem: list('C', 'TTUNhiem', {
    MST: leaf('R', text(14), 'MST tổ chức ủy nhiệm, nhận ủy nhiệm'),
    TTChuc: leaf('R', text(400), 'Tên tổ chức ủy nhiệm, nhận ủy nhiệm'),
    NTNhan: leaf('O', DATE, 'Ngày tiếp nhận'),
    DSLDKCNhan: REFUSALS,
    DSHDUNhiem: DELEGATED_INVOICES,
  }),
});

/** 01/TB-KTT, message 105. THop: 1 the time of coded invoices is over, 2 no longer entitled to uncoded ones. */
export const END_OF_USE = documentFormat('DLTBao', true, {
  ...documentName(255),
  ...PLACE,
  ...OFFICE,
  ...TAXPAYER_NAME,
  ...TAX_CODE,
  THop: leaf('R', ONE_OR_TWO, 'Trường hợp'),
  NYCCDoi: leaf('R', DATE, 'Ngày yêu cầu chuyển đổi'),
});
