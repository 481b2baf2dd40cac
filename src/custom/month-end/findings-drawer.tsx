import { useSearchMonthFindings } from '#generated/client/month-closings/month-closings.ts';
import type { components } from '#generated/types.ts';
import {
  LEDGER_DIFFERENCE_LABELS,
  MONTH_CHECK_KEY_LABELS,
  PUBLICATION_STATUS_TONES,
} from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, noticeHref, packageHref, routeOf, type RouteKey } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { Pager } from '#src/ui/list/pager.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { currencyUnit } from '#src/ui/format/number.ts';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { monthEndWords as words } from '#src/wording/reports/month-end.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { MonthCheck } from './month-end-page.tsx';

type Finding = components['schemas']['MonthFinding'];

const PAGE_SIZE = 25;

type FindingsDrawerProps = { month: string; check: MonthCheck; onClose: () => void };

/** What one check finds, each with a link to where it is put right. */
export function FindingsDrawer({ month, check: { key, count }, onClose }: FindingsDrawerProps) {
  const [page, setPage] = useState(1);
  const asked = { month, check: key, page, limit: PAGE_SIZE };
  const { data, error, isPending, refetch } = useSearchMonthFindings(asked, {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <Drawer open onClose={onClose} title={label(MONTH_CHECK_KEY_LABELS[key])}>
      <p className="month-end__what">{words.details[key]}.</p>
      <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
        {data?.length === 0 && <p>{words.noFindings}</p>}
        <ul className="month-end__findings">
          {data?.map((finding) => (
            <li key={`${finding.subject} ${finding.record_id} ${finding.label}`}>
              <FindingRow finding={finding} />
            </li>
          ))}
        </ul>
      </RecordStates>
      {count > PAGE_SIZE && <Pager page={page} perPage={PAGE_SIZE} total={count} onPage={setPage} />}
    </Drawer>
  );
}

function FindingRow({ finding }: { finding: Finding }) {
  const { subject, label: name, party, day, amount, currency, status, reason, differs, due_on } = finding;
  const href = useHref(finding);
  const facts = [
    subject === 'invoice' ? null : words.subjects[subject],
    party,
    formatDate(day),
    due_on === null ? null : words.due(formatDate(due_on)),
  ];
  return (
    <>
      <div>
        <b>
          {href === null ? (
            name
          ) : (
            <KitLink href={href} aria-label={[name, party].filter(Boolean).join(', ')}>
              {name}
            </KitLink>
          )}
        </b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {reason !== null && <small>{reason}</small>}
        {differs.length > 0 && (
          <small>
            {words.differs(
              differs.map((part) => label(LEDGER_DIFFERENCE_LABELS[part]).toLowerCase()).join(', '),
            )}
          </small>
        )}
      </div>
      <div className="month-end__finding-side">
        {amount !== null && <Money amount={amount} unit={currencyUnit(currency ?? '')} />}
        {status !== null && (
          <Badge size="small" tone={PUBLICATION_STATUS_TONES[status]}>
            {publicationStatusLabels[status]}
          </Badge>
        )}
      </div>
    </>
  );
}

const PAGES = {
  invoice: 'invoices.one',
  correction: 'invoices.one',
  statement: 'statements.one',
  invoice_mistake: 'invoice_mistakes.one',
  invoice_collector: 'invoice_collectors.one',
  authority_notice: 'authority_notices',
  invoice_cash_register: 'invoice_calculating_machines.publish',
  data_summary_table: 'invoice_data_summary_tables.one',
  series: null,
} as const satisfies Record<Finding['subject'], RouteKey | null>;

/** The page of a finding, for those who may open it. */
function useHref({ subject, record_id }: Finding): string | null {
  const can = useCan();
  const page = PAGES[subject];
  if (page === null || record_id === null || !can(routeOf(page).access)) return null;
  if (page === 'invoice_calculating_machines.publish') return packageHref(record_id);
  return page === 'authority_notices' ? noticeHref(record_id) : hrefOf(page, record_id);
}
