import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { hasEnded } from '#src/providers/jobs.ts';
import type { Job } from '#src/providers/jobs.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { JobProgress } from '#src/ui/progress/job-progress.tsx';
import type { JobState } from '#src/ui/progress/job-progress.tsx';
import { lists } from '#src/wording/lists.ts';
import { useState } from 'react';
import { JobFailures } from './job-failures.tsx';

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
