import type { ComponentType } from 'react';
import type { publicTitles } from '#src/wording/public/public-pages.ts';
import { buyerKeyIn } from './invoice/buyer-key.ts';

export type PublicPage = {
  title: keyof typeof publicTitles;
  narrow: boolean;
  /** Without the product's own frame: the page is the seller's. */
  bare?: boolean;
  load: () => Promise<ComponentType>;
};

/** The public pages by their path (spec point 2); a visitor loads only the requested one. */
const publicPages: Readonly<Record<string, PublicPage>> = {
  '/invitation': {
    title: 'invitation',
    narrow: true,
    // Whoever names a tax code asks to be invited; a link in a mail names none.
    load: async () =>
      window.location.search
        ? (await import('./invitation-request/request-page.tsx')).RequestPage
        : (await import('./password/invitation-page.tsx')).InvitationPage,
  },
  '/verify': {
    title: 'verify',
    narrow: true,
    load: async () => (await import('./trial/verify-page.tsx')).VerifyPage,
  },
  '/register': {
    title: 'register',
    narrow: false,
    load: async () => (await import('./prices/price-page.tsx')).PricePage,
  },
  '/confirm/statement': {
    title: 'statement',
    narrow: false,
    load: async () => (await import('./statement/statement-page.tsx')).StatementPage,
  },
  '/checkout': {
    title: 'checkout',
    narrow: false,
    load: async () => (await import('./checkout/checkout-page.tsx')).CheckoutPage,
  },
  '/payment-success': {
    title: 'payment_success',
    narrow: true,
    load: async () => (await import('./checkout/payment-success-page.tsx')).PaymentSuccessPage,
  },
  '/tra-cuu': {
    title: 'buyer_invoice',
    narrow: true,
    bare: true,
    load: async () =>
      buyerKeyIn(window.location.pathname) === null
        ? (await import('./invoice/look-up-page.tsx')).LookUpPage
        : (await import('./invoice/buyer-invoice-page.tsx')).BuyerInvoicePage,
  },
  '/create_trial': {
    title: 'create_trial',
    narrow: false,
    load: async () => (await import('./trial/trial-page.tsx')).TrialPage,
  },
};

/** The page of a path; public paths are prefixes (spec point 2), so what is behind one opens it too. Null for every other path. */
export function publicPageOf(path: string): PublicPage | null {
  const prefix = Object.keys(publicPages).find((one) => path === one || path.startsWith(`${one}/`));
  return (prefix === undefined ? undefined : publicPages[prefix]) ?? null;
}
