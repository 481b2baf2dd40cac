import { createContext, useContext } from 'react';

/** Until when an action does what it says; with it over the toast goes, so that it is not pressed for something else. */
type Lasting = { isOver: () => boolean; subscribe: (changed: () => void) => () => void };

export type ToastAction = { label: string; onPress: () => void; lasting?: Lasting };

/** Success or error only: validation speaks beside its field, lasting facts in a banner (spec point 2). */
export type Toast = {
  tone: 'success' | 'error';
  message: string;
  action?: ToastAction;
  /** ms; 5000, or 10000 with an action, unless told (spec point 9). */
  duration?: number;
  /** Heard when it goes, by itself or by hand: clears what carried it (a navigation state). */
  onDismiss?: () => void;
};

type ToastContextValue = { show: (toast: Toast) => void };

export const ToastContext = createContext<ToastContextValue>({ show: () => undefined });

export function useToast(): ToastContextValue {
  return useContext(ToastContext);
}
