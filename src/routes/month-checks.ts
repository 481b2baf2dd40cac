import { monthOf } from '#domain/rules/deadlines/calendar.ts';
import {
  STATUSES_OF_GROUP,
  UNANSWERED_OF_MONTH,
  UNSENT_OF_MONTH,
} from '#domain/transmission/status-groups.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import type { MonthCheckKey } from '#generated/vocabulary.ts';
import { filteredHref, hrefOf, invoicesHref, routeOf } from '../routes.ts';
import type { PageRoute } from './route.ts';

/** Of an invoice that another has replaced the buyer need not hear any more. */
const STILL_COUNTS = { corrected: 'none,adjusted' };

/** The filters by which the list of invoices shows what a check finds. */
const FILTERS: Partial<Record<MonthCheckKey, Readonly<Record<string, string>>>> = {
  unissued_drafts: { status: 'draft' },
  unsent: { status: UNSENT_OF_MONTH },
  unknown: { status: STATUSES_OF_GROUP.unknown },
  unanswered: { status: UNANSWERED_OF_MONTH },
  refused: { status: STATUSES_OF_GROUP.refused },
  returned_mails: { email_state: 'bounced', ...STILL_COUNTS },
  unsent_mails: { email_state: 'failed', ...STILL_COUNTS },
};

/** What the button of a check does there, where it is more than to look. */
const ACTS: Partial<Record<MonthCheckKey, PageRoute['access']>> = {
  unissued_drafts: operations.publishInvoice.access,
  unsent: operations.publishInvoice.access,
  refused: operations.updateInvoice.access,
  not_notified: operations.createInvoiceMistake.access,
  refused_lines: operations.createInvoiceMistake.access,
  not_reported: operations.createInvoiceDataSummaryTable.access,
  returned_mails: operations.sendEmail.access,
  unsent_mails: operations.sendEmail.access,
  unchecked_inputs: operations.updateInvoiceCollector.access,
};

/** Whether the account may do what the button of a check says; who may not is only shown what was found. */
export function mayMend(can: (access: PageRoute['access']) => boolean, key: MonthCheckKey): boolean {
  return can(ACTS[key] ?? [[]]);
}

type Check = Pick<components['schemas']['MonthCheck'], 'key' | 'count' | 'of_registers'>;

/**
 * Where the button of a check of a month leads, as far as the account `can`; null where only the check itself has a list: no other shows
 * invoices of cash registers beside others.
 */
export function checkHref(
  can: (access: PageRoute['access']) => boolean,
  { key, count, of_registers }: Check,
  month: string,
): string | null {
  if (key === 'refused_lines')
    return can(routeOf('invoice_mistakes.create').access) ? hrefOf('invoice_mistakes.create') : null;
  if (key === 'not_reported') {
    const { access } = routeOf('invoice_data_summary_tables.modify');
    return can(access) ? hrefOf('invoice_data_summary_tables.modify') : null;
  }
  const { first: from, last: to } = monthOf(month);
  if (key === 'unchecked_inputs') {
    const filter = { state: 'new', issued_onOnMin: from, issued_onOnMax: to };
    return can(routeOf('invoice_collectors').access) ? filteredHref('invoice_collectors', filter) : null;
  }
  const filter = FILTERS[key];
  const list = of_registers === 0 ? 'invoices' : 'invoice_calculating_machines';
  const isApart = of_registers === 0 || of_registers === count;
  if (filter === undefined || !isApart || !can(routeOf(list).access)) return null;
  return invoicesHref({ from, to }, filter, list);
}
