import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { worthOfLines } from '#domain/money/invoice-amounts.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { readyWords, totalWords } from '#src/wording/desk/invoice-editor.ts';
import { movementWords } from '#src/wording/desk/movement.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import './total-bar.css';

type TotalBarProps = {
  amounts: InvoiceAmounts;
  /** The currency as it is written after an amount. */
  unit: string;
  has_vat: boolean;
  /** A phiếu xuất kho: what its goods are worth. */
  moved: boolean;
  /** What is still to be done before publishing; null while that is not known. */
  toDoCount: number | null;
  onToDo: () => void;
  /** Where it is not said beside the form. */
  saysReady: boolean;
  /** The button that publishes; false where it is elsewhere, or not allowed. */
  publish: ReactNode;
  /** On a phone, whether the page's own actions are in a bar under this one. */
  aboveActions: boolean;
};

/** At the foot of the screen, however long the invoice: what it comes to, what is still to be done, and publishing. */
export function TotalBar(props: TotalBarProps) {
  const { amounts, unit, has_vat, moved, toDoCount, onToDo, saysReady, publish, aboveActions } = props;
  const { total, total_before_vat, total_vat, total_in_words } = amounts;
  const parts = [
    { term: totalWords.before, amount: total_before_vat },
    { term: totalWords.vat, amount: total_vat },
  ];
  return (
    <div className={aboveActions ? 'editor__total' : 'editor__total editor__total--last'}>
      <div className="editor__sum">
        <span>{moved ? movementWords.goodsSum : totalWords.total}</span>
        <Money amount={moved ? worthOfLines(amounts.lines) : total} unit={unit} weight="bold" size="total" />
        {!moved && (
          <p aria-live="off" title={total_in_words}>
            {total_in_words}
          </p>
        )}
      </div>
      {has_vat && (
        <dl className="editor__parts">
          {parts.map(({ term, amount }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Money amount={amount} unit={false} weight="medium" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <span className="editor__acts">
        {saysReady && toDoCount === 0 && (
          <span className="editor__ready">
            <Icon of={IconCircleCheck} size={16} />
            {readyWords.title}
          </span>
        )}
        {toDoCount !== null && toDoCount > 0 && (
          <button type="button" className="editor__open" onClick={onToDo}>
            {invoiceWords.openProblems(toDoCount)}
          </button>
        )}
        {publish}
      </span>
    </div>
  );
}
