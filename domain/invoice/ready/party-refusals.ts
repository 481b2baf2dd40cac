import { emailsRefusal, MAX_ADDRESSES } from '../../delivery/recipients.ts';
import { isBudgetCode, isIdentityNo } from '../../fields/party-fields.ts';
import { HEADER_LIMITS, SELLER_LIMITS, type TextLimit } from '../../fields/content-limits.table.ts';
import { isVehicle } from '../../documents/formats/invoices/special-goods.table.ts';
import { isBlank, visibleText } from '../../fields/text.ts';
import type { Refusal, RefusalCode } from '../../refusals.ts';
import { refuse } from '../../refusals.ts';
import {
  isRetailBuyer,
  newestRetailBuyer,
  retailBuyerOn,
} from '../../rules/particulars/retail-buyer.table.ts';
import type { InvoiceContent, InvoiceSeller } from '../content.ts';
import {
  movementField,
  movementFieldsOf,
  movementLetter,
  movesGoods,
  type MovementLetter,
} from '../movement/movement-fields.table.ts';
import { requiredText, taxCodeRefusals, textRefusals } from './field-refusals.ts';

/** Người bán: name, tax code and address are mandatory (NĐ 254/2026 Điều 10.1). */
export function sellerRefusals(seller: InvoiceSeller): Refusal[] {
  const texts = keysOf(SELLER_LIMITS).flatMap((key) => {
    const field = `seller.${key}`;
    const value = seller[key] ?? '';
    const required = key === 'name' || key === 'tax_code' || key === 'address';
    return required
      ? requiredText(field, value, SELLER_LIMITS[key])
      : textRefusals(field, value, SELLER_LIMITS[key]);
  });
  const taxCode = seller.tax_code.trim() === '' ? [] : taxCodeRefusals('seller.tax_code', seller.tax_code);
  return [...texts, ...taxCode];
}

/**
 * Người mua: an organisation's or a person's name must be there, and with a tax code also name and address (data
 * format, NMua; NĐ 254/2026 Phụ lục 4).
 */
export function buyerRefusals(content: InvoiceContent): Refusal[] {
  const { buyer_name, buyer_person, buyer_tax_code, buyer_address, issued_on } = content;
  const letter = movementLetter(content);
  const refusals: Refusal[] = [];
  if (letter !== null) refusals.push(...movementRefusals(content, letter));
  else if (isBlank(buyer_name) && isBlank(buyer_person)) {
    const retail = retailBuyerOn(issued_on) ?? newestRetailBuyer();
    refusals.push(refuse('buyer_missing', 'buyer_name', { retail }));
  }
  refusals.push(...retailWordingRefusals(content), ...vehicleBuyerRefusals(content));
  if (buyer_tax_code !== null && !isBlank(buyer_tax_code)) {
    const params = { tax_code: buyer_tax_code };
    refusals.push(...taxCodeRefusals('buyer_tax_code', buyer_tax_code));
    if (isBlank(buyer_name)) refusals.push(refuse('buyer_name_required', 'buyer_name', params));
    if (isBlank(buyer_address) && letter === null)
      refusals.push(refuse('buyer_address_required', 'buyer_address', params));
  }
  return [...refusals, ...shapeRefusals(content), ...lengthRefusals(content)];
}

/**
 * Phiếu xuất kho: who receives the goods and the warehouse they go to, and what its letter asks for of the way they go (NĐ 254/2026
 * Phụ lục 9).
 */
