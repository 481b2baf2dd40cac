import { useGetList } from 'react-admin';
import { useDebounced } from '#src/views/use-debounced.ts';
import { useProductByCode, withCode, type Product } from '../use-product-by-code.ts';
import { matchingProducts } from './offline/copies.ts';
import { mostSoldFirst, useMostSold } from './use-most-sold.ts';

/** As many tiles as are drawn; what is further down is found by typing. */
const MAX_TILES = 48;
const noProducts: readonly Product[] = [];

const sort = { field: 'name', order: 'ASC' } as const;

/**
 * The products that are sold here, the most sold first, or by what is typed, and the one that a scanned code means. Where this browser has a copy of them, it is
 * looked up there: with and without a network.
 */
export function useProducts(text: string, copy: readonly Product[] | null) {
  const askByCode = useProductByCode();
  const query = useDebounced(text).trim();
  const most_sold = useMostSold(copy);
  const { data, isPending, error, refetch } = useGetList<Product>(
    'products',
    {
      filter: { status: 'active', ...(query !== '' && { query }) },
      pagination: { page: 1, perPage: MAX_TILES },
      sort,
    },
    { enabled: copy === null },
  );
  const found = copy === null ? (data ?? noProducts) : matchingProducts(copy, query);
  const tiles = (
    query === '' ? mostSoldFirst(most_sold.ids, [...most_sold.products, ...found]) : found
  ).slice(0, MAX_TILES);
  if (copy !== null)
    return {
      products: tiles,
      query,
      isPending: false,
      error: null,
      retry: () => undefined,
      byCode: async (code: string) => withCode(copy, code) ?? null,
    };
  const is_waiting = isPending || (query === '' && most_sold.isPending);
  const products = is_waiting ? noProducts : tiles;
  /** The product whose code this is: one that is shown without asking, else the server's. Null where no product has it. */
  const byCode = async (code: string): Promise<Product | null> => {
    const shown = withCode(products, code);
    if (shown !== undefined) return shown;
    return askByCode(code);
  };
  return { products, query, isPending: is_waiting, error, retry: () => void refetch(), byCode };
}
