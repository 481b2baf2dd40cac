/** What a picture shows: the page, and the element in the upper left corner of the picture. */
export type Subject = {
  path: string;
  /** A Playwright selector; the page's content at its heading where it is left out. */
  at?: string;
  /** CSS pixels to the right and down from there. */
  by?: readonly [x: number, y: number];
};

/** The pictures of the help, by topic. `{invoices}` in a path is the id of the first record of that list of the API. */
export const PICTURES: Readonly<Record<string, Subject>> = {
  dashboard: { path: '/admin/dashboard' },
  invoices: { path: '/admin/invoices', at: 'main thead th:has-text("Tổng")', by: [-20, 0] },
  invoice: { path: '/admin/invoices/{invoices?status=code_issued}' },
  editor: { path: '/admin/invoices/create' },
  publish: { path: '/admin/invoices/publish' },
  recurring: { path: '/admin/recurring-invoices' },
  cashRegister: { path: '/admin/invoice-calculating-machines' },
  corrections: { path: '/admin/invoices/correct/{invoices?status=code_issued}' },
  statements: { path: '/admin/invoice-statement' },
  registrations: { path: '/admin/registrations' },
  mistakes: { path: '/admin/invoice-mistakes/create' },
  tables: { path: '/admin/report/invoice-data-summary-tables' },
  transmissions: {
    path: '/admin/transmission-history/invoices',
    at: 'main thead th:has-text("Loại")',
    by: [0, 0],
  },
  notices: { path: '/admin/transmission-history/authority-notices' },
  reports: { path: '/admin/report/invoice-summaries' },
  monthEnd: { path: '/admin/report/month-end' },
  proofPacks: { path: '/admin/transmission-history/proof-packs' },
  collectors: { path: '/admin/invoice-collectors', at: 'main thead th:has-text("Ngày lập")', by: [0, 0] },
  catalogue: { path: '/admin/customers' },
  importing: { path: '/admin/customers/import' },
  templates: { path: '/admin/templates/create' },
  certificates: { path: '/admin/settings/certificates/create' },
  company: { path: '/admin/settings/tenant' },
  people: { path: '/admin/settings/roles' },
  rules: { path: '/admin/settings/decimal_configurations' },
  mail: { path: '/admin/settings/mail' },
  webhooks: { path: '/admin/settings/webhooks/create' },
  verification: { path: '/admin/settings/xml_verification' },
  tracking: { path: '/admin/settings/audit' },
  packages: { path: '/admin/service-packages' },
  profile: { path: '/admin/profile' },
};
