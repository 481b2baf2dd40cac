import { choice, DATE, digits, text } from '../../format/content.ts';
import { documentFormat, leaf, list } from '../../format/nodes.ts';
import {
  ANY_INVOICE_NAME,
  documentName,
  ERRORS,
  KIND_OF_INVOICE,
  OFFICE,
  ONE_OR_TWO,
  PLACE,
  REFUSALS,
  ROW_NO,
  SIGNED_AS,
  TAX_OR_BUDGET_CODE,
  TAXPAYER_NAME,
  TRANSACTION,
} from './parts.format.ts';

const HEAD = {
  ...documentName(255),
  ...PLACE,
  ...OFFICE,
  ...TAXPAYER_NAME,
  ...TAX_OR_BUDGET_CODE,
};

const ISSUED_ON = { NLap: leaf('R', DATE, 'Ngày lập hóa đơn') };

/** 01/TB-HĐSS, message 301. TTTNCCQT of each invoice: 1 received, 2 not. */
export const MISTAKE_RESULT = documentFormat('DLTBao', true, {
  ...HEAD,
  ...TRANSACTION,
  TGNhan: leaf('R', DATE, 'Thời gian CQT tiếp nhận'),
  STTThe: leaf('R', digits(4), 'Số thứ tự thẻ TBao trong thông điệp'),
  ...SIGNED_AS,
  DSLDKCNhan: REFUSALS,
  DSHDon: list('C', 'HDon', {
    STT: ROW_NO,
    MCQTCap: leaf('C', text(34), 'Mã CQT cấp'),
    ...ANY_INVOICE_NAME,
    ...ISSUED_ON,
    ...KIND_OF_INVOICE,
    // Dropped from the taxpayer's notice in 2.1.1; that the answer may still carry it is assumed.
    TCTBao: leaf(
      { '2.0.1': 'R', '2.1.1': 'O' },
      choice('1', '2', '3', '4', '5'),
      'Tính chất thông báo (hủy, điều chỉnh, thay thế, giải trình)',
    ),
    TTTNCCQT: leaf('R', ONE_OR_TWO, 'Trạng thái tiếp nhận của cơ quan thuế'),
    DSLDKTNhan: ERRORS,
  }),
});

/** 01/TB-RSĐT, message 302. THan: days to answer in; Lan: first or second notice. */
export const REVIEW_NOTICE = documentFormat('DLTBao', true, {
  ...HEAD,
  DCNNT: leaf('R', text(400), 'Địa chỉ NNT'),
  DCTDTu: leaf('R', text(50), 'Địa chỉ thư điện tử'),
  THan: leaf('R', digits(2), 'Thời hạn thực hiện thông báo với CQT'),
  Lan: leaf('R', digits(1), 'Lần thông báo'),
  ...SIGNED_AS,
  DSHDon: list('R', 'HDon', {
    STT: ROW_NO,
    ...ANY_INVOICE_NAME,
    ...ISSUED_ON,
    ...KIND_OF_INVOICE,
    LDo: leaf('R', text(255), 'Lý do cần rà soát'),
  }),
});
