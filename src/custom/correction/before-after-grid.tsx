import { adjustingLines } from '#domain/invoice/lines/adjusting-lines.ts';
import { isLumpSum } from '#domain/invoice/lines/lump-sum.ts';
import { add, decimalText, multiply, readDecimal, ZERO, type Decimal } from '#domain/money/decimal.ts';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { NumberCell } from '#src/ui/field/number/number-cell.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { rateText } from '#src/views/values/choice-labels.ts';
import { currencyUnit, formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { correctionWords } from '#src/wording/correction.ts';
import type { KeyboardEvent } from 'react';

type LineInput = components['schemas']['InvoiceLineInput'];

/** What a line should have said, as it is typed. */
export type After = {
  quantity: string;
  unit_price: string;
  /** Of a line that states its amount alone; null of the others. */
  amount: string | null;
  vat_rate: string | null;
};

type BeforeAfterGridProps = {
  lines: readonly LineInput[];
  before: readonly After[];
  after: readonly After[];
  /** That may be chosen; none where the form names no tax. */
  rates: readonly string[];
  /** Of the invoice: `VND`. */
  currency: string;
  onChange: (after: readonly After[]) => void;
};

const words = correctionWords.adjusting;

/**
 * Trước và sau: the lines as they were issued, what they should have said, and the difference in the prices as they were typed. What is typed
 * goes into the cells of the invoice's own lines, with their keys and their arithmetic.
 */
export function BeforeAfterGrid({ lines, before, after, rates, currency, onChange }: BeforeAfterGridProps) {
  const unit = currencyUnit(currency);
  const put = (at: number, changed: Partial<After>) =>
    onChange(after.map((one, place) => (place === at ? { ...one, ...changed } : one)));
  const differences = lines.map((line, at) => amountOf(adjustingLines([line], [after[at]])));
  return (
    <Card
      title={words.grid}
      note={words.gridNote}
      flush
      action={
        <Button tone="plain" size="small" onClick={() => onChange(after.map(taken))}>
          {words.clear}
        </Button>
      }
    >
      <div className="correction__scroll" onKeyDown={moveInColumn}>
        <table className="correction__grid">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {words.goods}
              </th>
              <th scope="colgroup" colSpan={2} className="correction__side">
                {words.before}
              </th>
              <th scope="colgroup" colSpan={3} className="correction__side">
                {words.after}
              </th>
              <th scope="col" rowSpan={2} className="correction__side-end">
                {words.difference}
              </th>
            </tr>
            <tr>
              <th scope="col" className="correction__side">
                {words.quantity}
              </th>
              <th scope="col">{words.price}</th>
              <th scope="col" className="correction__side">
                {words.quantity}
              </th>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.rate}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => {
              const was = before[at];
              const now = after[at];
              if (was === undefined || now === undefined) return null;
              if (was.amount === null && (was.quantity === '' || was.unit_price === ''))
                return (
                  <tr key={at}>
                    <td colSpan={7}>{line.name}</td>
                  </tr>
                );
              return (
                <tr key={at}>
                  <td>
                    {line.name}
                    <small>{[line.unit, line.vat_rate].filter(Boolean).join(' · ')}</small>
                  </td>
                  {was.amount === null ? (
                    <FigureCells {...{ at, was, now }} put={(changed) => put(at, changed)} />
                  ) : (
                    <AmountCells {...{ at, now }} was={was.amount} put={(changed) => put(at, changed)} />
                  )}
                  <td
                    className={cell('correction__rate', was.vat_rate !== now.vat_rate)}
                    data-label={`${words.after} · ${words.rate}`}
                  >
                    {was.vat_rate !== null && (
                      <RateChoice
                        label={words.rateAfter(at + 1)}
                        value={now.vat_rate ?? was.vat_rate}
                        rates={rates.includes(was.vat_rate) ? rates : [...rates, was.vat_rate]}
                        onChange={(vat_rate) => put(at, { vat_rate })}
                      />
                    )}
                  </td>
                  <td className="correction__side-end" data-label={words.difference}>
                    <Difference amount={differences[at] ?? ZERO} unit={unit} />
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={6}>
                {words.total}
              </th>
              <td>
                <Difference amount={differences.reduce(add, ZERO)} unit={unit} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}

/** With nothing of it left. */
const taken = (one: After): After => ({
  ...one,
  quantity: one.quantity === '' ? '' : '0',
  amount: one.amount === null ? null : '0',
});

type CellsProps = { at: number; now: After; put: (changed: Partial<After>) => void };

/** Quantity and price, before and after. */
function FigureCells({ at, was, now, put }: CellsProps & { was: After }) {
  return (
    <>
      <td className="k-number correction__side" data-label={`${words.before} · ${words.quantity}`}>
        <Was value={was.quantity} changed={was.quantity !== now.quantity} />
      </td>
      <td className="k-number" data-label={`${words.before} · ${words.price}`}>
        <Was value={was.unit_price} changed={was.unit_price !== now.unit_price} />
      </td>
      <td
        className={cell('correction__side', was.quantity !== now.quantity)}
        data-label={`${words.after} · ${words.quantity}`}
      >
        <NumberCell
          id={`quantity-${at}`}
          name={words.quantityAfter(at + 1)}
          row={at}
          column="quantity"
          kind="decimal"
          problem={undefined}
          value={now.quantity}
          onChange={(quantity) => put({ quantity })}
        />
      </td>
      <td
        className={cell('', was.unit_price !== now.unit_price)}
        data-label={`${words.after} · ${words.price}`}
      >
        <NumberCell
          id={`unit-price-${at}`}
          name={words.priceAfter(at + 1)}
          row={at}
          column="unit_price"
          kind="currency"
          problem={undefined}
          value={now.unit_price}
          onChange={(unit_price) => put({ unit_price })}
        />
      </td>
    </>
  );
}

/** The amount of a line that states nothing else, before and after. */
function AmountCells({ at, was, now, put }: CellsProps & { was: string }) {
  const amount = now.amount ?? '';
  return (
    <>
      <td className="k-number correction__side" colSpan={2} data-label={`${words.before} · ${words.amount}`}>
        <Was value={was} changed={was !== amount} />
      </td>
      <td
        className={cell('correction__side', was !== amount)}
        colSpan={2}
        data-label={`${words.after} · ${words.amount}`}
      >
        <NumberCell
          id={`amount-${at}`}
          name={words.amountAfter(at + 1)}
          row={at}
          column="quantity"
          kind="currency"
          problem={undefined}
          value={amount}
          onChange={(typed) => put({ amount: typed })}
        />
      </td>
    </>
  );
}

/** Of a cell of after: one that says something else than before is marked. */
const cell = (side: string, changed: boolean): string => (changed ? `${side} correction__changed` : side);

type RateChoiceProps = {
  label: string;
  value: string;
  rates: readonly string[];
  onChange: (rate: string) => void;
};

function RateChoice({ label, value, rates, onChange }: RateChoiceProps) {
  return (
    <SelectField
      {...{ label, value, onChange }}
      labelHidden
      choices={rates.map((rate) => ({ value: rate, label: rateText(rate) }))}
    />
  );
}

function Was({ value, changed }: { value: string; changed: boolean }) {
  return changed ? <s>{formatNumber(value)}</s> : <>{formatNumber(value)}</>;
}

function Difference({ amount, unit }: { amount: Decimal; unit: string }) {
  return amount.units === 0n ? <>–</> : <Money amount={decimalText(amount)} unit={unit} weight="bold" />;
}

/** Before discount, unrounded: the draft has the exact amounts. */
function amountOf(lines: readonly LineInput[]): Decimal {
  return lines
    .map((line) =>
      isLumpSum(line)
        ? (readDecimal(line.amount) ?? ZERO)
        : multiply(readDecimal(line.quantity) ?? ZERO, readDecimal(line.unit_price) ?? ZERO),
    )
    .reduce(add, ZERO);
}

/** Enter and the arrows, as in a spreadsheet: down and up within a column of a grid of entries. */
function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, defaultPrevented, nativeEvent } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || nativeEvent.isComposing) return;
  const isUp = key === 'ArrowUp' || (key === 'Enter' && shiftKey);
  if (!isUp && key !== 'ArrowDown' && key !== 'Enter') return;
  const { column } = event.target instanceof HTMLElement ? event.target.dataset : {};
  if (column === undefined) return;
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${column}"]`)];
  cells[cells.findIndex((cell) => cell === event.target) + (isUp ? -1 : 1)]?.focus();
}
