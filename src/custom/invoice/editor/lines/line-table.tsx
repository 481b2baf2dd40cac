import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type Dispatch,
} from 'react';
import { useNotify } from 'react-admin';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import { KeyHints } from '#src/ui/display/kbd.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { common } from '#src/wording/common.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import type { HistoryAction } from '../draft/draft-history.ts';
import type { CardProps } from '../draft/draft-reducer.ts';
import { isBlank, type Draft, type DraftLine } from '../draft/draft.ts';
import { lineEntries } from '../number-limits.ts';
import { cellOfId, GO_TO_CELL, menuId } from '../problem-places.ts';
import {
  isLineColumn,
  placeOfElement,
  shownColumns,
  type CellPlace,
  type LineColumn,
} from './line-columns.ts';
import type { LastPrice } from '../buyer/use-last-used.ts';
import { lastPriceFinder } from './last-prices.ts';
import { ColumnChooser, useChosenColumns } from './column-chooser.tsx';
import { LineActions, SCAN_BUTTON } from './line-actions.tsx';
import { LineHead } from './line-head.tsx';
import { lineOfProduct } from './line-of-product.ts';
import { ScanField } from './scan-field.tsx';
import { LineMenu, LineRow } from './line-row.tsx';
import './line-table.css';
import { PasteDialog, type Pasting } from './paste-dialog.tsx';
import { copiedRows } from './copied-rows.ts';
import type { ProductLine } from './pasted-products.ts';
import { cornersOf, useCellRange } from './use-cell-range.ts';
import { useLineKeys } from './use-line-keys.ts';
import { useLineWindow } from './use-line-window.ts';

const SpecialDialog = lazy(async () => ({
  default: (await import('../special/special-dialog.tsx')).SpecialDialog,
}));

type LineTableProps = Pick<Draft, 'lines' | 'currency' | 'issued_on'> & {
  dispatch: Dispatch<HistoryAction>;
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
};

