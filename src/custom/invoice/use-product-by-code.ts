import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { findProducts } from '#generated/client/products/products.ts';
import type { components } from '#generated/types.ts';

export type Product = components['schemas']['Product'];

/** Products read in the first search, which matches parts of codes and names. */
const MAX_FOUND = 48;

/** Whether a product has this code, capitals and spaces around it aside. */
function isCodeOf(code: string): (product: Pick<Product, 'code'>) => boolean {
  const wanted = code.trim().toLowerCase();
  return (product) => product.code.toLowerCase() === wanted;
}

/** The product with a code; of those that had one in other letters before that was refused, the one that is written just so. */
export function withCode<One extends Pick<Product, 'code'>>(
  products: readonly One[],
  code: string,
): One | undefined {
  return products.find((product) => product.code === code.trim()) ?? products.find(isCodeOf(code));
}

/** Asks the catalogue for the product with a code that was scanned or typed; null where no product that is sold has it. */
export function useProductByCode(): (code: string) => Promise<Product | null> {
  const provider = useDataProvider();
  return useCallback(
    async (code) => {
      const { data } = await provider.getList<Product>('products', {
        filter: { query: code.trim(), status: 'active' },
        pagination: { page: 1, perPage: MAX_FOUND },
        sort: { field: 'name', order: 'ASC' },
      });
      const found = withCode(data, code) ?? null;
      if (found !== null || data.length < MAX_FOUND) return found;
      // A short code is in the names of many others.
      const product_matches = await findProducts({
        product_matching: { codes: [code.trim()], names: [] },
      });
      const match = withCode(product_matches, code);
      if (match === undefined) return null;
      const product = (await provider.getOne<Product>('products', { id: match.id })).data;
      return product.status === 'active' ? product : null;
    },
    [provider],
  );
}
