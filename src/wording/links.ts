/** Where the product's pages point outside of it. */
export const homeHref = '/admin';
/** Asks the invoices for the way to the first one. */
export const firstRunHash = '#first-run';
/** What a company has bought and buys. */
export const packagesHref = '/admin/service-packages';
