import type { components } from '#generated/types.ts';
import { call, type CallFailure, type Reply } from '#src/login/call.ts';
import { download } from '../download.ts';

type Schemas = components['schemas'];
export type BuyerInvoice = Schemas['BuyerInvoice'];
export type BuyerVerification = Schemas['BuyerVerification'];

const invoices = '/api/buyer_invoices';

type Shown = Promise<Reply<{ buyer_invoice: BuyerInvoice }>>;

/** What the buyer asks of the server, each with the key of the link in the body. */
export const buyerCalls = {
  read: (key: string, signal: AbortSignal): Shown =>
    call('POST', invoices, { body: { buyer_link: { key } }, signal }),
  verify: (key: string, signal: AbortSignal) =>
    call<{ buyer_verification: BuyerVerification }>('POST', `${invoices}/verifications`, {
      body: { buyer_link: { key } },
      signal,
    }),
  receive: (buyer_receipt: Schemas['BuyerReceipt']): Shown =>
    call('POST', `${invoices}/receipts`, { body: { buyer_receipt } }),
  object: (buyer_request: Schemas['NewBuyerRequest']): Shown =>
    call('POST', `${invoices}/requests`, { body: { buyer_request } }),
  lookUp: (buyer_look_up: Schemas['BuyerLookUp']) =>
    call<{ buyer_link: Schemas['BuyerKey'] }>('POST', `${invoices}/look_ups`, { body: { buyer_look_up } }),
};

export function downloadInvoice(key: string, kind: 'pdf' | 'xml', name: string): Promise<CallFailure | null> {
  return download(`${invoices}/${kind}`, { buyer_link: { key } }, `${name}.${kind}`);
}

export type BuyerAttachment = Schemas['BuyerAttachment'];

export function downloadAttachment(
  key: string,
  { sha256, file_name }: BuyerAttachment,
): Promise<CallFailure | null> {
  return download(`${invoices}/attachments`, { buyer_attachment: { key, sha256 } }, file_name);
}

/** Of an invoice that nobody can see by this link: unknown, replaced, or of a shape that no key has. */
export const isDead = (reply: Reply<unknown>): boolean =>
  !reply.ok && [400, 404, 422].includes(reply.failure.status);
