import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { updateRecurringInvoice } from '#generated/client/recurring-invoices/recurring-invoices.ts';
import type { components } from '#generated/types.ts';
import { RECURRING_STATUS_TONES } from '#generated/vocabulary.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card, Facts, Stack } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { recordHref } from '#src/views/values/record-href.ts';
import { recurringWords as words } from '#src/wording/desk/recurring.ts';
import { recurringStatusLabels } from '#src/wording/labels.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

type Recurring = components['schemas']['RecurringInvoice'];

type RecurringProps = { recurring: Recurring };

/** When the next draft comes, what the last run made or why it made nothing, and what can be done about it. */
export function RecurringState({ recurring }: RecurringProps) {
  const { status, next_on, runs_made, last_on, last_invoice_id, error } = recurring;
  const may = useMay();
  return (
    <Card
      title={words.state}
      note={<Badge tone={RECURRING_STATUS_TONES[status]}>{recurringStatusLabels[status]}</Badge>}
    >
      <Stack>
        {error !== null && (
          <Banner tone="critical" title={`${words.failed}.`}>
            {serverSaid.of(error)}
          </Banner>
        )}
        <Facts
          facts={[
            {
              term: words.next,
              value: next_on === null || status === 'failed' ? words.never : formatDate(next_on),
            },
            { term: words.made, value: words.madeCount(formatCount(runs_made)) },
            ...(last_on === null ? [] : [{ term: words.last, value: formatDate(last_on) }]),
          ]}
        />
        {last_invoice_id !== null && may('getInvoice') && (
          <KitLink href={recordHref('invoices', last_invoice_id)}>{words.openLast}</KitLink>
        )}
        <PauseButton recurring={recurring} />
      </Stack>
    </Card>
  );
}

/** Pauses what runs, sets going what was paused or has failed; nothing where it is over, or for who may not change it. */
export function PauseButton({ recurring, inRow = false }: RecurringProps & { inRow?: boolean }) {
  const { id, name, status } = recurring;
  const may = useMay();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (paused: boolean) =>
      updateRecurringInvoice(id, { recurring_invoice: { ...inputOf(recurring), paused } }),
    onSuccess: (_saved, paused) => notify(paused ? words.paused : words.resumed, { type: 'success' }),
    onError: (failure) => notify(failureText(failure), { type: 'error' }),
  });
  if (status === 'ended' || !may('updateRecurringInvoice')) return null;
  const pauses = status === 'running';
  const icon = pauses ? IconPlayerPause : IconPlayerPlay;
  if (inRow) {
    return (
      <IconButton
        name={pauses ? words.pauseOf(name) : words.resumeOf(name)}
        icon={icon}
        size="small"
        disabled={isPending}
        onClick={() => mutate(pauses)}
      />
    );
  }
  const label = status === 'failed' ? words.again : words.resume;
  return (
    <Button icon={icon} busy={isPending} onClick={() => mutate(pauses)}>
      {pauses ? words.pause : label}
    </Button>
  );
}

function inputOf({
  name,
  source_id,
  frequency,
  day_of_month,
  starts_on,
  ends_on,
  max_runs,
  paused,
  lock_version,
}: Recurring): components['schemas']['RecurringInvoiceUpdate'] {
  return {
    name,
    source_id,
    frequency,
    day_of_month,
    starts_on,
    paused,
    lock_version,
    ...(ends_on == null ? {} : { ends_on }),
    ...(max_runs == null ? {} : { max_runs }),
  };
}
