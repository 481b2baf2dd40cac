import { documentFormat, group, leaf, list } from '../../format/nodes.ts';
import { text } from '../../format/content.ts';
import { EXTRAS } from '../parts.ts';
import { OTHER_GOODS, WIDER_SINCE_2_1 } from './goods.format.ts';
import { CURRENCY, DELEGATE, ISSUED_ON, nameOf, PROVIDER, RELATED } from './header.format.ts';
import { BUYER, SELLER } from './parties.format.ts';
import {
  beforeTax,
  fees,
  otherDeduction,
  payable,
  rates,
  tradeDiscount,
  untaxedDeduction,
} from './totals.format.ts';

/** Totals of series H (of the kind of a sales invoice) have no tax: assumed, since the 2.0.1 table marks it required. */
const TAX_BY_LETTER = { TgTThue: leaf('C', WIDER_SINCE_2_1, 'Tổng tiền thuế') };

/** Form 5, hóa đơn khác: stamps, tickets, cards. Name, symbol, number and buyer may be absent (NĐ 254 Phụ lục 9). */
export const OTHER_INVOICE = documentFormat('DLHDon', true, {
  TTChung: group('R', {
    ...nameOf('5', 'C'),
    ...ISSUED_ON,
    ...CURRENCY,
    HTTToan: leaf('O', text(50), 'Hình thức thanh toán'),
    ...PROVIDER,
    ...DELEGATE,
    ...RELATED,
  }),
  NDHDon: group('R', {
    NBan: group('R', SELLER),
    NMua: group('O', BUYER),
    DSHHDVu: list('R', 'HHDVu', OTHER_GOODS),
    TToan: group('R', {
      ...beforeTax(WIDER_SINCE_2_1),
      ...TAX_BY_LETTER,
      ...untaxedDeduction(WIDER_SINCE_2_1),
      ...tradeDiscount(WIDER_SINCE_2_1),
      ...otherDeduction(WIDER_SINCE_2_1),
      ...payable(WIDER_SINCE_2_1),
      ...rates(WIDER_SINCE_2_1),
      ...fees(WIDER_SINCE_2_1),
      TTKhac: EXTRAS,
    }),
  }),
  TTKhac: EXTRAS,
});
