import { useRef, type ComponentProps } from 'react';
import { whenIdle } from '#src/views/when-idle.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { useColumnWidths } from './cells/column-widths.ts';
import { shutCell, writableCell } from './cells/open-cells.ts';
import { OPTIONAL_COLUMNS, placeOfElement } from './line-columns.ts';
import { LineHead } from './line-head.tsx';
import type { usePasting } from './paste/use-pasting.ts';
import { LineRows } from './rows/line-rows.tsx';
import type { useCellRange } from './use-cell-range.ts';
import type { useLineKeys } from './use-line-keys.ts';

/** ms after a key in which it is the page that moves beneath the pointer, and not the pointer. */
const KEY_MS = 300;

type LineGridProps = ComponentProps<typeof LineRows> & {
  keys: ReturnType<typeof useLineKeys>;
  selection: ReturnType<typeof useCellRange>;
  paste: ReturnType<typeof usePasting>;
  has_discount: boolean;
};

/** The lines with the keys of a spreadsheet, and what the pointer does in them. */
export function LineGrid({ keys, selection, paste, has_discount, ...lines }: LineGridProps) {
  const { line_keys, setting, amounts, corners, focus } = lines;
  const { store, columns, own, price_includes_tax, cells } = setting;
  const widths = useColumnWidths(store, columns, amounts);
  const pressed_at = useRef(0);
  return (
    <div
      className={`lines${corners === null ? '' : ' lines--selecting'}`}
      ref={focus.table}
      onKeyDown={(event) => {
        pressed_at.current = event.timeStamp;
        if (!selection.press(event)) keys.onKeyDown(event);
      }}
      onFocus={(event) => {
        const shut = shutCell(event.target);
        if (shut !== null) return cells.enter(shut);
        keys.onFocus(event);
        const place = placeOfElement(event.target);
        if (place !== null) focus.noteFocus(place.row);
        const entered = writableCell(event.target);
        if (entered !== null) cells.noteFocus(entered);
      }}
      onPointerOver={({ target, pointerType, buttons, timeStamp }) => {
        // A button held down draws a range: the cells on its way are only passed.
        if (pointerType === 'mouse' && buttons !== 0) return;
        if (timeStamp - pressed_at.current > KEY_MS) cells.point(writableCell(target));
        else whenIdle(() => cells.point(writableCell(target)));
      }}
      onPointerLeave={() => cells.point(null)}
      onBlur={(event) => {
        keys.onBlur(event);
        store.dispatch({ type: 'leave_field' });
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
        <LineRows {...lines} />
      </table>
    </div>
  );
}
