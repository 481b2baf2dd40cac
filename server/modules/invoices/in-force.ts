import { sql } from 'kysely';

/** WHERE over invoices: what counts as a sale. An adjusting invoice counts as its difference on its own day, a replaced one no more (domain/invoice/family.ts). */
export const IN_FORCE = sql`lifecycle in ('issued', 'adjusted')`;

/**
 * FROM beside invoices: what each states of a VAT rate, in its currency. In đồng, the amount and the VAT of each are converted and rounded
 * by themselves (domain/money/vnd-equivalents.ts).
 */
export const STATED_RATES = sql`jsonb_to_recordset(by_rate) as rate (vat_rate text, amount numeric, vat_amount numeric)`;
