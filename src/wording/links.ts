/** Where the product's pages point outside of it. */
export const homeHref = '/admin';
/** Asks the invoices for the way to the first one. */
export const firstRunHash = '#first-run';

/** An outside address given when the pages are built; without one its link is not shown. */
function outside(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? address : null;
}

export const supportHref = outside(import.meta.env['VITE_SUPPORT_URL'] as string | undefined);
export const termsHref = outside(import.meta.env['VITE_TERMS_URL'] as string | undefined);
export const privacyHref = outside(import.meta.env['VITE_PRIVACY_URL'] as string | undefined);
