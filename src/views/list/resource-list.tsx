import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { pathOf, operationIdFor } from '#src/providers/resource-descriptor.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { usePlainKey } from '#src/views/use-key.ts';
import { lists } from '#src/wording/lists.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { ListBase } from 'ra-core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Screen } from '../screen.ts';
import { ListBody } from './list-body.tsx';
import type { ListBodyProps } from './list-body.tsx';
import { defaultSort } from './list-sort.ts';

/** Rows of a page until the user wants another number. */
const firstPageSize = 15;

type ResourceListProps = Screen &
  Pick<ListBodyProps, 'tabs' | 'columns' | 'firstRun'> & { actions?: ReactNode; createLabel?: string };

/** The list of any described resource: react-admin's controller keeps page, sort and filters in the address. */
export function ResourceList({
  actions,
  createLabel,
  tabs,
  columns,
  firstRun,
  ...screen
}: ResourceListProps) {
  const { descriptor, overlay, paths } = screen;
  const may = useMay();
  const navigate = useNavigate();
  const createPath = may(operationIdFor(descriptor.name, 'create')) ? paths.create : null;
  usePlainKey('n', () => {
    if (createPath !== null) void navigate(createPath);
  });
  return (
    <ListBase
      resource={pathOf(descriptor.name as ResourceName)}
      sort={defaultSort(descriptor.default_sort)}
      perPage={firstPageSize}
      storeKey={false}
      disableAuthentication
    >
      <PageHeader
        title={overlay.title ?? descriptor.label}
        facts={overlay.facts}
        actions={
          <>
            {actions}
            {createPath !== null && (
              <Button tone="primary" icon={IconPlus} href={createPath} shortcut="N">
                {createLabel ?? lists.add(descriptor.one)}
              </Button>
            )}
          </>
        }
      />
      <ListBody
        {...screen}
        tabs={tabs}
        columns={columns}
        firstRun={firstRun}
        mayCreate={createPath !== null}
      />
    </ListBase>
  );
}
