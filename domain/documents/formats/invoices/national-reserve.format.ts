import { text } from '../../format/content.ts';
import { documentFormat, group, leaf, list } from '../../format/nodes.ts';
import { EXTRAS } from '../parts.ts';
import { SALES_GOODS } from './goods.format.ts';
import { CURRENCY, ISSUED_ON, nameOf, PROVIDER, RELATED } from './header.format.ts';
import { SELLER } from './parties.format.ts';
import { SALES_TOTALS } from './sales.format.ts';

const BUYER = {
  Ten: leaf('C', text(400), 'Tên người mua'),
  MST: leaf('C', text(14), 'Mã số thuế'),
  // Assumed: budget units have a code since 2.1.0 on other forms.
  MDVQHNSach: leaf({ '2.1.0': 'C' }, text(7), 'Mã đơn vị quan hệ ngân sách'),
  DChi: leaf('C', text(400), 'Địa chỉ'),
  SDThoai: leaf('O', text(20), 'Số điện thoại'),
  DCTDTu: leaf('O', text(50), 'Địa chỉ thư điện tử'),
  HVTNMHang: leaf('C', text(100), 'Họ và tên người mua hàng'),
  CMND: leaf('C', text(20), 'Số CMND, CCCD, hộ chiếu'),
  STKNHang: leaf('O', text(30), 'Số tài khoản ngân hàng'),
  TNHang: leaf('O', text(400), 'Tên ngân hàng'),
  TTKhac: EXTRAS,
};

/** Form 4, hóa đơn bán hàng dự trữ quốc gia: lines and totals as form 2's (assumed). */
export const NATIONAL_RESERVE_INVOICE = documentFormat('DLHDon', true, {
  TTChung: group('R', {
    ...nameOf('4', 'R'),
    ...ISSUED_ON,
    ...CURRENCY,
    HTTToan: leaf('O', text(50), 'Hình thức thanh toán'),
    ...PROVIDER,
    ...RELATED,
  }),
  NDHDon: group('R', {
    NBan: group('R', SELLER),
    NMua: group('R', BUYER),
    DSHHDVu: list('R', 'HHDVu', SALES_GOODS),
    TToan: group('R', SALES_TOTALS),
  }),
  TTKhac: EXTRAS,
});
