import { text } from '../../format/content.ts';
import { documentFormat, leaf } from '../../format/nodes.ts';
import { documentName, NOTICED_ON, TAX_CODE, TAXPAYER_NAME, TRANSACTION } from './parts.format.ts';

/**
 * Văn bản giải trình, bổ sung thông tin (message 113), the answer to 01/TB-BSTT-NNT (107). Nothing is published of it: the type is known
 * from vendors, all elements are those of other notices of the taxpayer (assumed). MGDDTu: the message that is explained.
 */
export const EXPLANATION = documentFormat('DLTBao', true, {
  ...documentName(255),
  MCQT: leaf('C', text(5), 'Mã cơ quan thuế'),
  TCQT: leaf('R', text(100), 'Tên cơ quan thuế'),
  ...TAXPAYER_NAME,
  ...TAX_CODE,
  ...NOTICED_ON,
  ...TRANSACTION,
  NDung: leaf('R', text(4000), 'Nội dung giải trình'),
});
