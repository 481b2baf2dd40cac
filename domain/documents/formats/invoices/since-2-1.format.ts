import { choice } from '../../format/content.ts';
import { documentFormat, group, leaf } from '../../format/nodes.ts';
import { EXTRAS } from '../parts.ts';
import {
  CURRENCY,
  DELEGATE,
  GOODS_LIST,
  ISSUED_ON,
  nameOf,
  PAYMENT,
  PROVIDER,
  RELATED,
} from './header.format.ts';
import { SALES_BODY, SALES_HEADER } from './sales.format.ts';
import { VAT_BODY, VAT_HEADER } from './vat.format.ts';

/** Forms that came with TT 32/2025: no document of 2.0.1 has them. Their own element tables are not known. */
const SINCE_2_1 = { '2.1.0': 'R' } as const;

/** Form 7, hóa đơn thương mại điện tử (an exporter's commercial invoice): no tax; elements of form 2 assumed. */
export const COMMERCIAL_INVOICE = documentFormat('DLHDon', true, {
  TTChung: group(SINCE_2_1, {
    ...nameOf('7', 'R'),
    ...ISSUED_ON,
    ...GOODS_LIST,
    ...CURRENCY,
    ...PAYMENT,
    ...PROVIDER,
    ...DELEGATE,
    ...RELATED,
  }),
  NDHDon: group('R', SALES_BODY),
  TTKhac: EXTRAS,
});

/**
 * Form 8, hóa đơn giá trị gia tăng tích hợp biên lai. Assumed: form 1, what the receipt charges being its fees
 * (DSLPhi); elements of the receipt itself are not known, so a reader meets them as unknown ones.
 */
export const VAT_INVOICE_WITH_RECEIPT = documentFormat('DLHDon', true, {
  TTChung: group(SINCE_2_1, {
    ...VAT_HEADER,
    KHMSHDon: leaf('R', choice('8'), 'Ký hiệu mẫu số hóa đơn'),
  }),
  NDHDon: group('R', VAT_BODY),
  TTKhac: EXTRAS,
});

/** Form 9, hóa đơn bán hàng tích hợp biên lai: form 2 in the same way (assumed). */
export const SALES_INVOICE_WITH_RECEIPT = documentFormat('DLHDon', true, {
  TTChung: group(SINCE_2_1, {
    ...SALES_HEADER,
    KHMSHDon: leaf('R', choice('9'), 'Ký hiệu mẫu số hóa đơn'),
  }),
  NDHDon: group('R', SALES_BODY),
  TTKhac: EXTRAS,
});
