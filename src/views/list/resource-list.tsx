import { pathOf } from '#src/providers/resource-descriptor.ts';
import { download } from '#src/providers/providers.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { usePlainKey } from '#src/views/use-key.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { ListBase } from 'react-admin';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Screen } from '../screen.ts';
import type { FilterValues } from './active-filters.ts';
import { ExportProgress } from './export/export-progress.tsx';
import { useExport } from './export/use-export.ts';
import { ListActions } from './list-actions.tsx';
import { ListBody } from './list-body.tsx';
import type { ListBodyProps } from './list-body.tsx';
import { defaultSort, firstPageSize } from './list-sort.ts';
import { MendedAddress, useMendedRefusal } from './mended-address.tsx';
import { useListRights } from './use-list-rights.ts';

type ResourceListProps = Screen &
  Pick<ListBodyProps, 'tabs' | 'columns' | 'firstRun' | 'createLabel' | 'totals'> & {
    actions?: ReactNode;
    /** Links to the pages that belong together with this one, under the title. */
    pages?: ReactNode;
    /** What the page is about: set for its rows, counts and exports alike, and not to be taken away. */
    about?: FilterValues;
  };

/** The list of any described resource: react-admin's controller keeps page, sort and filters in the address. */
export function ResourceList(props: ResourceListProps) {
  const { descriptor, about } = props;
  return (
    <MendedAddress resource={descriptor.name}>
      <ListBase
        resource={pathOf(descriptor.name as ResourceName)}
        sort={defaultSort(descriptor.default_sort)}
        perPage={firstPageSize}
        {...(about === undefined ? {} : { filter: about })}
        storeKey={false}
        queryOptions={{ onError: () => undefined }}
        disableAuthentication
      >
        <ListPage {...props} />
      </ListBase>
    </MendedAddress>
  );
}

function ListPage(props: ResourceListProps) {
  const { actions, createLabel, pages, tabs, columns, firstRun, totals, about: _about, ...screen } = props;
  const { descriptor, overlay } = screen;
  const rights = useListRights(screen);
  useMendedRefusal();
  const navigate = useNavigate();
  const exporting = useExport(descriptor, download, overlay.exportFormats);
  const { createPath } = rights;
  usePlainKey('n', () => {
    if (createPath !== null) void navigate(createPath);
  });
  return (
    <>
      <PageHeader
        title={overlay.title ?? descriptor.label}
        facts={overlay.facts}
        actions={<ListActions {...{ descriptor, overlay, actions, createLabel, exporting, rights }} />}
      />
      {pages}
      <ListBody {...screen} {...{ tabs, columns, firstRun, createLabel, totals, rights, exporting }} />
      <ExportProgress exporting={exporting} label={descriptor.label} />
    </>
  );
}
