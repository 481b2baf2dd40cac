import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import Popper from '@mui/material/Popper';
import { memo, useState, type KeyboardEvent } from 'react';
import { useGetList } from 'react-admin';
import { Icon } from '#src/ui/display/icon.tsx';
import { Kbd } from '#src/ui/display/kbd.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { media } from '#src/theme/tokens.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { Highlighted } from '#src/ui/field/choice/highlighted.tsx';
import { useDebounced } from '#src/views/use-debounced.ts';
import { rateText } from '#src/views/values/choice-labels.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { useProductByCode, withCode, type Product } from '../../../use-product-by-code.ts';
import type { DraftLine } from '../../draft/draft.ts';
import { lineOfProduct, type FromProduct } from '../line-of-product.ts';
import { cellAttributes, type CellProps } from '#src/ui/field/grid-cell.ts';

type NameCellProps = CellProps & {
  kind: DraftLine['kind'];
  /** What stands in the cell; `name` is what the cell is called. */
  text: DraftLine['name'];
  product_id: DraftLine['product_id'];
  code: DraftLine['code'];
  onChange: (change: Partial<DraftLine>) => void;
  /** A product was taken: writing goes on in the next cell that is still open. */
  onTaken: () => void;
  /** The product of a typed code was found. The cell may be left by then, and another text stand in it. */
  onCode: (typed: string, product: FromProduct) => void;
  /** A product that is not in the catalogue is to be made out of what is typed; null without the permission. */
  onMake: ((text: string) => void) | null;
};

const offered = 8;
const nothingFound: Product[] = [];

/** What a code can look like: without spaces, with a digit. Typed words are a name. */
const CODE = /^(?=\S*\d)\S{2,50}$/;

/**
 * The name, typed freely, or taken from the catalogue found below it: Enter takes the highlighted product, Tab too once
 * an arrow or the mouse has chosen it; Esc, and Tab without a choice, keep what is typed. A code that a product has is taken even before the list is there, so that scanners need not wait.
 * At the foot of the list, or alone where nothing is found, a new product is offered: Ctrl Enter makes it.
 * Typing in another cell of the line does not draw it again.
 */
export const NameCell = memo(function NameCell({
  kind,
  text,
  product_id,
  code,
  onChange,
  onTaken,
  onCode,
  onMake,
  ...cell
}: NameCellProps) {
  const byCode = useProductByCode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState(0);
  const [isChosen, setIsChosen] = useState(false);
  const query = useDebounced(text);
  const searches = anchor !== null && kind !== 'note' && query.trim() !== '';
  const { data: products = nothingFound, isPending } = useGetList<Product>(
    'products',
    {
      filter: { query, status: 'active' },
      pagination: { page: 1, perPage: offered },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: searches },
  );
  // What was found for an earlier text is not what is meant now.
  const isOpen = searches && query === text && !isPending && (products.length > 0 || onMake !== null);
  /** One more than the products: the offer of a new one at the foot. */
  const last = onMake === null ? products.length - 1 : products.length;
  const listId = `${cell.id}-products`;

  const make = () => {
    setAnchor(null);
    onMake?.(text.trim());
  };
  const take = (product: Product) => {
    onChange(lineOfProduct(product));
    setAnchor(null);
    onTaken();
  };
  const takeByCode = async (typed: string) => {
    const product = await byCode(typed);
    if (product !== null) onCode(typed, lineOfProduct(product));
  };
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    event.stopPropagation();
    setActive(isChosen || by < 0 ? (active + by + last + 1) % (last + 1) : active);
    setIsChosen(true);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'Enter' || !isOpen || onMake === null) return;
      event.preventDefault();
      // Elsewhere on the page it publishes.
      event.stopPropagation();
      return make();
    }
    const leaves = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
    // Free text stays quick: with nothing found the keys do what they always do.
    if (!isOpen || products.length === 0) {
      // The cell is left as always; where the network fails, the code stays as it was typed.
      if (leaves && anchor !== null && product_id === null && CODE.test(text.trim()))
        void takeByCode(text).catch(() => undefined);
      if (isOpen && event.key === 'Escape') setAnchor(null);
      return;
    }
    const exact = withCode(products, text);
    const product = exact ?? (event.key === 'Tab' && !isChosen ? undefined : products[active]);
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Escape') setAnchor(null);
    else if (leaves && isChosen && active === products.length) {
      event.preventDefault();
      event.stopPropagation();
      make();
    } else if (leaves && product) {
      event.preventDefault();
      event.stopPropagation();
      take(product);
    }
  };
  return (
    <>
      <input
        {...cellAttributes(cell)}
        className="k-grid-cell"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && products.length > 0 ? `${listId}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          setAnchor(event.target);
          setActive(0);
          setIsChosen(false);
          onChange({
            name: event.target.value,
            product_id: null,
            code: product_id === null ? code : '',
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
          onActive={(at) => {
            setActive(at);
            setIsChosen(true);
          }}
          onTake={take}
          onMake={onMake === null ? null : make}
        />
      )}
    </>
  );
});

type ProductOptionsProps = {
  id: string;
  anchor: HTMLElement | null;
  products: readonly Product[];
  query: string;
  active: number;
  onActive: (at: number) => void;
  onTake: (product: Product) => void;
  onMake: (() => void) | null;
};

/** The products found, under the cell that is being typed in, and the way to one that is not there. */
function ProductOptions({
  id,
  anchor,
  products,
  query,
  active,
  onActive,
  onTake,
  onMake,
}: ProductOptionsProps) {
  const at_foot = products.length;
  // On a phone the next field is right below: with nothing found it is written on, and the offer leaves it in sight.
  const above = useMediaQuery(media.sheetNavigation) && at_foot === 0;
  return (
    <Popper
      open
      anchorEl={anchor}
      placement={above ? 'top-start' : 'bottom-start'}
      className="products-popper"
    >
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
        {onMake !== null && (
          <li
            id={`${id}-${at_foot}`}
            role="option"
            aria-selected={at_foot === active && at_foot > 0}
            className="products__one products__new"
            onMouseMove={() => onActive(at_foot)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onMake}
          >
            <span>
              <Icon of={IconPlus} size={16} /> {lineWords.newProduct(query.trim())}
            </span>
            <Kbd keys={['Ctrl', 'Enter']} />
          </li>
        )}
      </ul>
    </Popper>
  );
}
