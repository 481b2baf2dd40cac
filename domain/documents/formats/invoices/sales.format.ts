import { AMOUNT, choice } from '../../format/content.ts';
import { documentFormat, group, leaf, list } from '../../format/nodes.ts';
import { EXTRAS } from '../parts.ts';
import { SALES_GOODS } from './goods.format.ts';
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
import { fees, otherDeduction, payable, tradeDiscount } from './totals.format.ts';

/** The header of forms 2 and 9. */
export const SALES_HEADER = {
  ...nameOf('2', REQUIRED_SINCE_2_1),
  ...FILE_NO,
  ...ISSUED_ON,
  HDDCKPTQuan: leaf('R', choice('0', '1'), 'Hóa đơn dành cho khu phi thuế quan'),
  ...GOODS_LIST,
  ...CURRENCY,
  ...PAYMENT,
  ...PROVIDER,
  ...DELEGATE,
  ...RELATED,
};

/** Also of form 4. */
export const SALES_TOTALS = {
  // Only where the percentage on revenue is reduced (NQ 204/2025): the amount before the reduction.
  TgTCThue: leaf({ '2.1.1': 'C' }, AMOUNT, 'Tổng tiền chưa giảm'),
  ...fees(AMOUNT),
  ...tradeDiscount(AMOUNT),
  ...otherDeduction(AMOUNT),
  ...payable(),
  TTKhac: EXTRAS,
};

/** The body of forms 2, 7 and 9. */
export const SALES_BODY = {
  NBan: group('R', SELLER),
  NMua: group('R', BUYER),
  DSHHDVu: list('R', 'HHDVu', SALES_GOODS),
  TToan: group('R', SALES_TOTALS),
};

/** Form 2, hóa đơn bán hàng. */
export const SALES_INVOICE = documentFormat('DLHDon', true, {
  TTChung: group('R', SALES_HEADER),
  NDHDon: group('R', SALES_BODY),
  TTKhac: EXTRAS,
});
