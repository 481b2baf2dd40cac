import type { components } from '#generated/types.ts';
import { bytesOf } from '#src/ui/format/base64.ts';
import { call, type CallFailure, type Reply } from '#src/login/call.ts';
import { keepFile } from '#src/ui/keep-file.ts';
import { download } from '../download.ts';

type Schemas = components['schemas'];
export type ForBuyer = Schemas['StatementForBuyer'];
export type Answer = Schemas['StatementAnswer'];

const links = '/api/statement_links';

/** What the buyer asks of the server; each with the key of the link in the body, so that it stands in no address. */
export const statementCalls = {
  read: (key: string, signal: AbortSignal) =>
    call<{ statement_link: ForBuyer }>('POST', links, { body: { statement_link: { key } }, signal }),
  prepare: (key: string) =>
    call<{ statement_preparation: Schemas['StatementPreparation'] }>('POST', `${links}/preparations`, {
      body: { statement_link: { key } },
    }),
  sign: (statement_signature: Schemas['StatementSignature']) =>
    call<{ statement_answer: Answer }>('POST', `${links}/signatures`, { body: { statement_signature } }),
  hand_in: (statement_file: Schemas['StatementFile']) =>
    call<{ statement_answer: Answer }>('POST', `${links}/files`, { body: { statement_file } }),
  credentials: (statement_account: Schemas['StatementAccount']) =>
    call<{ statement_credentials: Schemas['StatementCredential'][] }>('POST', `${links}/credentials`, {
      body: { statement_account },
    }),
  order: (statement_order: Schemas['NewStatementOrder']) =>
    call<{ statement_order: Schemas['StatementOrder'] }>('POST', `${links}/orders`, {
      body: { statement_order },
    }),
  look: (statement_look_up: Schemas['StatementLookUp']) =>
    call<{ statement_order: Schemas['StatementOrder'] }>('POST', `${links}/orders/look_ups`, {
      body: { statement_look_up },
    }),
  send_code: (key: string) =>
    call<{ statement_code: Schemas['StatementCode'] }>('POST', `${links}/codes`, {
      body: { statement_link: { key } },
    }),
  confirm: (statement_confirmation: Schemas['StatementConfirmation']) =>
    call<{ statement_answer: Answer }>('POST', `${links}/confirmations`, {
      body: { statement_confirmation },
    }),
  reply: (statement_reply: Schemas['StatementReply']) =>
    call<{ statement_answer: Answer }>('POST', `${links}/replies`, { body: { statement_reply } }),
};

/** Fetches a file of the link and hands it to the browser; answers what went wrong. */
export function downloadOfLink(key: string, kind: 'pdf' | 'xml', name: string): Promise<CallFailure | null> {
  return download(`${links}/${kind}`, { statement_link: { key } }, name);
}

export function keepBase64(text: string, name: string): void {
  keepFile(new Blob([bytesOf(text)], { type: 'application/xml' }), name);
}

/** A link that opens nothing: unknown, used or past, or of a wrong shape. */
export function isDeadLink(reply: Reply<unknown>): boolean {
  return !reply.ok && [400, 404].includes(reply.failure.status);
}
