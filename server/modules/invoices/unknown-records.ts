import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { Failure, type ErrorItem } from '#server/platform/http/failure.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];

/**
 * Stops at a customer or a product that is not, or no longer, in this company's catalogues, naming each place. What is there is
 * held until the invoice is written, so that it cannot go meanwhile.
 */
export async function refuseUnknownRecords(tx: Tx, input: InvoiceInput): Promise<void> {
  const errors = [
    ...(await unknownCustomer(tx, input.customer_id ?? null)),
    ...(await unknownProducts(tx, input.lines)),
  ];
  if (errors.length > 0) throw new Failure(422, errors);
}

/** The same for lines alone. */
export async function refuseUnknownProducts(tx: Tx, lines: InvoiceInput['lines']): Promise<void> {
  const errors = await unknownProducts(tx, lines);
  if (errors.length > 0) throw new Failure(422, errors);
}

async function unknownCustomer(tx: Tx, id: number | null): Promise<ErrorItem[]> {
  if (id === null) return [];
  const row = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row === undefined
    ? [missing('Khách hàng này không còn trong danh mục. Hãy chọn lại.', 'customer_id')]
    : [];
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
