import type { components } from '#generated/types.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];

/** What was bought, and whom its invoice is for. */
export type Purchase = {
  reference: string;
  package_name: string;
  invoices: number | null;
  months: number;
  net_amount: string;
  vat_rate: string;
  buyer_name: string;
  buyer_tax_code: string;
  buyer_address: string;
  buyer_email: string;
};

/** An invoice keeps addresses of 50 characters; a longer one is mailed to by hand. */
const LONGEST_EMAIL = 50;

/** The invoice of a purchase: one line, the package, at the price it was sold for. */
export function purchaseInvoiceInput(bought: Purchase, today: string): InvoiceInput {
  const { package_name, invoices, months, reference, buyer_email } = bought;
  const holds = invoices === null ? 'không giới hạn số hóa đơn' : `${invoices} hóa đơn`;
  return {
    issued_on: today,
    buyer_name: bought.buyer_name,
    buyer_tax_code: bought.buyer_tax_code,
    buyer_address: bought.buyer_address,
    buyer_email: buyer_email.length <= LONGEST_EMAIL ? buyer_email : null,
    payment_method: 'Chuyển khoản',
    currency: 'VND',
    lines: [
      {
        kind: 'goods',
        name: `Gói hóa đơn điện tử ${package_name}, ${holds}, ${months} tháng (${reference})`,
        unit: 'Gói',
        quantity: '1',
        unit_price: bought.net_amount,
        vat_rate: bought.vat_rate as NonNullable<InvoiceInput['lines'][number]['vat_rate']>,
      },
    ],
  };
}
