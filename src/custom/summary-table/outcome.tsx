import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { daysOf } from '#domain/summary-tables/period.ts';
import { useMay } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { summaryTableKind } from '#src/views/document-kinds/summary-table-kind.ts';
import type { ActionPages, DocumentEvent } from '#src/views/document/document-kind.ts';
import { RefusalCard } from '#src/views/document/refusal.tsx';
import { UnknownOutcome } from '#src/views/document/unknown-outcome.tsx';
import { UnreadableBanner } from '#src/views/document/unreadable-banner.tsx';
import { summaryTableWords as words } from '#src/wording/reports/summary-table.ts';
import type { SummaryTable } from './summary-table-page.tsx';

type OutcomeProps = {
  table: SummaryTable;
  events: readonly DocumentEvent[];
  onEvidence: () => void;
  /** Asks whether it is signed and sent. */
  onSubmit: () => void;
};

/** What the table's state means for whoever looks: a draft, not known, refused or accepted. */
export function SummaryTableOutcome({ table, events, onEvidence, onSubmit }: OutcomeProps) {
  const { status, status_error, reasons, answered_on } = table;
  const may = useMay()('submitInvoiceDataSummaryTable');
  if (status === 'draft')
    return (
      <div style={{ order: 2 }}>
        <DraftBanner table={table} />
      </div>
    );
  if (status === 'unknown')
    return (
      <UnknownOutcome kind={summaryTableKind()} message="data_summary_table" {...{ events, onEvidence }} />
    );
  if (status_error)
    return (
      <RefusalCard
        kind={summaryTableKind()}
        actionPages={actionPages}
        order={2}
        status={status}
        reasons={reasons}
        holds={words.sent.holds}
        actions={(step, tone) =>
          may &&
          step !== 'wait' && (
            <Button tone={tone} icon={IconSend} onClick={onSubmit}>
              {words.submit.again}
            </Button>
          )
        }
        onEvidence={onEvidence}
      />
    );
  if (answered_on === null)
    return (
      <UnreadableBanner
        kind={summaryTableKind()}
        message="data_summary_table"
        events={events}
        onEvidence={onEvidence}
      />
    );
  return (
    <div style={{ order: 2 }}>
      <Banner tone="success" title={words.accepted}>
        {words.acceptedText}
      </Banner>
    </div>
  );
}

/** Where what a refused table calls for is done, when not on its own page. */
const actionPages: ActionPages = {
  change_declaration: { href: hrefOf('registrations.create'), operation: 'createRegistration' },
};

/** A table goes out once its period is over; until then it takes in what is still issued. */
function DraftBanner({ table: { period_kind, year, period_no } }: Pick<OutcomeProps, 'table'>) {
  const { last } = daysOf({ kind: period_kind, year, no: period_no });
  if (last >= today())
    return (
      <Banner tone="warning" title={words.draft.open}>
        {words.draft.openText(formatDate(addDays(last, 1)))}
      </Banner>
    );
  return (
    <Banner tone="info" title={words.draft.title}>
      {words.draft.text}
    </Banner>
  );
}
