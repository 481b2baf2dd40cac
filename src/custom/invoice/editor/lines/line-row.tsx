import { NumberCell } from '#src/ui/field/number/number-cell.tsx';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconRowInsertTop from '@tabler/icons-react/dist/esm/icons/IconRowInsertTop.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { memo, useCallback, type Dispatch, type MouseEvent } from 'react';
import { LINE_KIND } from '#generated/vocabulary.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { lineWords, buyerQuestionWords as words } from '#src/wording/desk/invoice-editor.ts';
import { specialWords } from '#src/wording/desk/special-goods.ts';
import { lineKindLabels } from '#src/wording/labels.ts';
import { moneyWords } from '#src/wording/money.ts';
import type { LastPrice } from '../buyer/use-last-used.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import type { DraftLine } from '../draft/draft.ts';
import type { LineColumn } from './line-columns.ts';
import { PercentCell, RateCell, TextCell } from './line-cells.tsx';
import { specialName } from '../special/special-goods.ts';
import { NameCell } from './name-cell.tsx';
import type { lineEntries } from '../number-limits.ts';
import { cellId, menuId } from '../problem-places.ts';

type LineRowProps = {
  line: DraftLine;
  /** From 0. */
  at: number;
  amount: string | null;
  vatAmount: string | null;
  rates: readonly string[];
  /** The amount with VAT; null while it is not shown. */
  total: string | null;
  /** Columns of the table, in order. */
  columns: readonly LineColumn[];
  /** Percentages on revenue to choose from; null where there are none. */
  percents: readonly string[] | null;
  price_includes_tax: boolean;
  /** What it cost on the last invoice to the buyer. */
  lastPrice: LastPrice | null;
  problems: Readonly<Record<string, string>> | undefined;
  dispatch: Dispatch<DraftAction>;
  onMenu: (key: number, anchor: HTMLElement) => void;
  /** What its numbers take; amounts in đồng are whole. */
  entries: ReturnType<typeof lineEntries>;
  /** Columns of the selected range in this line, joined by spaces; '' for none. */
  selected: string;
  onTaken: (row: number) => void;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
};

/** Which cells a kind of line has (data format, TChat); the others are shut. */
const open = {
  goods: {
    unit: true,
    quantity: true,
    unit_price: true,
    discount_rate: true,
    vat_rate: true,
    revenue_percent: true,
  },
  promotion: {
    unit: true,
    quantity: true,
    unit_price: true,
    discount_rate: false,
    vat_rate: true,
    revenue_percent: false,
  },
  discount: {
    unit: false,
    quantity: false,
    unit_price: false,
    discount_rate: false,
    vat_rate: true,
    revenue_percent: true,
  },
  note: {
    unit: false,
    quantity: false,
    unit_price: false,
    discount_rate: false,
    vat_rate: false,
    revenue_percent: false,
  },
} as const satisfies Record<DraftLine['kind'], Record<string, boolean>>;

const shown = (amount: string | null) => (amount === null ? '' : formatNumber(amount));

