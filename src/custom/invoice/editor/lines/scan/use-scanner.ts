import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { scanWords as words } from '#src/wording/desk/scan.ts';
import { useProductByCode } from '../../../use-product-by-code.ts';
import type { DraftLine } from '../../draft/draft.ts';
import type { DraftStore } from '../../draft/draft-store.ts';
import { placeOfElement, type CellPlace } from '../line-columns.ts';
import { lineOfProduct } from '../line-of-product.ts';
import { hear, isByHand, isGoingOn, MAX_PAUSE, type Burst, type ScanPlace } from './scan-recogniser.ts';

/** The fields of a line that typing in its cell changes. */
const CHANGED = {
  unit: ['unit'],
  quantity: ['quantity'],
  unit_price: ['unit_price'],
  discount_rate: ['discount_rate', 'discount_amount'],
  discount_amount: ['discount_rate', 'discount_amount'],
  amount: ['amount'],
  vat_rate: ['vat_rate'],
  revenue_percent: ['revenue_percent'],
} as const satisfies Readonly<Record<string, readonly (keyof DraftLine)[]>>;
type ScannedColumn = keyof typeof CHANGED;

/** A cell of a line in which a scan would be taken for what somebody types. */
type Cell = { line: DraftLine; column: ScannedColumn };

const mayGoOn = (burst: Burst | null) => isGoingOn(burst, performance.now());
const isSameCell = (one: Cell, other: Cell) => one.line.key === other.line.key && one.column === other.column;

/** Radios, checkboxes and switches keep the focus after a press, and take no text. */
const ENTRY =
  'input:not([type=radio],[type=checkbox],[type=button]), select, textarea, [contenteditable=true], [role=combobox]';
const isEntry = (element: Element) => element.closest(ENTRY) !== null;
/** While a new invoice is saved nothing may be added: it opens as another page, where that would be missing. */
const isHeldStill = () => document.querySelector('[inert] [role=grid]') !== null;
const isElsewhere = (element: Element) =>
  element.closest('[role=menu], [role=listbox]') !== null || document.querySelector('[role=dialog]') !== null;

/**
 * Scans that arrive where no code is awaited. After a code was taken in the name, the quantity has the focus, and there the next one
 * arrives; it may meet a price or a rate, or nothing that takes text at all, where its Enter would press the button that has the focus and its Tab go on to the next.
 * It becomes a line, or one more of its line, as in the field for scans, and the cell holds what it held before; a quantity that was
 * left open is one.
 */
export function useScanner(
  store: DraftStore,
  linesNow: () => readonly DraftLine[],
  goOn: (place: CellPlace) => void,
) {
  const { dispatch } = store;
  const { show } = useToast();
  const byCode = useProductByCode();
  const burst = useRef<Burst | null>(null);
  /** The cells that the burst met, as they were before. */
  const before = useRef<readonly Cell[]>([]);
  const waiting = useRef(Promise.resolve());

  const take = async (code: string, cell: Cell | undefined): Promise<void> => {
    try {
      const product = await byCode(code);
      // Of the next scan, which puts back what its cell held.
      while (mayGoOn(burst.current)) await new Promise((resolve) => setTimeout(resolve, MAX_PAUSE));
      if (product === null) {
        const action = cell === undefined ? null : keeping(code, cell);
        return show({ tone: 'error', message: words.notFound(code), ...(action && { action }) });
      }
      dispatch({ type: 'scan', product: lineOfProduct(product) });
      const row = linesNow().findLastIndex(({ product_id }) => product_id === product.id);
      if (row !== -1) goOn({ row, column: 'quantity' });
    } catch (cause) {
      show({ tone: 'error', message: `${words.notAdded(code)} ${failureText(cause)}` });
    }
  };

  /** For who typed those digits faster than we think a hand can. */
  function keeping(code: string, { line, column }: Cell) {
    if (!/^\d+$/.test(code) || (column !== 'quantity' && column !== 'unit_price')) return null;
    return {
      label: words.keep,
      onPress: () => dispatch({ type: 'put_line', key: line.key, change: { [column]: code } }),
    };
  }

  const putBack = ({ line, column }: Cell) => {
    const change = Object.fromEntries(CHANGED[column].map((field) => [field, line[field]]));
    if (column === 'quantity') change['quantity'] ||= '1';
    dispatch({ type: 'put_line', key: line.key, change });
  };

  /** The cell that a key arrives at, where it is one. */
  const cellAt = (element: Element): Cell | null => {
    const { row, column } = placeOfElement(element) ?? {};
    const line = row === undefined ? undefined : linesNow()[row];
    return line !== undefined && column !== undefined && column in CHANGED
      ? { line, column: column as ScannedColumn }
      : null;
  };
  const placeOf = (element: Element, cell: Cell | null): ScanPlace | null => {
    const is_entry = isEntry(element);
    // What takes the page over takes the focus too: in a cell there is nothing to look for, which each key would wait for.
    if (cell !== null && is_entry) return cell.column === 'quantity' ? 'quantity' : 'value';
    return is_entry || isElsewhere(element) ? null : 'page';
  };

  /** Before the cell or the button hears the key. */
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const { key, timeStamp, target } = event;
    const element = target instanceof Element ? target : document.body;
    const cell = cellAt(element);
    const place = placeOf(element, cell);
    const heard = hear(burst.current, { key, at: timeStamp, place, by_hand: isByHand(event) });
    if (heard.burst?.text.length === 1) before.current = [];
    burst.current = heard.burst;
    if (cell !== null && place !== 'page' && !before.current.some((one) => isSameCell(one, cell)))
      before.current = [...before.current, cell];
    const { code } = heard;
    if (code === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (isHeldStill()) return show({ tone: 'error', message: `${words.notAdded(code)} ${words.saving}` });
    const met = before.current;
    met.forEach(putBack);
    waiting.current = waiting.current.then(() => take(code, met[0]));
  });
  useEffect(() => {
    const hearKey = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', hearKey, true);
    return () => document.removeEventListener('keydown', hearKey, true);
  }, []);
}
