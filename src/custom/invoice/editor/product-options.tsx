import Popper from '@mui/material/Popper';
import { Money } from '#src/ui/display/money.tsx';
import { Highlighted } from '#src/ui/field/choice/highlighted.tsx';
import { rateText } from '#src/views/values/choice-labels.ts';
import { lineWords } from '#src/wording/invoice.ts';
import type { Product } from './name-cell.tsx';

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
export function ProductOptions({
  id,
  anchor,
  products,
  query,
  active,
  onActive,
  onTake,
}: ProductOptionsProps) {
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
