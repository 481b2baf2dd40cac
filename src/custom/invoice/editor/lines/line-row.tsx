import { hasField, LINE_FIELDS } from '#domain/invoice/lines/line-fields.table.ts';
import type { CellProps } from '#src/ui/field/grid-cell.ts';
import { NumberCell } from '#src/ui/field/number/number-cell.tsx';
import { memo, useCallback, useMemo, type MouseEvent } from 'react';
import { shownEntry } from '#src/ui/field/number/number-entry.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { lineWords, buyerQuestionWords as words } from '#src/wording/desk/invoice-editor.ts';
import { specialWords } from '#src/wording/desk/special-goods.ts';
import { lineKindLabels } from '#src/wording/labels.ts';
import { moneyWords } from '#src/wording/money.ts';
import type { LastPrice } from '../buyer/use-last-used.ts';
import { useOfDraft, type DraftStore } from '../draft/draft-store.ts';
import type { DraftLine } from '../draft/draft.ts';
import { LineCell } from './cells/line-cell.tsx';
import { discountInCell, TEXT_COLUMNS, type LineColumn, type TextColumn } from './line-columns.ts';
import type { FromProduct } from './line-of-product.ts';
import { statedIn, withExtra, type OwnField } from './own-columns.ts';
import { PercentCell, RateCell, TextCell } from './cells/line-cells.tsx';
import { specialName } from '../special/special-goods.ts';
import { NameCell } from './cells/name-cell.tsx';
import type { OpenCells } from './cells/open-cells.ts';
import { OWN_LOOKS, OwnCell, ownAtRest } from './cells/own-cell.tsx';
import { textAtRest, unreadAtRest, type AtRest, type WrittenField } from './cells/text-at-rest.ts';
import { otherRateOf, type lineEntries, type NumberOfLine } from '../number-limits.ts';
import { cellId, menuId } from '../problem-places.ts';

type LineRowProps = {
  store: DraftStore;
  /** The key of the line. */
  line_key: number;
  /** From 0. */
  at: number;
  amount: string | null;
  /** What a typed rate of discount comes to; null where it cannot be shown beside typed amounts. */
  discountAmount: string | null;
  vatAmount: string | null;
  rates: readonly string[];
  /** The amount with VAT; null while it is not shown. */
  total: string | null;
  /** Columns of the table, in order. */
  columns: readonly LineColumn[];
  /** Fields of the company's own, each with its column. */
  own: readonly OwnField[];
  /** Percentages on revenue to choose from; null where there are none. */
  percents: readonly string[] | null;
  price_includes_tax: boolean;
  /** Finds what it cost on the last invoice to the buyer. */
  lastPriceOf: (line: DraftLine) => LastPrice | null;
  problems: Readonly<Record<string, string>> | undefined;
  onMenu: (key: number, anchor: HTMLElement) => void;
  /** What its numbers take; amounts in đồng are whole. */
  entries: ReturnType<typeof lineEntries>;
  /** Columns of the selected range in this line, joined by spaces; '' for none. */
  selected: string;
  onTaken: (row: number) => void;
  /** Makes a product out of what is typed as the name of a line; null without the permission. */
  onMake: ((key: number, text: string) => void) | null;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  cells: OpenCells;
  /** Where there is no pointer to open a cell before it is pressed, each holds its control. */
  all_open: boolean;
};

/** Only one of both is stated: typing the one empties the other. */
const OTHER_DISCOUNT: Partial<Record<NumberOfLine, Partial<DraftLine>>> = {
  discount_rate: { discount_amount: '' },
  discount_amount: { discount_rate: '' },
};

const NUMBER_CLASSES: Partial<Record<NumberOfLine, string>> = {
  amount: 'line__amount',
  discount_amount: 'line__discount',
};

const shown = (amount: string | null) => (amount === null ? '' : formatNumber(amount));

