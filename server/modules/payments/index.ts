import type { Db, Handlers } from '#server/context.ts';
import type { Bank, SandboxOrder } from '#server/gateways/bank/bank.ts';
import type { PaymentGateway } from '#server/gateways/vnpay/payment-gateway.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { listed } from '#server/platform/http/handlers.ts';
import type { Log } from '#server/platform/log.ts';
import { readCheckout, requestOfKey } from './checkout.ts';
import { startGatewayPayment } from './gateway-payments.ts';
import { packageUsage } from './grants.ts';
import { lookUpLastPayment } from './look-up.ts';
import { cancelRequest, createRequest, getRequest, listRequests } from './requests.ts';
import { askRefund, listRefunds } from './refunds.ts';
import { takeTransfer } from './transfers.ts';

export { refundCrontab, refundTasks } from './carry-refund.ts';
export { lowPackage, packageEnd, packageUsage } from './grants.ts';
export { createRequest, cancelRequest } from './requests.ts';
export { issuingQuota, stopsBatch, whyNotOneMore, whyNothingIssues, whyPaused } from './issuing-quota.ts';
export { takeNews, type NewsReceipt } from './gateway-payments.ts';
export { enqueuePurchaseInvoice, PURCHASE_INVOICE_TASK, type PurchaseRef } from './payment-jobs.ts';
export { gatewayTasks, type GatewayTaskDeps } from './look-up.ts';
export { refundsToAskAbout, refundsToTransfer, reopenRefund, settleRefund } from './operator-refunds.ts';
export type { PaymentRefund } from './refunds.ts';
export { takeStatement, type StatementReport } from './statement/take-statement.ts';
export { NoHeadings, type LineProblem } from './statement/read-statement.ts';
export { assignTransfer, takeTransfer, unassignedTransfers, type KeptTransfer } from './transfers.ts';

type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  bank: Bank | null;
  gateway: PaymentGateway | null;
  /** Where people reach this installation. */
  public_url: string;
};

/** Gói dịch vụ: what a company buys and has bought. */
export function paymentHandlers({ bank, gateway }: Pick<Deps, 'bank' | 'gateway'>) {
  return {
    listPaymentRequests: async ({ query }, { tenant, clock }) => {
      const { rows, total } = await tenant((tx) => listRequests(tx, query, clock));
      return listed({ payment_requests: rows }, total);
    },
    getPaymentRequest: async ({ path }, { tenant, clock }) => ({
      payment_request: await tenant((tx) => getRequest(tx, path.id, clock)),
    }),
    createPaymentRequest: async ({ body }, { tenant, account, clock }) => {
      if (bank === null && gateway === null)
        throw failure(
          503,
          'payment_unavailable',
          'Hệ thống chưa có tài khoản nhận tiền nên chưa bán gói. Hãy liên hệ bên cung cấp.',
        );
      return {
        payment_request: await tenant((tx) => createRequest(tx, body.payment_request, account, clock)),
      };
    },
    cancelPaymentRequest: async ({ path, body }, { tenant, account, clock }) => ({
      payment_request: await tenant((tx) =>
        cancelRequest(tx, { id: path.id, ...body.payment_request }, account, clock),
      ),
    }),
    listPaymentRefunds: async ({ query }, { tenant }) => {
      const { rows, total } = await tenant((tx) => listRefunds(tx, query));
      return listed({ payment_refunds: rows }, total);
    },
    requestPaymentRefund: async ({ path, body }, { tenant, account, clock }) => ({
      payment_refund: await tenant((tx) =>
        askRefund(tx, path.id, body.payment_refund, account, { clock, has_gateway: gateway !== null }),
      ),
    }),
    getPaymentMethods: async () => ({
      payment_methods: { transfer: bank !== null, gateway: gateway !== null },
    }),
    getPackageUsage: async (_request, { tenant, clock }) => ({
      package_usage: await tenant((tx) => packageUsage(tx, clock)),
    }),
  } satisfies Partial<Handlers>;
}

/** The side of who pays and of the bank: open to whoever has the address, and to whoever signs with the bank's secret. */
export function checkoutHandlers(deps: Deps) {
  const { bank, gateway, db, public_url } = deps;
  return {
    readCheckout: async ({ path }) => ({ checkout: await readCheckout(deps, path.key) }),
    submitSandboxTransfer: async ({ path, body }) => {
      if (!bank?.pay) throw notFound();
      const { due, total, reference } = await readCheckout(deps, path.key);
      await bank.pay({
        ...transferOf[body.sandbox_transfer.kind](due === '0' ? total : due),
        content: `${reference} CHUYEN TIEN THU`,
      });
      return { checkout: await readCheckout(deps, path.key) };
    },
    startGatewayPayment: async ({ path }, { caller }) => {
      const { tenant_id, payment_request_id } = await requestOfKey(db, path.key);
      if (gateway === null)
        throw failure(409, 'gateway_unavailable', 'Hệ thống chưa nối cổng thanh toán. Hãy chuyển khoản.');
      const request = await inTenant(db, tenant_id, (tx) => getRequest(tx, payment_request_id, deps.clock));
      const payer = { address: caller.address, return_url: `${public_url}/checkout/${path.key}` };
      return {
        gateway_payment: { url: await startGatewayPayment({ ...deps, gateway }, tenant_id, request, payer) },
      };
    },
    lookUpGatewayPayment: async ({ path }) => {
      const { tenant_id, payment_request_id } = await requestOfKey(db, path.key);
      await lookUpLastPayment(deps, tenant_id, payment_request_id);
      return { checkout: await readCheckout(deps, path.key) };
    },
    submitBankTransfer: async ({ body }) => {
      const { signature, ...notice } = body.bank_transfer;
      if (bank === null || !bank.isGenuine(notice, signature))
        throw failure(
          422,
          'signature_wrong',
          'Chữ ký của thông báo không đúng nên không được nhận. Hãy kiểm tra khóa đã chia sẻ.',
          ['bank_transfer.signature'],
        );
      const outcome = await takeTransfer({ ...deps, account_number: bank.account.account_number }, notice);
      return { transfer_receipt: { bank_reference: notice.bank_reference, outcome } };
    },
  } satisfies Partial<Handlers>;
}

/** đồng, taken away or added to what is asked for. */
const APART = 10_000n;

type Kind = 'exact' | 'short' | 'over' | 'twice';

const transferOf = {
  exact: (due) => ({ amount: due, times: 1 }),
  short: (due) => ({ amount: shortOf(BigInt(due)), times: 1 }),
  over: (due) => ({ amount: String(BigInt(due) + APART), times: 1 }),
  twice: (due) => ({ amount: due, times: 2 }),
} as const satisfies Record<Kind, (due: string) => Pick<SandboxOrder, 'amount' | 'times'>>;

function shortOf(due: bigint): string {
  return String(due > APART ? due - APART : 1n);
}
