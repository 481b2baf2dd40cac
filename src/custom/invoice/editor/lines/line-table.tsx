import { memo, useCallback, useMemo, useState } from 'react';
import type { ExtraFieldRow } from '#domain/invoice/extras/extra-fields.ts';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import { media } from '#src/theme/tokens.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import type { LastPrice } from '../buyer/use-last-used.ts';
import type { CardProps } from '../draft/draft-reducer.ts';
import { useOfDraft, type DraftStore } from '../draft/draft-store.ts';
import { writtenLines, type Draft, type DraftLine } from '../draft/draft.ts';
import { lineEntries } from '../number-limits.ts';
import { cellOfId } from '../problem-places.ts';
import { createOpenCells } from './cells/open-cells.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { DiscountButton } from './discount-button.tsx';
import { lastPriceFinder } from './last-prices.ts';
import { LineActions, SCAN_BUTTON } from './line-actions.tsx';
import { LineDialogs, useLineMenu } from './line-dialogs.tsx';
import { LineFoot } from './line-foot.tsx';
import { LineGrid } from './line-grid.tsx';
import { lineOfProduct } from './line-of-product.ts';
import './line-table.css';
import { useNewProduct } from './new-product.tsx';
import './own-columns.css';
import { usePasting } from './paste/use-pasting.ts';
import { shownDiscount, type RowProblems } from './rows/row.ts';
import { useRowSetting } from './rows/use-row-setting.ts';
import { ScanField } from './scan/scan-field.tsx';
import { useScanner } from './scan/use-scanner.ts';
import { cornersOf, useCellRange } from './use-cell-range.ts';
import { useLineColumns } from './use-line-columns.ts';
import { useGoToCell, useLineCommands } from './use-line-commands.ts';
import { useLineFocus } from './rows/use-line-focus.ts';
import { useLineRemoval } from './use-line-removal.ts';

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
const NO_FIELDS: readonly ExtraFieldRow[] = [];

/** The problems of each line by its key; lines without any share nothing, so that they are not drawn again. */
function byLine(problems: RowProblems): ReadonlyMap<number, RowProblems> {
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
  const { dispatch } = store;
  const line_keys = useOfDraft(store, ({ lineKeys }) => lineKeys());
  const rates = useMemo(() => vatRatesOn(issued_on).map(({ rate }) => rate), [issued_on]);
  const lineProblems = useMemo(() => byLine(problems), [problems]);
  const lastPriceOf = useMemo(
    () => lastPriceFinder(lastPrices, { currency, price_includes_tax }),
    [lastPrices, currency, price_includes_tax],
  );
  const { columns, own, discounts, chosen, toggle } = useLineColumns(store, {
    ...{ has_vat, has_discount, asked },
    has_percents: percents !== null,
  });
  const [cells] = useState(createOpenCells);
  const focusing = useLineFocus(cells);
  const { focus } = focusing;
  const opened = useLineMenu();
  const paste = usePasting(store, focus);
  const remove = useLineRemoval(store, line_keys);
  const keys = useLineCommands({ store, line_keys, focusing, remove, openMenu: opened.openMenu });
  useGoToCell(store, focusing, discounts.isShown);
  const { goOn } = keys;
  useScanner(store, () => store.get().lines, goOn);
  const onTaken = useCallback((row: number) => goOn({ row, column: 'quantity' }), [goOn]);
  const newProduct = useNewProduct({ store, rates, onTaken });
  const amountsOf = ({ key }: DraftLine) => {
    const computed = amounts.get(key);
    return computed && { ...computed, discount_amount: shownDiscount(computed, price_includes_tax) };
  };
  const selection = useCellRange({ store, columns, amountsOf });
  const { range } = selection;
  const corners = useMemo(() => (range === null ? null : cornersOf(range, columns)), [range, columns]);
  const setting = useRowSetting({
    ...{ store, rates, columns, own, percents, price_includes_tax, lastPriceOf, onTaken, cells },
    entries: useMemo(() => lineEntries(currency), [currency]),
    onMenu: opened.openMenu,
    onMake: newProduct.make,
    all_open: useMediaQuery(media.touched),
  });
  const are_cards = useMediaQuery(media.sheetNavigation);
  const [scanning, setScanning] = useState(false);
  const written = useOfDraft(store, ({ get }) => writtenLines(get()).length);
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
      <LineGrid
        {...{ line_keys, setting, amounts, corners, are_cards, keys, selection, paste, has_discount }}
        problems={lineProblems}
        focus={focusing}
      />
      <LineFoot sums={selection.sums} />
      <LineDialogs
        {...{ store, opened, paste, own, rates }}
        form={{ currency, has_vat, price_includes_tax, has_discount, takesSpecial }}
        onRemove={(line) => remove(line)}
        onDiscountAmount={({ key }) => {
          discounts.show();
          focus({ row: store.lineKeys().indexOf(key), column: 'discount_amount' });
        }}
      />
      {newProduct.dialog}
    </Card>
  );
});
