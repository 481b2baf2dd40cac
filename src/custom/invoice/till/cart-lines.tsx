import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { isVatRateOn, vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import { useMemo } from 'react';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { today } from '#src/providers/today.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { rateText } from '#src/views/values/choice-labels.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import type { Draft, DraftLine } from '../editor/draft/draft.ts';
import { lineEntries } from '../editor/number-limits.ts';
import { changeLine, removeLine, stepQuantity } from './cart.ts';

type CartLinesProps = {
  cart: Draft;
  amounts: readonly LineAmounts[];
  /** The form of the series names VAT. */
  has_vat: boolean;
  /** Prices contain the tax. */
  price_includes_tax: boolean;
  isLocked: boolean;
  edit: (next: (cart: Draft) => Draft) => void;
};

/** What is in the cart; the latest stands in sight. */
export function CartLines({ cart, amounts, has_vat, price_includes_tax, isLocked, edit }: CartLinesProps) {
  return (
    <ol className="till__lines" aria-label={words.cart}>
      {cart.lines.map((line, at) => (
        <CartLine
          key={line.key}
          line={line}
          amount={shownAmount(amounts[at], price_includes_tax)}
          asksRate={has_vat}
          isLocked={isLocked}
          edit={edit}
        />
      ))}
    </ol>
  );
}

/** What the buyer pays for the line where prices contain the tax, else what it comes to before it. */
function shownAmount(amounts: LineAmounts | undefined, price_includes_tax: boolean): string | null {
  if (amounts === undefined) return null;
  return price_includes_tax ? amounts.amount_with_tax : amounts.amount;
}

type CartLineProps = {
  line: DraftLine;
  amount: string | null;
  asksRate: boolean;
  isLocked: boolean;
  edit: CartLinesProps['edit'];
};

function CartLine({ line, amount, asksRate, isLocked, edit }: CartLineProps) {
  const { key, name, unit, quantity, unit_price, vat_rate } = line;
  const entries = lineEntries('VND');
  const isLast = quantity === '1';
  // The invoice is of the day on which it is sold, whenever the cart was begun.
  const day = today();
  const rates = useMemo(() => vatRatesOn(day).map(({ rate }) => rate), [day]);
  const hasEnded = vat_rate !== '' && !isVatRateOn(vat_rate, day);
  const rateShown = hasEnded ? words.rateEnded(rateText(vat_rate)) : rateText(vat_rate);
  return (
    <li className="till__line">
      <span className="till__name">{name}</span>
      <div className="till__deal">
        <NumberField
          label={words.priceOf(name)}
          labelHidden
          value={unit_price}
          {...entries.unit_price}
          readOnly={isLocked}
          onChange={(value) => edit((cart) => changeLine(cart, key, { unit_price: value }))}
        />
        <small>
          {[unit === '' ? 'đ' : words.per(unit), asksRate && vat_rate !== '' && rateShown]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {asksRate && (vat_rate === '' || hasEnded) && (
          <SelectField
            label={words.rateOf(name)}
            labelHidden
            value=""
            emptyLabel={words.chooseRate}
            disabled={isLocked}
            onChange={(value) => edit((cart) => changeLine(cart, key, { vat_rate: value }))}
            choices={rates.map((rate) => ({ value: rate, label: rateText(rate) }))}
          />
        )}
      </div>
      <div className="till__steps">
        <IconButton
          name={isLast ? words.remove(name) : words.less(name)}
          icon={isLast ? IconTrash : IconMinus}
          bordered
          disabled={isLocked}
          onClick={() => edit((cart) => (isLast ? removeLine(cart, key) : stepQuantity(cart, key, -1)))}
        />
        <NumberField
          label={words.quantityOf(name)}
          labelHidden
          value={quantity}
          {...entries.quantity}
          readOnly={isLocked}
          onChange={(value) => edit((cart) => changeLine(cart, key, { quantity: value }))}
        />
        <IconButton
          name={words.more(name)}
          icon={IconPlus}
          bordered
          disabled={isLocked}
          onClick={() => edit((cart) => stepQuantity(cart, key, 1))}
        />
      </div>
      <Money amount={amount} unit={false} weight="bold" />
    </li>
  );
}
