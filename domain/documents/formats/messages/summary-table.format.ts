import { AMOUNT, choice, DATE, decimal, digits, text } from '../../format/content.ts';
import { documentFormat, group, leaf, list } from '../../format/nodes.ts';
import { ANY_INVOICE_NAME, documentName, TAX_CODE, TAXPAYER_NAME, YES_NO } from './parts.format.ts';

const WIDER_SINCE_2_1 = { '2.0.1': decimal(19, 4), '2.1.0': AMOUNT };

/**
 * LKDLieu: T month, Q quarter, N day; LHHoa: 1 petrol, 2 air transport, 9 other. Days and petrol ended with NĐ 254/2026
 * Đ16. KDLieu is MM/YYYY, Q/YYYY or DD/MM/YYYY.
 */
const HEADER = {
  ...documentName(100),
  SBTHDLieu: leaf('R', digits(5), 'Số thứ tự bảng tổng hợp dữ liệu'),
  LKDLieu: leaf('R', { '2.0.1': choice('T', 'Q', 'N'), '2.1.1': choice('T', 'Q') }, 'Loại kỳ dữ liệu'),
  KDLieu: leaf('R', text(10), 'Kỳ dữ liệu'),
  LDau: leaf('R', YES_NO, 'Lần đầu'),
  // Required by the decision, though a first table has no number of supplement.
  BSLThu: leaf('C', digits(3), 'Bổ sung lần thứ'),
  NLap: leaf('R', DATE, 'Ngày lập'),
  ...TAXPAYER_NAME,
  ...TAX_CODE,
  HDDIn: leaf('R', YES_NO, 'Hóa đơn đặt in'),
  LHHoa: leaf(
    'R',
    { '2.0.1': choice('1', '2', '9'), '2.1.1': choice('2', '9') },
    'Loại hàng hóa, dịch vụ kinh doanh',
  ),
  DVTTe: leaf('R', text(3), 'Đơn vị tiền tệ'),
};

/** TThai: 0 mới, 1 hủy, 2 điều chỉnh, 3 thay thế, 4 giải trình, 5 sai sót do tổng hợp. */
const ROW = {
  STT: leaf('O', digits(6), 'Số thứ tự'),
  ...ANY_INVOICE_NAME,
  NLap: leaf('C', DATE, 'Ngày tháng năm lập hóa đơn'),
  TNMua: leaf('C', text(400), 'Tên người mua'),
  MSTNMua: leaf('C', text(14), 'Mã số thuế người mua'),
  // Columns of the form of 2026; that the elements are called so, and stand here, is assumed.
  MDVQHNSach: leaf({ '2.1.1': 'O' }, text(7), 'Mã đơn vị quan hệ ngân sách'),
  DCNMua: leaf({ '2.1.1': 'O' }, text(400), 'Địa chỉ người mua'),
  MKHang: leaf('O', text(50), 'Mã khách hàng'),
  MHHoa: leaf('C', text(50), 'Mã hàng hóa, dịch vụ'),
  THHDVu: leaf('C', text(500), 'Tên hàng hóa, dịch vụ (mặt hàng)'),
  DVTinh: leaf('C', text(50), 'Đơn vị tính'),
  SLuong: leaf('C', WIDER_SINCE_2_1, 'Số lượng hàng hóa'),
  TTCThue: leaf('C', AMOUNT, 'Tổng giá trị hàng hóa, dịch vụ bán ra chưa có thuế GTGT'),
  TSuat: leaf('C', text(11), 'Thuế suất thuế GTGT'),
  TgTThue: leaf('C', WIDER_SINCE_2_1, 'Tổng tiền thuế GTGT'),
  TTPhi: leaf('C', AMOUNT, 'Tổng tiền phí'),
  TGTKhac: leaf('C', AMOUNT, 'Giảm trừ khác'),
  TgTTToan: leaf('C', WIDER_SINCE_2_1, 'Tổng tiền thanh toán'),
  TThai: leaf('R', choice('0', '1', '2', '3', '4', '5'), 'Trạng thái'),
  LHDCLQuan: leaf('C', choice('1', '2', '3', '4'), 'Loại hóa đơn có liên quan'),
  KHMSHDCLQuan: leaf('C', text(11), 'Ký hiệu mẫu số hóa đơn có liên quan'),
  KHHDCLQuan: leaf('C', text(8), 'Ký hiệu hóa đơn có liên quan'),
  SHDCLQuan: leaf('C', text(8), 'Số hóa đơn có liên quan'),
  LKDLDChinh: leaf('C', choice('T', 'Q', 'N'), 'Loại kỳ dữ liệu điều chỉnh'),
  KDLDChinh: leaf('C', text(10), 'Kỳ dữ liệu điều chỉnh'),
  STBao: leaf('O', text(30), 'Số thông báo về hóa đơn điện tử cần rà soát'),
  NTBao: leaf('O', DATE, 'Ngày thông báo về hóa đơn điện tử cần rà soát'),
  GChu: leaf('O', text(255), 'Ghi chú'),
  TGia: leaf('O', decimal(7, 2), 'Tỷ giá'),
};

/** Bảng tổng hợp dữ liệu hóa đơn điện tử, 01/TH-HĐĐT, message 400. */
export const SUMMARY_TABLE = documentFormat('DLBTHop', true, {
  TTChung: group('R', HEADER),
  NDBTHDLieu: group('R', { DSDLieu: list('R', 'DLieu', ROW, 999_999) }),
});
