import IconFileOff from '@tabler/icons-react/dist/esm/icons/IconFileOff.mjs';
import {
  getGetStatementContentQueryKey,
  useGetStatementContent,
} from '#generated/client/statements/statements.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { EditRecord } from '#src/views/record/edit-record.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { pageTitles } from '#src/wording/record-lists.ts';
import { statementWords as words } from '#src/wording/statement.ts';
import { useEditContext } from 'react-admin';
import { Navigate } from 'react-router';
import { descriptor, statementHref, type Statement } from './statement-fields.ts';
import { StatementEditor } from './statement-editor.tsx';
import { StatementPage } from './statement-page.tsx';

/** /admin/adjusted-invoices/statement/{id}: a draft opens in the editor, anything else on its own page. */
export function AdjustingStatement() {
  return <StatementRoute nature="adjust" />;
}

/** /admin/replaced-invoices/statement/{id}. */
export function ReplacingStatement() {
  return <StatementRoute nature="replace" />;
}

/** /admin/invoice-statement/{id}, from the list and from mails: leads on to the page of its kind. */
export function AnyStatement() {
  return <StatementRoute nature={null} />;
}

/** /admin/cancelled-invoices/statement/{id}: the law has no such statement any more. */
export function CancellingStatement() {
  const { heading, text, list } = words.cancelled;
  const title = pageTitles.statements.cancel;
  return (
    <>
      <PageHeader title={title} back={backToList(hrefOf('statements'), descriptor.label)} />
      <StatePage
        icon={IconFileOff}
        tone="neutral"
        heading={heading}
        actions={
          <Button tone="primary" href={hrefOf('statements')}>
            {list}
          </Button>
        }
      >
        {text}
      </StatePage>
    </>
  );
}

function StatementRoute({ nature }: { nature: Statement['nature'] | null }) {
  return (
    <EditRecord resource="statements">
      <OneStatement nature={nature} />
    </EditRecord>
  );
}

function OneStatement({ nature }: { nature: Statement['nature'] | null }) {
  const { record, error, isPending, refetch } = useEditContext<Statement>();
  const id = record?.id ?? 0;
  const [path] = getGetStatementContentQueryKey(id);
  const content = useGetStatementContent(id, {
    query: {
      enabled: record !== undefined,
      // A draft says something else once it is saved, a signed one in its next version.
      queryKey: [path, record?.lock_version],
      // What is asked after saving stands in the editor, which stays while its content is read anew.
      placeholderData: (previous, query) => (query?.queryKey[0] === path ? previous : undefined),
    },
  });
  if (isMissing(error)) return <NotFoundPage />;
  if (record && record.nature !== nature) return <Navigate to={statementHref(record)} replace />;
  if (!record || content.data === undefined)
    return (
      <>
        <PageHeader title={words.title} back={backToList(hrefOf('statements'), descriptor.label)} />
        <RecordStates
          error={error ?? content.error}
          isPending={isPending || content.isPending}
          onRetry={() => void (error ? refetch() : content.refetch())}
        >
          {null}
        </RecordStates>
      </>
    );
  return record.state === 'draft' ? (
    <StatementEditor key={record.id} statement={record} content={content.data} />
  ) : (
    <StatementPage key={record.id} statement={record} content={content.data} />
  );
}
