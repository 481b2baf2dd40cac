import { LINE_NUMBER_LIMITS, LINE_TEXT_LIMITS, MAX_LINES } from '../../fields/content-limits.table.ts';
import {
  isVehicle,
  specialGoodsProblems,
  specialLabel,
  takesSpecialGoods,
} from '../../documents/formats/invoices/special-goods.table.ts';
import { isBlank } from '../../fields/text.ts';
import { currencyDecimals } from '../../money/decimal-digits.ts';
import { compare, parseDecimal, readDecimal, ZERO } from '../../money/decimal.ts';
import type { InvoiceAmounts } from '../../money/invoice-amounts.ts';
import type { LineAmounts } from '../../money/line-amounts.ts';
import { refuse, type Refusal } from '../../refusals.ts';
import { bearsVat } from '../../rules/particulars/forms.table.ts';
import { rulesOf } from '../../rules/rules-of.ts';
import {
  revenuePercentsOn,
  revenueReliefOn,
  statesRevenueRelief,
} from '../../rules/tax/revenue-percentages.table.ts';
import { isVatRate, isVatRateOn } from '../../rules/tax/vat-rates.ts';
import type { InvoiceContent, InvoiceLine, InvoiceLineKind } from '../content.ts';
import { firstDayOf } from '../particulars.ts';
import { extraRefusals } from '../extras/extra-fields.ts';
import { LINE_NUMBERS, LINE_TEXTS } from '../lines/line-fields.table.ts';
import { isLumpSum, isWithoutFigures } from '../lines/lump-sum.ts';
import { contradictedDiscount } from '../lines/stated-discount.ts';
import { movementLetter, movesGoods } from '../movement/movement-fields.table.ts';
import { numberRefusals, requiredText, textRefusals, type Where } from './field-refusals.ts';

/** Letters of a value of special goods (DLieu). */
const SPECIAL_VALUE = 300;

type Line = {
  line: InvoiceLine;
  amounts: LineAmounts | undefined;
  path: string;
  where: Where;
  /** Whether goods must have a price: an internal transfer (series letter N) may leave it out. */
  needs_price: boolean;
  /** Whether goods must have a unit: services have none, and goods on the way are never services. */
  needs_unit: boolean;
  takes_special: boolean;
  /** Decimals that amounts have in the currency; null where lines state what an invoice changes by: there a rate is only shown. */
  discount_decimals: number | null;
  /** The day (YYYY-MM-DD) that decides the rates; null where the form names no rates. */
  rates_on: string | null;
  /** Whether a rate is in force that day. */
  isRateInForce: (rate: string) => boolean;
};

/** All that is wrong with the lines (HHDVu); fields are `lines.<index from 0>.<name>`, words count from 1. */
export function lineRefusals(content: InvoiceContent, amounts: InvoiceAmounts): Refusal[] {
  const { lines } = content;
  const rates_on = bearsVat(content) ? ratesDay(content) : null;
  const needs = {
    needs_price: movementLetter(content) !== 'N',
    needs_unit: movesGoods(content),
    takes_special: takesSpecialGoods(content.form_no),
    // What corrects another invoice states what that one stated.
    discount_decimals: content.related == null ? currencyDecimals(content.currency) : null,
  };
  const hasGoods = lines.some((line) => line.kind === 'goods' || line.kind === 'promotion');
  if (!hasGoods && !isInformationOnly(content)) return [refuse('lines_missing', 'lines')];
  const tooMany =
    lines.length > MAX_LINES
      ? [refuse('lines_too_many', 'lines', { count: String(lines.length), max: String(MAX_LINES) })]
      : [];
  const isRateInForce = oncePerText((rate) => rates_on !== null && isVatRateOn(rate, rates_on));
  const each = lines.flatMap((line, index) => {
    const where = { line: String(index + 1) };
    const path = `lines.${index}`;
    const one: Line = { line, amounts: amounts.lines[index], path, where, rates_on, isRateInForce, ...needs };
    return [...commonRefusals(one), ...BY_KIND[line.kind](one)];
  });
  return [...tooMany, ...each];
}

/** LDDCTThe of an invoice that is put right because it was wrong. */
const WRONG_INVOICE = '13';

