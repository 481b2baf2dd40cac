import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'ra-core';
import type { ReactElement } from 'react';
import { createBrowserRouter, Navigate, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { i18nProvider } from './providers/i18n.ts';
import { authProvider, dataProvider, queryClient } from './providers/providers.ts';
import { descriptors, pathOf } from './providers/resource-descriptor.ts';
import { homeRoute, hrefOf, routes } from './routes.ts';
import type { RouteKey } from './routes.ts';
import { pageOf, screenOf } from './screens.tsx';
import type { Slot } from './screens.tsx';
import { AdminFrame } from './shell/admin-frame.tsx';
import { AdminLayout } from './shell/admin-layout.tsx';
import { BrokenAdmin } from './shell/broken-admin.tsx';
import { Page } from './shell/page.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import { SettingsIndex } from './shell/settings-index.tsx';
import { SpinnerPage } from './ui/state/loading-bar.tsx';
import { NotFoundPage } from './views/pages/not-found-page.tsx';

const store = memoryStore();

const paged = descriptors.filter(({ page }) => page !== null);

/** One page of a resource behind its rules; nothing where its description has no such operation. */
function slotOf(descriptor: ResourceDescriptor, slot: Slot): ReactElement | undefined {
  const route = (slot === 'list' ? descriptor.name : `${descriptor.name}.${slot}`) as RouteKey;
  if (routes[route] === undefined) return undefined;
  const Content = pageOf(descriptor, slot);
  return (
    <Page route={route}>
      <Content {...screenOf(descriptor)} />
    </Page>
  );
}

function resourceElement(descriptor: ResourceDescriptor) {
  const one = slotOf(descriptor, 'one');
  return (
    <Resource
      key={descriptor.name}
      name={pathOf(descriptor.name as ResourceName)}
      list={slotOf(descriptor, 'list')}
      create={slotOf(descriptor, 'create')}
      edit={one}
      show={one}
    >
      <Route path="import/*" element={slotOf(descriptor, 'import') ?? <NotFoundPage />} />
    </Resource>
  );
}

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
          {paged.map(resourceElement)}
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