/** One line, which follows its own place in the draft: a key in another line does not draw it, nor the table around it. */
export const LineRow = memo(function LineRow({
  store,
  line_key: key,
  at,
  amount,
  discountAmount,
  vatAmount,
  total,
  rates,
  columns,
  own,
  percents,
  price_includes_tax,
  lastPriceOf,
  problems,
  onMenu,
  entries,
  selected,
  onTaken,
  onMake,
  measure,
  cells,
  all_open,
}: LineRowProps) {
  const { dispatch } = store;
  const line = useOfDraft(store, ({ get }) => lineAt(get().lines, at, key));
  const change = useCallback(
    (part: Partial<DraftLine>) => dispatch({ type: 'put_line', key, change: part }),
    [dispatch, key],
  );
  const taken = useCallback(() => onTaken(at), [onTaken, at]);
  const takeCode = useCallback(
    (typed: string, product: FromProduct) => dispatch({ type: 'take_code', key, typed, product }),
    [dispatch, key],
  );
  const make = useMemo(() => (onMake === null ? null : (text: string) => onMake(key, text)), [onMake, key]);
  if (line === undefined) return null;
  const { kind } = line;
  const lastPrice = lastPriceOf(line);
  const ranged = selected.split(' ');
  const inRange = (column: LineColumn) => ranged.includes(column) || undefined;
  /** A cell to write in, and what its control is given. */
  const placeIn = (column: LineColumn, heading: string, rest: AtRest, disabled: boolean) => {
    const id = cellId(key, column);
    const name = lineWords.cell(heading, at + 1);
    const control: CellProps = { id, name, problem: problems?.[id], row: at, column, disabled };
    const frame = {
      cell: control,
      text: rest.text,
      problem: rest.unread ?? control.problem,
      selected: inRange(column),
      line_key: key,
      cells,
      always_open: all_open,
    };
    return { control, frame };
  };
  const place = (field: WrittenField, heading: string, disabled = false) =>
    placeIn(
      field,
      heading,
      { text: textAtRest(line, field), unread: unreadAtRest(line, field, entries) },
      disabled,
    );
  const price = price_includes_tax ? moneyWords.priceWithTax : lineWords.price;
  // What is typed for a trade discount contains tax where prices do; all other amounts are computed, without it.
  const typed_amount = price_includes_tax ? moneyWords.amountWithTax : lineWords.amount;
  const computed_amount = price_includes_tax ? moneyWords.amountBeforeTax : lineWords.amount;
  const offer =
    lastPrice === null
      ? null
      : {
          value: lastPrice.unit_price,
          says: words.lastPrice(formatNumber(lastPrice.unit_price), formatDate(lastPrice.issued_on)),
          action: words.takePrice,
        };
  const number = (field: NumberOfLine, heading: string) => {
    const value = field === 'discount_amount' ? discountInCell(line, discountAmount) : line[field];
    const { control, frame } = place(field, heading, !hasField(kind, field));
    return (
      <LineCell
        {...frame}
        text={field === 'discount_amount' ? shownEntry(value) : frame.text}
        look="number"
        label={heading}
        className={NUMBER_CLASSES[field]}
      >
        <NumberCell
          {...control}
          value={value}
          {...entries[field]}
          offer={field === 'unit_price' ? offer : null}
          onChange={(typed) => change({ ...OTHER_DISCOUNT[field], [field]: typed })}
        />
      </LineCell>
    );
  };
  const computed = (column: 'amount' | 'vat_amount' | 'total', value: string | null) => ({
    role: 'gridcell',
    'data-row': at,
    'data-column': column,
    'data-selected': inRange(column),
    tabIndex: -1,
    children: <output>{shown(value)}</output>,
  });
  const name = place('name', lineWords.name);
  const text = (field: TextColumn) => {
    const { control, frame } = place(field, lineWords[field], !hasField(kind, field));
    const isCentred = LINE_FIELDS[field].print.align === 'center';
    return (
      <LineCell key={field} {...frame} look={isCentred ? 'center' : 'text'} label={lineWords[field]}>
        <TextCell
          {...control}
          value={line[field]}
          onChange={(value) => change({ [field]: value })}
          center={isCentred}
        />
      </LineCell>
    );
  };
  const rate = place('vat_rate', lineWords.vat, !hasField(kind, 'vat_rate'));
  const has_percent = hasField(kind, 'revenue_percent');
  const percent = place('revenue_percent', moneyWords.revenuePercent, !has_percent);
  return (
    <tr role="row" className={`line line--${kind}`} ref={measure} data-index={at} aria-rowindex={at + 2}>
      <th role="rowheader" scope="row" className="line__number">
        <button
          type="button"
          id={menuId(key)}
          // Between the cells it would be one more stop in every line: Shift F10 opens it from a cell.
          tabIndex={-1}
          className="line__menu"
          aria-haspopup="menu"
          aria-label={lineWords.menu(at + 1)}
          onClick={(event: MouseEvent<HTMLButtonElement>) => onMenu(key, event.currentTarget)}
        >
          {at + 1}
        </button>
      </th>
      {columns.includes('code') && (
        <td
          role="gridcell"
          className="line__code"
          data-row={at}
          data-column="code"
          data-selected={inRange('code')}
          tabIndex={-1}
          title={line.code}
        >
          {line.code}
        </td>
      )}
      <LineCell
        {...name.frame}
        look="text"
        className={isMarked(line) ? 'line__name line__name--marked' : 'line__name'}
        marks={<LineMarks line={line} />}
      >
        <NameCell
          {...name.control}
          kind={kind}
          text={line.name}
          product_id={line.product_id}
          code={line.code}
          onChange={change}
          onTaken={taken}
          onCode={takeCode}
          onMake={hasField(kind, 'quantity') ? make : null}
        />
      </LineCell>
      {TEXT_COLUMNS.map(text)}
      {number('quantity', lineWords.quantity)}
      {number('unit_price', price)}
      {columns.includes('discount_rate') && number('discount_rate', lineWords.discount)}
      {columns.includes('discount_amount') &&
        number(
          'discount_amount',
          price_includes_tax ? moneyWords.lineDiscountWithTax : lineWords.discount_amount,
        )}
      {kind === 'discount' ? (
        number('amount', typed_amount)
      ) : (
        <td className="line__amount" data-label={computed_amount} {...computed('amount', amount)} />
      )}
      {columns.includes('vat_rate') && (
        <>
          <LineCell
            {...rate.frame}
            look={otherRateOf(line.vat_rate) === null ? 'choice' : 'number'}
            label={lineWords.vat}
          >
            <RateCell
              {...rate.control}
              value={line.vat_rate}
              rates={rates}
              onChange={(vat_rate) => change({ vat_rate })}
            />
          </LineCell>
          <td
            className="line__amount line__vat"
            data-label={lineWords.vatAmount}
            {...computed('vat_amount', vatAmount)}
          />
        </>
      )}
      {columns.includes('total') && <td className="line__amount line__total" {...computed('total', total)} />}
      {percents !== null && (
        <LineCell
          {...percent.frame}
          text={has_percent ? percent.frame.text : ''}
          look="choice"
          label={moneyWords.revenuePercentShort}
        >
          <PercentCell
            {...percent.control}
            value={has_percent ? line.revenue_percent : ''}
            percents={percents}
            onChange={(revenue_percent) => change({ revenue_percent })}
          />
        </LineCell>
      )}
      {own.map((field) => {
        const value = statedIn(line, field.column)?.value ?? '';
        const { control, frame } = placeIn(field.column, field.name, ownAtRest(field, value), false);
        return (
          <LineCell
            key={field.column}
            {...frame}
            look={OWN_LOOKS[field.type]}
            label={field.name}
            className="line__own"
          >
            <OwnCell
              {...control}
              problem={frame.problem}
              type={field.type}
              value={value}
              onChange={(next) =>
                change({ extras: withExtra(line.extras, own, { name: field.name, value: next }) })
              }
            />
          </LineCell>
        );
      })}
    </tr>
  );
});

/** The line with a key. It is where it was drawn, but for the moment between a change and the drawing of it. */
function lineAt(lines: readonly DraftLine[], at: number, key: number): DraftLine | undefined {
  const line = lines[at];
  return line?.key === key ? line : lines.find((one) => one.key === key);
}

const isMarked = ({ kind, special }: DraftLine) => lineWords.kinds[kind] !== '' || special !== null;

/** What kind of line it is, and whether it states special goods, where it is no ordinary one. */
function LineMarks({ line: { kind, special } }: { line: DraftLine }) {
  return (
    <>
      {lineWords.kinds[kind] !== '' && (
        <abbr className="line__kind" title={lineKindLabels[kind]}>
          {lineWords.kinds[kind]}
        </abbr>
      )}
      {special !== null && (
        <abbr className="line__kind" title={specialName(special)}>
          {specialWords.short}
        </abbr>
      )}
    </>
  );
}
