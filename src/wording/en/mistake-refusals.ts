import type { MistakeRefusalCode } from '#domain/mistakes/mistake-words.table.ts';
import type { RefusalParams } from '#domain/refusals.ts';
import { label } from '#src/language/language.ts';

/** Why a notice of mistakes is not sent. */
export const mistakeRefusalWords = {
  mistake_invoices_missing: () => 'The notice has no invoice. Add at least one invoice with a mistake.',
  mistake_invoice_twice: (p: RefusalParams) =>
    `Line ${p.line}: invoice ${p.invoice} is already on line ${p.before}. Delete one of the two lines.`,
  mistake_invoice_not_issued: (p: RefusalParams) =>
    `Line ${p.line}: this invoice is not issued or no longer there. Choose one that the tax authority has received.`,
  mistake_mixed: (p: RefusalParams) =>
    `Line ${p.line}: invoice ${p.invoice} cannot go with line 1: invoices of cash registers are reported by message 303, others by 300. Move this line to another notice.`,
  mistake_nature: (p: RefusalParams) =>
    `Line ${p.line}: “${label(p.nature ?? '')}” is no longer in use on the day of the notice. Choose Explain.`,
  mistake_review_missing: () =>
    'A notice that answers the tax authority names the number and day of its review notice 01/TB-RSĐT. Enter both.',
  mistake_office_missing: () =>
    'The company profile lacks the code or name of its tax office, or its province. Open Settings, complete it and send again.',
  mistake_day: (p: RefusalParams) =>
    `${label(p.where ?? '')}: the day “${p.value}” is wrong or after today. Enter it again.`,
  mistake_format: (p: RefusalParams) =>
    `${label(p.label ?? '')} does not fit the format of the tax authority (${p.path}): ${label(p.reason ?? '')}. Correct it.`,
} satisfies Record<MistakeRefusalCode, (params: RefusalParams) => string>;
