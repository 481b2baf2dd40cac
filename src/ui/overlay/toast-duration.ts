import { motion } from '#src/theme/tokens.ts';
import type { Toast } from './toast-context.ts';

/** How long a toast stands, ms. An action needs time to be reached: under 10 s a warning is logged (spec point 8). */
export function toastDuration({ action, duration }: Pick<Toast, 'action' | 'duration'>): number {
  if (action && duration !== undefined && duration < motion.toastWithAction) {
    console.warn(`Toast with an action stands ${duration} ms, less than ${motion.toastWithAction} ms`);
  }
  return duration ?? (action ? motion.toastWithAction : motion.toast);
}
