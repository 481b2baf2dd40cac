import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptorOf } from './providers/resource-descriptor.ts';
import { pathsOf } from './routes.ts';
import type { OwnKey } from './routes/own.table.ts';
import type { Frame } from './shell/page-frame.tsx';
import { recordName } from './views/record-name.ts';
import type { Screen } from './views/screen.ts';
import { certificateTitles } from './wording/record-lists.ts';
import { forms } from './wording/forms.ts';
import { invoicePageWords, invoiceWords } from './wording/invoice.ts';
import {
  correctionTitles,
  historyTitles,
  mistakeTitles,
  packageTitles,
  pageTitles,
  reportTitles,
} from './wording/record-lists.ts';
import { entryWords, menuWords } from './wording/menu.ts';
import { packagesHref } from './wording/links.ts';

export type Slot = 'list' | 'create' | 'one' | 'import';

/** Where a page says something else than its description does, or stands in another width. */
const replaced: Partial<Record<ResourceName, Partial<Record<Slot, Partial<Frame>>>>> = {
  certificates: { create: { title: certificateTitles.add } },
  invoices: {
    create: { title: invoiceWords.createTitle, width: 'wide' },
    one: { title: invoicePageWords.title, width: 'list' },
  },
  invoice_calculating_machines: { one: { title: invoicePageWords.title, width: 'list' } },
  invoice_mistakes: {
    create: { title: mistakeTitles.title, width: 'list' },
    one: { title: mistakeTitles.title, width: 'list' },
  },
  invoice_collectors: { one: { title: entryWords.invoice_collectors, width: 'list' } },
  invoice_data_summary_tables: { one: { title: entryWords.invoice_data_summary_tables, width: 'list' } },
  registrations: {
    create: { title: pageTitles.registration, width: 'list' },
    one: { title: descriptorOf('registrations').label, width: 'list' },
  },
  tenant: { list: { width: 'record' } },
};

/** The frame of a resource's page: what its own header says before there is a record. */
export function frameOf({ descriptor, overlay, paths }: Screen, slot: Slot): Frame {
  const name = descriptor.name as ResourceName;
  const label = overlay.title ?? descriptor.label;
  const back = { list: paths.list, label };
  const drawn = {
    list: () => ({ title: label }),
    create: () => ({ title: forms.create(descriptor.one), back, width: 'record' as const }),
    one: () => ({ title: recordName(descriptor, undefined), back, width: 'record' as const }),
    import: () => ({ title: pageTitles.importing(label), back }),
  } satisfies Record<Slot, () => Frame>;
  return { ...drawn[slot](), ...replaced[name]?.[slot] };
}

/** The frames of the pages of no resource. */
export const ownFrames: Readonly<Record<OwnKey, Frame | null>> = {
  dashboard: { title: entryWords.dashboard, width: 'list' },
  accessdenied: null,
  profile: { title: pageTitles.profile, width: 'record' },
  'users.update': frameOf({ descriptor: descriptorOf('users'), overlay: {}, paths: pathsOf('users') }, 'one'),
  'registrations.versions': {
    title: pageTitles.registrationVersions,
    back: { list: pathsOf('registrations').list, label: descriptorOf('registrations').label },
    width: 'record',
  },
  'invoice_mistakes.create_other': {
    title: mistakeTitles.createOther,
    back: { list: pathsOf('invoice_mistakes').list, label: descriptorOf('invoice_mistakes').label },
    width: 'list',
  },
  'invoice_data_summary_tables.modify': {
    title: forms.create(descriptorOf('invoice_data_summary_tables').one),
    back: {
      list: pathsOf('invoice_data_summary_tables').list,
      label: entryWords.invoice_data_summary_tables,
    },
    width: 'list',
  },
  'invoices.publish': { title: entryWords.invoices_publish, width: 'list' },
  'invoice_calculating_machines.create': { title: invoiceWords.createTitle, width: 'wide' },
  'invoice_calculating_machines.publish': {
    title: entryWords.invoice_calculating_machines_publish,
    width: 'list',
  },
  'invoice_calculating_machines.till': null,
  corrections: { title: correctionTitles.title, width: 'record' },
  'cancelled_invoices.statement': { title: pageTitles.statements.cancel },
  'adjusted_invoices.statement': { title: pageTitles.statements.adjust, width: 'record' },
  'replaced_invoices.statement': { title: pageTitles.statements.replace, width: 'record' },
  invoice_statement: { title: pageTitles.statements.ofInvoice, width: 'record' },
  'adjusted_invoices.create': { title: correctionTitles.adjusting, width: 'list' },
  'adjusted_invoices.create_other': { title: correctionTitles.otherAdjust, width: 'wide' },
  'adjusted_invoices.other': { title: correctionTitles.adjusting, width: 'list' },
  'replaced_invoices.create_other': { title: correctionTitles.otherReplace, width: 'wide' },
  'replaced_invoices.other': { title: correctionTitles.replacing, width: 'list' },
  'transmissions.declaration': { title: historyTitles.declaration },
  'transmissions.invoice': { title: historyTitles.invoice },
  'transmissions.invoice_cash_register': { title: historyTitles.invoice_cash_register },
  'transmissions.invoice_mistake': { title: historyTitles.invoice_mistake },
  'transmissions.data_summary_table': { title: historyTitles.data_summary_table },
  authority_notices: { title: entryWords.authority_notices, width: 'list' },
  reconciliations: { title: entryWords.reconciliations, width: 'list' },
  proof_packs: { title: entryWords.proof_packs, width: 'list' },
  report_invoice_summaries: { title: reportTitles.summaries, width: 'list' },
  report_invoice_details: { title: reportTitles.details, width: 'list' },
  report_invoice_usages: { title: reportTitles.usages, width: 'list' },
  month_end: { title: entryWords.month_end, width: 'list' },
  service_packages: { title: menuWords.packages, width: 'list' },
  'service_packages.register': {
    title: packageTitles.register,
    back: { list: packagesHref, label: menuWords.packages },
    width: 'list',
  },
  'service_packages.checkout': {
    title: packageTitles.checkout,
    back: { list: packagesHref, label: menuWords.packages },
    width: 'record',
  },
  decimal_configurations: { title: entryWords.decimal_configurations, width: 'record' },
  mail_settings: { title: entryWords.mail_settings, width: 'record' },
  provider_connection: { title: entryWords.provider_connection, width: 'record' },
  xml_verification: { title: pageTitles.verification, width: 'record' },
};
