import type { Handlers } from '#server/context.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { boardOf, findingsOf } from './board.ts';
import { verifyClosings } from './chain.ts';
import { closeMonth, reopenMonth } from './close-month.ts';
import { monthBefore } from './month.ts';
import { getClosing, listClosings } from './closings.ts';

export { checksOf } from './board.ts';
export { closingOf } from './closings.ts';
export { closeMonth } from './close-month.ts';
export { ACCEPTED, REFUSED, rolledFigures, UNKNOWN } from './figures.ts';

/** Khóa sổ tháng: what must be looked at before a month is closed, closing it, and what changes behind it. */
export const monthEndHandlers = {
  getMonthBoard: async ({ query }, { tenant, account, clock }) => ({
    month_board: await tenant((tx) => boardOf(tx, query.month ?? monthBefore(clock.today()), account, clock)),
  }),
  searchMonthFindings: async ({ query }, { tenant, account, clock }) => {
    const { findings, total } = await tenant((tx) =>
      findingsOf(tx, { ...query, month: query.month ?? monthBefore(clock.today()) }, account, clock),
    );
    return listed({ month_findings: findings }, total);
  },
  listMonthClosings: async ({ query }, { tenant }) => {
    const { rows, total } = await tenant((tx) => listClosings(tx, query));
    return listed({ month_closings: rows }, total);
  },
  getMonthClosing: async ({ path }, { tenant }) => ({
    month_closing: await tenant((tx) => getClosing(tx, path.id)),
  }),
  createMonthClosing: async ({ body }, { tenant, account, clock }) => ({
    month_closing: await tenant((tx) => closeMonth(tx, body.month_closing.month, account, clock)),
  }),
  updateMonthClosing: async ({ path, body }, { tenant, account, clock }) => ({
    month_closing: await tenant((tx) =>
      reopenMonth(tx, { id: path.id, reason: body.month_closing.reason }, account, clock),
    ),
  }),
  getClosingsVerdict: async (_request, { tenant, account }) => ({
    verdict: await tenant((tx) => verifyClosings(tx, account.tenant_id)),
  }),
} satisfies Pick<
  Handlers,
  | 'getMonthBoard'
  | 'searchMonthFindings'
  | 'listMonthClosings'
  | 'getMonthClosing'
  | 'createMonthClosing'
  | 'updateMonthClosing'
  | 'getClosingsVerdict'
>;
