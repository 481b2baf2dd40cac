import { createContext, useContext } from 'react';

/** Success or error only: validation speaks beside its field, lasting facts in a banner (spec point 2). */
export type Toast = {
  tone: 'success' | 'error';
  message: string;
  action?: { label: string; onPress: () => void };
  /** ms; 5000, or 10000 with an action, unless told (spec point 9). */
  duration?: number;
  /** Heard when it goes, by itself or by hand: clears what carried it (a navigation state). */
  onDismiss?: () => void;
};

export type ToastContextValue = { show: (toast: Toast) => void };

export const ToastContext = createContext<ToastContextValue>({ show: () => undefined });

export function useToast(): ToastContextValue {
  return useContext(ToastContext);
}
