import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import type { StatementContent } from '#domain/statements/content.ts';
import { operations } from '#generated/operations.ts';
import {
  getGetStatementHoldQueryKey,
  getGetStatementQueryKey,
  getStatement,
  getStatementHold,
  submitStatement,
  useListStatementHistory,
} from '#generated/client/statements/statements.ts';
import { STATEMENT_STATE_TONES } from '#generated/vocabulary.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, heldLinks } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Relay, type RelayStep } from '#src/ui/display/relay.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { shownStyle } from '#src/ui/format/number.ts';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { signedStatements } from '#src/views/document-kinds/signed-kinds.ts';
import { DocumentLog } from '#src/views/document/document-log.tsx';
import { useFollowedRecord } from '#src/views/document/use-followed.ts';
import { PlainHold } from '#src/views/held/plain-hold.tsx';
import { useHold } from '#src/views/held/use-hold.ts';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { WaitingBanner } from '#src/views/signing/waiting-banner.tsx';
import { StatementPaper } from '#src/views/statement/statement-paper.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { statementStateLabels } from '#src/wording/labels.ts';
import { statementWords as words } from '#src/wording/statement.ts';
import { LinkCard } from './link-card.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { SidesCard } from './sides-card.tsx';
import { StatementOutcome } from './statement-outcome.tsx';
import { descriptor, statementName, type Statement } from './statement-fields.ts';
import './statement.css';

type StatementPageProps = { statement: Statement; content: StatementContent };

/** A statement that is signed by the seller: how far it is, what the buyer said, and the paper as the buyer sees it. */
export function StatementPage({ statement: read, content }: StatementPageProps) {
  const statement = useFollowedStatement(read);
  const history = useListStatementHistory(statement.id);
  const { id, state, nature, label, invoice_name, buyer_name, version, signature_request_id } = statement;
  const { seller_signed_on, answered_on, answer_name, answer_method } = statement;
  const isSigned = state !== 'seller_signing';
  const status = isSigned ? 'signed' : 'signing';
  const hold = useHold(
    { status, final: isSigned },
    { queryKey: getGetStatementHoldQueryKey(id), read: () => getStatementHold(id) },
  );
  const links = heldLinks(useCan());
  return (
    <Narrow>
      <PageHeader
        title={statementName(statement)}
        back={backToList(hrefOf('statements'), descriptor.label)}
        badges={<Badge tone={STATEMENT_STATE_TONES[state]}>{statementStateLabels[state]}</Badge>}
        facts={[words.facts(invoice_name, buyer_name), words.version(version)].join(' · ')}
        actions={
          <>
            <HistoryButton descriptor={descriptor} overlay={{ history: true }} record={statement} />
            <Downloads {...{ id, label }} isSigned={isSigned} />
          </>
        }
      />
      <p className="k-visually-hidden" role="status">
        {statementStateLabels[state]}
      </p>
      <TwoColumns
        primary={
          <>
            <Card flush>
              <Relay name={words.road.name} steps={stepsOf(statement)} />
            </Card>
            <WaitingBanner kind={signedStatements} id={signature_request_id} opensItself />
            <PlainHold
              message="statement"
              status={status}
              {...{ hold, links }}
              tryAgain={{
                operation: 'submitStatement',
                send: () => submitStatement(id, { statement: { lock_version: statement.lock_version } }),
              }}
            />
            {hold?.held == null && <StatementOutcome statement={statement} />}
            <StatementPaper
              content={content}
              numberStyle={shownStyle.current()}
              seller={
                isSigned && seller_signed_on !== null
                  ? { by: content.seller.name, on: formatDateTime(seller_signed_on) }
                  : null
              }
              buyer={
                state === 'signed'
                  ? {
                      by: answer_name ?? content.buyer.name,
                      on: formatDateTime(answered_on),
                      confirmed: answer_method === 'code',
                    }
                  : null
              }
            />
            <DocumentLog
              order={5}
              events={history.data}
              error={history.error}
              onRetry={() => void history.refetch()}
            />
          </>
        }
        secondary={
          <>
            <SidesCard statement={statement} content={content} />
            {state === 'waiting_buyer' && <LinkCard key={statement.lock_version} statement={statement} />}
            {state === 'waiting_buyer' && <ReminderCard statement={statement} />}
            {state !== 'signed' && state !== 'withdrawn' && (
              <Card title={words.after.title}>
                <ul className="statement__after">
                  <li>{words.after.invoice[nature](invoice_name)}</li>
                  <li>{words.after.kept}</li>
                </ul>
              </Card>
            )}
          </>
        }
      />
    </Narrow>
  );
}

function Downloads({ id, label, isSigned }: { id: number; label: string; isSigned: boolean }) {
  const { download, busy } = useDownload();
  const name = `bien-ban-${label.replaceAll('/', '-')}`;
  const file = (extension: 'pdf' | 'xml') => {
    const url = `/api/statements/${id}/${extension}`;
    return { busy: busy === url, onClick: () => void download(url, `${name}.${extension}`) };
  };
  return (
    <>
      <Button icon={IconFileTypePdf} {...file('pdf')}>
        {words.pdf}
      </Button>
      {isSigned && (
        <Button icon={IconFileTypeXml} {...file('xml')}>
          {words.xml}
        </Button>
      )}
    </>
  );
}

const UNHAPPY: readonly Statement['state'][] = ['refused', 'change_requested', 'expired', 'withdrawn'];

function stepsOf(statement: Statement): RelayStep[] {
  const { state, nature, created_on, seller_signed_on, answered_on } = statement;
  const { road } = words;
  const isSigned = state !== 'seller_signing';
  const failed = UNHAPPY.includes(state);
  return [
    { key: 'drafted', label: road.drafted, note: formatDateTime(created_on), state: 'done' },
    {
      key: 'seller',
      label: road.seller,
      ...(isSigned && seller_signed_on !== null && { note: formatDateTime(seller_signed_on) }),
      state: isSigned ? 'done' : 'now',
    },
    {
      key: 'buyer',
      label: failed ? statementStateLabels[state] : road.buyer,
      ...(answered_on !== null && { note: formatDateTime(answered_on) }),
      state: state === 'signed' ? 'done' : failed ? 'failed' : state === 'waiting_buyer' ? 'now' : 'waiting',
    },
    {
      key: 'agreed',
      label: road.agreed,
      note: road.unlocks[nature],
      state: state === 'signed' ? 'done' : 'waiting',
    },
  ];
}

/** What a person of the seller or the buyer does moves it: the first comes soon, the other any time. */
const FOLLOWED: readonly Statement['state'][] = ['seller_signing', 'waiting_buyer'];

/** A statement as it is followed. */
export function useFollowedStatement(record: Statement): Statement {
  return useFollowedRecord({
    record,
    queryKey: getGetStatementQueryKey(record.id),
    read: () => getStatement(record.id),
    isOver: ({ state }) => !FOLLOWED.includes(state),
    stateOf: ({ state }) => state,
    kinds: operations.submitStatementFile.invalidates,
  });
}
