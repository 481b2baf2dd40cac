import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { resources } from '#generated/resources/resources.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { pathOf } from '../resource-descriptor.ts';

/** Milliseconds within which invalidations are batched (spec point 9). */
export const batchMs = 500;

type RefreshKinds = (kinds: readonly string[]) => void;

/** Has all that shows one of the kinds read again: what is on screen at once, the rest when it is next shown. */
export function rereadKinds(queryClient: QueryClient, kinds: Iterable<string>): void {
  const stale = new Set(kinds);
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => showsKind(queryKey, stale);
  const underWay = queryClient
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queryClient.invalidateQueries({ predicate });
  // A first read that is on its way is not begun anew, and may have been answered before the change: it is read once more.
  for (const { promise, queryKey } of underWay)
    promise?.then(
      () => queryClient.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    );
}

/**
 * Makes what is on screen read again after a change of kinds (x-invalidates): the first change at once, those that
 * follow within half a second together at its end.
 */
export function createRefresh(queryClient: QueryClient): RefreshKinds {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const waiting = new Set<string>();

  function tell(kinds: ReadonlySet<string>): void {
    rereadKinds(queryClient, kinds);
    timer = setTimeout(() => {
      timer = null;
      if (waiting.size === 0) return;
      const late = new Set(waiting);
      waiting.clear();
      tell(late);
    }, batchMs);
  }

  return (kinds) => {
    if (kinds.length === 0) return;
    if (timer === null) tell(new Set(kinds));
    else for (const kind of kinds) waiting.add(kind);
  };
}

/** What shows a kind: resources by their name, and first words of other query keys. */
type Shown = { resources: readonly string[]; keys?: readonly string[] };

/** What waits for the tax authority or has its answer says how the way there is. */
const GATEWAY = '/api/transmissions/health';

/**
 * Kinds with a name that is not the record key of a resource, or that more than their resource shows. A kind with no resource
 * and no key is one that nothing on screen shows.
 */
const SHOWN: Readonly<Record<string, Shown>> = {
  admin: { resources: ['users'], keys: ['account'] },
  user: { resources: ['users'], keys: ['account'] },
  tenant: { resources: ['tenant'], keys: ['tenant-of-account'] },
  // Those that cancel, adjust or replace another are invoices, in lists of their own. What changes of law touch is counted in drafts.
  invoice: {
    resources: [
      'invoices',
      'invoice_calculating_machines',
      'cancelled_invoices',
      'adjusted_invoices',
      'replaced_invoices',
    ],
    keys: [
      GATEWAY,
      '/api/law_changes',
      '/api/month_closings/board',
      '/api/invoice_data_summary_tables/waiting',
      'bulk-publish',
    ],
  },
  invoice_data_summary_tables: {
    resources: ['invoice_data_summary_tables'],
    keys: [GATEWAY, '/api/invoice_data_summary_tables/waiting', '/api/month_closings/board'],
  },
  registration: { resources: ['registrations'], keys: [GATEWAY] },
  invoice_mistake: { resources: ['invoice_mistakes'], keys: [GATEWAY] },
  signature_request: { resources: ['signature_requests'] },
  job: { resources: ['jobs'] },
  import: { resources: [], keys: ['import'] },
  notice: { resources: ['notices'] },
  reconciliation: { resources: ['reconciliations'] },
  proof_pack: { resources: ['proof_packs'] },
  dashboard: { resources: [], keys: ['/api/dashboard'] },
  report_invoice_summary: { resources: [], keys: ['/api/reports/invoice_summaries'] },
  report_invoice_detail: { resources: [], keys: ['/api/reports/invoice_details'] },
  report_invoice_usage: { resources: [], keys: ['/api/reports/invoice_usages'] },
  adjusted_invoices: { resources: ['adjusted_invoices'] },
  cancelled_invoices: { resources: ['cancelled_invoices'] },
  replaced_invoices: { resources: ['replaced_invoices'] },
  invoice_statement: { resources: ['statements'] },
  statement_signing: { resources: ['statements'] },
  tenant_setting: { resources: ['tenant_settings'] },
  tenant_settings: { resources: ['tenant_settings'] },
  decimal_configurations: { resources: ['decimal_configurations'] },
  tenant_role: { resources: ['roles'], keys: ['account'] },
  savedSearch: { resources: ['saved_searches'] },
  columnSettings: { resources: ['column_settings'] },
  transmission_history: { resources: ['transmissions'] },
  onboarding: {
    resources: ['certificates', 'registrations', 'templates', 'invoices'],
    keys: ['tenant-of-account'],
  },
  invoice_auto_config: { resources: [], keys: ['/api/invoice_scheduler'] },
  payment_request: {
    resources: [],
    keys: [
      '/api/payment_requests',
      '/api/payment_refunds',
      '/api/service_packages/current',
      '/api/dashboard',
      'tenant-of-account',
    ],
  },
  password: { resources: [] },
  // Each print is asked for anew.
  look_up: { resources: [] },
  // The mails of an invoice are read under its path.
  email: { resources: ['invoices'], keys: ['/api/mail_settings'] },
  // So are its attachments, and the lines of its history.
  invoice_attachment: { resources: ['invoices'] },
};

const byRecordKey: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(resources).map(([name, { record_key }]) => [record_key, [name]]),
);

/** What shows a kind of x-invalidates; null for an unknown kind. */
export function shownBy(kind: string): Shown | null {
  const own = byRecordKey[kind];
  return SHOWN[kind] ?? (own === undefined ? null : { resources: own });
}

/** Whether a query holds records of one of the kinds: by react-admin's key, the generated client's path, or its own. */
export function showsKind(queryKey: QueryKey, kinds: ReadonlySet<string>): boolean {
  const [first] = queryKey;
  if (typeof first !== 'string') return false;
  return [...kinds].some((kind) => {
    const shown = shownBy(kind);
    if (shown === null) return false;
    return (
      shown.keys?.includes(first) === true ||
      shown.resources.some(
        (name) => first === name || first === pathOf(name as ResourceName) || isPathOf(name, first),
      )
    );
  });
}

function isPathOf(name: string, key: string): boolean {
  return key === `/api/${name}` || key.startsWith(`/api/${name}/`);
}
