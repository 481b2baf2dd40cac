import { text } from '../../format/content.ts';
import { leaf } from '../../format/nodes.ts';
import { EXTRAS } from '../parts.ts';

/** Người bán (NBan), in the order of 2.1.1. */
export const SELLER = {
  Ten: leaf('R', text(400), 'Tên người bán'),
  MST: leaf('R', text(14), 'Mã số thuế người bán'),
  DChi: leaf('R', text(400), 'Địa chỉ người bán'),
  MDDKDoanh: leaf({ '2.1.1': 'C' }, text(5), 'Mã địa điểm kinh doanh'),
  TDDKDoanh: leaf({ '2.1.1': 'C' }, text(400), 'Tên địa điểm kinh doanh'),
  DCDDKDoanh: leaf({ '2.1.1': 'C' }, text(400), 'Địa chỉ địa điểm kinh doanh'),
  MCHang: leaf({ '2.1.0': 'O' }, text(50), 'Mã cửa hàng'),
  TCHang: leaf({ '2.1.0': 'O' }, text(400), 'Tên cửa hàng'),
  // Assumed from here to DCCHang: known from one vendor's import sheet, neither length nor place.
  TCQDGBTSan: leaf({ '2.1.1': 'O' }, text(400), 'Tên cơ quan đấu giá bán tài sản'),
  DCCQDGBTSan: leaf({ '2.1.1': 'O' }, text(400), 'Địa chỉ cơ quan đấu giá bán tài sản'),
  MSTCQDGBTSan: leaf({ '2.1.1': 'O' }, text(14), 'Mã số thuế cơ quan đấu giá bán tài sản'),
  DCCHang: leaf({ '2.1.1': 'O' }, text(400), 'Địa chỉ cửa hàng'),
  SDThoai: leaf('O', text(20), 'Số điện thoại người bán'),
  DCTDTu: leaf('O', text(50), 'Địa chỉ thư điện tử người bán'),
  STKNHang: leaf('O', text(30), 'Số tài khoản ngân hàng người bán'),
  TNHang: leaf('O', text(400), 'Tên ngân hàng người bán'),
  Fax: leaf('O', text(20), 'Fax'),
  Website: leaf('O', text(100), 'Website'),
  TTKhac: EXTRAS,
};

/** Người mua (NMua), in the order of 2.1.1. Either Ten or HVTNMHang must be there: a rule of content, not of the format. */
export const BUYER = {
  Ten: leaf('C', text(400), 'Tên người mua'),
  MST: leaf('C', text(14), 'Mã số thuế người mua'),
  MDVQHNSach: leaf({ '2.1.0': 'C' }, text(7), 'Mã đơn vị quan hệ ngân sách'),
  DChi: leaf('C', text(400), 'Địa chỉ người mua'),
  // Codes of QĐ 19/2025/QĐ-TTg; must stand when a car or motorbike is sold.
  MTinh: leaf({ '2.1.1': 'C' }, text(3), 'Mã tỉnh, thành phố'),
  TTinh: leaf({ '2.1.1': 'C' }, text(50), 'Tên tỉnh, thành phố'),
  MXa: leaf({ '2.1.1': 'C' }, text(8), 'Mã xã, phường'),
  TXa: leaf({ '2.1.1': 'C' }, text(50), 'Tên xã, phường'),
  MKHang: leaf('O', text(50), 'Mã khách hàng'),
  SDThoai: leaf('O', text(20), 'Số điện thoại người mua'),
  CCCDan: leaf({ '2.1.0': 'O' }, text(12), 'Số định danh cá nhân'),
  SHChieu: leaf({ '2.1.0': 'O' }, text(20), 'Số hộ chiếu'),
  // Assumed: known from one vendor's import sheet, neither length nor place.
  MQTNMua: leaf({ '2.1.1': 'O' }, text(2), 'Mã quốc tịch người mua'),
  QTNMua: leaf({ '2.1.1': 'O' }, text(50), 'Quốc tịch người mua'),
  DCTDTu: leaf('O', text(50), 'Địa chỉ thư điện tử người mua'),
  HVTNMHang: leaf('O', text(100), 'Họ và tên người mua hàng'),
  STKNHang: leaf('O', text(30), 'Số tài khoản ngân hàng người mua'),
  TNHang: leaf('O', text(400), 'Tên ngân hàng người mua'),
  TTKhac: EXTRAS,
};
