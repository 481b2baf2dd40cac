import type { OperationId } from '#generated/operations.ts';
import type { ScreenPaths } from '#src/views/screen.ts';

export type Route = {
  /** `{id}` stands for digits; anything else there is not found. */
  path: string;
  /** Any of these operations being allowed opens the page. */
  access: readonly OperationId[];
};

/** Every page that exists: where it is and who may open it. Permissions follow from the operations' own description. */
export const routes = {
  templates: { path: '/admin/templates', access: ['listTemplates'] },
  template_create: { path: '/admin/templates/create', access: ['createTemplate'] },
  template: { path: '/admin/templates/{id}', access: ['getTemplate'] },
  invoices: { path: '/admin/invoices', access: ['listInvoices'] },
  invoice_create: { path: '/admin/invoices/create', access: ['createInvoice'] },
  invoice: { path: '/admin/invoices/{id}', access: ['getInvoice'] },
  sent_invoices: { path: '/admin/transmission-history/invoices', access: ['listTransmissions'] },
  sent_invoice: { path: '/admin/transmission-history/invoices/{id}', access: ['getTransmission'] },
  customers: { path: '/admin/customers', access: ['listCustomers'] },
  customer_create: { path: '/admin/customers/create', access: ['createCustomer'] },
  customer: { path: '/admin/customers/{id}', access: ['getCustomer'] },
  products: { path: '/admin/products', access: ['listProducts'] },
  product_create: { path: '/admin/products/create', access: ['createProduct'] },
  product: { path: '/admin/products/{id}', access: ['getProduct'] },
  settings_tenant: { path: '/admin/settings/tenant', access: ['updateTenant'] },
  settings_certificates: { path: '/admin/settings/certificates', access: ['listCertificates'] },
  settings_certificate_create: { path: '/admin/settings/certificates/create', access: ['createCertificate'] },
  settings_certificate: { path: '/admin/settings/certificates/{id}', access: ['getCertificate'] },
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;

/** The page /admin opens until there is an overview. */
export const homeRoute = 'invoices' satisfies RouteKey;

/** What /admin/settings tries, in order: the first the account may open. */
export const settingsRoutes = [
  'settings_tenant',
  'settings_certificates',
] as const satisfies readonly RouteKey[];

/** The address of a page. */
export function hrefOf(key: RouteKey, id?: number | string): string {
  return id === undefined ? routes[key].path : routes[key].path.replace('{id}', String(id));
}

/** The addresses of a resource's pages. */
export function pathsOf(list: RouteKey, create: RouteKey | null, one: RouteKey): ScreenPaths {
  return {
    list: hrefOf(list),
    create: create === null ? null : hrefOf(create),
    one: (id) => hrefOf(one, id),
  };
}
