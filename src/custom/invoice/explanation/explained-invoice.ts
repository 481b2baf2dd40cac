import { sellerOf, invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { moneyOptionsOf } from '#domain/invoice/draft-money-options.ts';
import { compare, parseDecimal } from '#domain/money/decimal.ts';
import { explainInvoice } from '#domain/money/explain-invoice.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import type { Tenant } from '#src/providers/account.ts';
import { relatedOf } from '../related.ts';
import { draftOf, inputOf } from '../editor/draft/draft.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import type { Explanation } from './step-groups.ts';

const same = (a: string, b: string) => compare(parseDecimal(a), parseDecimal(b)) === 0;

/**
 * How the amounts of a saved invoice came about, by the decimals it was saved with; null where the computation of today
 * leads to other amounts than it has, so that nothing wrong is told.
 */
export function explainedInvoice(invoice: Invoice, tenant: Tenant): Explanation | null {
  const { decimal_digits: digits } = invoice;
  const input = inputOf(draftOf(invoice));
  const content = invoiceFromInput(
    input,
    invoice,
    sellerOf(tenant, null),
    invoice.number,
    relatedOf(invoice),
  );
  const options = moneyOptionsOf(invoice, invoice, input);
  const amounts = computeInvoice(content, digits, options);
  const isRetraced =
    same(amounts.total, invoice.total) &&
    same(amounts.total_vat, invoice.total_vat) &&
    same(amounts.total_discount, invoice.total_discount) &&
    invoice.by_rate.every((rate, at) => {
      const found = amounts.by_rate[at];
      return (
        found !== undefined && same(found.amount, rate.amount) && same(found.vat_amount, rate.vat_amount)
      );
    });
  return isRetraced ? { steps: explainInvoice(content, digits, options), lines: content.lines } : null;
}
