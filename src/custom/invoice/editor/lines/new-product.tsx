import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { findProducts } from '#generated/client/products/products.ts';
import { useMay } from '#src/providers/account-context.ts';
import type { Product } from '../../use-product-by-code.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { lineOfProduct } from './line-of-product.ts';
import { codeOfName, freeCode, priceOf } from './paste/pasted-products.ts';

const QuickCreate = lazy(async () => ({
  default: (await import('#src/views/form/quick-create.tsx')).QuickCreate,
}));

/** Asked for beside what a product cannot be without. */
const ALSO = ['unit', 'unit_price', 'vat_rate'];

/** Codes that are tried where the proposed one has a product already. */
const MAX_TRIED = 20;

type Around = {
  store: DraftStore;
  /** VAT rates of the day. */
  rates: readonly string[];
  /** The product is in the line: writing goes on. */
  onTaken: (row: number) => void;
};

type Making = { key: number; text: string };

/** Thêm hàng mới from the name of a line; `make` is null without the permission. */
export function useNewProduct({ store, rates, onTaken }: Around) {
  const may = useMay()('createProduct');
  const [making, setMaking] = useState<Making | null>(null);
  const [taken, setTaken] = useState<{ row: number } | null>(null);
  const make = useCallback((key: number, text: string) => setMaking({ key, text }), []);
  // Only now is the dialog gone, which gives the focus back to the name.
  useEffect(() => {
    if (taken !== null) onTaken(taken.row);
  }, [taken, onTaken]);
  const take = ({ key }: Making, product: Product) => {
    const row = store.get().lines.findIndex((line) => line.key === key);
    if (row !== -1) store.dispatch({ type: 'put_line', key, change: lineOfProduct(product) });
    setMaking(null);
    setTaken(row === -1 ? null : { row });
  };
  return {
    make: may ? make : null,
    dialog: making !== null && (
      <NewProduct
        {...{ making, store, rates }}
        onMade={(product) => take(making, product)}
        onClose={() => setMaking(null)}
      />
    ),
  };
}

type NewProductProps = Omit<Around, 'onTaken'> & {
  making: Making;
  onMade: (product: Product) => void;
  onClose: () => void;
};

/** A product made out of what the line says already. */
function NewProduct({ making, store, rates, onMade, onClose }: NewProductProps) {
  const [typed] = useState(() => store.get().lines.find(({ key }) => key === making.key));
  const code = useProposedCode(making.text);
  if (code === null) return null;
  const { unit = '', unit_price = '', vat_rate = '' } = typed ?? {};
  const price = store.get().currency === 'VND' ? priceOf(unit_price) : null;
  return (
    <Suspense fallback={null}>
      <QuickCreate
        reference="products"
        text={making.text}
        also={ALSO}
        start={{ code, unit, unit_price: price, vat_rate: rates.includes(vat_rate) ? vat_rate : null }}
        onMade={(_id, made) => onMade(made as Product)}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** A code out of the name that no product has; null while that is looked up. Where it cannot be, the server says whether it is taken. */
function useProposedCode(name: string): string | null {
  const may = useMay()('findProducts');
  const base = codeOfName(name);
  const codes = [base, ...Array.from({ length: MAX_TRIED }, (_one, at) => `${base}-${at + 2}`)];
  const { data, isLoading } = useQuery({
    queryKey: ['product_matches', 'codes', base],
    queryFn: () => findProducts({ product_matching: { codes, names: [] } }),
    enabled: may,
    gcTime: 0,
    retry: false,
  });
  if (isLoading) return null;
  return freeCode(base, new Set(data?.map(({ code }) => code.toLowerCase())));
}
