import { useToast } from '#src/ui/overlay/toast-context.ts';
import type { Toast } from '#src/ui/overlay/toast-context.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

type State = { toast?: Pick<Toast, 'tone' | 'message' | 'duration'> } | null;

/** A toast handed over in navigation state: shown on arrival, cleared from the state when it goes (spec point 2). */
export function RouteToast() {
  const { key, ...location } = useLocation();
  const state = location.state as State;
  const navigate = useNavigate();
  const { show } = useToast();
  const arrive = useEffectEvent(() => {
    const toast = state?.toast;
    if (!toast) return;
    show({
      ...toast,
      onDismiss: () => {
        const { pathname, search } = window.location;
        void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
      },
    });
  });
  useEffect(() => arrive(), [key]);
  return null;
}
