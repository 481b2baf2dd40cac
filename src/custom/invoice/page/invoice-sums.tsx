import { useCallback } from 'react';
import { decimalText, negate, parseDecimal } from '#domain/money/decimal.ts';
import { takesTaxOut } from '#domain/money/money-options.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { Money } from '#src/ui/display/money.tsx';
import { currencyUnit, formatNumber } from '#src/ui/format/number.ts';
import { rateText, rateWordsOf } from '#src/views/values/choice-labels.ts';
import { totalWords } from '#src/wording/desk/invoice-editor.ts';
import { moneyWords } from '#src/wording/money.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { ExplainButton } from '../explanation/explain-button.tsx';
import { explainedInvoice } from '../explanation/explained-invoice.ts';

/** KCT and KKKNT have no tax to name, only goods. */
const isTaxed = ({ vat_rate }: Invoice['by_rate'][number]) => vat_rate.endsWith('%');

/** What the invoice comes to, as it says it, with the way to how that came about. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const { by_rate, total_before_vat, total } = invoice;
  const has_vat = invoice.method_of_tax_calculation === 'VAT';
  const explain = useExplainedInvoice(invoice);
  return (
    <div className="invoice__totals">
      <div className="invoice__why">
        {takesTaxOut(invoice) && <p>{moneyWords.pricesWithTax}</p>}
        <ExplainButton explain={explain} />
      </div>
      <dl className="invoice__sums">
        <DiscountSum invoice={invoice} />
        {has_vat && (
          <div>
            <dt>{totalWords.before}</dt>
            <dd>
              <Money amount={total_before_vat} unit={false} />
            </dd>
          </div>
        )}
        <ReductionSums invoice={invoice} />
        {by_rate.map((rate) => (
          <div key={rate.vat_rate}>
            <dt>
              {isTaxed(rate)
                ? totalWords.vatOf(rateText(rate.vat_rate))
                : totalWords.untaxedOf(rateWordsOf(rate.vat_rate))}
            </dt>
            <dd>
              <Money amount={isTaxed(rate) ? rate.vat_amount : rate.amount} unit={false} />
            </dd>
          </div>
        ))}
        <BesideSums invoice={invoice} />
        <div>
          <dt>{totalWords.total}</dt>
          <dd>
            <Money amount={total} unit={currencyUnit(invoice.currency)} weight="bold" size="total" />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Trade discounts of lines and of the whole invoice are one sum on the invoice; what was stated of the whole is told beside it. */
function DiscountSum({ invoice }: { invoice: Invoice }) {
  const { invoice_discount_rate, invoice_discount_amount, lines, total_discount } = invoice;
  if (total_discount === '0') return null;
  const stated =
    invoice_discount_rate === null
      ? invoice_discount_amount &&
        `${formatNumber(invoice_discount_amount)} ${currencyUnit(invoice.currency)}`
      : `${formatNumber(invoice_discount_rate)}%`;
  const isAlone = !lines.some(({ kind }) => kind === 'discount');
  return (
    <div>
      <dt>
        {stated !== null && isAlone ? moneyWords.invoiceDiscountOf(stated) : totalWords.discount}
        {stated !== null && !isAlone && (
          <small className="invoice__stated">{moneyWords.includesInvoiceDiscount(stated)}</small>
        )}
      </dt>
      <dd>
        <Money amount={total_discount} unit={false} />
      </dd>
    </div>
  );
}

/** A sales invoice whose percentage on revenue is reduced: its goods before that, and what it takes off. */
function ReductionSums({ invoice: { revenue_reduction, total_before_vat } }: { invoice: Invoice }) {
  if (revenue_reduction === null) return null;
  return (
    <>
      <div>
        <dt>{moneyWords.beforeReduction}</dt>
        <dd>
          <Money amount={total_before_vat} unit={false} />
        </dd>
      </div>
      <div>
        <dt>{moneyWords.reduction}</dt>
        <dd>
          <Money amount={decimalText(negate(parseDecimal(revenue_reduction)))} unit={false} />
        </dd>
      </div>
    </>
  );
}

/** Fees by their names, and what is not paid of the rest. */
function BesideSums({ invoice: { fees, other_deduction } }: { invoice: Invoice }) {
  return (
    <>
      {fees.map(({ name, amount }, at) => (
        <div key={at}>
          <dt>{name ?? moneyWords.fees}</dt>
          <dd>
            <Money amount={amount ?? '0'} unit={false} />
          </dd>
        </div>
      ))}
      {other_deduction !== null && (
        <div>
          <dt>{moneyWords.otherDeduction}</dt>
          <dd>
            <Money amount={decimalText(negate(parseDecimal(other_deduction)))} unit={false} />
          </dd>
        </div>
      )}
    </>
  );
}

/** Explains the amounts of an invoice when it is asked to. */
function useExplainedInvoice(invoice: Invoice) {
  const { tenant } = useSignedIn();
  return useCallback(() => explainedInvoice(invoice, tenant), [invoice, tenant]);
}