/** An adjustment of a wrong invoice may change no amount, and says in notes what it puts right: a tax code, a name of goods. */
function isInformationOnly({ related, lines }: InvoiceContent): boolean {
  if (related?.nature !== 'adjust') return false;
  const { reason_code } = related;
  const isOfError = reason_code === null || reason_code === WRONG_INVOICE;
  return isOfError && lines.length > 0 && lines.every(({ kind }) => kind === 'note');
}

/** The lines of an invoice name few rates: each is looked up once. */
function oncePerText(decide: (text: string) => boolean): (text: string) => boolean {
  const decided = new Map<string, boolean>();
  return (text) => {
    const before = decided.get(text) ?? decide(text);
    decided.set(text, before);
    return before;
  };
}

const BY_KIND = {
  goods: (one) => [
    ...pricedRefusals(one),
    ...discountRefusals(one),
    ...rateRefusals(one),
    ...specialGoodsRefusals(one),
  ],
  promotion: () => [],
  discount: (one) => [...tradeDiscountRefusals(one), ...rateRefusals(one)],
  note: () => [],
} as const satisfies Record<InvoiceLineKind, (one: Line) => Refusal[]>;

/** What the law asks for beside special goods, and values that are not what their field holds. */
function specialGoodsRefusals({ line, path, where, takes_special }: Line): Refusal[] {
  const field = `${path}.special`;
  if (line.special === undefined) return [];
  if (!takes_special) return [refuse('special_goods_not_in_form', field, where)];
  const { special } = line;
  const malformed = special.flatMap(({ goods, name, value }, at) => {
    const isTwice = special.findIndex((one) => one.goods === goods && one.name === name) !== at;
    const limit = { label: specialLabel(goods, name), max: SPECIAL_VALUE, element: 'DLieu' };
    if (isBlank(value) || isTwice)
      return [refuse('special_goods_malformed', field, { ...where, label: limit.label })];
    return textRefusals(field, value, limit, where);
  });
  return [
    ...malformed,
    ...specialGoodsProblems(special).flatMap((one) => problemRefusals(one, field, where)),
  ];
}

function problemRefusals(
  { path: name, problem, label }: ReturnType<typeof specialGoodsProblems>[number],
  field: string,
  where: Where,
): Refusal[] {
  if (problem !== 'required')
    return [refuse('special_goods_malformed', field, { ...where, label: label || name })];
  // Either of both says who sends the goods.
  if (name === 'MDDNGHang') return [];
  const either = 'Mã số thuế hoặc mã định danh người gửi hàng';
  return [refuse('text_missing', field, { ...where, label: name === 'MSTNGHang' ? either : label })];
}

function commonRefusals({ line, path, where, needs_unit }: Line): Refusal[] {
  const texts = LINE_TEXTS.flatMap((field) => {
    const value = line[field];
    // Required texts are checked with the rule that requires them.
    const isAskedFor = field === 'unit' && needs_unit && line.kind === 'goods';
    if (value == null || isAskedFor) return [];
    return textRefusals(`${path}.${field}`, value, LINE_TEXT_LIMITS[field], where);
  });
  const numbers = LINE_NUMBERS.flatMap((field) => {
    const value = line[field];
    return value === null ? [] : numberRefusals(`${path}.${field}`, value, LINE_NUMBER_LIMITS[field], where);
  });
  return [
    ...requiredText(`${path}.name`, line.name, LINE_TEXT_LIMITS.name, where),
    ...texts,
    ...numbers,
    ...extraRefusals(line.extras ?? [], `${path}.extras`, where),
  ];
}

/** A phiếu xuất kho has no place for a discount, whether of a line, a line of its own or of the whole (data format, form 6). */
export function movedDiscountRefusals(content: InvoiceContent, amounts: InvoiceAmounts): Refusal[] {
  if (!movesGoods(content)) return [];
  const of_lines = content.lines.flatMap(({ kind, discount_rate, discount_amount }, index) => {
    const where = { line: String(index + 1) };
    if (kind === 'discount') return [refuse('line_discount_not_in_form', `lines.${index}.amount`, where)];
    const isGiven = discount_rate !== null || discount_amount !== null;
    return isGiven ? [refuse('line_discount_not_in_form', `lines.${index}.discount_rate`, where)] : [];
  });
  const of_whole =
    amounts.invoice_discount === null
      ? []
      : [refuse('invoice_discount_not_in_form', 'invoice_discount_amount')];
  return [...of_lines, ...of_whole];
}

