import type { Handlers } from '#server/context.ts';
import { readSchedule, resetError, setSchedule } from './schedule.ts';

export { runSchedules, scheduleCrontab, scheduleTasks } from './run.ts';

/** Tự động phát hành: when drafts are published by themselves. */
export const invoiceSchedulerHandlers = {
  getInvoiceSchedule: async (_request, { tenant, clock }) => ({
    invoice_config: await tenant((tx) => readSchedule(tx, clock)),
  }),
  setInvoiceSchedule: async ({ body }, { tenant, account, clock }) => ({
    invoice_config: await tenant((tx) => setSchedule(tx, body.invoice_config, account, clock)),
  }),
  updateInvoiceScheduleError: async (_request, { tenant, clock }) => ({
    invoice_config: await tenant((tx) => resetError(tx, clock)),
  }),
} satisfies Pick<Handlers, 'getInvoiceSchedule' | 'setInvoiceSchedule' | 'updateInvoiceScheduleError'>;
