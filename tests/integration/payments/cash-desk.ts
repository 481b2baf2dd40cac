import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import { signatureOf, type TransferNotice } from '#server/gateways/bank/bank.ts';
import { SANDBOX_ACCOUNT } from '#server/gateways/bank/sandbox.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { describedAs } from '#tests/contract/described.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { TEST_BANK_SECRET } from '#tests/setup/app-deps.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

type Schemas = components['schemas'];
export type PaymentRequest = Schemas['PaymentRequest'];

const FIRST = 1;
let notices = 0;

/** A company that buys, and the bank that tells of its transfers. */
export function cashDesk(app: TestApp, token: string) {
  const requestIn = ({ body, text }: Answered): PaymentRequest => {
    if (body === null || typeof body !== 'object' || !('payment_request' in body)) throw new Error(text);
    return (body as { payment_request: PaymentRequest }).payment_request;
  };
  const example = describedAs('createPaymentRequest').body?.example as {
    payment_request: Schemas['PaymentRequestInput'];
  };
  return {
    order: (package_code: string, headers: Readonly<Record<string, string>> = {}) =>
      judged(app, 'createPaymentRequest', {
        token,
        body: { payment_request: { ...example.payment_request, package_code } },
        headers: { 'idempotency-key': `mua-goi-${(notices += 1)}`, ...headers },
      }),
    bought: async (package_code = 'CO_BAN') =>
      requestIn(
        await judged(app, 'createPaymentRequest', {
          token,
          body: { payment_request: { ...example.payment_request, package_code } },
          headers: { 'idempotency-key': `mua-goi-${(notices += 1)}` },
        }),
      ),
    read: async (id: number) => requestIn(await judged(app, 'getPaymentRequest', { token, id })),
    cancel: ({ id, lock_version }: PaymentRequest) =>
      judged(app, 'cancelPaymentRequest', { token, id, body: { payment_request: { lock_version } } }),
    usage: async () =>
      ((await judged(app, 'getPackageUsage', { token })).body as { package_usage: Schemas['PackageUsage'] })
        .package_usage,
    requestIn,
    notice: (
      of: { reference: string },
      amount: string,
      more: Partial<TransferNotice> = {},
    ): TransferNotice => ({
      bank_reference: `FT${(notices += 1)}`,
      account_number: SANDBOX_ACCOUNT.account_number,
      amount,
      content: `MBVCB.${of.reference}.CT tu 0071002345678`,
      transferred_on: app.clock.now(),
      ...more,
    }),
    tell: (notice: TransferNotice, secret = TEST_BANK_SECRET) =>
      judged(app, 'submitBankTransfer', {
        body: { bank_transfer: { ...notice, signature: signatureOf(notice, secret) } },
      }),
    /** What stands in the tables, past the API: outcomes of transfers, and how many packages were granted. */
    booked: ({ id }: { id: number }) =>
      inTenant(app.publishing.db, FIRST, async (tx) => {
        const transfers = await sql<{
          outcome: string;
        }>`select outcome from payment_transfers where tenant_id = ${TENANT} and payment_request_id = ${id} order by id`.execute(
          tx,
        );
        const grants = await sql<{
          count: number;
        }>`select count(*) as count from package_grants where tenant_id = ${TENANT} and payment_request_id = ${id}`.execute(
          tx,
        );
        return { outcomes: transfers.rows.map(({ outcome }) => outcome), grants: grants.rows[0]?.count };
      }),
  };
}
