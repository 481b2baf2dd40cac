import Popper from '@mui/material/Popper';
import { useState, type KeyboardEvent } from 'react';
import { useGetList } from 'react-admin';
import type { components } from '#generated/types.ts';
import { Money } from '#src/ui/display/money.tsx';
import { Highlighted } from '#src/ui/field/choice/highlighted.tsx';
import { useDebounced } from '#src/views/use-debounced.ts';
import { rateText } from '#src/views/values/choice-labels.ts';
import { lineWords } from '#src/wording/invoice.ts';
import type { DraftLine } from '../draft/draft.ts';
import { cellAttributes, type CellProps } from './line-cells.tsx';

type Product = components['schemas']['Product'];

type NameCellProps = CellProps & { line: DraftLine; onChange: (change: Partial<DraftLine>) => void };

const offered = 8;
const nothingFound: Product[] = [];

/** A line's fields out of a product of the catalogue; the quantity and the discount stay as they are. */
function lineOfProduct(product: Product): Partial<DraftLine> {
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

type ProductOptionsProps = {
  id: string;
  anchor: HTMLElement | null;
  products: readonly Product[];
  query: string;
  active: number;
  onActive: (at: number) => void;
  onTake: (product: Product) => void;
};

/** The products found, under the cell that is being typed in. */
function ProductOptions({ id, anchor, products, query, active, onActive, onTake }: ProductOptionsProps) {
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" className="products-popper">
      <ul id={id} role="listbox" aria-label={lineWords.products} className="products">
        {products.map((product, at) => (
          <li
            key={product.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className="products__one"
            onMouseMove={() => onActive(at)}
            // The cell keeps the focus: leaving it would shut the list before the press counts.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(product)}
          >
            <span>
              <Highlighted text={product.name} query={query} />
              <small>{product.code}</small>
            </span>
            <span className="products__price">
              <Money amount={product.unit_price} weight="medium" />
              <small>
                {[product.unit, product.vat_rate && rateText(product.vat_rate)].filter(Boolean).join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Popper>
  );
}
