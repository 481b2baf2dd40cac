import { ApiFailure } from '#generated/client/http.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { SkeletonTable } from '#src/ui/list/skeleton-table.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { common } from '#src/wording/common.ts';
import { pages } from '#src/wording/pages.ts';
import type { ReactNode } from 'react';
import { failureText } from '../failure-text.ts';

const notFoundStatus = 404;

export function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === notFoundStatus;
}

type RecordStatesProps = { error: unknown; isPending: boolean; onRetry: () => void; children: ReactNode };

/** What stands in a record's place while it loads or when it could not be loaded. */
export function RecordStates({ error, isPending, onRetry, children }: RecordStatesProps) {
  if (error) {
    return (
      <Banner
        tone="critical"
        title={pages.loadFailed}
        action={
          <Button size="small" onClick={onRetry}>
            {common.retry}
          </Button>
        }
      >
        {failureText(error)}
      </Banner>
    );
  }
  if (isPending) {
    return (
      <Card flush>
        <SkeletonTable headings={2} rows={6} />
      </Card>
    );
  }
  return <>{children}</>;
}
