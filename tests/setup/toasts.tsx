import { Notifications } from '#src/shell/notifications.tsx';
import { ToastHost } from '#src/ui/overlay/toast-host.tsx';
import { NotificationContextProvider } from 'react-admin';
import type { ReactNode } from 'react';

/** What is notified below it is shown as toasts, as in the admin. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <NotificationContextProvider>
      <ToastHost>
        {children}
        <Notifications />
      </ToastHost>
    </NotificationContextProvider>
  );
}
