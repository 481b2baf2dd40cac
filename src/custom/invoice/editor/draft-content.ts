import type { InvoiceContent, InvoiceLine } from '#domain/invoice/content.ts';
import { seriesRefusals } from '#domain/invoice/ready/series-refusals.ts';
import { checkContent } from '#domain/invoice/readiness.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { Refusal } from '#domain/refusals.ts';
import type { components } from '#generated/types.ts';
import type { Tenant } from '#src/providers/account.ts';
import { inputOf } from './draft.ts';
import type { Draft } from './draft.ts';

export type Template = components['schemas']['Template'];

export type Surroundings = { tenant: Tenant; template: Template | null; number: number | null };

function contentLine(line: ReturnType<typeof inputOf>['lines'][number]): InvoiceLine {
  return {
    kind: line.kind,
    code: line.code ?? null,
    name: line.name,
    unit: line.unit ?? null,
    quantity: line.quantity ?? null,
    unit_price: line.unit_price ?? null,
    discount_rate: line.discount_rate ?? null,
    discount_amount: line.discount_amount ?? null,
    amount: line.amount ?? null,
    vat_rate: (line.vat_rate ?? null) as InvoiceLine['vat_rate'],
  };
}

/** The draft as the law's rules read it. */
export function contentOf(draft: Draft, { tenant, template, number }: Surroundings): InvoiceContent {
  const input = inputOf(draft);
  const { name, tax_code, address, phone_number, email, bank_account, bank_name, website, fax } = tenant;
  return {
    form_no: template?.form_no ?? '1',
    symbol: template?.symbol ?? '',
    number,
    issued_on: input.issued_on,
    seller: {
      name,
      tax_code,
      address: address ?? '',
      phone_number,
      email,
      bank_account,
      bank_name,
      website,
      fax,
    },
    buyer_name: input.buyer_name ?? null,
    buyer_person: input.buyer_person ?? null,
    buyer_tax_code: input.buyer_tax_code ?? null,
    buyer_address: input.buyer_address ?? null,
    buyer_code: input.buyer_code ?? null,
    buyer_email: input.buyer_email ?? null,
    buyer_phone_number: input.buyer_phone_number ?? null,
    buyer_identity_no: input.buyer_identity_no ?? null,
    buyer_budget_code: input.buyer_budget_code ?? null,
    buyer_bank_account: input.buyer_bank_account ?? null,
    buyer_bank_name: input.buyer_bank_name ?? null,
    payment_method: input.payment_method,
    currency: input.currency,
    exchange_rate: input.exchange_rate ?? null,
    lines: input.lines.map(contentLine),
  };
}

export type Assessment = { amounts: InvoiceAmounts; refusals: readonly Refusal[] };

/**
 * Amounts and everything that stands in the way of publishing, as far as this screen knows: the server also looks at
 * the certificate. The same functions decide there.
 */
export function assess(draft: Draft, surroundings: Surroundings, today: string): Assessment {
  const content = contentOf(draft, surroundings);
  const amounts = computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
  const { template } = surroundings;
  const series =
    template === null ? null : { active: template.status === 'active', last_number: template.last_number };
  return {
    amounts,
    refusals: [...checkContent(content, amounts), ...seriesRefusals(content, series, today)],
  };
}
