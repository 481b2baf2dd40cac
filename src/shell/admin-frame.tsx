import { AppTheme } from '#src/theme/app-theme.tsx';
import { ToastHost } from '#src/ui/overlay/toast-host.tsx';
import { useFloatingSoon } from '#src/ui/overlay/use-floating.ts';
import { LeaveGuard } from '#src/views/guard/leave-guard.tsx';
import { Outlet } from 'react-router';
import { RouterLinks } from './router-link.tsx';

/** What every page of the admin stands in, below the router: theme, links, toasts, the guard of unsaved changes. */
export function AdminFrame() {
  useFloatingSoon();
  return (
    <AppTheme>
      <RouterLinks>
        <ToastHost>
          <LeaveGuard>
            <Outlet />
          </LeaveGuard>
        </ToastHost>
      </RouterLinks>
    </AppTheme>
  );
}
