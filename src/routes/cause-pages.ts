import type { AllowanceRefusal } from '#domain/payments/allowance.ts';
import type { RefusalCode } from '#domain/refusals.ts';
import type { ErrorAction } from '#domain/rules/error-codes.table.ts';
import { hrefOf, routeOf } from '../routes.ts';
import type { PageRoute } from './route.ts';

type FixPage =
  | 'certificates'
  | 'registrations'
  | 'registrations.create'
  | 'authority_notices'
  | 'templates'
  | 'service_packages'
  | 'provider_connection';

/** Where our own reasons against issuing are put right, when that is not on the invoice. */
const PAGES: Partial<Record<RefusalCode | AllowanceRefusal, FixPage>> = {
  certificate_missing: 'certificates',
  certificate_deleted: 'certificates',
  certificate_expired: 'certificates',
  certificate_not_yet_valid: 'certificates',
  certificate_tax_code: 'certificates',
  certificate_not_declared: 'registrations',
  declaration_missing: 'registrations',
  series_mode_not_declared: 'registrations',
  series_type_not_declared: 'registrations',
  full_content_not_declared: 'registrations',
  register_code_missing: 'registrations',
  issuing_paused: 'registrations',
  use_stopped: 'authority_notices',
  cash_register_stopped: 'authority_notices',
  certificate_stopped: 'certificates',
  series_missing: 'templates',
  series_closed: 'templates',
  series_exhausted: 'templates',
  trial_ended: 'service_packages',
  package_ended: 'service_packages',
  package_used_up: 'service_packages',
};

/** The same of what a code of the authority or the provider calls for. */
const PAGES_OF_ACTIONS: Partial<Record<ErrorAction, FixPage>> = {
  open_declaration: 'registrations',
  change_declaration: 'registrations.create',
  check_connection: 'provider_connection',
};

/** The page on which what keeps invoices from being issued is put right for all of them, as far as the account `can`; null where each has to be looked at itself. */
export function causePage(
  can: (access: PageRoute['access']) => boolean,
  code: string,
  action: ErrorAction | null = null,
): { href: string; page: FixPage } | null {
  const key = action === null ? PAGES[code as keyof typeof PAGES] : PAGES_OF_ACTIONS[action];
  if (key === undefined || !can(routeOf(key).access)) return null;
  return { href: hrefOf(key), page: key };
}
