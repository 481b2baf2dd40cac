import { http } from '#generated/client/http.ts';
import { cancelJob, useGetJob } from '#generated/client/jobs/jobs.ts';
import { operations } from '#generated/operations.ts';
import { hasEnded, useJob, useRunningJob, type Job } from '#src/providers/jobs.ts';
import { JobProgress, type JobState } from '#src/ui/progress/job-progress.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import type { ExportFormat } from '#src/wording/lists.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

const STATES = {
  queued: 'running',
  running: 'running',
  done: 'finished',
  failed: 'stopped',
  cancelled: 'stopped',
} as const satisfies Record<Job['state'], JobState>;

type Starts = 'startInvoiceSummaryExport' | 'startInvoiceDetailExport' | 'startInvoiceUsageExport';

/**
 * The job that writes a long report: the one started here, one that ran already when the page was opened, or the one a notice leads to
 * (`tep` in the address). Its file is fetched as soon as it is there.
 */
export function useReportJob(
  resource: string,
  operation: Starts,
  enabled: boolean,
  fetchFile: (job: Job) => void,
) {
  const notify = useNotify();
  const [search] = useSearchParams();
  const named = Number(search.get('tep') ?? 0);
  const wanted = useGetJob(named, {
    query: { enabled: enabled && Number.isSafeInteger(named) && named > 0 },
  });
  const found = useRunningJob(resource, enabled);
  const [started, setStarted] = useState<Job | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const job = useJob(started ?? wanted.data ?? found);
  const attempt = (work: Promise<Job>) =>
    work.then(setStarted, (error: unknown) => notify(failureText(error), { type: 'error' }));
  const ready = job?.file ? job.id : null;
  const fetchReady = useEffectEvent(() => {
    if (job?.file) fetchFile(job);
  });
  useEffect(() => {
    if (ready !== null) fetchReady();
  }, [ready]);
  const start = (asked: Readonly<Record<string, string>>, format: ExportFormat) => {
    const { path, method } = operations[operation];
    const body = JSON.stringify({ report_export: { ...asked, format } });
    return attempt(http<Job>(path, { method, body }));
  };
  return {
    start,
    job: job?.id === closed || job?.resource !== resource ? null : job,
    close: () => setClosed(job?.id ?? null),
    stop: () => job && void attempt(cancelJob(job.id, { job_cancel: {} })),
  };
}

type ReportJobProps = {
  job: Job;
  title: string;
  /** Of the report on the page: the job counts all of its own once it has read them. */
  rows: number;
  onStop: () => void;
  onClose: () => void;
};

/** How far the file of a report has come. */
export function ReportJob({ job, title, rows, onStop, onClose }: ReportJobProps) {
  const [problem] = job.failures;
  return (
    <JobProgress
      title={problem === undefined ? words.writing(title) : serverSaid.of(problem.message)}
      state={STATES[job.state]}
      total={hasEnded(job) ? job.total : Math.max(job.total, rows, job.done)}
      done={job.done}
      failed={0}
      {...(hasEnded(job) ? {} : { onStop })}
      onClose={onClose}
    />
  );
}
