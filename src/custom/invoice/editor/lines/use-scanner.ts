import { useRef, type KeyboardEvent } from 'react';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { scanWords as words } from '#src/wording/desk/scan.ts';
import { useProductByCode } from '../../use-product-by-code.ts';
import type { DraftLine } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { placeOfElement, type CellPlace } from './line-columns.ts';
import { lineOfProduct } from './line-of-product.ts';

/** From key to key on the average, ms: a scanner is far below it, and no hand types a whole code like that. */
const SCANNED_GAP = 60;
/** After such a pause, ms, another text begins: who types a quantity takes up the scanner, and a busy machine lets a key of a scan wait. */
const MAX_PAUSE = 120;
/** A code that no quantity looks like: one with a letter, or digits as many as the shortest barcode of goods has (EAN-8). */
const CODE = /^(?=.*\d)(?=.*\p{L}|\d{8})[\p{L}\d][\p{L}\d._/-]{2,49}$/u;

/** Keys that follow one another without a pause, in the quantity of a line that held `before`. */
type Burst = { text: string; begun: number; last: number; key: number; before: string };

/**
 * After a code was taken in the name, the quantity has the focus, and there the next scan arrives: it would be a quantity of thirteen
 * digits. It becomes a line, or one more of its line, as in the field for scans; a quantity that was left open before it is one.
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
  const waiting = useRef(Promise.resolve());

  const take = async (code: string): Promise<void> => {
    try {
      const product = await byCode(code);
      if (product === null) return show({ tone: 'error', message: words.notFound(code) });
      dispatch({ type: 'scan', product: lineOfProduct(product) });
      const row = linesNow().findLastIndex(({ product_id }) => product_id === product.id);
      if (row !== -1) goOn({ row, column: 'quantity' });
    } catch (cause) {
      show({ tone: 'error', message: `${words.notAdded(code)} ${failureText(cause)}` });
    }
  };

  /** Before the cell hears the key. */
  return (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, timeStamp, target } = event;
    const place = placeOfElement(target);
    const line = place?.column === 'quantity' ? linesNow()[place.row] : undefined;
    if (line === undefined || ctrlKey || metaKey || altKey) {
      burst.current = null;
      return;
    }
    // Scanners press Shift for capitals.
    if (key === 'Shift') return;
    const { current } = burst;
    const goesOn = current !== null && current.key === line.key && timeStamp - current.last <= MAX_PAUSE;
    if (key.length === 1) {
      burst.current = goesOn
        ? { ...current, text: current.text + key, last: timeStamp }
        : { text: key, begun: timeStamp, last: timeStamp, key: line.key, before: line.quantity };
      return;
    }
    burst.current = null;
    if (key !== 'Enter' || !goesOn || !CODE.test(current.text)) return;
    if (timeStamp - current.begun > SCANNED_GAP * current.text.length) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch({ type: 'put_line', key: line.key, change: { quantity: current.before || '1' } });
    waiting.current = waiting.current.then(() => take(current.text));
  };
}
