import type { Handlers } from '#server/context.ts';
import { findRegisterInvoice, listRegisterInvoices } from '#server/modules/invoices/index.ts';
import type { RecentTotals } from '#server/platform/crud/recent-totals.ts';
import { failure } from '#server/platform/http/failure.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { sendAgain, sendWaiting } from './packages.ts';
import { followedPackage, packageOf, recentPackages, sendingNow } from './sending.ts';

export { cashRegisterCrontab, cashRegisterTasks, sendDayEnd } from './day-end.ts';
export { packageKind } from './document-kind.ts';

/** Hóa đơn khởi tạo từ máy tính tiền: their list, and the packages that they are sent in. */
export const cashRegisterHandlers = (totals: RecentTotals) =>
  ({
    listInvoiceCalculatingMachines: async ({ query }, context) => {
      const { body, total, next } = await listRegisterInvoices(context, totals, query);
      return listed(body, total, next);
    },
    getInvoiceCalculatingMachine: async ({ path }, { tenant }) => ({
      invoice_calculating_machine: await tenant((tx) => findRegisterInvoice(tx, path.id)),
    }),
    getCashRegisterSending: async (_request, { tenant, clock }) => ({
      cash_register_sending: await tenant((tx) => sendingNow(tx, clock)),
    }),
    getRecentCashRegisterPublishes: async (_request, { tenant, clock }) => ({
      invoice_calculating_machine_tmps: await tenant((tx) => recentPackages(tx, clock.now())),
    }),
    publishCashRegisterPackages: async (_request, { tenant, account, clock }) => ({
      invoice_calculating_machine_tmps: await tenant(async (tx) => {
        const ids = await sendWaiting(tx, account, clock.now());
        if (ids.length === 0)
          throw failure(
            422,
            'nothing_waiting',
            'Không có hóa đơn từ máy tính tiền nào đang chờ gửi. Tải lại danh sách để xem tình hình mới nhất.',
          );
        return Promise.all(ids.map((id) => packageOf(tx, id, clock.now())));
      }),
    }),
    getCashRegisterPublish: async ({ path }, { tenant, clock }) => ({
      invoice_calculating_machine_tmp: await tenant((tx) => followedPackage(tx, path.id, clock)),
    }),
    publishCashRegisterPackage: async ({ path }, { tenant, account, clock }) => ({
      invoice_calculating_machine_tmp: await tenant(async (tx) => {
        await sendAgain(tx, path.id, account, clock.now());
        return packageOf(tx, path.id, clock.now());
      }),
    }),
  }) satisfies Pick<
    Handlers,
    | 'listInvoiceCalculatingMachines'
    | 'getInvoiceCalculatingMachine'
    | 'getCashRegisterSending'
    | 'getRecentCashRegisterPublishes'
    | 'publishCashRegisterPackages'
    | 'getCashRegisterPublish'
    | 'publishCashRegisterPackage'
  >;
