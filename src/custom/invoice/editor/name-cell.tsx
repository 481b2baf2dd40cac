import type { components } from '#generated/types.ts';
import { useDebounced } from '#src/views/use-debounced.ts';
import { useGetList } from 'react-admin';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { DraftLine } from './draft.ts';
import { cellAttributes } from './line-cells.tsx';
import type { CellProps } from './line-cells.tsx';
import { ProductOptions } from './product-options.tsx';

export type Product = components['schemas']['Product'];

type NameCellProps = CellProps & { line: DraftLine; onChange: (change: Partial<DraftLine>) => void };

const offered = 8;
const nothingFound: Product[] = [];

/** A line's fields out of a product of the catalogue; the quantity and the discount stay as they are. */
export function lineOfProduct(product: Product): Partial<DraftLine> {
  return {
    product_id: product.id,
    code: product.code,
    name: product.name,
    unit: product.unit ?? '',
    unit_price: product.unit_price ?? '',
    vat_rate: product.vat_rate ?? '',
  };
}

/** The name, typed freely, or taken from the catalogue found below it (Enter takes, Tab and Esc keep what is typed). */
export function NameCell({ line, onChange, ...cell }: NameCellProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState(0);
  const query = useDebounced(line.name);
  const searches = anchor !== null && line.kind !== 'note' && query.trim() !== '';
  const { data: products = nothingFound } = useGetList<Product>(
    'products',
    {
      filter: { query, status: 'active' },
      pagination: { page: 1, perPage: offered },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: searches },
  );
  const isOpen = searches && products.length > 0;
  const listId = `${cell.id}-products`;

  const take = (product: Product) => {
    onChange(lineOfProduct(product));
    setAnchor(null);
  };
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    event.stopPropagation();
    setActive((active + by + products.length) % products.length);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const product = products[active];
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Escape') setAnchor(null);
    else if (event.key === 'Enter' && product) {
      event.preventDefault();
      event.stopPropagation();
      take(product);
    }
  };
  return (
    <>
      <input
        {...cellAttributes(cell)}
        className="cell"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        value={line.name}
        onChange={(event) => {
          setAnchor(event.target);
          setActive(0);
          onChange({
            name: event.target.value,
            product_id: null,
            code: line.product_id === null ? line.code : '',
          });
        }}
        onKeyDown={pressKey}
        onBlur={() => setAnchor(null)}
      />
      {isOpen && (
        <ProductOptions
          id={listId}
          anchor={anchor}
          products={products}
          query={query}
          active={active}
          onActive={setActive}
          onTake={take}
        />
      )}
    </>
  );
}
