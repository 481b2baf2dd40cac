import IconCashBanknote from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs';
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import { CASH, likelyPayments, TRANSFER } from './cart.ts';
import { isLongAmount } from './long-amount.ts';
import type { Failure } from './till-failure.ts';
import type { TillState } from './use-till.ts';

/** The field that F2 goes to while it is paid in cash, and the button that completes the sale. */
export const GIVEN_ID = 'till-given';
export const COMPLETE_ID = 'till-complete';

const WAYS = [
  { method: CASH, word: 'cash', icon: IconCashBanknote },
  { method: TRANSFER, word: 'transfer', icon: IconTransfer },
] as const;

/** What is to pay and how, and the one button that makes the sale an invoice. */
export function Checkout({ till, has_vat }: { till: TillState; has_vat: boolean }) {
  const { sale, amounts, total, is_cash, change, is_locked, is_selling, failure, edit, give, complete } =
    till;
  const { lines, payment_method } = sale.cart;
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void complete();
  };
  return (
    <div className="till__checkout">
      <p className="till__note">
        <span>{words.lineCount(lines.length)}</span>
        {has_vat && (
          <span>
            {words.tax} <Money amount={amounts.total_vat} unit={false} />
          </span>
        )}
      </p>
      <p className="till__total" role="status" data-long={isLongAmount(total) || undefined}>
        <span>{words.toPay}</span>
        <Money amount={total} weight="bold" size="display" />
      </p>
      <div className="till__ways" role="group" aria-label={words.payment}>
        {WAYS.map(({ method, word, icon }) => (
          <button
            key={method}
            type="button"
            className="till__way"
            aria-pressed={payment_method === method}
            disabled={is_locked}
            onClick={() => edit((cart) => ({ ...cart, payment_method: method }))}
          >
            <Icon of={icon} size={20} /> {words[word]}
          </button>
        ))}
      </div>
      {is_cash && (
        <>
          <div className="till__given" onKeyDown={pressKey}>
            <NumberField
              id={GIVEN_ID}
              label={words.given}
              kind="currency"
              decimals={0}
              value={sale.given}
              placeholder={formatNumber(total)}
              readOnly={is_locked || lines.length === 0}
              onChange={give}
            />
            <p className="till__change">
              {words.change}
              {change === null ? <b>{words.tooLittleShort}</b> : <Money amount={change} weight="bold" />}
            </p>
          </div>
          <div className="till__notes" role="group" aria-label={words.given}>
            {likelyPayments(total).map((amount) => (
              <Button key={amount} disabled={is_locked} onClick={() => give(amount)}>
                {formatNumber(amount)}
              </Button>
            ))}
          </div>
        </>
      )}
      {failure !== null && <Refused failure={failure} complete={complete} />}
      <Button
        id={COMPLETE_ID}
        tone="primary"
        size="large"
        full
        icon={IconReceipt}
        busy={is_selling}
        className="till__complete"
        onClick={() => void complete()}
      >
        {sale.is_sent && !is_selling ? words.askAgain : words.complete}
        {/* Seen on a phone alone, where the total lies below the screen. */}
        <span className="till__due" aria-hidden>
          <Money amount={total} weight="bold" />
        </span>
      </Button>
    </div>
  );
}

/** Why there is no invoice yet; all that was typed stays. */
function Refused({ failure, complete }: { failure: Failure; complete: TillState['complete'] }) {
  const { messages, is_unknown, confirmable } = failure;
  // On a phone it would begin below the screen.
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not give back.
    void banner.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <Banner
      ref={banner}
      tone={is_unknown ? 'unknown' : 'critical'}
      title={is_unknown ? words.unknownTitle : words.refused}
      action={
        confirmable.length > 0 && (
          <Button size="small" onClick={() => void complete(confirmable)}>
            {words.sellAnyway}
          </Button>
        )
      }
    >
      {messages.map((message) => (
        <span key={message} className="till__reason">
          {message}
        </span>
      ))}
    </Banner>
  );
}
