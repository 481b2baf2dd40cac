import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type Dispatch,
  type KeyboardEvent,
} from 'react';
import { useNotify } from 'react-admin';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KeyHints } from '#src/ui/display/kbd.tsx';
import { Segmented } from '#src/ui/field/choice/segmented.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { common } from '#src/wording/common.ts';
import { lineWords } from '#src/wording/invoice.ts';
import { moneyWords } from '#src/wording/money.ts';
import type { CardProps, DraftAction } from '../draft/draft-reducer.ts';
import { isBlank, writtenLines, type DraftLine } from '../draft/draft.ts';
import { LineMenu, LineRow } from './line-row.tsx';
import './line-table.css';
import { lineEntries } from '../number-limits.ts';
import { copiedRows, pastedLines } from './paste-cells.ts';
import { menuId } from '../problem-places.ts';

type LineTableProps = CardProps & {
  amounts: InvoiceAmounts;
  /** Whether the form of the series names VAT: without it there are no rates to choose. */
  has_vat: boolean;
  /** Percentages on revenue that a line can have reduced; null where the form or the day has none. */
  percents: readonly string[] | null;
  price_includes_tax: boolean;
};

const hints = [
  { keys: ['Tab'], does: lineWords.hintTab },
  { keys: ['Enter'], does: lineWords.hintNext },
  { keys: ['Ctrl', 'S'], does: lineWords.hintSave },
];

/** The problems of each line by its key; lines without any share nothing, so that they are not drawn again. */
function byLine(
  problems: Readonly<Record<string, string>>,
): ReadonlyMap<number, Readonly<Record<string, string>>> {
  const lines = new Map<number, Record<string, string>>();
  for (const [target, message] of Object.entries(problems)) {
    const key = /^line-(\d+)-/.exec(target)?.[1];
    if (key !== undefined) lines.set(Number(key), { ...lines.get(Number(key)), [target]: message });
  }
  return lines;
}

