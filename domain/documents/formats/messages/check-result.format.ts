import { choice, DATE, digits, text, TIME } from '../../format/content.ts';
import { documentFormat, group, leaf, list } from '../../format/nodes.ts';
import {
  ANY_INVOICE_NAME,
  documentName,
  GENERAL_ERRORS,
  NOTICED_ON,
  NUMBERED_ERRORS,
  ROW_NO,
  TAX_OR_BUDGET_CODE,
  TAXPAYER_NAME,
  YES_NO,
} from './parts.format.ts';

const INVOICE = {
  KHMSHDon: leaf('R', text(1), 'Ký hiệu mẫu số hóa đơn'),
  KHHDon: leaf('R', text(6), 'Ký hiệu hóa đơn'),
  // Left out where the invoice had none.
  SHDon: leaf('C', text(8), 'Số hóa đơn'),
  NLap: leaf('C', DATE, 'Ngày lập hóa đơn'),
  // Some notices of the first version call it so.
  Ngay: leaf({ '2.0.1': 'O', '2.1.0': '-' }, DATE, 'Ngày lập hóa đơn'),
  DSLDo: NUMBERED_ERRORS,
};

/** Of a package: its invoices that are wrong, or (cash registers) what is wrong with all of it. */
const PACKAGE = {
  DSHDon: list('C', 'HDon', { STT: ROW_NO, ...INVOICE }),
  DSLDo: NUMBERED_ERRORS,
};

const SUMMARY_TABLE = {
  STT: ROW_NO,
  KDLieu: leaf('R', text(10), 'Kỳ dữ liệu'),
  LDau: leaf('R', YES_NO, 'Lần đầu'),
  // Required by the decision, though a first table has no number of supplement.
  BSLThu: leaf('C', digits(3), 'Bổ sung lần thứ'),
  SBTHDLieu: leaf('R', digits(5), 'Số thứ tự bảng tổng hợp dữ liệu'),
  DSLDTTChung: GENERAL_ERRORS,
};

/**
 * Thông báo kết quả kiểm tra dữ liệu, 01/TB-KTDL, message 204. LTBao says which part follows: 1 no code for one invoice
 * (LCMa), 2 all is well, 3 invoices that are wrong (LHDKMa), 4 a summary table that is (LBTHKXDau), 5 one of petrol
 * (LBTHXDau), 7 a package of cash-register invoices (LHDMTTien), 9 anything else (KHLKhac).
 */
export const CHECK_RESULT = documentFormat('DLTBao', true, {
  ...documentName(255),
  So: leaf('R', text(30), 'Số thông báo'),
  ...NOTICED_ON,
  ...TAX_OR_BUDGET_CODE,
  ...TAXPAYER_NAME,
  TGGui: leaf('O', TIME, 'Thời gian gửi'),
  LTBao: leaf('R', choice('1', '2', '3', '4', '5', '7', '9'), 'Loại thông báo'),
  CCu: leaf('R', text(255), 'Căn cứ (tên loại thông điệp nhận)'),
  MGDDTu: leaf('O', text(46), 'Mã giao dịch điện tử'),
  SLuong: leaf('O', digits(7), 'Số lượng dữ liệu trong gói'),
  LCMa: group('C', INVOICE),
  LHDKMa: group('C', PACKAGE),
  LBTHKXDau: group('C', {
    DSBTHop: list('C', 'BTHop', {
      ...SUMMARY_TABLE,
      DSLHDon: list('C', 'HDon', {
        STT: ROW_NO,
        ...ANY_INVOICE_NAME,
        Ngay: leaf('C', DATE, 'Ngày hóa đơn'),
        TNMua: leaf('C', text(400), 'Tên người mua'),
        DSLDo: NUMBERED_ERRORS,
      }),
    }),
  }),
  LBTHXDau: group('C', {
    DSBTHop: list('C', 'BTHop', {
      ...SUMMARY_TABLE,
      DSLMHang: list('C', 'MHang', {
        STT: ROW_NO,
        MHHoa: leaf('R', text(50), 'Mã hàng hóa, dịch vụ'),
        THHDVu: leaf('R', text(500), 'Tên hàng hóa, dịch vụ'),
        KDLieu: leaf('O', text(10), 'Kỳ điều chỉnh'),
        DSLDo: NUMBERED_ERRORS,
      }),
    }),
  }),
  LHDMTTien: group('C', PACKAGE),
  KHLKhac: group('C', { DSLDo: NUMBERED_ERRORS }),
});
