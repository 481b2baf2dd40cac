import { ApiFailure } from '#generated/client/http.ts';
import { SkeletonTable } from '#src/ui/list/skeleton-table.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { pages } from '#src/wording/pages.ts';
import type { ReactNode } from 'react';
import { FailedBanner } from '../failed-banner.tsx';

const notFoundStatus = 404;

export function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === notFoundStatus;
}

type RecordStatesProps = { error: unknown; isPending: boolean; onRetry: () => void; children: ReactNode };

/**
 * What stands in a record's place while it loads or when it could not be loaded. A form gives its error only while it has no
 * record: one that comes when the record is read again would take away what is typed.
 */
export function RecordStates({ error, isPending, onRetry, children }: RecordStatesProps) {
  if (error) return <FailedBanner title={pages.loadFailed} error={error} onRetry={onRetry} />;
  if (isPending) {
    return (
      <Card flush>
        <SkeletonTable />
      </Card>
    );
  }
  return <>{children}</>;
}
