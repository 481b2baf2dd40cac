import { eachBuyerField, type BuyerField } from '#domain/invoice/buyer-fields.table.ts';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { isLumpSum } from '#domain/invoice/lines/lump-sum.ts';
import type { InvoiceInput } from '../draft-rows.ts';
import type { Customer, LookUps } from './look-ups.ts';
import { movementApart } from './movement-cells.ts';
import { extrasApart } from './own-cells.ts';
import { placeApart } from './place-cells.ts';
import type { GroupRead } from './read-group.ts';
import { specialApart } from './special-cells.ts';
import { withoutStated } from './stated-amounts.ts';

const USUAL_PAYMENT = 'TM/CK';
const USUAL_CURRENCY = 'VND';

/** The catalogue's field for those of the buyer's that it has. */
const BUYER: Partial<Record<BuyerField, keyof Customer>> = {
  buyer_code: 'code',
  buyer_name: 'name',
  buyer_person: 'contact_name',
  buyer_tax_code: 'tax_code',
  buyer_address: 'address',
  buyer_email: 'email',
  buyer_phone_number: 'phone_number',
  buyer_identity_no: 'identity_no',
  buyer_budget_code: 'budget_code',
  buyer_bank_account: 'bank_account',
  buyer_bank_name: 'bank_name',
};

export type Assembled = {
  /** As a request would bring it: judged before it counts as one. */
  input: InvoiceInput;
  customer: Customer | null;
};

/** The invoice that rows come to: what they leave empty is taken from the customer and the products they name, then from what is usual. */
export function assembleInvoice(
  read: GroupRead,
  look_ups: LookUps,
  today: string,
  fee_heading: string,
): Assembled {
  const { document_no: _number, series, fee_name, fee_amount, ...shared } = read.shared;
  const { movement, rest } = movementApart(shared);
  const { extras, rest: placed } = extrasApart(rest);
  const { buyer_place, rest: said } = placeApart(
    placed,
    read.lines.map(({ values }) => values),
  );
  const customer = look_ups.customer(text(said['buyer_code']), text(said['buyer_tax_code']));
  const buyer = eachBuyerField((field) => {
    const source = BUYER[field];
    return said[field] ?? (source === undefined ? null : customer?.[source]) ?? null;
  });
  const template = typeof series === 'string' ? look_ups.template(series) : null;
  // Goods that only move have no rate, whatever the catalogue has.
  const rated = template === null || !movesGoods(template);
  const lines = read.lines.map(({ values }) => lineOf(values, look_ups, rated));
  const input = {
    ...said,
    ...buyer,
    template_id: template?.id ?? null,
    customer_id: customer?.id ?? null,
    issued_on: said['issued_on'] ?? today,
    payment_method: said['payment_method'] ?? USUAL_PAYMENT,
    currency: said['currency'] ?? USUAL_CURRENCY,
    buyer_place,
    movement,
    extras,
    fees: feesOf(fee_name, fee_amount, fee_heading),
    lines,
  } as InvoiceInput;
  return { input, customer };
}

/** The fee of a row: without a name of its own it is called what the file calls its column. */
function feesOf(name: unknown, amount: unknown, heading: string): NonNullable<InvoiceInput['fees']> {
  const said = { name: text(name), amount: text(amount) };
  if (said.name === null && said.amount === null) return [];
  const usual = heading.replaceAll(/\([^)]*\)/g, '').trim();
  return [{ name: said.name ?? (usual === '' ? null : usual.slice(0, 100)), amount: said.amount }];
}

function lineOf(
  values: Readonly<Record<string, unknown>>,
  look_ups: LookUps,
  rated: boolean,
): Record<string, unknown> {
  const { extras, rest } = extrasApart(withoutStated(values));
  const { special, rest: plain } = specialApart(rest);
  const { amount, ...said } = plain;
  const kind = said['kind'] ?? 'goods';
  const product = look_ups.product(text(said['code']));
  const priced = kind === 'goods' || kind === 'promotion';
  const lump = isLumpSum({ ...said, kind: text(kind) ?? 'goods', amount: text(amount) });
  return {
    ...said,
    kind,
    product_id: product?.id ?? null,
    name: said['name'] ?? product?.name ?? '',
    // A service that states its amount alone is not filled up with what its product usually costs.
    ...(priced && {
      unit: said['unit'] ?? (lump ? null : product?.unit) ?? null,
      unit_price: said['unit_price'] ?? (lump ? null : product?.unit_price) ?? null,
      vat_rate: said['vat_rate'] ?? (rated ? product?.vat_rate : null) ?? null,
    }),
    ...((kind === 'discount' || lump) && { amount: amount ?? null }),
    special: kind === 'goods' && special.length > 0 ? special : null,
    extras,
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