function movementRefusals(content: InvoiceContent, letter: MovementLetter): Refusal[] {
  const { buyer_name, buyer_address, movement } = content;
  const receiver =
    isBlank(buyer_name) && isBlank(movement?.received_by ?? null)
      ? [refuse('text_missing', 'buyer_name', { label: 'Tên người nhận hàng' })]
      : [];
  const warehouse = isBlank(buyer_address)
    ? [refuse('text_missing', 'buyer_address', { label: 'Địa chỉ kho nhận hàng' })]
    : [];
  const fields = movementFieldsOf(letter).flatMap((field) => {
    const { label, max, required } = movementField(field);
    const limit = { label, max: max[letter] ?? 0, element: field };
    const value = movement?.[field] ?? '';
    const path = `movement.${field}`;
    return required.includes(letter) ? requiredText(path, value, limit) : textRefusals(path, value, limit);
  });
  return [...fields, ...receiver, ...warehouse];
}

/** What must be known of who buys a car or motorbike (NĐ 254/2026 Phụ lục 5.a.1.1; data format, Annex XV). */
function vehicleBuyerRefusals(content: InvoiceContent): Refusal[] {
  if (!content.lines.some(isVehicle)) return [];
  const { buyer_tax_code, buyer_identity_no, buyer_passport_no, buyer_budget_code } = content;
  const isKnown = [buyer_tax_code, buyer_identity_no, buyer_passport_no, buyer_budget_code].some(
    (number) => !isBlank(number),
  );
  const needed = [
    // Every invoice needs the address of a buyer with a tax code already.
    ['buyer_address', 'Địa chỉ người mua', !isBlank(content.buyer_address) || !isBlank(buyer_tax_code)],
    ['buyer_phone_number', 'Số điện thoại người mua', !isBlank(content.buyer_phone_number)],
    ['buyer_identity_no', 'Mã số thuế hoặc số định danh người mua', isKnown],
    ['buyer_place', 'Tỉnh, thành phố và xã, phường của người mua', content.buyer_place != null],
  ] as const;
  return needed.flatMap(([field, label, isGiven]) =>
    isGiven ? [] : [refuse('text_missing', field, { label })],
  );
}

/** The words for a buyer who gave nothing are those of the issue date. */
function retailWordingRefusals({ buyer_name, buyer_person, issued_on }: InvoiceContent): Refusal[] {
  const retail = retailBuyerOn(issued_on);
  return Object.entries({ buyer_name, buyer_person }).flatMap(([field, value]) =>
    value !== null && retail !== null && isRetailBuyer(value) && retail !== visibleText(value)
      ? [refuse('retail_buyer_words', field, { value: visibleText(value), retail, issued_on })]
      : [],
  );
}

const SHAPES = [
  ['buyer_identity_no', isIdentityNo, 'identity_no_malformed'],
  ['buyer_budget_code', isBudgetCode, 'budget_code_malformed'],
] as const satisfies readonly (readonly [keyof InvoiceContent, (text: string) => boolean, RefusalCode])[];

function shapeRefusals(content: InvoiceContent): Refusal[] {
  const emails = emailsRefusal(content.buyer_email ?? '', 'buyer_email');
  const shapes = SHAPES.flatMap(([field, isRight, code]) => {
    const value = content[field];
    return value === null || value === '' || isRight(value) ? [] : [refuse(code, field, { value })];
  });
  return emails === null ? shapes : [...shapes, emails];
}

function lengthRefusals(content: InvoiceContent): Refusal[] {
  const own = ['form_no', 'symbol', 'currency']; // their shapes are checked where they are judged
  return keysOf(HEADER_LIMITS)
    .filter((key) => !own.includes(key))
    .flatMap((key) =>
      // Nothing is paid for goods on the way.
      key === 'payment_method' && !movesGoods(content)
        ? requiredText(key, content[key], HEADER_LIMITS[key])
        : textRefusals(key, content[key] ?? '', limitOf(key)),
    );
}

/** The limit of an e-mail is that of the one that is stated, which emailsRefusal looks at; several are kept. */
function limitOf(key: keyof typeof HEADER_LIMITS): TextLimit {
  return key === 'buyer_email' ? { ...HEADER_LIMITS[key], max: MAX_ADDRESSES } : HEADER_LIMITS[key];
}

function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}
