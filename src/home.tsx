import { Suspense } from 'react';
import { NoticeBanner } from './custom/authority-notices/notice-banner.tsx';
import { FirstRunGate } from './custom/first-run/first-run-gate.tsx';
import { LawBanners } from './custom/law/law-banners.tsx';
import { newYearOn } from '#domain/invoice/new-year.ts';
import { DashboardPage, NewYearBanner, RegisterListTop } from './lazy-pages.ts';
import { useMay } from './providers/account-context.ts';
import { today } from './providers/today.ts';
import { ExpiryBanner } from './resources/certificates/expiry-banner.tsx';
import { RegisterActions } from './resources/invoices/register-actions.tsx';
import { InvoiceList } from './resources/invoices/invoice-list.tsx';
import { TaxCodeBanner } from './resources/tenant/tax-code-banner.tsx';
import { ResourceList } from './views/list/resource-list.tsx';
import type { Screen } from './views/screen.ts';

/** What somebody should know before anything else, on the pages that work begins on. */
function Reminders({ isHome }: { isHome: boolean }) {
  return (
    <>
      <TaxCodeBanner links />
      <ExpiryBanner links />
      <NoticeBanner />
      <LawBanners />
      {isHome && <NewYear />}
      <FirstRunGate />
    </>
  );
}

/** What there is to do for the series of a new year, in the two months when that is done. */
function NewYear() {
  if (newYearOn(today()) === null) return null;
  return (
    <Suspense fallback={null}>
      <NewYearBanner />
    </Suspense>
  );
}

/** The series of invoices: the list, below what a new year asks for. */
export function TemplatesHome(screen: Screen) {
  return <ResourceList {...screen} pages={<NewYear />} />;
}

/** The page the product opens on, and on top of it the way to the first invoice. */
export function DashboardHome() {
  return <DashboardPage above={<Reminders isHome />} />;
}

/** Invoices of cash registers: the same list, below how they are sent. */
export function RegisterInvoicesHome(screen: Screen) {
  return (
    <InvoiceList
      {...screen}
      actions={<RegisterActions />}
      above={
        <Suspense fallback={null}>
          <RegisterListTop />
        </Suspense>
      }
    />
  );
}

/** The invoices; what people without the overview begin with. */
export function InvoicesHome(screen: Screen) {
  const may = useMay();
  return <InvoiceList {...screen} above={<Reminders isHome={!may('getDashboard')} />} />;
}
