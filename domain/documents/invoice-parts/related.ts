import type { RelatedInvoice } from '../../invoice/particulars.ts';
import type { RelatedValue } from './values.ts';

/** Tính chất (TCHDon) as the format writes it. */
const NATURES = {
  replace: '1',
  adjust: '2',
  replace_many: '3',
  adjust_many: '4',
  trade_discount: '5',
} as const satisfies Record<RelatedInvoice['nature'], string>;

const NATURE_NAMES = ['replace', 'adjust', 'replace_many', 'adjust_many', 'trade_discount'] as const;
const REGIMES = ['1', '2', '3', '4'] as const satisfies readonly RelatedInvoice['regime'][];

export function relatedValue(related: RelatedInvoice): RelatedValue {
  return {
    TCHDon: NATURES[related.nature],
    MSTCLQuan: related.tax_code,
    LHDCLQuan: related.regime,
    KHMSHDCLQuan: related.form_no,
    KHHDCLQuan: related.symbol,
    SHDCLQuan: related.number,
    NLHDCLQuan: related.issued_on,
    LDDCTThe: related.reason_code,
    GChu: related.note,
    SBKCLQuan: related.list_no,
    NBKCLQuan: related.list_on,
  };
}

/** A nature or regime that the format does not have is read as adjusting, of today's kind: what is said of it stays in the problems. */
export function relatedInvoice(value: RelatedValue): RelatedInvoice {
  return {
    nature: NATURE_NAMES.find((nature) => NATURES[nature] === value.TCHDon) ?? 'adjust',
    regime: REGIMES.find((regime) => regime === value.LHDCLQuan) ?? '1',
    tax_code: value.MSTCLQuan,
    form_no: value.KHMSHDCLQuan,
    symbol: value.KHHDCLQuan,
    number: value.SHDCLQuan,
    issued_on: value.NLHDCLQuan,
    reason_code: value.LDDCTThe,
    note: value.GChu,
    list_no: value.SBKCLQuan,
    list_on: value.NBKCLQuan,
  };
}
