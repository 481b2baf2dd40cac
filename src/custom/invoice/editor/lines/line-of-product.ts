import type { Product } from '../../use-product-by-code.ts';
import type { DraftLine } from '../draft/draft.ts';

/** What a line takes over from a product of the catalogue. */
export type FromProduct = Pick<
  DraftLine,
  'product_id' | 'code' | 'name' | 'unit' | 'unit_price' | 'vat_rate'
>;

/** A line's fields out of a product of the catalogue; the quantity and the discount stay as they are. */
export function lineOfProduct(product: Product): FromProduct {
  return {
    product_id: product.id,
    code: product.code,
    name: product.name,
    unit: product.unit ?? '',
    unit_price: product.unit_price ?? '',
    vat_rate: product.vat_rate ?? '',
  };
}
