import { useToast } from '#src/ui/overlay/toast-context.ts';
import type { Toast } from '#src/ui/overlay/toast-context.ts';
import { NotificationContext, useNotify, useTranslate } from 'react-admin';
import type { NotificationPayload } from 'react-admin';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What our pages add to the options of react-admin's notify. */
type Options = { autoHideDuration?: number | null; messageArgs?: object } & Pick<
  Toast,
  'action' | 'onDismiss'
>;

function toastOf({ type, notificationOptions }: NotificationPayload, message: string): Toast {
  const { autoHideDuration, action, onDismiss } = (notificationOptions ?? {}) as Options;
  return {
    tone: type === 'error' ? 'error' : 'success',
    message,
    ...(autoHideDuration != null && { duration: autoHideDuration }),
    ...(action && { action }),
    ...(onDismiss && { onDismiss }),
  };
}

/** Shows what is notified (react-admin's useNotify) as the kit's toasts. */
export function Notifications() {
  const { notifications, setNotifications } = useContext(NotificationContext);
  const { show } = useToast();
  const translate = useTranslate();
  useEffect(() => {
    const [notification] = notifications;
    if (!notification) return;
    // Not takeNotification: it sets what was left when it was drawn, and loses what has been notified since.
    setNotifications((all) => all.filter((one) => one !== notification));
    const { messageArgs } = (notification.notificationOptions ?? {}) as Options;
    show(toastOf(notification, translate(String(notification.message), messageArgs)));
  }, [notifications, setNotifications, show, translate]);
  return null;
}

type State = { toast?: Pick<Toast, 'tone' | 'message' | 'duration'> } | null;

/** A toast handed over in navigation state: shown on arrival, cleared from the state when it goes (spec point 2). */
export function RouteToast() {
  const { key, ...location } = useLocation();
  const state = location.state as State;
  const navigate = useNavigate();
  const notify = useNotify();
  const arrive = useEffectEvent(() => {
    const toast = state?.toast;
    if (!toast) return;
    notify(toast.message, {
      type: toast.tone,
      ...(toast.duration !== undefined && { autoHideDuration: toast.duration }),
      onDismiss: () => {
        const { pathname, search } = window.location;
        void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
      },
    });
  });
  useEffect(() => arrive(), [key]);
  return null;
}
