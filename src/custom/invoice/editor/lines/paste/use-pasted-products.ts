import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createProduct, findProducts } from '#generated/client/products/products.ts';
import { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import type { DraftLine } from '../../draft/draft.ts';
import {
  linesWithProducts,
  matchingOf,
  missingProducts,
  type KnownProducts,
  type MissingProduct,
} from './pasted-products.ts';
import type { PastedLine } from './pasted-region.ts';

type ProductMatch = components['schemas']['ProductMatch'];

/** Rows that an invoice can take; what follows is refused when it is saved. */
const MAX_ROWS = 1000;
const NO_MATCHES: readonly ProductMatch[] = [];

type Paste = {
  lines: readonly PastedLine[];
  /** The lines that are pasted over, from the first. */
  below: readonly DraftLine[];
  /** VAT rates of the day. */
  rates: readonly string[];
};

/** The products that a paste means, and those it names that the catalogue has not, to be made at once. */
export function usePastedProducts({ lines, below, rates }: Paste) {
  const may = useMay();
  const product_matching = useMemo(() => matchingOf(lines.slice(0, MAX_ROWS)), [lines]);
  const names_any = product_matching.codes.length + product_matching.names.length > 0;
  const found = useQuery({
    queryKey: ['product_matches', product_matching],
    queryFn: () => findProducts({ product_matching }),
    enabled: names_any && may('findProducts'),
    gcTime: 0,
    retry: false,
  });
  const [made, setMade] = useState<KnownProducts['made']>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [isMaking, setIsMaking] = useState(false);
  const known: KnownProducts = { matches: found.data ?? NO_MATCHES, made };
  const can_make = found.data !== undefined && may('createProduct');

  /** One after the other, so that each can be said to be made or why not. Without a network the others are left for the next press. */
  const make = async (missing: readonly MissingProduct[]) => {
    setIsMaking(true);
    setRefusals(new Map());
    for (const { row_name, product } of missing) {
      try {
        const record = await createProduct({ product });
        const { id, code, name, unit = null, unit_price = null, vat_rate = null } = record;
        const match = { id, code, name, unit, unit_price, vat_rate };
        setMade((before) => new Map([...before, [row_name, match]]));
      } catch (error) {
        setRefusals((before) => new Map([...before, [row_name, failureText(error)]]));
        if (error instanceof ApiFailure && error.status === 0) break;
      }
    }
    setIsMaking(false);
  };
  return {
    lines: linesWithProducts(lines, below, known),
    missing: can_make ? missingProducts(lines.slice(0, MAX_ROWS), below, known, rates) : [],
    /** Whether the catalogue has answered: then a line without a product is none of it. */
    isMatched: found.data !== undefined,
    /** How many were made out of this paste. */
    made: made.size,
    refusals,
    isMaking,
    make,
    /** The catalogue could not be asked. */
    error: found.error,
    again: () => void found.refetch(),
  };
}
