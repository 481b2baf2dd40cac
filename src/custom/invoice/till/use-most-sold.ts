import { useQuery } from '@tanstack/react-query';
import { useGetMany } from 'react-admin';
import { getMostSoldProducts } from '#generated/client/products/products.ts';
import type { Product } from '../use-product-by-code.ts';

/** Tiles that changed places after each sale would be missed by the finger. */
const FRESH_MS = 60 * 60_000;
const none: readonly number[] = [];

/** What is sold most, for the till; without a network as it was last known. `known`: the products this browser has a copy of. */
export function useMostSold(known: readonly Product[] | null) {
  const asked = useQuery({
    queryKey: ['most_sold'],
    queryFn: () => getMostSoldProducts(),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const ids = asked.data ?? none;
  const { data = [], isLoading } = useGetMany<Product>(
    'products',
    { ids: [...ids] },
    { enabled: known === null && ids.length > 0 },
  );
  return {
    ids,
    /** Records of those ids. One that went out of use since is no longer sold. */
    products: data.filter((product) => product?.status === 'active'),
    isPending: asked.isLoading || isLoading,
  };
}

/** The most sold in their order, then the others in theirs, each once. */
export function mostSoldFirst(ids: readonly number[], products: readonly Product[]): Product[] {
  const by_id = new Map(products.map((product) => [product.id, product]));
  const first = ids.flatMap((id) => by_id.get(id) ?? []);
  return [...new Set([...first, ...by_id.values()])];
}
