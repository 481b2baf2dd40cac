import { AppTheme } from '#src/theme/app-theme.tsx';
import { LinkProvider } from '#src/ui/action/kit-link.tsx';
import { ToastHost } from '#src/ui/overlay/toast-host.tsx';
import { useFloatingSoon } from '#src/ui/overlay/use-floating.ts';
import { LeaveGuard } from '#src/views/guard/leave-guard.tsx';
import { Link, Outlet } from 'react-router';
import type { LinkProps } from '#src/ui/action/kit-link.tsx';

/** What every page of the admin stands in, below the router: theme, links, toasts, the guard of unsaved changes. */
export function AdminFrame() {
  useFloatingSoon();
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

/** The kit's links inside the admin: pages of ours change without a reload, everything else is a plain link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith('/admin') || rest.target !== undefined) return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}
