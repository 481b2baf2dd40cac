import type { Db, Handlers } from './context.ts';
import { certificateHandlers } from './modules/certificates/index.ts';
import { customerHandlers } from './modules/customers/index.ts';
import { invoiceHandlers } from './modules/invoices/index.ts';
import { productHandlers } from './modules/products/index.ts';
import { publishingHandlers } from './modules/publishing/index.ts';
import { sessionHandlers } from './modules/session/index.ts';
import { siteHandlers } from './modules/site/index.ts';
import { templateHandlers } from './modules/templates/index.ts';
import { tenantHandlers } from './modules/tenant/index.ts';
import { transmissionHandlers } from './modules/transmissions/index.ts';
import type { Clock } from './platform/clock.ts';
import { recentTotals } from './platform/crud/recent-totals.ts';
import type { TenantRead } from './platform/db/tenant-read.ts';
import type { Log } from './platform/log.ts';
import type { TokenMaker } from './platform/session/tokens.ts';

export type AppDeps = {
  db: Db;
  read: TenantRead;
  clock: Clock;
  log: Log;
  tokens: TokenMaker;
  certificate_key: Buffer;
  version: string;
};

/** Every operation of the description and who answers it: one that is missing does not compile. */
export function handlersOf(deps: AppDeps): Handlers {
  return {
    ...sessionHandlers(deps),
    ...siteHandlers(deps),
    ...tenantHandlers,
    ...customerHandlers,
    ...productHandlers,
    ...templateHandlers,
    ...certificateHandlers(deps),
    ...invoiceHandlers(recentTotals()),
    ...publishingHandlers,
    ...transmissionHandlers,
  };
}
