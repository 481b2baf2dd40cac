import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import { needsPackage } from '#domain/payments/allowance.ts';
import { isLateInDay } from '#domain/scheduling/next-run.ts';
import {
  updateInvoiceScheduleError,
  useGetInvoiceSchedule,
} from '#generated/client/invoice-scheduler/invoice-scheduler.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { batchHref, hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { scheduleWords as words } from '#src/wording/processing/schedule.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ScheduleDialog } from './schedule-dialog.tsx';

type Config = components['schemas']['InvoiceConfig'];

/** When drafts are published by themselves, how that went last, and why it stands still. */
export function ScheduleCard() {
  const { data, error, refetch } = useGetInvoiceSchedule({ query: { staleTime: 0 } });
  const [isOpen, setOpen] = useState(false);
  if (error) return <FailedBanner error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <span className="k-skeleton" aria-hidden />;
  return (
    <Card
      title={words.title}
      note={
        <Badge tone={toneOf(data)}>
          {data.error !== null ? words.stopped : data.enabled ? words.on : words.off}
        </Badge>
      }
      action={
        <Button size="small" icon={IconCalendarTime} onClick={() => setOpen(true)}>
          {data.enabled ? words.change : words.set}
        </Button>
      }
    >
      <Stack>
        {data.error !== null && <Stopped error={data.error} />}
        {data.enabled && data.error === null && <Ahead config={data} />}
        {data.enabled && isLateInDay(data.daily_at) && <Banner tone="warning">{words.lateInDay}</Banner>}
        <p>
          {data.enabled ? words.says(data.daily_at) : words.offText}{' '}
          {data.enabled && data.certificate_name !== null && words.signedWith(data.certificate_name)}
        </p>
        <p className="publish__note">
          {data.next_run_on !== null && words.next(formatDateTime(data.next_run_on))}
          {data.last_run_on !== null && (
            <>
              {' '}
              {words.last(formatDateTime(data.last_run_on))}{' '}
              {data.last_publish_id === null ? (
                words.nothing
              ) : (
                <KitLink href={batchHref(data.last_publish_id)}>{words.open}</KitLink>
              )}
            </>
          )}
        </p>
      </Stack>
      {isOpen && <ScheduleDialog config={data} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function toneOf({ error, enabled }: Config) {
  if (error !== null) return 'critical';
  return enabled ? 'success' : 'default';
}

/** What the next run would meet: something that stops it, or no package, for which it would leave every draft. */
function Ahead({ config: { problem, problem_code } }: { config: Config }) {
  if (problem === null) return null;
  if (problem_code !== null && needsPackage(problem_code))
    return (
      <Banner
        tone="warning"
        title={words.nothingIssues}
        action={<KitLink href={hrefOf('service_packages')}>{words.openPackages}</KitLink>}
      >
        {words.withoutPackage[problem_code]}
      </Banner>
    );
  return (
    <Banner tone="warning" title={words.problem}>
      {serverSaid.of(problem)}
    </Banner>
  );
}

/** Why it stands still, and the button after which it goes on. */
function Stopped({ error: why }: { error: NonNullable<Config['error']> }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => updateInvoiceScheduleError(),
    onSuccess: () => rereadKinds(queryClient, operations.updateInvoiceScheduleError.invalidates),
  });
  return (
    <Banner
      tone="critical"
      title={words.stoppedTitle}
      action={
        <Button size="small" busy={isPending} onClick={() => mutate()}>
          {words.reset}
        </Button>
      }
    >
      {error === null ? serverSaid.of(why.message) : failureText(error)}
    </Banner>
  );
}
