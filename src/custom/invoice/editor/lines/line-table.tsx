import { lazy, memo, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ExtraFieldRow } from '#domain/invoice/extras/extra-fields.ts';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import { KeyHints } from '#src/ui/display/kbd.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { useOfDraft, type DraftStore } from '../draft/draft-store.ts';
import type { CardProps } from '../draft/draft-reducer.ts';
import { writtenLines, type Draft, type DraftLine } from '../draft/draft.ts';
import { lineEntries } from '../number-limits.ts';
import { cellOfId, GO_TO_CELL, menuId } from '../problem-places.ts';
import {
  isLineColumn,
  OPTIONAL_COLUMNS,
  placeOfElement,
  shownColumns,
  type LineColumn,
} from './line-columns.ts';
import { media } from '#src/theme/tokens.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { useColumnWidths } from './cells/column-widths.ts';
import { useDiscountColumn } from './cells/use-discount-column.ts';
import { createOpenCells, shutCell, writableCell } from './cells/open-cells.ts';
import type { LastPrice } from '../buyer/use-last-used.ts';
import { lastPriceFinder } from './last-prices.ts';
import { ColumnChooser, useChosenColumns } from './column-chooser.tsx';
import { DiscountButton } from './discount-button.tsx';
import { LineActions, SCAN_BUTTON } from './line-actions.tsx';
import { LineHead } from './line-head.tsx';
import { lineOfProduct } from './line-of-product.ts';
import { ScanField } from './scan/scan-field.tsx';
import { LineMenu } from './line-menu.tsx';
import { LineRow } from './line-row.tsx';
import { useNewProduct } from './new-product.tsx';
import './line-table.css';
import './own-columns.css';
import { PasteDialog } from './paste/paste-dialog.tsx';
import { usePasting } from './paste/use-pasting.ts';
import { cornersOf, useCellRange } from './use-cell-range.ts';
import { useLineKeys } from './use-line-keys.ts';
import { useLineRemoval } from './use-line-removal.ts';
import { useLineWindow } from './use-line-window.ts';
import { useOwnFields } from './use-own-fields.ts';
import { useScanner } from './scan/use-scanner.ts';

const SpecialDialog = lazy(async () => ({
  default: (await import('../special/special-dialog.tsx')).SpecialDialog,
}));

type LineTableProps = Pick<Draft, 'currency' | 'issued_on'> & {
  /** Of the draft with the lines: the table follows which there are, each line what stands in it. */
  store: DraftStore;
  problems: CardProps['problems'];
  /** By the keys of lines, as they were computed last. */
  amounts: ReadonlyMap<number, LineAmounts>;
  /** Whether the form of the series names VAT: without it there are no rates to choose. */
  has_vat: boolean;
  /** Whether the form has a place for special goods. */
  takesSpecial?: boolean;
  /** Whether lines have discounts: a phiếu xuất kho has none. */
  has_discount?: boolean;
  /** Percentages on revenue that a line can have reduced; null where the form or the day has none. */
  percents: readonly string[] | null;
  price_includes_tax: boolean;
  /** What things cost on the last invoices to the buyer. */
  lastPrices?: readonly LastPrice[];
  /** Fields of the company's own that the template asks each line for. */
  asked?: readonly ExtraFieldRow[] | undefined;
};

const noPrices: readonly LastPrice[] = [];
const noLines: readonly DraftLine[] = [];
const NO_FIELDS: readonly ExtraFieldRow[] = [];

const HINTS = [
  { keys: ['Tab'], does: lineWords.hintTab },
  { keys: ['Enter'], does: lineWords.hintNext },
  { keys: ['Ctrl', 'D'], does: lineWords.hintDuplicate },
  { keys: ['Ctrl', 'Del'], does: lineWords.hintRemove },
  { keys: ['Alt', '↑↓'], does: lineWords.hintMove },
  { keys: ['Shift', 'F10'], does: lineWords.hintMenu },
  { keys: ['Ctrl', 'Z'], does: lineWords.hintUndo },
  { keys: ['='], does: lineWords.hintArithmetic },
];
/** The same element each time, so that a key in a line does not draw it again. */
const keyHints = <KeyHints hints={HINTS} />;

