import type { Job } from '#src/providers/jobs.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Stack } from '#src/ui/layout/card.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { lists } from '#src/wording/lists.ts';

type JobFailuresProps = { job: Job; title: string; open: boolean; onClose: () => void };

/** The records a job could not change, each with its reason; the server keeps the first hundred. */
export function JobFailures({ job: { failures, failed }, title, open, onClose }: JobFailuresProps) {
  return (
    <Drawer open={open} onClose={onClose} title={title}>
      <Stack>
        <p>{lists.failedRows(formatCount(failed), failures.length < failed ? failures.length : null)}</p>
        <dl className="k-facts">
          {failures.map(({ record_id, label, message }) => (
            <div key={record_id}>
              <dt>{label}</dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Drawer>
  );
}
