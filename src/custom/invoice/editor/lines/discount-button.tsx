import IconDiscount from '@tabler/icons-react/dist/esm/icons/IconDiscount.mjs';
import { useState, type Dispatch } from 'react';
import { useNotify } from 'react-admin';
import { flushSync } from 'react-dom';
import { Button } from '#src/ui/action/button.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { entryProblem, limitsOf } from '#src/ui/field/number/number-entry.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { Popover } from '#src/ui/overlay/popover.tsx';
import { discountWords as words } from '#src/wording/desk/discount.ts';
import { takesDiscount } from '../draft/draft.ts';
import type { HistoryAction } from '../draft/draft-history.ts';
import { useOfDraft, type DraftStore } from '../draft/draft-store.ts';
import { undoActionOf } from '../draft/undo-action.ts';
import { invoiceDiscountEntry } from '../number-limits.ts';
import { fieldId } from '../problem-places.ts';
import { goTo } from '../ready/ready-card.tsx';

/** The rate is typed at once. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

type DiscountButtonProps = {
  store: DraftStore;
  dispatch: Dispatch<HistoryAction>;
};

/** Chiết khấu: one rate for all goods in one step, or the way to the discount of the whole invoice. */
export function DiscountButton({ store, dispatch }: DiscountButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [rate, setRate] = useState('');
  const notify = useNotify();
  const isOpen = anchor !== null;
  // Closed, it follows no letter that is typed in the lines.
  const count = useOfDraft(store, ({ get }) => (isOpen ? get().lines.filter(takesDiscount).length : 0));
  const apply = () => {
    setAnchor(null);
    dispatch({ type: 'discount_lines', rate });
    const message = rate === '' ? words.cleared(count) : words.applied(formatNumber(rate), count);
    notify(message, { type: 'success', action: undoActionOf(store) });
  };
  return (
    <>
      <Button
        tone="plain"
        size="small"
        icon={IconDiscount}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.action}
      </Button>
      <Popover title={words.action} anchor={anchor} onClose={() => setAnchor(null)}>
        <form
          ref={focusFirst}
          className="k-popover__form"
          onSubmit={(event) => {
            event.preventDefault();
            if (count > 0 && entryProblem(rate, limitsOf('percent')) === null) apply();
          }}
        >
          <NumberField
            label={words.rate}
            hint={words.rateHint}
            {...invoiceDiscountEntry('rate', 'VND')}
            value={rate}
            onChange={setRate}
            suffix="%"
          />
          <div className="k-popover__foot">
            <Button
              tone="plain"
              size="small"
              onClick={() => {
                // Closing gives the focus back to the button: it goes on to the field after that.
                flushSync(() => setAnchor(null));
                goTo(fieldId('invoice_discount'));
              }}
            >
              {words.whole}
            </Button>
            <Button tone="primary" size="small" type="submit" disabled={count === 0}>
              {words.apply(count)}
            </Button>
          </div>
        </form>
      </Popover>
    </>
  );
}
