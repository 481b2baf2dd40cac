import { useState } from 'react';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { hasEnded, type Job } from '#src/providers/jobs.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Stack } from '#src/ui/layout/card.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { JobProgress, type JobState } from '#src/ui/progress/job-progress.tsx';
import { lists } from '#src/wording/lists.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

type ListJobProps = {
  descriptor: ResourceDescriptor;
  job: Job;
  undoing: boolean;
  /** Null when it cannot be undone. */
  undo: (() => void) | null;
  onClose: () => void;
};

const states = {
  queued: 'running',
  running: 'running',
  done: 'finished',
  failed: 'stopped',
  cancelled: 'stopped',
} as const satisfies Record<Job['state'], JobState>;

/** How far a bulk job has come, what it could not do, and the way back. */
export function ListJob({ descriptor, job, undoing, undo, onClose }: ListJobProps) {
  const [listing, setListing] = useState(false);
  const title = lists.jobs[job.action](lists.things(formatCount(job.total), descriptor.one));
  return (
    <>
      <JobProgress
        title={title}
        state={states[job.state]}
        total={job.total}
        done={job.done}
        failed={job.failed}
        onShowErrors={() => setListing(true)}
        {...(hasEnded(job) && undo ? { onUndo: undo } : {})}
        undoing={undoing}
        onClose={onClose}
      />
      <JobFailures job={job} title={title} open={listing} onClose={() => setListing(false)} />
    </>
  );
}

type JobFailuresProps = { job: Job; title: string; open: boolean; onClose: () => void };

/** The records a job could not change, each with its reason; the server keeps the first hundred. */
function JobFailures({ job: { failures, failed }, title, open, onClose }: JobFailuresProps) {
  return (
    <Drawer open={open} onClose={onClose} title={title}>
      <Stack>
        <p>{lists.failedRows(formatCount(failed), failures.length < failed ? failures.length : null)}</p>
        <dl className="k-facts">
          {failures.map(({ record_id, label, message }) => (
            <div key={record_id}>
              <dt>{label}</dt>
              <dd>{serverSaid.of(message)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Drawer>
  );
}
