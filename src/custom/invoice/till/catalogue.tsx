import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import { useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { Banner } from '#src/ui/display/banner.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import type { Draft } from '../editor/draft/draft.ts';
import { countOf, type Product } from './cart.ts';
import { isLongAmount } from './long-amount.ts';
import { useHeardCode } from './use-heard-code.ts';
import { useProducts } from './use-products.ts';

type CatalogueProps = {
  cart: Draft;
  /** What this browser keeps of the products; null where it asks the server. */
  copy: readonly Product[] | null;
  onAdd: (product: Product) => void;
  /** The field that scanners type into. */
  scan: Ref<HTMLInputElement>;
};

/**
 * What is sold here. A code that is scanned or typed and ended by Enter goes into the cart at once; a part of a name leaves the tiles
 * that have it, and Enter takes the only one, or goes to the first of several.
 */
export function Catalogue({ cart, copy, onAdd, scan }: CatalogueProps) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const { products, query, isPending, error, retry, byCode } = useProducts(text, copy);
  const waiting = useRef(Promise.resolve());
  const tiles = useRef<HTMLUListElement>(null);
  const heardCode = useHeardCode();
  /** The text with several products: the first of them gets the focus as soon as the tiles are those of it. */
  const choosing = useRef<string | null>(null);
  const goToTiles = () => {
    const first = tiles.current?.querySelector('button');
    first?.focus();
    return first != null;
  };
  useLayoutEffect(() => {
    const { current } = choosing;
    if (current === null || text !== current || query !== current) return;
    if (goToTiles()) choosing.current = null;
  });

  const take = async (typed: string) => {
    try {
      const only = query === typed && products.length === 1 ? products[0] : undefined;
      const product = (await byCode(typed)) ?? only;
      if (product !== undefined) onAdd(product);
      // A part of several names: they stay on the screen to choose from.
      else if (query === typed && products.length > 1) {
        setText((now) => (now === '' ? typed : now));
        setMissing(words.several(formatCount(products.length)));
        choosing.current = typed;
      } else setMissing(words.notFound(typed));
    } catch (cause) {
      setMissing(failureText(cause));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A scan that comes after a text is the code alone.
    const typed = heardCode() ?? text.trim();
    if (typed === '') return;
    choosing.current = null;
    setText('');
    setMissing(null);
    // Scans that come quickly go into the cart in their order.
    waiting.current = waiting.current.then(() => take(typed));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      goToTiles();
    } else if (event.key === 'Tab' && heardCode() !== null) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
  };
  /** A tile is chosen: the field is free for the next scan. */
  const choose = (product: Product) => {
    choosing.current = null;
    setText('');
    setMissing(null);
    onAdd(product);
  };
  // Said once, also while the list is still that of the text which Enter has just taken.
  const none = query === '' ? words.noProducts : words.notFound(query);
  return (
    <section className="till__goods" aria-label={words.goods}>
      <form className="till__scan" onSubmit={submit} role="search">
        <Icon of={IconBarcode} size={26} />
        <input
          ref={scan}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          aria-label={words.scan}
          placeholder={words.scan}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      </form>
      <div className="till__missing" aria-live="assertive">
        {missing !== null && <Banner tone="warning">{missing}</Banner>}
      </div>
      {error !== null && <FailedBanner error={error} onRetry={retry} />}
      <ul ref={tiles} className="till__tiles" aria-busy={isPending}>
        {products.map((product) => (
          <Tile key={product.id} product={product} count={countOf(cart, product.id)} onAdd={choose} />
        ))}
      </ul>
      {!isPending && error === null && products.length === 0 && none !== missing && (
        <p className="till__none">{none}</p>
      )}
    </section>
  );
}

function Tile({
  product,
  count,
  onAdd,
}: {
  product: Product;
  count: string;
  onAdd: (product: Product) => void;
}) {
  const { name, unit, unit_price } = product;
  const per = unit == null ? 'đ' : words.per(unit);
  return (
    <li>
      <button
        type="button"
        className="till__tile"
        data-in={count !== '' || undefined}
        onClick={() => onAdd(product)}
      >
        <span className="till__name">{name}</span>
        {count !== '' && (
          <b className="till__count" aria-label={words.inCart(formatNumber(count))}>
            {formatNumber(count)}
          </b>
        )}
        <span className="till__price" data-long={isLongAmount(unit_price) || undefined}>
          <Money amount={unit_price} unit={false} weight="bold" />
          <small title={per}>{per}</small>
        </span>
      </button>
    </li>
  );
}
