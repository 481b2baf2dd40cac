import { text, TIME } from '../../format/content.ts';
import { documentFormat, leaf } from '../../format/nodes.ts';
import { REFUSALS, YES_NO } from './parts.format.ts';

/** Phản hồi kỹ thuật, message 999: TTTNhan 0 the message is taken, 1 it is not. Nobody signs it. */
export const TECHNICAL_RESPONSE = documentFormat('TBao', false, {
  MTDiep: leaf('C', text(46), 'Mã thông điệp gốc'),
  MHSGoc: leaf('O', text(46), 'Mã hồ sơ gốc'),
  MNGui: leaf('O', text(14), 'Mã nơi gửi'),
  NNhan: leaf('R', TIME, 'Ngày nhận thông điệp'),
  TTTNhan: leaf('R', YES_NO, 'Trạng thái tiếp nhận'),
  DSLDo: REFUSALS,
});
