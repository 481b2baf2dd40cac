import { digits, text } from '../../format/content.ts';
import { documentFormat, leaf } from '../../format/nodes.ts';
import { PBAN } from '../parts.ts';

export const ADDRESS = text(14);

/** Thông tin chung of a thông điệp (TDiep/TTChung), the same around every document. */
export const ENVELOPE_HEADER = documentFormat('TTChung', false, {
  PBan: PBAN,
  MNGui: leaf('R', ADDRESS, 'Mã nơi gửi'),
  MNNhan: leaf('R', ADDRESS, 'Mã nơi nhận'),
  MLTDiep: leaf('R', text(3), 'Mã loại thông điệp'),
  MTDiep: leaf('R', text(46), 'Mã thông điệp'),
  MTDTChieu: leaf('C', text(46), 'Mã thông điệp tham chiếu'),
  MST: leaf('R', text(14), 'Mã số thuế'),
  SLuong: leaf('R', digits(7), 'Số lượng'),
});
