import { AppTheme } from '#src/theme/app-theme.tsx';
import { LinkProvider } from '#src/ui/action/kit-link.tsx';
import { ToastHost } from '#src/ui/overlay/toast-host.tsx';
import { LeaveGuard } from '#src/views/guard/leave-guard.tsx';
import { Outlet } from 'react-router';
import { RouterLink } from './router-link.tsx';

/** What every page of the admin stands in, below the router: theme, links, toasts, the guard of unsaved changes. */
export function AdminFrame() {
  return (
    <AppTheme>
      <LinkProvider link={RouterLink}>
        <ToastHost>
          <LeaveGuard>
            <Outlet />
          </LeaveGuard>
        </ToastHost>
      </LinkProvider>
    </AppTheme>
  );
}
