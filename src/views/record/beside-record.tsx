import { useMay } from '#src/providers/account-context.ts';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { SkeletonTable } from '#src/ui/list/skeleton-table.tsx';
import { Suspense, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Screen } from '../screen.ts';

type BesideRecordProps = Pick<Screen, 'overlay'> & { record: RaRecord; children: ReactNode };

/** A record's form or facts, with what its overlay shows beside them where the account may see it. */
export function BesideRecord({ overlay: { aside, asideCards }, record, children }: BesideRecordProps) {
  const may = useMay();
  const mayRead = asideCards !== undefined && may(asideCards.operation);
  if (aside === undefined && !mayRead) return children;
  return (
    <TwoColumns
      primary={children}
      secondary={
        <>
          {aside?.(record)}
          {mayRead && (
            <Suspense fallback={loading}>
              <asideCards.Cards key={record.id} id={Number(record.id)} />
            </Suspense>
          )}
        </>
      }
    />
  );
}

const loading = (
  <Card flush>
    <SkeletonTable />
  </Card>
);
