import { choice } from '../../format/content.ts';
import { documentFormat, group, leaf } from '../../format/nodes.ts';
import { CERTIFICATES, CONTACT, DELEGATIONS, TAXPAYER } from './declaration-parts.format.ts';
import { documentName } from './parts.format.ts';

/** Tờ khai đăng ký ủy nhiệm lập hóa đơn, message 101: LDKUNhiem 1 ủy nhiệm, 2 nhận ủy nhiệm. After 2.0.1 assumed. */
export const DELEGATION_DECLARATION = documentFormat('DLTKhai', true, {
  TTChung: group('R', {
    ...documentName(100),
    LDKUNhiem: leaf('R', choice('1', '2'), 'Loại đăng ký ủy nhiệm'),
    ...TAXPAYER,
    ...CONTACT,
  }),
  NDTKhai: group('R', { DSCTSSDung: CERTIFICATES, DSDKUNhiem: DELEGATIONS }),
});