function pricedRefusals({ line, path, where, needs_price, needs_unit }: Line): Refusal[] {
  const refusals: Refusal[] = [];
  if (needs_unit)
    refusals.push(...requiredText(`${path}.unit`, line.unit ?? '', LINE_TEXT_LIMITS.unit, where));
  // What is counted has a unit; services have none, and may state their amount alone.
  const may_be_lump = !needs_unit && !isVehicle(line) && isWithoutFigures(line);
  if (may_be_lump && isBlank(line.unit ?? '') && isLumpSum(line)) return refusals;
  if (line.quantity === null)
    refusals.push(
      refuse('line_quantity_missing', `${path}.quantity`, {
        ...where,
        ...(may_be_lump && { alone: isBlank(line.unit ?? '') ? 'amount' : 'unit' }),
      }),
    );
  if (line.unit_price === null && needs_price)
    refusals.push(refuse('line_unit_price_missing', `${path}.unit_price`, where));
  return refusals;
}

function discountRefusals({ line, amounts, path, where, discount_decimals }: Line): Refusal[] {
  const refusals: Refusal[] = [];
  const rate = readDecimal(line.discount_rate);
  if (rate !== null && (compare(rate, ZERO) < 0 || compare(rate, parseDecimal('100')) >= 0)) {
    const value = line.discount_rate ?? '';
    refusals.push(refuse('line_discount_rate_range', `${path}.discount_rate`, { ...where, value }));
  }
  const gross = readDecimal(amounts?.gross);
  // Both before VAT, whatever prices were typed.
  const discount = line.discount_amount === null ? null : readDecimal(amounts?.discount_amount);
  if (gross !== null && discount !== null && compare(gross, ZERO) >= 0 && compare(discount, gross) > 0) {
    const params = { ...where, value: amounts?.discount_amount ?? '', gross: amounts?.gross ?? '' };
    refusals.push(refuse('line_discount_too_large', `${path}.discount_amount`, params));
  }
  const by_rate = discount_decimals === null ? null : contradictedDiscount(line, discount_decimals);
  if (by_rate !== null && refusals.length === 0) {
    const params = { ...where, by_rate, rate: line.discount_rate ?? '', value: line.discount_amount ?? '' };
    refusals.push(refuse('line_discount_contradicts', `${path}.discount_amount`, params));
  }
  return refusals;
}

function tradeDiscountRefusals({ line, path, where }: Line): Refusal[] {
  if (line.amount === null) return [refuse('line_amount_missing', `${path}.amount`, where)];
  const amount = readDecimal(line.amount);
  const negative = amount !== null && compare(amount, ZERO) < 0;
  return negative ? [refuse('line_amount_negative', `${path}.amount`, { ...where, value: line.amount })] : [];
}

function rateRefusals({ line, path, where, rates_on, isRateInForce }: Line): Refusal[] {
  if (rates_on === null) return [];
  const field = `${path}.vat_rate`;
  const rate = line.vat_rate;
  if (rate === null) return [refuse('vat_rate_missing', field, where)];
  if (isRateInForce(rate)) return [];
  if (!isVatRate(rate)) return [refuse('vat_rate_unknown', field, { ...where, rate })];
  return [refuse('vat_rate_not_in_force', field, { ...where, rate, issued_on: rates_on })];
}

/** Percentages on revenue that lines of a sales invoice name: each must be one of the law's, on a day that reduces them. */
export function revenuePercentRefusals(content: InvoiceContent): Refusal[] {
  if (!statesRevenueRelief(content.form_no)) return [];
  const day = ratesDay(content);
  const percents = revenuePercentsOn(day);
  const isReduced = revenueReliefOn(day) !== null;
  return content.lines.flatMap(({ revenue_percent: percent = null }, index) => {
    if (percent === null) return [];
    const field = `lines.${index}.revenue_percent`;
    const line = String(index + 1);
    if (!percents.includes(percent))
      return [refuse('revenue_percent_unknown', field, { line, percent, percents: percents.join(', ') })];
    if (isReduced) return [];
    return [refuse('revenue_percent_not_reduced', field, { line, percent, issued_on: day })];
  });
}

/** The day that decides the rates. An invoice that corrects another keeps those of the first of its chain. */
function ratesDay({ issued_on, related }: InvoiceContent): string {
  const first = firstDayOf(related);
  return rulesOf(issued_on, { corrects: first === null ? null : { issued_on: first } }).rates_on;
}
