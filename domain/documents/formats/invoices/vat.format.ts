import { AMOUNT, choice } from '../../format/content.ts';
import { documentFormat, group, leaf, list } from '../../format/nodes.ts';
import { EXTRAS } from '../parts.ts';
import { VAT_GOODS, WIDER_SINCE_2_1 } from './goods.format.ts';
import {
  CURRENCY,
  DELEGATE,
  FILE_NO,
  GOODS_LIST,
  ISSUED_ON,
  nameOf,
  PAYMENT,
  PROVIDER,
  RELATED,
  REQUIRED_SINCE_2_1,
} from './header.format.ts';
import { BUYER, SELLER } from './parties.format.ts';
import {
  beforeTax,
  fees,
  otherDeduction,
  payable,
  rates,
  tax,
  tradeDiscount,
  untaxedDeduction,
} from './totals.format.ts';

/** The header of forms 1 and 8. */
export const VAT_HEADER = {
  ...nameOf('1', REQUIRED_SINCE_2_1),
  ...FILE_NO,
  ...ISSUED_ON,
  HDCTTChinh: leaf({ '2.1.0': 'R' }, choice('0', '1'), 'Hóa đơn cho thuê tài chính'),
  ...GOODS_LIST,
  ...CURRENCY,
  ...PAYMENT,
  ...PROVIDER,
  ...DELEGATE,
  ...RELATED,
};

const TOTALS = {
  ...rates(WIDER_SINCE_2_1),
  ...beforeTax(AMOUNT),
  ...tax(AMOUNT),
  ...untaxedDeduction(AMOUNT),
  ...fees(AMOUNT),
  ...tradeDiscount(AMOUNT),
  ...otherDeduction(AMOUNT),
  ...payable(WIDER_SINCE_2_1),
  TTKhac: EXTRAS,
};

/** The body of forms 1 and 8. */
export const VAT_BODY = {
  NBan: group('R', SELLER),
  NMua: group('R', BUYER),
  DSHHDVu: list('R', 'HHDVu', VAT_GOODS),
  TToan: group('R', TOTALS, { '2.1.0': ['THTTLTSuat', 'TgTCThue', 'TGTKCThue'] }),
};

/** Form 1, hóa đơn giá trị gia tăng. */
export const VAT_INVOICE = documentFormat('DLHDon', true, {
  TTChung: group('R', VAT_HEADER),
  NDHDon: group('R', VAT_BODY),
  TTKhac: EXTRAS,
});