/** One line. It is drawn again only when it or its amounts change, so that a hundred lines stay quick. */
export const LineRow = memo(function LineRow({
  line,
  at,
  amount,
  vatAmount,
  total,
  rates,
  columns,
  percents,
  price_includes_tax,
  lastPrice,
  problems,
  dispatch,
  onMenu,
  entries,
  selected,
  onTaken,
  measure,
}: LineRowProps) {
  const { key, kind } = line;
  const has = open[kind];
  const change = useCallback(
    (part: Partial<DraftLine>) => dispatch({ type: 'put_line', key, change: part }),
    [dispatch, key],
  );
  const taken = useCallback(() => onTaken(at), [onTaken, at]);
  const cell = (field: keyof DraftLine, column: string) => ({
    id: cellId(key, field),
    name: lineWords.cell(column, at + 1),
    problem: problems?.[cellId(key, field)],
    row: at,
    column: field,
  });
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
  const number = (field: 'quantity' | 'unit_price' | 'discount_rate', label: string) => (
    <NumberCell
      {...cell(field, label)}
      value={line[field]}
      disabled={!has[field]}
      {...entries[field]}
      offer={field === 'unit_price' ? offer : null}
      onChange={(value) =>
        change(field === 'discount_rate' ? { [field]: value, discount_amount: '' } : { [field]: value })
      }
    />
  );
  const ranged = selected.split(' ');
  const inRange = (column: LineColumn) => ranged.includes(column) || undefined;
  const computed = (column: 'amount' | 'vat_amount' | 'total', value: string | null) => ({
    'data-row': at,
    'data-column': column,
    'data-selected': inRange(column),
    tabIndex: -1,
    children: <output>{shown(value)}</output>,
  });
  return (
    <tr className={`line line--${kind}`} ref={measure} data-index={at} aria-rowindex={at + 2}>
      <th scope="row" className="line__number">
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
      <td className="line__name" data-selected={inRange('name')}>
        {lineWords.kinds[kind] !== '' && (
          <abbr className="line__kind" title={lineKindLabels[kind]}>
            {lineWords.kinds[kind]}
          </abbr>
        )}
        {line.special !== null && (
          <abbr className="line__kind" title={specialName(line.special)}>
            {specialWords.short}
          </abbr>
        )}
        <NameCell
          {...cell('name', lineWords.name)}
          kind={kind}
          text={line.name}
          product_id={line.product_id}
          code={line.code}
          onChange={change}
          onTaken={taken}
        />
      </td>
      <td data-label={lineWords.unit} data-selected={inRange('unit')}>
        <TextCell
          {...cell('unit', lineWords.unit)}
          value={line.unit}
          disabled={!has.unit}
          onChange={(unit) => change({ unit })}
          center
        />
      </td>
      <td data-label={lineWords.quantity} data-selected={inRange('quantity')}>
        {number('quantity', lineWords.quantity)}
      </td>
      <td data-label={price} data-selected={inRange('unit_price')}>
        {number('unit_price', price)}
      </td>
      {columns.includes('discount_rate') && (
        <td data-label={lineWords.discount} data-selected={inRange('discount_rate')}>
          {number('discount_rate', lineWords.discount)}
        </td>
      )}
      {kind === 'discount' ? (
        <td className="line__amount" data-label={typed_amount} data-selected={inRange('amount')}>
          <NumberCell
            {...cell('amount', typed_amount)}
            value={line.amount}
            {...entries.amount}
            onChange={(typed) => change({ amount: typed })}
          />
        </td>
      ) : (
        <td className="line__amount" data-label={computed_amount} {...computed('amount', amount)} />
      )}
      {columns.includes('vat_rate') && (
        <>
          <td data-label={lineWords.vat} data-selected={inRange('vat_rate')}>
            <RateCell
              {...cell('vat_rate', lineWords.vat)}
              value={line.vat_rate}
              rates={rates}
              disabled={!has.vat_rate}
              onChange={(vat_rate) => change({ vat_rate })}
            />
          </td>
          <td
            className="line__amount line__vat"
            data-label={lineWords.vatAmount}
            {...computed('vat_amount', vatAmount)}
          />
        </>
      )}
      {columns.includes('total') && <td className="line__amount line__total" {...computed('total', total)} />}
      {percents !== null && (
        <td data-label={moneyWords.revenuePercentShort} data-selected={inRange('revenue_percent')}>
          <PercentCell
            {...cell('revenue_percent', moneyWords.revenuePercent)}
            value={has.revenue_percent ? line.revenue_percent : ''}
            percents={percents}
            disabled={!has.revenue_percent}
            onChange={(revenue_percent) => change({ revenue_percent })}
          />
        </td>
      )}
    </tr>
  );
});

type LineMenuProps = {
  anchor: HTMLElement | null;
  line: DraftLine | undefined;
  onClose: () => void;
  has_discount: boolean;
  dispatch: Dispatch<DraftAction>;
  onRemove: (line: DraftLine) => void;
  /** Whether the form has a place for special goods. */
  takesSpecial: boolean;
  onSpecial: (line: DraftLine) => void;
};

/** What a kind does not have is emptied when a line becomes of that kind (data format, TChat). */
const emptied = {
  goods: { amount: '' },
  promotion: { special: null, amount: '', discount_rate: '', discount_amount: '' },
  discount: { special: null, unit: '', quantity: '', unit_price: '', discount_rate: '', discount_amount: '' },
  note: {
    special: null,
    unit: '',
    quantity: '',
    unit_price: '',
    discount_rate: '',
    discount_amount: '',
    amount: '',
    vat_rate: '',
  },
} as const satisfies Record<DraftLine['kind'], Partial<DraftLine>>;

/** One menu for all lines: what kind of line it is, and what can be done with it. */
export function LineMenu({
  anchor,
  line,
  onClose,
  has_discount,
  dispatch,
  onRemove,
  takesSpecial,
  onSpecial,
}: LineMenuProps) {
  if (line === undefined) return null;
  const { key } = line;
  const kinds = LINE_KIND.filter((kind) => has_discount || kind !== 'discount').map((kind) => ({
    label: lineKindLabels[kind],
    selected: kind === line.kind,
    onSelect: () => dispatch({ type: 'put_line', key, change: { kind, ...emptied[kind] } }),
  }));
  return (
    <Menu
      name={lineWords.title}
      anchor={anchor}
      onClose={onClose}
      align="start"
      entries={[
        ...kinds,
        ...(line.kind === 'goods' && (takesSpecial || line.special !== null)
          ? [
              {
                label: `${specialWords.title}…`,
                icon: IconTruck,
                divided: true,
                onSelect: () => onSpecial(line),
              },
            ]
          : []),
        {
          label: lineWords.insert,
          icon: IconRowInsertTop,
          divided: true,
          onSelect: () => dispatch({ type: 'insert_line', before: key }),
        },
        {
          label: lineWords.duplicate,
          icon: IconCopy,
          onSelect: () => dispatch({ type: 'duplicate_line', key }),
        },
        {
          label: lineWords.remove,
          icon: IconTrash,
          critical: true,
          onSelect: () => onRemove(line),
        },
      ]}
    />
  );
}
