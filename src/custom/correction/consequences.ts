import type { components } from '#generated/types.ts';

type Remedy = components['schemas']['Remedy'];
type Action = Remedy['action'];

/** What comes of putting an invoice right; in words `correctionWords.makes`. */
export type Consequence =
  | 'statement'
  | 'optional_statement'
  | 'tell_buyer'
  | 'return_papers'
  | 'adjusting'
  | 'replacing'
  | 'either'
  | 'notice'
  | 'no_notice'
  | 'no_invoice'
  | 'same_number'
  | 'table_row'
  | 'on_next'
  | 'of_buyer';

const OF_AGREEMENT: Readonly<Record<Remedy['agreement'], Consequence | null>> = {
  written: 'statement',
  optional: 'optional_statement',
  notice_or_posting: 'tell_buyer',
  return_papers: 'return_papers',
  none: null,
};

const WITHOUT_INVOICE: Readonly<Partial<Record<Action, readonly Consequence[]>>> = {
  notify: ['notice', 'no_invoice'],
  edit_and_resend: ['same_number', 'no_notice'],
  correct_in_later_table: ['table_row', 'no_invoice', 'no_notice'],
  deduct_on_next: ['on_next'],
  buyer_invoices: ['of_buyer'],
};

/** What the open ways make, each once, in the order of doing: papers with the buyer, then invoices, then what the authority is sent. */
export function consequencesOf(remedies: readonly Remedy[]): Consequence[] {
  const papers = remedies.flatMap(({ agreement }) => OF_AGREEMENT[agreement] ?? []);
  const actions = remedies.map(({ action }) => action);
  const corrects = actions.some((action) => action === 'adjust' || action === 'replace');
  return [
    ...new Set<Consequence>([
      ...papers,
      ...invoiceOf(actions),
      ...actions.flatMap((action) => WITHOUT_INVOICE[action] ?? []),
      ...(corrects && !actions.includes('notify') ? (['no_notice'] as const) : []),
    ]),
  ];
}

function invoiceOf(actions: readonly Action[]): Consequence[] {
  const [adjusts, replaces] = [actions.includes('adjust'), actions.includes('replace')];
  if (adjusts && replaces) return ['either'];
  return adjusts ? ['adjusting'] : replaces ? ['replacing'] : [];
}
