import { DATE, decimal, text } from '../../format/content.ts';
import { documentFormat, group, leaf, list } from '../../format/nodes.ts';
import { EXTRAS } from '../parts.ts';
import { MOVED_GOODS } from './goods.format.ts';
import { ISSUED_ON, nameOf, PROVIDER, RELATED } from './header.format.ts';

/** Form 6, phiếu xuất kho: goods on the way, no totals. The seller is who hands out, the buyer who receives. */
const HEADER = {
  ...nameOf('6', 'R'),
  ...ISSUED_ON,
  DVTTe: leaf('R', text(3), 'Đơn vị tiền tệ'),
  TGia: leaf('O', decimal(7, 2), 'Tỷ giá'),
  ...PROVIDER,
  ...RELATED,
};

/** Series letter N, phiếu xuất kho kiêm vận chuyển nội bộ. */
export const INTERNAL_TRANSFER = documentFormat('DLHDon', true, {
  TTChung: group('R', HEADER),
  NDHDon: group('R', {
    NBan: group('R', {
      Ten: leaf('R', text(400), 'Tên người xuất hàng'),
      MST: leaf('R', text(14), 'Mã số thuế người xuất hàng'),
      LDDNBo: leaf('R', text(255), 'Lệnh điều động nội bộ'),
      DChi: leaf('R', text(400), 'Địa chỉ kho xuất hàng'),
      HDSo: leaf('O', text(255), 'Hợp đồng vận chuyển số'),
      HVTNXHang: leaf('O', text(100), 'Họ và tên người xuất hàng'),
      TNVChuyen: leaf('O', text(100), 'Tên người vận chuyển'),
      PTVChuyen: leaf('R', text(50), 'Phương tiện vận chuyển'),
      TTKhac: EXTRAS,
    }),
    NMua: group('R', {
      Ten: leaf('C', text(400), 'Tên người nhận hàng'),
      MST: leaf('C', text(14), 'Mã số thuế người nhận hàng'),
      DChi: leaf('R', text(400), 'Địa chỉ kho nhận hàng'),
      HVTNNHang: leaf('O', text(100), 'Họ và tên người nhận hàng'),
      TTKhac: EXTRAS,
    }),
    DSHHDVu: list('R', 'HHDVu', MOVED_GOODS),
  }),
  TTKhac: EXTRAS,
});

/** Series letter B, phiếu xuất kho hàng gửi bán đại lý. */
export const CONSIGNMENT = documentFormat('DLHDon', true, {
  TTChung: group('R', HEADER),
  NDHDon: group('R', {
    NBan: group('R', {
      Ten: leaf('R', text(400), 'Tên người xuất hàng'),
      MST: leaf('R', text(14), 'Mã số thuế người xuất hàng'),
      HDKTSo: leaf('R', text(255), 'Hợp đồng kinh tế số'),
      HDKTNgay: leaf('R', DATE, 'Hợp đồng kinh tế ngày'),
      DChi: leaf('R', text(400), 'Địa chỉ kho xuất hàng'),
      HVTNXHang: leaf('O', text(100), 'Họ và tên người xuất hàng'),
      TNVChuyen: leaf('R', text(100), 'Tên người vận chuyển'),
      HDSo: leaf('O', text(50), 'Hợp đồng vận chuyển số'),
      PTVChuyen: leaf('R', text(50), 'Phương tiện vận chuyển'),
      TTKhac: EXTRAS,
    }),
    // The 2.0.1 table does not show this part; order of 2.1.1.
    NMua: group('R', {
      Ten: leaf('C', text(400), 'Tên người nhận hàng'),
      MST: leaf('C', text(14), 'Mã số thuế người nhận hàng'),
      HVTNNHang: leaf('O', text(100), 'Họ và tên người nhận hàng'),
      DChi: leaf('R', text(400), 'Địa chỉ kho nhận hàng'),
      TTKhac: EXTRAS,
    }),
    DSHHDVu: list('R', 'HHDVu', MOVED_GOODS),
  }),
  TTKhac: EXTRAS,
});
