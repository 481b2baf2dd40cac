import type { ResourceName } from '#generated/resources/resources.ts';
import { routes } from '#src/routes.ts';
import type { OwnKey } from '#src/routes/own.table.ts';
import { authorityHelp } from '#src/wording/help/authority.ts';
import { companyHelp } from '#src/wording/help/company.ts';
import { sellingHelp } from '#src/wording/help/selling.ts';

const topics = { ...sellingHelp, ...authorityHelp, ...companyHelp };

/** What there is help about; the picture of each has its name. */
type TopicName = keyof typeof topics;

/** `touch`: what a text that names keys says where there are none. */
type Section = { title: string; text: string; touch?: string };

/** Its title, and sections each with a title and a text. */
export type Topic = { name: TopicName; title: string; sections: readonly Section[] };

/** The topic of each page; a page that is not named has the one of its resource. */
const OF_PAGE: Partial<Record<OwnKey | ResourceName | `${ResourceName}.${string}`, TopicName | null>> = {
  dashboard: 'dashboard',
  invoices: 'invoices',
  'invoices.create': 'editor',
  'invoices.one': 'invoice',
  'invoices.publish': 'publish',
  recurring_invoices: 'recurring',
  invoice_calculating_machines: 'cashRegister',
  'invoice_calculating_machines.create': 'editor',
  'invoice_calculating_machines.till': 'cashRegister',
  'invoice_calculating_machines.one': 'invoice',
  corrections: 'corrections',
  adjusted_invoices: 'corrections',
  replaced_invoices: 'corrections',
  cancelled_invoices: 'corrections',
  'adjusted_invoices.statement': 'statements',
  'replaced_invoices.statement': 'statements',
  'cancelled_invoices.statement': 'statements',
  statements: 'statements',
  invoice_statement: 'statements',
  registrations: 'registrations',
  invoice_mistakes: 'mistakes',
  invoice_data_summary_tables: 'tables',
  transmissions: 'transmissions',
  authority_notices: 'notices',
  report_invoice_summaries: 'reports',
  report_invoice_details: 'reports',
  report_invoice_usages: 'reports',
  month_end: 'monthEnd',
  reconciliations: 'transmissions',
  proof_packs: 'proofPacks',
  invoice_collectors: 'collectors',
  customers: 'catalogue',
  'invoices.import': 'importing',
  'customers.import': 'importing',
  products: 'catalogue',
  'products.import': 'importing',
  templates: 'templates',
  certificates: 'certificates',
  tenant: 'company',
  users: 'people',
  roles: 'people',
  decimal_configurations: 'rules',
  currencies: 'rules',
  incidents: 'rules',
  mail_settings: 'mail',
  provider_connection: 'transmissions',
  xml_verification: 'verification',
  api_tokens: 'tracking',
  webhook_endpoints: 'webhooks',
  audit_log: 'tracking',
  service_packages: 'packages',
  profile: 'profile',
  accessdenied: null,
};

/** The help of a page by its key in src/routes.ts; null where there is none, undefined for a page that the table lacks. */
export function topicOf(page: string): Topic | null | undefined {
  const named: Readonly<Record<string, TopicName | null | undefined>> = OF_PAGE;
  const own = named[page];
  const name = own === undefined ? named[page.split('.')[0] ?? ''] : own;
  if (name === undefined || name === null) return name;
  const { title, ...sections } = topics[name];
  return { name, title, sections: Object.values(sections) };
}

/** The key in src/routes.ts of the page at an address; null where there is none. */
export function keyAt(pathname: string): string | null {
  const found = Object.entries(routes).find(([, { path }]) => {
    const [before = '', after] = path.split('{id}');
    if (after === undefined) return path === pathname;
    if (!pathname.startsWith(before) || !pathname.endsWith(after)) return false;
    return /^\d+$/.test(pathname.slice(before.length, pathname.length - after.length));
  });
  return found?.[0] ?? null;
}
