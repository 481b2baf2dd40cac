import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'ra-core';
import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  InvoiceCreate,
  InvoiceDoor,
  ResourceCreate,
  ResourceForm,
  ResourceShow,
  TenantSettings,
} from './lazy-pages.ts';
import { i18nProvider } from './providers/i18n.ts';
import { authProvider, dataProvider, queryClient } from './providers/providers.ts';
import { pathOf } from './providers/resource-descriptor.ts';
import { certificatesScreen } from './resources/certificates/certificates.tsx';
import { customersScreen } from './resources/customers/customers.tsx';
import { InvoiceList } from './resources/invoices/invoice-list.tsx';
import { invoicesScreen } from './resources/invoices/invoices.ts';
import { productsScreen } from './resources/products/products.tsx';
import { templatesScreen } from './resources/templates/templates.tsx';
import { transmissionsScreen } from './resources/transmissions/transmissions.tsx';
import { homeRoute, hrefOf } from './routes.ts';
import type { RouteKey } from './routes.ts';
import { AdminFrame } from './shell/admin-frame.tsx';
import { AdminLayout } from './shell/admin-layout.tsx';
import { BrokenAdmin } from './shell/broken-admin.tsx';
import { Page } from './shell/page.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import { SettingsIndex } from './shell/settings-index.tsx';
import { SpinnerPage } from './ui/state/loading-bar.tsx';
import { ResourceList } from './views/list/resource-list.tsx';
import { NotFoundPage } from './views/pages/not-found-page.tsx';

const store = memoryStore();

const page = (route: RouteKey, content: ReactNode) => <Page route={route}>{content}</Page>;

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
            list={page('templates', <ResourceList {...templatesScreen} />)}
            create={page('template_create', <ResourceCreate {...templatesScreen} />)}
            edit={page('template', <ResourceForm {...templatesScreen} />)}
            show={page('template', <ResourceShow {...templatesScreen} />)}
          />
          <Resource
            name={pathOf('invoices')}
            list={page('invoices', <InvoiceList />)}
            create={page('invoice_create', <InvoiceCreate />)}
            edit={page('invoice', <InvoiceDoor />)}
            show={page('invoice', <ResourceShow {...invoicesScreen} />)}
          />
          <Resource
            name={pathOf('transmissions')}
            list={page('sent_invoices', <ResourceList {...transmissionsScreen} />)}
            edit={page('sent_invoice', <ResourceShow {...transmissionsScreen} />)}
            show={page('sent_invoice', <ResourceShow {...transmissionsScreen} />)}
          />
          <Resource
            name={pathOf('customers')}
            list={page('customers', <ResourceList {...customersScreen} />)}
            create={page('customer_create', <ResourceCreate {...customersScreen} />)}
            edit={page('customer', <ResourceForm {...customersScreen} />)}
            show={page('customer', <ResourceShow {...customersScreen} />)}
          />
          <Resource
            name={pathOf('products')}
            list={page('products', <ResourceList {...productsScreen} />)}
            create={page('product_create', <ResourceCreate {...productsScreen} />)}
            edit={page('product', <ResourceForm {...productsScreen} />)}
            show={page('product', <ResourceShow {...productsScreen} />)}
          />
          <Resource name={pathOf('tenant')} list={page('settings_tenant', <TenantSettings />)} />
          <Resource
            name={pathOf('certificates')}
            list={page('settings_certificates', <ResourceList {...certificatesScreen} />)}
            create={page('settings_certificate_create', <ResourceCreate {...certificatesScreen} />)}
            edit={page('settings_certificate', <ResourceShow {...certificatesScreen} />)}
            show={page('settings_certificate', <ResourceShow {...certificatesScreen} />)}
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
