import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { SkeletonTable } from '#src/ui/list/skeleton-table.tsx';
import { LoadingBar } from '#src/ui/state/loading-bar.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow, useWidePage } from '#src/views/pages/page-width.tsx';
import type { ReactNode } from 'react';

/** What a page shows before its code is fetched: the title, the way back and the width that it will have. */
export type Frame = {
  title: string;
  /** The list it leads back to, and what that is called. */
  back?: { list: string; label: string };
  /** `record`: the width of a record's page; `wide`: the navigation folds; otherwise a list's. */
  width?: 'record' | 'wide' | 'list';
};

/** Shown in place of a page while its code is fetched. */
export function PageFrame({ title, back, width }: Frame) {
  const content = (
    <>
      <LoadingBar loading />
      <PageHeader title={title} back={back && backToList(back.list, back.label)} />
      <Card flush>
        <SkeletonTable />
      </Card>
    </>
  );
  if (width === 'record') return <Narrow>{content}</Narrow>;
  return width === 'wide' ? <Wide>{content}</Wide> : content;
}

function Wide({ children }: { children: ReactNode }) {
  useWidePage();
  return children;
}
