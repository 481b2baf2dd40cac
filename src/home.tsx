import { NoticeBanner } from './custom/authority-notices/notice-banner.tsx';
import { FirstRun } from './custom/first-run/first-run.tsx';
import { LawBanners } from './custom/law/law-banners.tsx';
import { ExpiryBanner } from './resources/certificates/expiry-banner.tsx';
import { InvoiceList } from './resources/invoices/invoice-list.tsx';
import { TaxCodeBanner } from './resources/tenant/tax-code-banner.tsx';
import type { Screen } from './views/screen.ts';

/** The page the product opens on: the invoices, and on top of them the way to the first one. */
export function InvoicesHome(screen: Screen) {
  return (
    <InvoiceList
      {...screen}
      above={
        <>
          <TaxCodeBanner links />
          <ExpiryBanner links />
          <NoticeBanner />
          <LawBanners />
          <FirstRun />
        </>
      }
    />
  );
}
