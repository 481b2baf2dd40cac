import { digits, text, TIME } from '../../format/content.ts';
import { documentFormat, leaf } from '../../format/nodes.ts';
import { PBAN } from '../parts.ts';
import { REFUSALS, YES_NO } from './parts.format.ts';

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

/** Phản hồi kỹ thuật, message 999: TTTNhan 0 the message is taken, 1 it is not. It is not signed. */
export const TECHNICAL_RESPONSE = documentFormat('TBao', false, {
  MTDiep: leaf('C', text(46), 'Mã thông điệp gốc'),
  MHSGoc: leaf('O', text(46), 'Mã hồ sơ gốc'),
  MNGui: leaf('O', text(14), 'Mã nơi gửi'),
  NNhan: leaf('R', TIME, 'Ngày nhận thông điệp'),
  TTTNhan: leaf('R', YES_NO, 'Trạng thái tiếp nhận'),
  DSLDo: REFUSALS,
});
