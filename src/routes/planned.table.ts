import type { PermissionCode } from '#generated/vocabulary.ts';
import { entryWords } from '#src/wording/menu.ts';
import type { PageRoute } from './route.ts';

const any = (...codes: PermissionCode[]) => codes.map((code) => [code]);

/**
 * Pages of spec point 2 that are not built, with who may open them (spec point 6). Their paths are not found and the
 * navigation leaves them out. A page that is built goes from here to the description of its resource or to own.table.ts.
 */
export const plannedRoutes = {
  invoice_calculating_machines: {
    path: '/admin/invoice-calculating-machines',
    access: any('read_invoices'),
    menu: { group: 'outgoing', order: 2, label: entryWords.invoice_calculating_machines },
  },
  'invoice_calculating_machines.create': {
    path: '/admin/invoice-calculating-machines/create',
    access: any('create_invoices'),
  },
  'invoice_calculating_machines.one': {
    path: '/admin/invoice-calculating-machines/{id}',
    access: any('read_invoices', 'update_invoices'),
  },
  'invoice_calculating_machines.publish': {
    path: '/admin/invoice-calculating-machines/publish',
    access: any('publish_invoices'),
    checks: ['service_running'],
  },
} as const satisfies Record<string, PageRoute>;
