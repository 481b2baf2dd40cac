import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore } from 'react-admin';
import { createBrowserRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { customElements, resourceElements } from './page-routes.tsx';
import { createI18nProvider } from './providers/i18n-provider.ts';
import { watchErrors } from './providers/error-reports.ts';
import { leaveDocument } from './providers/auth/leaving.ts';
import { followOtherTabs } from './providers/auth/other-tabs.ts';
import { authProvider, dataProvider, errorReports, leave, queryClient } from './providers/providers.ts';
import { AdminFrame } from './shell/admin-frame.tsx';
import { AdminLayout } from './shell/admin-layout.tsx';
import { BrokenAdmin } from './shell/page-boundary.tsx';
import { Notifications } from './shell/notifications.tsx';
import { routerProvider } from './routes/nearby-routes.tsx';
import { HomeRedirect } from './shell/redirects.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import { SpinnerPage } from './ui/state/loading-bar.tsx';
import { NotFoundPage } from './views/pages/not-found-page.tsx';
import { homeHref } from './wording/links.ts';

const store = memoryStore();
const i18nProvider = createI18nProvider(window);

function Loading() {
  return <SpinnerPage />;
}

function ToHome() {
  return <Navigate to={homeHref} replace />;
}

function Admin() {
  return (
    <CoreAdminContext
      basename="/admin"
      {...{ authProvider, dataProvider, i18nProvider, queryClient, routerProvider, store }}
    >
      <SessionGate>
        <CoreAdminUI
          dashboard={HomeRedirect}
          layout={AdminLayout}
          catchAll={NotFoundPage}
          accessDenied={NotFoundPage}
          authenticationError={NotFoundPage}
          loading={Loading}
          error={BrokenAdmin}
          loginPage={false}
          disableTelemetry
        >
          {resourceElements}
          <CustomRoutes>{customElements}</CustomRoutes>
        </CoreAdminUI>
        <Notifications />
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
      { path: '*', Component: ToHome },
    ],
  },
]);

watchErrors(window, errorReports);
followOtherTabs(window, { left: leave, changed: () => leaveDocument(() => window.location.reload()) });

/**
 * The admin application: providers, resources, pages. Without transitions the page being left goes at once instead of
 * taking input until the next one is ready.
 */
export function App() {
  return <RouterProvider router={router} useTransitions={false} />;
}
