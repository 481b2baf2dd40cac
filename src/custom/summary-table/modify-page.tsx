import IconTableExport from '@tabler/icons-react/dist/esm/icons/IconTableExport.mjs';
import {
  createInvoiceDataSummaryTable,
  useGetInvoicesWaitingForTable,
} from '#generated/client/invoice-data-summary-tables/invoice-data-summary-tables.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { useCan, useMay } from '#src/providers/account-context.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { Segmented } from '#src/ui/field/choice/segmented.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { shownTimeLeft } from '#src/views/values/time-left.ts';
import { forms } from '#src/wording/forms.ts';
import { summaryTableWords } from '#src/wording/reports/summary-table.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import './summary-table.css';

type WaitingPeriod = components['schemas']['WaitingPeriod'];
type Kind = WaitingPeriod['period_kind'];

const words = summaryTableWords.modify;
const KINDS = ['month', 'quarter'] as const satisfies readonly Kind[];

/** /admin/report/invoice-data-summary-tables/modify: which period's waiting invoices go into a new table. */
export function SummaryTableModify() {
  const waiting = useGetInvoicesWaitingForTable();
  return (
    <Narrow>
      <PageHeader
        title={forms.create(descriptorOf('invoice_data_summary_tables').one)}
        back={backToList(hrefOf('invoice_data_summary_tables'), summaryTableWords.title)}
        facts={summaryTableWords.form}
      />
      <RecordStates
        error={waiting.error}
        isPending={waiting.isPending}
        onRetry={() => void waiting.refetch()}
      >
        {waiting.data?.length === 0 ? (
          <StatePage icon={IconTableExport} tone="neutral" heading={words.none}>
            {words.noneText}
          </StatePage>
        ) : (
          <PeriodForm periods={waiting.data ?? []} />
        )}
      </RecordStates>
    </Narrow>
  );
}

const keyOf = ({ year, period_no, currency }: WaitingPeriod): string => `${year}-${period_no}-${currency}`;

function detailOf({ invoice_count, total, currency, due_on, is_over }: WaitingPeriod): string {
  return [
    words.counted(formatCount(invoice_count), formatNumber(total), currency),
    due_on !== null && words.due(formatDate(due_on)),
    due_on !== null && is_over && shownTimeLeft(due_on).words,
    !is_over && words.open,
  ]
    .filter(Boolean)
    .join(' · ');
}

function PeriodForm({ periods }: { periods: readonly WaitingPeriod[] }) {
  const [kind, setKind] = useState<Kind>('month');
  const [chosen, setChosen] = useState<string | null>(null);
  const of_kind = periods.filter(({ period_kind }) => period_kind === kind);
  // The oldest one that is over is due first.
  const first = of_kind.find(({ is_over }) => is_over) ?? of_kind[0];
  const period = of_kind.find((one) => keyOf(one) === chosen) ?? first;
  const { make, isPending, failure } = useMake();
  const may = useMay()('createInvoiceDataSummaryTable');
  return (
    <Stack>
      {failure !== null && <Banner tone="critical">{failure}</Banner>}
      <Card>
        <Stack>
          <Segmented
            label={words.kind}
            value={kind}
            onChange={setKind}
            choices={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          />
          <p className="summary-table__hint">{words.kindHint}</p>
          {of_kind.length === 0 ? (
            <p>{words.noneOfKind}</p>
          ) : (
            <ChoiceCards
              plain
              label={words.waiting}
              value={period === undefined ? '' : keyOf(period)}
              onChange={setChosen}
              choices={of_kind.map((one) => ({
                value: keyOf(one),
                label: one.name,
                detail: detailOf(one),
              }))}
            />
          )}
          {!may && <Banner tone="warning">{words.denied}</Banner>}
          <div>
            <Button
              tone="primary"
              busy={isPending}
              disabled={!may || period === undefined}
              onClick={() => period && make(period)}
            >
              {words.make}
            </Button>
          </div>
        </Stack>
      </Card>
      <Banner tone="info">{words.note}</Banner>
    </Stack>
  );
}

/** Makes the table and leads to it, where the account may see it; what the server says against it is shown here. */
function useMake() {
  const navigate = useNavigate();
  const can = useCan();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ period_kind, year, period_no, currency }: WaitingPeriod) =>
      createInvoiceDataSummaryTable({
        invoice_data_summary_table: { period_kind, year, period_no, currency },
      }),
    onSuccess: ({ id, name }) => {
      rereadKinds(queryClient, operations.createInvoiceDataSummaryTable.invalidates);
      const toast = { tone: 'success', message: words.made(name) };
      const page = can(routeOf('invoice_data_summary_tables.one').access) ? 'one' : 'modify';
      void navigate(hrefOf(`invoice_data_summary_tables.${page}`, id), { state: { toast } });
    },
  });
  return { make: mutate, isPending, failure: error === null ? null : failureText(error) };
}
