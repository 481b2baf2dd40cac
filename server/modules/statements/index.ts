import type { Handlers } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { documentHold, historyOf, storedFile } from '#server/modules/documents/index.ts';
import type { CrudDeps } from '#server/platform/crud/crud-context.ts';
import { failure } from '#server/platform/http/failure.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import { statementKind } from './document-kind.ts';
import { draftStatement } from './draft-statement.ts';
import { linkOf, type LinkDeps } from './links.ts';
import { presentContent, printStatement, statementFileName, statementPrint } from './printed-statement.ts';
import { reviseStatement, sendAgain, submitStatement, withdrawStatement } from './seller-actions.ts';
import { statements, statementTable } from './statements.ts';
import { extendLink, remindBuyer } from './waiting-link.ts';

export { statementLinkHandlers } from './buyer-handlers.ts';
export { statementKind } from './document-kind.ts';
export { draftStatement } from './draft-statement.ts';
export { submitStatement } from './seller-actions.ts';
export {
  keepStatementReport,
  remindBuyers,
  statementCrontab,
  statementTasks,
  type StatementTaskDeps,
} from './statement-tasks.ts';

type Deps = CrudDeps & LinkDeps & { invoice_printer: InvoicePrinter };

/** Biên bản giữa người bán và người mua: the seller's side. */
export const statementHandlers = (deps: Deps) => ({
  ...statements.handlers(deps),
  ...({
    createStatement: async ({ path, body }, { tenant, account, clock }) => ({
      statement: await tenant((tx) =>
        draftStatement(tx, { id: path.id, stated: body.statement }, account, clock),
      ),
    }),
    getStatementContent: async ({ path }, { tenant, clock }) => ({
      statement_content: await tenant(async (tx) =>
        presentContent(tx, await statementTable.get(tx, path.id), clock),
      ),
    }),
    getStatementHold: async ({ path }, { tenant, clock }) => ({
      document_hold: await tenant(async (tx) => {
        const { id, state } = await statementTable.get(tx, path.id);
        const final = state !== 'seller_signing';
        return documentHold(tx, statementKind, { id, final }, clock, async () => null);
      }),
    }),
    submitStatement: async ({ path, body }, { tenant, account, clock }) => ({
      statement: await tenant((tx) =>
        submitStatement(tx, { id: path.id, ...body.statement }, account, clock),
      ),
    }),
    sendStatement: async ({ path, body }, { tenant, account, clock }) => ({
      statement: await tenant((tx) => sendAgain(tx, { id: path.id, ...body.statement }, account, clock)),
    }),
    sendStatementReminder: async ({ path, body }, { tenant, account, clock }) => ({
      statement: await tenant((tx) => remindBuyer(tx, { id: path.id, ...body.statement }, account, clock)),
    }),
    updateStatementExpiry: async ({ path, body }, { tenant, account, clock }) => ({
      statement: await tenant((tx) => extendLink(tx, { id: path.id, ...body.statement }, account, clock)),
    }),
    startStatementRevision: async ({ path, body }, { tenant, account, clock }) => ({
      statement: await tenant((tx) =>
        reviseStatement(tx, { id: path.id, ...body.statement }, account, clock),
      ),
    }),
    cancelStatement: async ({ path, body }, { tenant, account, clock }) => ({
      statement: await tenant((tx) =>
        withdrawStatement(tx, { id: path.id, ...body.statement }, account, clock),
      ),
    }),
    getStatementLink: async ({ path }, { tenant, account, clock }) => ({
      statement_link: await tenant(async (tx) => {
        const row = await statementTable.lock(tx, path.id);
        if (row.state !== 'waiting_buyer' || (row.expires_on ?? '') <= clock.now())
          throw failure(409, 'statement_not_waiting', 'Biên bản không chờ người mua nên không có liên kết.');
        return linkOf(tx, deps, account.tenant_id, row, clock.now());
      }),
    }),
    listStatementHistory: async ({ path }, { tenant }) => ({
      statement_events: await tenant(async (tx) => {
        await statementTable.get(tx, path.id);
        return historyOf(tx, statementKind, path.id);
      }),
    }),
    getStatementXml: async ({ path }, { tenant }) =>
      tenant(async (tx) => {
        const row = await statementTable.get(tx, path.id);
        const bytes = await storedFile(tx, statementKind, path.id, 'latest');
        if (bytes === null)
          throw failure(409, 'not_signed', 'Biên bản chưa được ký nên chưa có tệp XML. Hãy ký trước.');
        return new FileReply(bytes, 'application/xml', statementFileName(row, 'xml'));
      }),
    getStatementPdf: async ({ path }, { tenant, account, clock }) => {
      const { row, view } = await tenant(async (tx) => {
        const found = await statementTable.get(tx, path.id);
        return { row: found, view: await statementPrint(tx, found, clock) };
      });
      const bytes = await printStatement(deps.invoice_printer, account.tenant_id, view);
      return new FileReply(bytes, 'application/pdf', statementFileName(row, 'pdf'));
    },
  } satisfies Partial<Handlers>),
});
