import { choice, DATE, text } from '../../format/content.ts';
import { documentFormat, leaf, list } from '../../format/nodes.ts';
import {
  ANY_INVOICE_NAME,
  documentName,
  KIND_OF_INVOICE,
  NOTICED_ON,
  ONE_OR_TWO,
  ROW_NO,
  TAX_OR_BUDGET_CODE,
  TAXPAYER_NAME,
} from './parts.format.ts';

const INVOICES = list('R', 'HDon', {
  STT: ROW_NO,
  MCQTCap: leaf({ '2.0.1': 'C', '2.1.1': '-' }, text(34), 'Mã CQT cấp'),
  MCCQT: leaf({ '2.1.1': 'C' }, text(34), 'Mã của cơ quan thuế'),
  ...ANY_INVOICE_NAME,
  Ngay: leaf('R', DATE, 'Ngày lập hóa đơn'),
  ...KIND_OF_INVOICE,
  // 1 hủy, 2 điều chỉnh, 3 thay thế, 4 giải trình, 5 sai sót do tổng hợp; since TT 91/2026 a notice only explains.
  TCTBao: leaf(
    { '2.0.1': 'R', '2.1.1': '-' },
    choice('1', '2', '3', '4', '5'),
    'Tính chất thông báo (hủy, điều chỉnh, thay thế, giải trình)',
  ),
  LDo: leaf('O', text(255), 'Lý do'),
});

/**
 * Thông báo hóa đơn điện tử có sai sót, 04/SS-HĐĐT, message 300 and of cash-register invoices 303. Loai: 1 of the
 * taxpayer's own, 2 in answer to the authority's 01/TB-RSĐT, whose number and day it repeats. The order of 2.1.1 is
 * assumed: two sources differ.
 */
export const MISTAKE_NOTICE = documentFormat(
  'DLTBao',
  true,
  {
    ...documentName(255),
    Loai: leaf('R', ONE_OR_TWO, 'Loại thông báo'),
    So: leaf('C', text(30), 'Số thông báo của CQT'),
    NTBCCQT: leaf('C', DATE, 'Ngày thông báo của CQT'),
    MCQT: leaf('R', text(5), 'Mã cơ quan thuế'),
    TCQT: leaf('R', text(100), 'Tên cơ quan thuế'),
    ...TAXPAYER_NAME,
    ...TAX_OR_BUDGET_CODE,
    ...NOTICED_ON,
    DSHDon: INVOICES,
  },
  {
    '2.1.1': [
      ...['PBan', 'MSo', 'Ten', 'Loai', 'MCQT', 'TCQT', 'So', 'NTBCCQT'],
      ...['MST', 'MDVQHNSach', 'TNNT', 'DDanh', 'NTBao', 'DSHDon'],
    ],
  },
);
