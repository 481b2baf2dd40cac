import { AMOUNT, DATE, text } from '../../format/content.ts';
import { documentFormat, group, leaf, list } from '../../format/nodes.ts';
import { EXTRAS } from '../parts.ts';
import { PUBLIC_ASSET_GOODS } from './goods.format.ts';
import { CURRENCY, ISSUED_ON, nameOf, PROVIDER, RELATED } from './header.format.ts';
import { fees, payable } from './totals.format.ts';

const SELLER = {
  Ten: leaf('R', text(400), 'Tên đơn vị bán tài sản'),
  MST: leaf('C', text(14), 'Mã số thuế'),
  MDVQHNSach: leaf('C', text(7), 'Mã đơn vị quan hệ ngân sách'),
  DChi: leaf('R', text(400), 'Địa chỉ'),
  SDThoai: leaf('O', text(20), 'Số điện thoại'),
  DCTDTu: leaf('O', text(50), 'Địa chỉ thư điện tử'),
  STKNHang: leaf('O', text(30), 'Số tài khoản ngân hàng'),
  TNHang: leaf('O', text(400), 'Tên ngân hàng'),
  Fax: leaf('O', text(20), 'Fax'),
  Website: leaf('O', text(50), 'Website'),
  SQDinh: leaf('O', text(50), 'Số quyết định bán tài sản'),
  NQDinh: leaf('O', DATE, 'Ngày quyết định bán tài sản'),
  CQBHQDinh: leaf('O', text(200), 'Cơ quan ban hành quyết định bán tài sản'),
  HTBan: leaf('O', text(200), 'Hình thức bán'),
  TTKhac: EXTRAS,
};

const BUYER = {
  Ten: leaf('C', text(400), 'Tên người mua tài sản'),
  MST: leaf('C', text(14), 'Mã số thuế'),
  MDVQHNSach: leaf('C', text(7), 'Mã đơn vị quan hệ ngân sách'),
  DChi: leaf('C', text(400), 'Địa chỉ'),
  SDThoai: leaf('O', text(20), 'Số điện thoại'),
  // Assumed: the personal id that 2.1.0 gave to other forms.
  CCCDan: leaf({ '2.1.0': 'O' }, text(12), 'Số định danh cá nhân'),
  DCTDTu: leaf('O', text(50), 'Địa chỉ thư điện tử'),
  HVTNMHang: leaf('C', text(100), 'Họ và tên người mua hàng'),
  STKNHang: leaf('O', text(30), 'Số tài khoản ngân hàng'),
  TNHang: leaf('O', text(400), 'Tên ngân hàng'),
  DDVCHDen: leaf('C', text(400), 'Địa điểm vận chuyển hàng đến'),
  TGVCHDTu: leaf('C', DATE, 'Thời gian vận chuyển hàng đến từ'),
  TGVCHDDen: leaf('C', DATE, 'Thời gian vận chuyển hàng đến đến'),
  TTKhac: EXTRAS,
};

/** Form 3, hóa đơn bán tài sản công. */
export const PUBLIC_ASSET_INVOICE = documentFormat('DLHDon', true, {
  TTChung: group('R', {
    ...nameOf('3', 'R'),
    ...ISSUED_ON,
    ...CURRENCY,
    HTTToan: leaf('O', text(50), 'Hình thức thanh toán'),
    ...PROVIDER,
    ...RELATED,
  }),
  NDHDon: group('R', {
    NBan: group('R', SELLER),
    NMua: group('R', BUYER),
    DSHHDVu: list('R', 'HHDVu', PUBLIC_ASSET_GOODS),
    TToan: group('R', { ...payable(), ...fees(AMOUNT), TTKhac: EXTRAS }),
  }),
  TTKhac: EXTRAS,
});