/** The lines of the invoice: a table of plain inputs; under 768 px each line is a card. */
export function LineTable({
  draft,
  dispatch,
  problems,
  amounts,
  has_vat,
  percents,
  price_includes_tax,
}: LineTableProps) {
  const [menu, setMenu] = useState<{ key: number; anchor: HTMLElement } | null>(null);
  const openMenu = useCallback((key: number, anchor: HTMLElement) => setMenu({ key, anchor }), []);
  const remove = useLineRemoval(draft.lines, dispatch);
  const rates = useMemo(() => vatRatesOn(draft.issued_on).map(({ rate }) => rate), [draft.issued_on]);
  const lineProblems = useMemo(() => byLine(problems), [problems]);
  const entries = useMemo(() => lineEntries(draft.currency), [draft.currency]);
  const written = writtenLines(draft);
  const amountsByKey = new Map(written.map(({ key }, at) => [key, amounts.lines[at]]));
  const notify = useNotify();
  // Before the cell itself takes the text: an input would run the rows of a region together.
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const { row, column } = event.target instanceof HTMLElement ? event.target.dataset : {};
    const rows = copiedRows(event.clipboardData.getData('text'));
    if (rows === null || row === undefined || column === undefined) return;
    event.preventDefault();
    const at = Number(row);
    const others = draft.lines.findIndex(
      ({ kind }, place) => place >= at && place < at + rows.length && kind !== 'goods',
    );
    const read = others === -1 ? pastedLines(rows, column, { currency: draft.currency, has_vat }) : null;
    if (read === null) notify(lineWords.pasteOverOther(others + 1), { type: 'error' });
    else if ('refused' in read) notify(read.refused, { type: 'error' });
    else dispatch({ type: 'paste_lines', at, lines: read.lines });
  };
  return (
    <Card
      flush
      title={lineWords.title}
      note={lineWords.count(written.length)}
      action={
        <div className="lines__actions">
          {has_vat && (
            <Segmented
              label={moneyWords.basis}
              value={price_includes_tax ? 'with' : 'without'}
              onChange={(basis) =>
                dispatch({ type: 'put_price_basis', price_includes_tax: basis === 'with' })
              }
              choices={[
                { value: 'without', label: moneyWords.withoutTax },
                { value: 'with', label: moneyWords.withTax },
              ]}
            />
          )}
          <Button tone="plain" size="small" icon={IconPlus} onClick={() => dispatch({ type: 'append_line' })}>
            {lineWords.append}
          </Button>
        </div>
      }
    >
      <div className="lines" onKeyDown={moveToNextLine} onPasteCapture={paste}>
        <table className={`lines__table${price_includes_tax ? ' lines__table--with-tax' : ''}`}>
          <caption className="k-visually-hidden">{lineWords.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="lines__col-number">
                <span className="k-visually-hidden">{lineWords.number}</span>
              </th>
              <th scope="col" className="lines__col-name">
                {lineWords.name}
              </th>
              <th scope="col" className="lines__col-unit">
                {lineWords.unit}
              </th>
              <th scope="col" className="lines__col-quantity">
                {lineWords.quantity}
              </th>
              <th scope="col" className="lines__col-price">
                {price_includes_tax ? moneyWords.priceWithTax : lineWords.price}
              </th>
              <th scope="col" className="lines__col-discount">
                {lineWords.discount}
              </th>
              <th scope="col" className="lines__col-amount">
                {price_includes_tax ? moneyWords.amountBeforeTax : lineWords.amount}
              </th>
              {has_vat && (
                <>
                  <th scope="col" className="lines__col-vat">
                    {lineWords.vat}
                  </th>
                  <th scope="col" className="lines__col-amount">
                    {lineWords.vatAmount}
                  </th>
                </>
              )}
              {percents !== null && (
                <th scope="col" className="lines__col-percent">
                  {moneyWords.revenuePercent}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {draft.lines.map((line, at) => (
              <LineRow
                key={line.key}
                line={line}
                at={at}
                amount={amountsByKey.get(line.key)?.amount ?? null}
                vatAmount={amountsByKey.get(line.key)?.vat_amount ?? null}
                rates={rates}
                has_vat={has_vat}
                percents={percents}
                price_includes_tax={price_includes_tax}
                problems={lineProblems.get(line.key)}
                dispatch={dispatch}
                onMenu={openMenu}
                entries={entries}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="lines__foot">
        <KeyHints hints={hints} />
      </div>
      <LineMenu
        anchor={menu?.anchor ?? null}
        line={draft.lines.find(({ key }) => key === menu?.key)}
        onClose={() => setMenu(null)}
        dispatch={dispatch}
        onRemove={remove}
      />
    </Card>
  );
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows go to the same column of the next or previous line; a select keeps its own arrows. */
function moveToNextLine(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement) || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { row, column } = target.dataset;
  if (row === undefined || column === undefined || (target.tagName === 'SELECT' && event.key !== 'Enter'))
    return;
  event.preventDefault();
  const cell = event.currentTarget.querySelector<HTMLElement>(
    `[data-row="${Number(row) + step}"][data-column="${column}"]:not(:disabled)`,
  );
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
}

/**
 * Takes a line away and offers it back for a while. The focus stood on its button, which goes with it: it moves to that of
 * the line that takes its place, or of the last; with the line put back, to that of the line.
 */
function useLineRemoval(lines: readonly DraftLine[], dispatch: Dispatch<DraftAction>) {
  const notify = useNotify();
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const line = lines[Math.min(wanted.current, lines.length - 1)];
    wanted.current = null;
    if (line) document.getElementById(menuId(line.key))?.focus();
  }, [lines]);

  return (line: DraftLine) => {
    const at = lines.indexOf(line);
    wanted.current = at;
    dispatch({ type: 'remove_line', key: line.key });
    if (isBlank(line)) return;
    const undo = () => {
      wanted.current = at;
      dispatch({ type: 'restore_line', line, at });
    };
    notify(lineWords.removed(at + 1), { type: 'success', action: { label: common.undo, onPress: undo } });
  };
}
