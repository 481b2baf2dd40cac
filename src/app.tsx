import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'ra-core';
import { createBrowserRouter, Navigate, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { InvoiceDoor } from './custom/invoice/invoice-door.tsx';
import { InvoiceCreate } from './custom/invoice/editor/invoice-create.tsx';
import { i18nProvider } from './providers/i18n.ts';
import { authProvider, dataProvider, queryClient } from './providers/providers.ts';
import { pathOf } from './providers/resource-descriptor.ts';
import { certificatesScreen } from './resources/certificates/certificates.tsx';
import { customersScreen } from './resources/customers/customers.tsx';
import { InvoiceList } from './resources/invoices/invoice-list.tsx';
import { invoicesScreen } from './resources/invoices/invoices.ts';
import { productsScreen } from './resources/products/products.tsx';
import { templatesScreen } from './resources/templates/templates.tsx';
import { TenantSettings } from './resources/tenant/tenant.tsx';
import { transmissionsScreen } from './resources/transmissions/transmissions.tsx';
import { homeRoute, hrefOf } from './routes.ts';
import { AdminFrame } from './shell/admin-frame.tsx';
import { AdminLayout } from './shell/admin-layout.tsx';
import { BrokenAdmin } from './shell/broken-admin.tsx';
import { Page } from './shell/page.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import { SettingsIndex } from './shell/settings-index.tsx';
import { SpinnerPage } from './ui/state/loading-bar.tsx';
import { ResourceList } from './views/list/resource-list.tsx';
import { NotFoundPage } from './views/pages/not-found-page.tsx';
import { ResourceCreate, ResourceForm } from './views/record/resource-form.tsx';
import { ResourceShow } from './views/record/resource-show.tsx';

const store = memoryStore();

function Home() {
  return <Navigate to={hrefOf(homeRoute)} replace />;
}

function Loading() {
  return <SpinnerPage />;
}

function Admin() {
  return (
    <CoreAdminContext basename="/admin" {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}>
      <SessionGate>
        <CoreAdminUI
          dashboard={Home}
          layout={AdminLayout}
          catchAll={NotFoundPage}
          accessDenied={NotFoundPage}
          authenticationError={NotFoundPage}
          loading={Loading}
          error={BrokenAdmin}
          loginPage={false}
          disableTelemetry
        >
          <Resource
            name={pathOf('templates')}
            list={<Page route="templates"><ResourceList {...templatesScreen} /></Page>}
            create={<Page route="template_create"><ResourceCreate {...templatesScreen} /></Page>}
            edit={<Page route="template"><ResourceForm {...templatesScreen} /></Page>}
            show={<Page route="template"><ResourceShow {...templatesScreen} /></Page>}
          />
          <Resource
            name={pathOf('invoices')}
            list={<Page route="invoices"><InvoiceList /></Page>}
            create={<Page route="invoice_create"><InvoiceCreate /></Page>}
            edit={<Page route="invoice"><InvoiceDoor /></Page>}
            show={<Page route="invoice"><ResourceShow {...invoicesScreen} /></Page>}
          />
          <Resource
            name={pathOf('transmissions')}
            list={<Page route="sent_invoices"><ResourceList {...transmissionsScreen} /></Page>}
            edit={<Page route="sent_invoice"><ResourceShow {...transmissionsScreen} /></Page>}
            show={<Page route="sent_invoice"><ResourceShow {...transmissionsScreen} /></Page>}
          />
          <Resource
            name={pathOf('customers')}
            list={<Page route="customers"><ResourceList {...customersScreen} /></Page>}
            create={<Page route="customer_create"><ResourceCreate {...customersScreen} /></Page>}
            edit={<Page route="customer"><ResourceForm {...customersScreen} /></Page>}
            show={<Page route="customer"><ResourceShow {...customersScreen} /></Page>}
          />
          <Resource
            name={pathOf('products')}
            list={<Page route="products"><ResourceList {...productsScreen} /></Page>}
            create={<Page route="product_create"><ResourceCreate {...productsScreen} /></Page>}
            edit={<Page route="product"><ResourceForm {...productsScreen} /></Page>}
            show={<Page route="product"><ResourceShow {...productsScreen} /></Page>}
          />
          <Resource name={pathOf('tenant')} list={<Page route="settings_tenant"><TenantSettings /></Page>} />
          <Resource
            name={pathOf('certificates')}
            list={<Page route="settings_certificates"><ResourceList {...certificatesScreen} /></Page>}
            create={<Page route="settings_certificate_create"><ResourceCreate {...certificatesScreen} /></Page>}
            edit={<Page route="settings_certificate"><ResourceShow {...certificatesScreen} /></Page>}
            show={<Page route="settings_certificate"><ResourceShow {...certificatesScreen} /></Page>}
          />
          <CustomRoutes>
            <Route path="settings" element={<SettingsIndex />} />
          </CustomRoutes>
        </CoreAdminUI>
      </SessionGate>
    </CoreAdminContext>
  );
}

const router = createBrowserRouter([
  {
    Component: AdminFrame,
    HydrateFallback: Loading,
    children: [
      { path: '/admin/*', Component: Admin },
      { path: '*', Component: Home },
    ],
  },
]);

/** The admin application: providers, resources, pages. */
export function App() {
  return <RouterProvider router={router} />;
}
