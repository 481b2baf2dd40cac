import type { ResourceName } from '#generated/resources/resources.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { ShowBase, useShowContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { HistoryButton } from '../history/history-button.tsx';
import { backToList } from '../list/list-place.ts';
import { recordName } from '../record-name.ts';
import type { Screen } from '../screen.ts';
import { BesideRecord } from './beside-record.tsx';
import { DeleteButton } from './delete-button.tsx';
import { RecordFacts } from './record-facts.tsx';
import { isMissing, RecordStates } from './record-states.tsx';

/** One record to read. */
export function ResourceShow(screen: Screen) {
  return (
    <ShowBase
      resource={pathOf(screen.descriptor.name as ResourceName)}
      queryOptions={{ onError: () => undefined }}
      disableAuthentication
    >
      <ShowPage {...screen} />
    </ShowBase>
  );
}

function ShowPage({ descriptor, overlay, paths }: Screen) {
  const { record, error, isPending, refetch } = useShowContext<RaRecord>();
  if (isMissing(error)) return <NotFoundPage />;
  return (
    <Narrow>
      <PageHeader
        title={recordName(descriptor, record)}
        back={backToList(paths.list, overlay.title ?? descriptor.label)}
        actions={
          record && (
            <>
              <HistoryButton descriptor={descriptor} overlay={overlay} record={record} />
              <DeleteButton descriptor={descriptor} paths={paths} record={record} note={overlay.deleteNote} />
            </>
          )
        }
      />
      <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
        {record && (
          <BesideRecord overlay={overlay} record={record}>
            <RecordFacts descriptor={descriptor} record={record} />
          </BesideRecord>
        )}
      </RecordStates>
    </Narrow>
  );
}
