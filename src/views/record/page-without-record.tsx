import type { ComponentProps } from 'react';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { isMissing, RecordStates } from './record-states.tsx';

type PageWithoutRecordProps = Omit<ComponentProps<typeof RecordStates>, 'children'> &
  Pick<ComponentProps<typeof PageHeader>, 'title' | 'back'>;

/** The page of a record while there is none to show: its header over why, or that there is no such record. */
export function PageWithoutRecord({ title, back, ...states }: PageWithoutRecordProps) {
  if (isMissing(states.error)) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={title} back={back} />
      <RecordStates {...states}>{null}</RecordStates>
    </>
  );
}
