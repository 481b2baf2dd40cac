import type { Db, Handlers, Tx } from '#server/context.ts';
import type { components } from '#generated/types.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import type { RemoteSigner } from '#server/gateways/signer/signer.ts';
import { certificateById } from '#server/modules/certificates/index.ts';
import { recordEvent, type DocumentKinds } from '#server/modules/documents/index.ts';
import { urlOfInvoice, type LinkDeps } from '#server/modules/invoice-links/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import {
  answerByCode,
  answerByFile,
  answerByToken,
  prepareAnswer,
  refuseBusiness,
  replyInstead,
} from './buyer-answers.ts';
import { lookAtStatementOrder, startStatementOrder, statementCredentials } from './buyer-order.ts';
import type { JudgeDeps } from './buyer-signature.ts';
import { printStatement, statementFileName, statementPrint } from './printed-statement.ts';
import { enqueueCodeMail } from './tasks.ts';
import { withStatementOf, type WaitingStatement } from './waiting-statement.ts';

type ForBuyer = components['schemas']['StatementForBuyer'];
type Deps = JudgeDeps &
  LinkDeps & {
    db: Db;
    clock: Clock;
    kinds: DocumentKinds;
    invoice_printer: InvoicePrinter;
    remote_signer: RemoteSigner;
    certificate_key: Buffer;
  };

/** The buyer's side: open to whoever has the link. */
export function statementLinkHandlers(deps: Deps) {
  const { db, invoice_printer } = deps;
  const at = (clock: Clock) => ({ ...deps, now: clock.now() });
  return {
    readStatementLink: async ({ body }, { clock }) => ({
      statement_link: await withStatementOf(at(clock), body.statement_link.key, (tx, waiting) =>
        forBuyer(tx, deps, waiting, clock.now()),
      ),
    }),
    readStatementLinkXml: async ({ body }, { clock }) => {
      const { signed, row } = await withStatementOf(
        at(clock),
        body.statement_link.key,
        async (_tx, found) => found,
      );
      return new FileReply(signed, 'application/xml', statementFileName(row, 'xml'));
    },
    readStatementLinkPdf: async ({ body }, { clock }) => {
      const { row, view, tenant_id } = await withStatementOf(
        at(clock),
        body.statement_link.key,
        async (tx, found) => ({
          row: found.row,
          tenant_id: found.link.tenant_id,
          view: await statementPrint(tx, found.row, clock),
        }),
      );
      const bytes = await printStatement(invoice_printer, tenant_id, view);
      return new FileReply(bytes, 'application/pdf', statementFileName(row, 'pdf'));
    },
    startStatementSignature: async ({ body }, { clock }) => ({
      statement_preparation: await prepareAnswer(at(clock), body.statement_link),
    }),
    submitStatementSignature: async ({ body }, { clock }) => ({
      statement_answer: await answerByToken(at(clock), body.statement_signature),
    }),
    submitStatementFile: async ({ body }, { clock }) => ({
      statement_answer: await answerByFile(at(clock), body.statement_file),
    }),
    readStatementCredentials: async ({ body }, { clock }) => {
      const statement_credentials = await statementCredentials(at(clock), body.statement_account);
      return { statement_credentials };
    },
    startStatementOrder: async ({ body }, { clock }) => ({
      statement_order: await startStatementOrder(at(clock), body.statement_order),
    }),
    readStatementOrder: async ({ body }, { clock }) => ({
      statement_order: await lookAtStatementOrder(at(clock), body.statement_look_up),
    }),
    sendStatementCode: async ({ body }, { clock }) => ({
      statement_code: await withStatementOf(
        { db, now: clock.now() },
        body.statement_link.key,
        (tx, waiting) => sendCode(tx, waiting, clock.now()),
      ),
    }),
    confirmStatement: async ({ body }, { clock }) => ({
      statement_answer: await answerByCode(at(clock), body.statement_confirmation),
    }),
    sendStatementReply: async ({ body }, { clock }) => ({
      statement_answer: await replyInstead(at(clock), body.statement_reply),
    }),
  } satisfies Partial<Handlers>;
}

async function forBuyer(tx: Tx, deps: LinkDeps, waiting: WaitingStatement, now: string): Promise<ForBuyer> {
  const { link, row, document, version, content } = waiting;
  if (row.opened === 0) await recordEvent(tx, document, { kind: 'buyer_opened' }, now);
  // Whoever of the seller has it open goes on with the version they have read.
  await tx
    .updateTable('statements')
    .set((of) => ({ opened: of('opened', '+', 1), opened_on: now }))
    .where('id', '=', row.id)
    .execute();
  const certificate = await certificateById(tx, version.certificate_id);
  const invoice_urls: string[] = [];
  for (const invoice_id of [row.invoice_id, ...row.listed.map((one) => one.invoice_id)])
    invoice_urls.push(
      await urlOfInvoice(tx, deps, { tenant_id: link.tenant_id, invoice_id, email_id: null }),
    );
  return {
    content,
    invoice_urls,
    number_style: await readNumberStyle(tx),
    seller_signed_on: row.seller_signed_on ?? now,
    seller_certificate: certificate?.subject_name ?? '',
    expires_on: row.expires_on ?? now,
    buyer_email: row.buyer_email === null ? null : masked(row.buyer_email),
    may_confirm: row.buyer_kind !== 'organisation' && row.buyer_email !== null,
  };
}

/** `k•••@cokhithuanloi.vn`. */
function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}

/** Between two mails with a code. */
const PAUSE_MS = 60_000;

async function sendCode(tx: Tx, waiting: WaitingStatement, now: string): Promise<{ email: string }> {
  refuseBusiness(waiting);
  const { link, row } = waiting;
  if (!row.buyer_email)
    throw failure(
      409,
      'no_email',
      'Bên bán chưa cho địa chỉ email của bạn nên không gửi mã được. Hãy báo bên bán.',
    );
  const { code_sent_on } = link;
  const isSoon = code_sent_on !== null && Date.parse(now) - Date.parse(code_sent_on) < PAUSE_MS;
  if (!isSoon) await enqueueCodeMail(tx, { tenant_id: link.tenant_id, statement_id: row.id });
  return { email: masked(row.buyer_email) };
}
