import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { Failure, type ErrorItem } from '#server/platform/http/failure.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];

/**
 * Stops at a customer or a product that is not, or no longer, in this company's catalogues, naming each place. What is there is
 * held until the invoice is written, so that it cannot go meanwhile.
 * @param kept_customer the customer that the invoice, or the one it corrects, names already: it stays though it was deleted since
 */
export async function refuseUnknownRecords(
  tx: Tx,
  input: InvoiceInput,
  kept_customer: number | null,
): Promise<void> {
  const errors = [
    ...(await unknownCustomer(tx, input.customer_id ?? null, kept_customer)),
    ...(await unknownProducts(tx, input.lines)),
  ];
  if (errors.length > 0) throw new Failure(422, errors);
}

/** The same for lines alone. */
export async function refuseUnknownProducts(tx: Tx, lines: InvoiceInput['lines']): Promise<void> {
  const errors = await unknownProducts(tx, lines);
  if (errors.length > 0) throw new Failure(422, errors);
}

async function unknownCustomer(tx: Tx, id: number | null, kept: number | null): Promise<ErrorItem[]> {
  if (id === null) return [];
  const row = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'deleted_on'])
    .where('id', '=', id)
    // Deleting is an update: a lock of the key alone would let it pass.
    .forShare()
    .executeTakeFirst();
  if (row === undefined)
    return [missing('Khách hàng này không còn trong danh mục. Hãy chọn lại.', 'customer_id')];
  if (row.deleted_on === null || id === kept) return [];
  return [
    missing(
      `Khách hàng “${row.name}” đã bị xóa khỏi danh mục. Hãy chọn khách hàng khác, hoặc khôi phục khách hàng này trong danh mục rồi lưu lại.`,
      'customer_id',
    ),
  ];
}

/** The customer, unless it was deleted: for an invoice that is made without a person who could choose another. */
export async function customerInUse(tx: Tx, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const row = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function unknownProducts(tx: Tx, lines: InvoiceInput['lines']): Promise<ErrorItem[]> {
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))].sort((a, b) => a - b);
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return lines.flatMap(({ product_id }, at) =>
    product_id == null || known.has(product_id)
      ? []
      : [
          missing(
            `Dòng ${at + 1}: hàng hóa này không còn trong danh mục. Hãy chọn lại.`,
            `lines.${at}.product_id`,
          ),
        ],
  );
}

function missing(message: string, field: string): ErrorItem {
  return { message, code: 'reference_missing', fields: [field] };
}