const noPrices: readonly LastPrice[] = [];

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
  lines,
  currency,
  issued_on,
  dispatch,
  problems,
  amounts,
  has_vat,
  has_discount = true,
  takesSpecial = true,
  percents,
  price_includes_tax,
  lastPrices = noPrices,
}: LineTableProps) {
  const [menu, setMenu] = useState<{ key: number; anchor: HTMLElement } | null>(null);
  const openMenu = useCallback((key: number, anchor: HTMLElement) => setMenu({ key, anchor }), []);
  const [scanning, setScanning] = useState(false);
  const [special, setSpecial] = useState<number | null>(null);
  const stated = lines.find(({ key }) => key === special);
  const remove = useLineRemoval(lines, dispatch);
  const rates = useMemo(() => vatRatesOn(issued_on).map(({ rate }) => rate), [issued_on]);
  const lineProblems = useMemo(() => byLine(problems), [problems]);
  const entries = useMemo(() => lineEntries(currency), [currency]);
  const lastPriceOf = useMemo(
    () => lastPriceFinder(lastPrices, { currency, price_includes_tax }),
    [lastPrices, currency, price_includes_tax],
  );
  const { chosen, toggle } = useChosenColumns();
  const columns = useMemo(
    () => shownColumns({ vat: has_vat, percents: percents !== null, discount: has_discount }, chosen),
    [has_vat, percents, has_discount, chosen],
  );
  const notify = useNotify();
  const { table, rows, focus, focusNow, noteFocus, measure, gapBefore } = useLineWindow(lines.length);
  const amountsOf = ({ key }: DraftLine) => amounts.get(key);
  const selection = useCellRange({
    lines,
    columns,
    amountsOf,
    onClear: (keys, change) => dispatch({ type: 'clear_cells', keys, change }),
  });
  const keys = useLineKeys({
    lines,
    focus,
    focusNow,
    append: () => dispatch({ type: 'append_line' }),
    duplicate: (line) => {
      dispatch({ type: 'duplicate_line', key: line.key });
      focus({ row: lines.indexOf(line) + 1, column: focusedColumn() });
    },
    remove: (line) => {
      const row = lines.indexOf(line);
      const column = focusedColumn();
      remove(line, { focuses: false });
      focus({ row: Math.min(row, Math.max(0, lines.length - 2)), column });
    },
    move: (line, by) => {
      const row = lines.indexOf(line);
      const column = focusedColumn();
      dispatch({ type: 'move_line', key: line.key, by });
      focus({ row: Math.max(0, Math.min(lines.length - 1, row + by)), column });
    },
    openMenu: (line) => {
      const anchor = document.getElementById(menuId(line.key));
      if (anchor !== null) openMenu(line.key, anchor);
    },
  });
  const goToCell = useEffectEvent((id: string) => {
    const { key, field } = cellOfId(id) ?? {};
    const row = lines.findIndex((line) => line.key === key);
    if (row !== -1) focus({ row, column: isLineColumn(field) ? field : 'name' });
  });
  useEffect(() => {
    const listen = (event: Event) => goToCell(String((event as CustomEvent<unknown>).detail));
    document.addEventListener(GO_TO_CELL, listen);
    return () => document.removeEventListener(GO_TO_CELL, listen);
  }, []);
  const { goOn } = keys;
  const onTaken = useCallback((row: number) => goOn({ row, column: 'quantity' }), [goOn]);
  const [pasting, setPasting] = useState<Pasting | null>(null);
  const put = (at: number, pasted: readonly ProductLine[]) => {
    setPasting(null);
    dispatch({ type: 'paste_lines', at, lines: pasted });
    const action = { label: common.undo, onPress: () => dispatch({ type: 'undo' }) };
    notify(lineWords.pasted(pasted.length), { type: 'success', action });
    focus({ row: at, column: 'name' });
  };
  const begin = (text: string | null, place: CellPlace) => {
    const region = text === null ? null : copiedRows(text);
    const height = region?.length ?? 0;
    const other = lines.findIndex(
      ({ kind }, row) => row >= place.row && row < place.row + height && kind !== 'goods',
    );
    if (other !== -1) notify(lineWords.pasteOverOther(other + 1), { type: 'error' });
    else setPasting({ text: region === null ? null : text, ...place });
  };
  // Before the cell itself takes the text: an input would run the rows of a region together.
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOfElement(event.target);
    const text = event.clipboardData.getData('text');
    if (place === null || copiedRows(text) === null) return;
    event.preventDefault();
    begin(text, place);
  };
  const pasteFromClipboard = async () => {
    const blank = lines.findIndex(isBlank);
    const place: CellPlace = { row: blank === -1 ? lines.length : blank, column: 'name' };
    // Without permission to read it, the region is pasted into the dialog.
    const text = await navigator.clipboard.readText().catch(() => null);
    begin(text, place);
  };
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
      note={lineWords.count(lines.filter((line) => !isBlank(line)).length)}
      action={
        <LineActions
          basis={has_vat ? price_includes_tax : null}
          onBasis={(with_tax) => dispatch({ type: 'put_price_basis', price_includes_tax: with_tax })}
          columns={<ColumnChooser {...{ chosen, has_vat }} onToggle={toggle} />}
          scanning={scanning}
          onScan={() => setScanning(!scanning)}
          onPaste={() => void pasteFromClipboard()}
          onAppend={() => {
            dispatch({ type: 'append_line' });
            focus({ row: lines.length, column: 'name' });
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
          keys.onFocus(event);
          const place = placeOfElement(event.target);
          if (place !== null) noteFocus(place.row);
        }}
        onBlur={() => dispatch({ type: 'leave_field' })}
        onMouseDown={selection.begin}
        onMouseOver={selection.drag}
        onCopy={selection.copy}
        onPasteCapture={paste}
      >
        <table
          role="grid"
          aria-rowcount={lines.length + 1}
          className={`lines__table${price_includes_tax ? ' lines__table--with-tax' : ''}${has_discount ? '' : ' lines__table--undiscounted'}`}
          data-chosen={columns.filter((column) => chosen.some((one) => one === column)).join(' ')}
        >
          <caption className="k-visually-hidden">{lineWords.caption}</caption>
          <LineHead {...{ columns, price_includes_tax }} />
          <tbody>
            {/* Flat: within a list of its own for each place every line would be made anew when the window moves on, and lose the focus. */}
            {rows.flatMap((at, place) => {
              const line = lines[at];
              if (line === undefined) return [];
              const computed = amounts.get(line.key);
              return [
                gap(place),
                <LineRow
                  key={line.key}
                  line={line}
                  at={at}
                  amount={computed?.amount ?? null}
                  vatAmount={computed?.vat_amount ?? null}
                  total={columns.includes('total') ? (computed?.amount_with_tax ?? null) : null}
                  rates={rates}
                  columns={columns}
                  percents={percents}
                  price_includes_tax={price_includes_tax}
                  lastPrice={lastPriceOf(line)}
                  problems={lineProblems.get(line.key)}
                  dispatch={dispatch}
                  onMenu={openMenu}
                  entries={entries}
                  selected={selectedIn(at)}
                  onTaken={onTaken}
                  measure={measure}
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
      />
      {stated !== undefined && (
        <Suspense fallback={null}>
          <SpecialDialog
            line={stated}
            position={lines.indexOf(stated) + 1}
            onSave={(special) => dispatch({ type: 'put_line', key: stated.key, change: { special } })}
            onClose={() => setSpecial(null)}
          />
        </Suspense>
      )}
      {pasting !== null && (
        <PasteDialog
          {...{ pasting, currency, has_vat, rates }}
          below={lines.slice(pasting.row)}
          onPaste={(pasted) => put(pasting.row, pasted)}
          onClose={() => setPasting(null)}
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

/**
 * Takes a line away and offers it back for a while. The focus stood on its button, which goes with it: it moves to that of
 * the line that takes its place, or of the last; with the line put back, to that of the line.
 */
function useLineRemoval(lines: readonly DraftLine[], dispatch: Dispatch<HistoryAction>) {
  const notify = useNotify();
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const line = lines[Math.min(wanted.current, lines.length - 1)];
    wanted.current = null;
    if (line) document.getElementById(menuId(line.key))?.focus();
  }, [lines]);

  return (line: DraftLine, { focuses = true } = {}) => {
    const at = lines.indexOf(line);
    if (focuses) wanted.current = at;
    dispatch({ type: 'remove_line', key: line.key });
    if (isBlank(line)) return;
    const undo = () => {
      if (focuses) wanted.current = at;
      dispatch({ type: 'restore_line', line, at });
    };
    notify(lineWords.removed(at + 1), { type: 'success', action: { label: common.undo, onPress: undo } });
  };
}
