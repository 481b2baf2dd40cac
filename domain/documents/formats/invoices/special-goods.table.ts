import type { Content } from '../../format/content.ts';
import { choice, decimal, digits, text } from '../../format/content.ts';

/**
 * Hàng hóa đặc trưng (TTHHDTrung), 2.1.1 Annex XV: the fields (TTruong) of each kind of goods (LHHDTrung), known from a
 * vendor's manual that quotes the annex. `when` says which goods must have the field.
 */
export type SpecialGoodsField = {
  readonly goods: '1' | '2' | '3' | '4';
  readonly name: string;
  readonly content: Content;
  readonly label: string;
  readonly when:
    'always' | 'imported' | 'domestic' | 'used' | 'unless_fixed_route' | 'tax_code_or_id' | 'if_any';
};

export const SPECIAL_GOODS_FIELDS: readonly SpecialGoodsField[] = [
  // 1: cars and motorbikes.
  row('1', 'SKhung', text(50), 'always', 'Số khung'),
  row('1', 'SMay', text(50), 'always', 'Số máy'),
  row('1', 'LTSan', choice('1', '2'), 'always', 'Loại tài sản (1 ô tô, 2 xe máy)'),
  row('1', 'TTTSan', choice('0', '1'), 'always', 'Tình trạng tài sản (0 mới, 1 đã qua sử dụng)'),
  row('1', 'XXu', choice('0', '1'), 'always', 'Xuất xứ (0 lắp ráp, 1 nhập khẩu)'),
  row('1', 'SGCNATKThuat', text(200), 'imported', 'Số giấy chứng nhận chất lượng an toàn kỹ thuật'),
  row('1', 'SSPKTCLXXuong', text(200), 'domestic', 'Số phiếu kiểm tra chất lượng xuất xưởng'),
  row('1', 'MNSXuat', text(2), 'used', 'Mã nước sản xuất'),
  row('1', 'TLTSDKy', text(200), 'used', 'Tên loại tài sản đăng ký'),
  row('1', 'NSXuat', digits(4), 'used', 'Năm sản xuất'),
  row('1', 'TTMai', text(300), 'used', 'Tên thương mại'),
  row('1', 'TNHieu', text(200), 'used', 'Tên nhãn hiệu'),
  row('1', 'KLXe', text(50), 'used', 'Kiểu loại xe'),
  row('1', 'TTLVHCSuat', text(10), 'used', 'Thể tích làm việc hoặc công suất'),
  row('1', 'TTai', decimal(9, 2), 'used', 'Trọng tải'),
  row('1', 'SCNgoi', digits(4), 'used', 'Số chỗ ngồi'),
  row('1', 'SBKSoat', text(20), 'used', 'Số biển kiểm soát'),
  // 2: transport.
  row('2', 'BKSPTVChuyen', text(50), 'unless_fixed_route', 'Biển kiểm soát phương tiện vận chuyển'),
  row('2', 'DDi', text(255), 'unless_fixed_route', 'Điểm đi'),
  row('2', 'DDen', text(255), 'unless_fixed_route', 'Điểm đến'),
  // 3: freight on a digital platform.
  row('3', 'THHVChuyen', text(255), 'always', 'Tên hàng hóa vận chuyển'),
  row('3', 'TNGHang', text(255), 'always', 'Tên người gửi hàng'),
  row('3', 'DCNGHang', text(255), 'always', 'Địa chỉ người gửi hàng'),
  row('3', 'MSTNGHang', text(14), 'tax_code_or_id', 'Mã số thuế người gửi hàng'),
  row('3', 'MDDNGHang', text(12), 'tax_code_or_id', 'Mã định danh người gửi hàng'),
  // 4: property with a registered title.
  row('4', 'TTTDat', text(255), 'if_any', 'Thông tin thửa đất'),
  row('4', 'TTTSGLTDat', text(255), 'if_any', 'Thông tin tài sản gắn liền với đất'),
];

function row(
  goods: SpecialGoodsField['goods'],
  name: string,
  content: Content,
  when: SpecialGoodsField['when'],
  label: string,
): SpecialGoodsField {
  return { goods, name, content, label, when };
}