/** The problems of each line by its key; lines without any share nothing, so that they are not drawn again. */
function byLine(
  problems: Readonly<Record<string, string>>,
): ReadonlyMap<number, Readonly<Record<string, string>>> {
  const lines = new Map<number, Record<string, string>>();
  for (const [target, message] of Object.entries(problems)) {
    const { key } = cellOfId(target) ?? {};
    if (key !== undefined) lines.set(key, { ...lines.get(key), [target]: message });
  }
  return lines;
}

/**
 * The lines of the invoice: a grid of inputs with the keys of a spreadsheet; under 768 px each line is a card. Of a long invoice
 * only the lines near the screen are drawn.
 */
export const LineTable = memo(function LineTable({
  store,
  currency,
  issued_on,
  problems,
  amounts,
  has_vat,
  has_discount = true,
  takesSpecial = true,
  percents,
  price_includes_tax,
  lastPrices = noPrices,
  asked = NO_FIELDS,
}: LineTableProps) {
  const [menu, setMenu] = useState<{ key: number; anchor: HTMLElement } | null>(null);
  const openMenu = useCallback((key: number, anchor: HTMLElement) => setMenu({ key, anchor }), []);
  const [scanning, setScanning] = useState(false);
  const [special, setSpecial] = useState<number | null>(null);
  const { dispatch } = store;
  const linesNow = () => store.get().lines;
  const line_keys = useOfDraft(store, ({ lineKeys }) => lineKeys());
  const written = useOfDraft(store, ({ get }) => writtenLines(get()).length);
  const remove = useLineRemoval(store, line_keys);
  const rates = useMemo(() => vatRatesOn(issued_on).map(({ rate }) => rate), [issued_on]);
  const lineProblems = useMemo(() => byLine(problems), [problems]);
  const entries = useMemo(() => lineEntries(currency), [currency]);
  const lastPriceOf = useMemo(
    () => lastPriceFinder(lastPrices, { currency, price_includes_tax }),
    [lastPrices, currency, price_includes_tax],
  );
  const { chosen, toggle } = useChosenColumns();
  const discounts = useDiscountColumn(store, chosen.includes('discount_amount'));
  const own = useOwnFields(store, asked);
  const columns = useMemo(
    () =>
      shownColumns(
        {
          ...{ vat: has_vat, percents: percents !== null, discount: has_discount },
          discount_amount: discounts.isShown,
        },
        chosen,
        own,
      ),
    [has_vat, percents, has_discount, discounts.isShown, chosen, own],
  );
  const widths = useColumnWidths(store, columns, amounts);
  const [cells] = useState(createOpenCells);
  const all_open = useMediaQuery(media.touched);
  const are_cards = useMediaQuery(media.sheetNavigation);
  const { table, rows, focus, focusNow, noteFocus, measure, gapBefore } = useLineWindow({
    count: line_keys.length,
    cells,
    are_cards,
  });
  const paste = usePasting(store, focus);
  const { pasting } = paste;
  // What a menu or a dialog is about; without one a letter in a line draws that line alone.
  const isAbout = menu !== null || special !== null || pasting !== null;
  const lines = useOfDraft(store, ({ get }) => (isAbout ? get().lines : noLines));
  const stated = lines.find(({ key }) => key === special);
  // Computed discounts are before tax: beside typed ones that contain it they would mislead.
  const discountOf = (computed: LineAmounts | undefined) =>
    price_includes_tax ? null : (computed?.discount_amount ?? null);
  const amountsOf = ({ key }: DraftLine) => {
    const computed = amounts.get(key);
    return computed && { ...computed, discount_amount: discountOf(computed) };
  };
  const selection = useCellRange({ store, columns, amountsOf });
  const rowOf = ({ key }: DraftLine) => store.lineKeys().indexOf(key);
  const keys = useLineKeys({
    linesNow,
    focus,
    focusNow,
    append: () => dispatch({ type: 'append_line' }),
    duplicate: (line) => {
      dispatch({ type: 'duplicate_line', key: line.key });
      focus({ row: rowOf(line) + 1, column: focusedColumn() });
    },
    remove: (line) => {
      const row = rowOf(line);
      const column = focusedColumn();
      const last = Math.max(0, line_keys.length - 2);
      remove(line, { focuses: false });
      focus({ row: Math.min(row, last), column });
    },
    move: (line, by) => {
      const row = rowOf(line);
      const column = focusedColumn();
      dispatch({ type: 'move_line', key: line.key, by });
      focus({ row: Math.max(0, Math.min(line_keys.length - 1, row + by)), column });
    },
    openMenu: (line) => {
      const anchor = document.getElementById(menuId(line.key));
      if (anchor !== null) openMenu(line.key, anchor);
    },
  });
  const goToCell = useEffectEvent((id: string) => {
    const { key, field } = cellOfId(id) ?? {};
    const row = key === undefined ? -1 : store.lineKeys().indexOf(key);
    if (row === -1 || !isLineColumn(field)) return row === -1 ? undefined : focus({ row, column: 'name' });
    focus({ row, column: field === 'discount_amount' && !discounts.isShown ? 'discount_rate' : field });
  });
  useEffect(() => {
    const listen = (event: Event) => goToCell(String((event as CustomEvent<unknown>).detail));
    document.addEventListener(GO_TO_CELL, listen);
    return () => document.removeEventListener(GO_TO_CELL, listen);
  }, []);
  const { goOn } = keys;
  useScanner(store, linesNow, goOn);
  const onTaken = useCallback((row: number) => goOn({ row, column: 'quantity' }), [goOn]);
  const newProduct = useNewProduct({ store, rates, onTaken });
  const corners = selection.range === null ? null : cornersOf(selection.range, columns);
  const selectedIn = (row: number) =>
    corners !== null && row >= corners.rows[0] && row <= corners.rows[1] ? corners.columns.join(' ') : '';
  const span = columns.length + 1;
  const gap = (at: number) => {
    const height = gapBefore(at);
    return height > 0 && <Gap key={`gap ${at}`} {...{ height, span }} />;
  };
  return (
    <Card
      flush
      title={lineWords.title}
      note={lineWords.count(written)}
      action={
        <LineActions
          basis={has_vat ? price_includes_tax : null}
          onBasis={(with_tax) => dispatch({ type: 'put_price_basis', price_includes_tax: with_tax })}
          discount={has_discount && <DiscountButton {...{ store, dispatch }} />}
          columns={<ColumnChooser {...{ chosen, has_vat, has_discount }} onToggle={toggle} />}
          scanning={scanning}
          onScan={() => setScanning(!scanning)}
          onPaste={() => void paste.fromClipboard()}
          onAppend={() => {
            dispatch({ type: 'append_line' });
            focus({ row: line_keys.length, column: 'name' });
          }}
        />
      }
    >
      {scanning && (
        <ScanField
          onProduct={(product) => dispatch({ type: 'scan', product: lineOfProduct(product) })}
          onClose={() => {
            setScanning(false);
            document.getElementById(SCAN_BUTTON)?.focus();
          }}
        />
      )}
      <div
        className={`lines${corners === null ? '' : ' lines--selecting'}`}
        ref={table}
        onKeyDown={(event) => {
          if (!selection.press(event)) keys.onKeyDown(event);
        }}
        onFocus={(event) => {
          const shut = shutCell(event.target);
          if (shut !== null) return cells.enter(shut);
          keys.onFocus(event);
          const place = placeOfElement(event.target);
          if (place !== null) noteFocus(place.row);
          const entered = writableCell(event.target);
          if (entered !== null) cells.noteFocus(entered);
        }}
        onPointerOver={({ target, pointerType, buttons }) => {
          // A button held down draws a range: the cells on its way are only passed.
          if (pointerType !== 'mouse' || buttons === 0) cells.point(writableCell(target));
        }}
        onPointerLeave={() => cells.point(null)}
        onBlur={(event) => {
          keys.onBlur(event);
          dispatch({ type: 'leave_field' });
        }}
        onMouseDown={selection.begin}
        onMouseOver={selection.drag}
        onCopy={selection.copy}
        onPasteCapture={paste.take}
      >
        <table
          role="grid"
          aria-rowcount={line_keys.length + 1}
          className={[
            'lines__table',
            ...(price_includes_tax ? ['lines__table--with-tax'] : []),
            ...(has_discount ? [] : ['lines__table--undiscounted']),
            ...(own.length === 0 ? [] : ['lines__table--own']),
          ].join(' ')}
          data-chosen={columns.filter((column) => OPTIONAL_COLUMNS.some((one) => one === column)).join(' ')}
          style={widths}
        >
          <caption className="k-visually-hidden">{lineWords.caption}</caption>
          <LineHead {...{ columns, own, price_includes_tax }} />
          <tbody role="rowgroup">
            {/* Flat: within a list of its own for each place every line would be made anew when the window moves on, and lose the focus. */}
            {rows.flatMap((at, place) => {
              const key = line_keys[at];
              if (key === undefined) return [];
              const computed = amounts.get(key);
              return [
                gap(place),
                <LineRow
                  key={key}
                  store={store}
                  line_key={key}
                  at={at}
                  amount={computed?.amount ?? null}
                  discountAmount={columns.includes('discount_amount') ? discountOf(computed) : null}
                  vatAmount={computed?.vat_amount ?? null}
                  total={columns.includes('total') ? (computed?.amount_with_tax ?? null) : null}
                  rates={rates}
                  columns={columns}
                  own={own}
                  percents={percents}
                  price_includes_tax={price_includes_tax}
                  lastPriceOf={lastPriceOf}
                  problems={lineProblems.get(key)}
                  onMenu={openMenu}
                  entries={entries}
                  selected={selectedIn(at)}
                  onTaken={onTaken}
                  onMake={newProduct.make}
                  measure={measure}
                  cells={cells}
                  all_open={all_open}
                />,
              ];
            })}
            {gap(rows.length)}
          </tbody>
        </table>
      </div>
      <div className="lines__foot">
        {selection.sums === null ? (
          keyHints
        ) : (
          <output className="lines__sums">
            {lineWords.selected(selection.sums.cells)}
            <b>{lineWords.selectedSum(formatNumber(selection.sums.sum))}</b>
            {lineWords.selectedAverage(formatNumber(selection.sums.average))}
          </output>
        )}
      </div>
      <LineMenu
        anchor={menu?.anchor ?? null}
        line={lines.find(({ key }) => key === menu?.key)}
        onClose={() => setMenu(null)}
        has_discount={has_discount}
        dispatch={dispatch}
        onRemove={(line) => remove(line)}
        takesSpecial={takesSpecial}
        onSpecial={({ key }) => setSpecial(key)}
        onDiscountAmount={(line) => {
          discounts.show();
          focus({ row: rowOf(line), column: 'discount_amount' });
        }}
      />
      {newProduct.dialog}
      {stated !== undefined && (
        <Suspense fallback={null}>
          <SpecialDialog
            line={stated}
            position={lines.indexOf(stated) + 1}
            place={store.get().buyer_place}
            onSave={(special, place) => dispatch({ type: 'put_special', key: stated.key, special, place })}
            onClose={() => setSpecial(null)}
          />
        </Suspense>
      )}
      {pasting !== null && (
        <PasteDialog
          {...{ pasting, currency, has_vat, own, rates }}
          below={lines.slice(pasting.row)}
          onPaste={(pasted) => paste.put(pasting.row, pasted)}
          onClose={paste.close}
        />
      )}
    </Card>
  );
});

/** The column that has the focus, to go on in it after a line was copied, moved or taken away. */
function focusedColumn(): LineColumn {
  return placeOfElement(document.activeElement)?.column ?? 'name';
}

/** The room of lines that are not drawn. */
function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden className="lines__gap">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
