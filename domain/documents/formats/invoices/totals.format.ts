import type { ContentBy } from '../../format/content.ts';
import { AMOUNT, text } from '../../format/content.ts';
import { leaf, list } from '../../format/nodes.ts';

/** Tổng hợp theo từng loại thuế suất (THTTLTSuat/LTSuat). Left out when no line bears tax. */
export const rates = (amount: ContentBy) => ({
  THTTLTSuat: list('C', 'LTSuat', {
    TSuat: leaf('C', text(11), 'Thuế suất'),
    ThTien: leaf('R', amount, 'Thành tiền theo thuế suất'),
    TThue: leaf('C', amount, 'Tiền thuế theo thuế suất'),
  }),
});

/** Danh sách các loại tiền phí, lệ phí (DSLPhi/LPhi). */
export const fees = (amount: ContentBy) => ({
  DSLPhi: list('C', 'LPhi', fee(amount)),
});
export const fee = (amount: ContentBy) => ({
  TLPhi: leaf('O', text(100), 'Tên loại phí'),
  TPhi: leaf('O', amount, 'Tiền phí'),
});

export const beforeTax = (amount: ContentBy) => ({
  TgTCThue: leaf('R', amount, 'Tổng tiền chưa thuế'),
});
export const tax = (amount: ContentBy) => ({
  TgTThue: leaf('R', amount, 'Tổng tiền thuế'),
});
export const untaxedDeduction = (amount: ContentBy) => ({
  TGTKCThue: leaf('O', amount, 'Tổng giảm trừ không chịu thuế'),
});
export const tradeDiscount = (amount: ContentBy) => ({
  TTCKTMai: leaf('O', amount, 'Tổng tiền chiết khấu thương mại'),
});
export const otherDeduction = (amount: ContentBy) => ({
  TGTKhac: leaf('O', amount, 'Tổng giảm trừ khác'),
});
export const payable = (amount: ContentBy = AMOUNT) => ({
  TgTTTBSo: leaf('R', amount, 'Tổng tiền thanh toán bằng số'),
  TgTTTBChu: leaf('R', text(255), 'Tổng tiền thanh toán bằng chữ'),
});
