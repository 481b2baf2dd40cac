import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import { PageTab, PageTabs } from '#src/ui/layout/page-tabs.tsx';
import { CanAccess, useGetList } from 'react-admin';

type ResourceTabsProps = { name: string; resources: readonly ResourceName[]; current: ResourceName };

/** The lists of resources that belong together, each with how many records it has. */
export function ResourceTabs({ name, resources, current }: ResourceTabsProps) {
  return (
    <PageTabs name={name}>
      {resources.map((resource) => (
        <CanAccess key={resource} resource={resource} action="list">
          <ResourceTab resource={resource} current={resource === current} />
        </CanAccess>
      ))}
    </PageTabs>
  );
}

function ResourceTab({ resource, current }: { resource: ResourceName; current: boolean }) {
  // One record is asked for: the number of all comes with it.
  const { total } = useGetList(pathOf(resource), { pagination: { page: 1, perPage: 1 } });
  return (
    <PageTab
      href={`/admin/${pathOf(resource)}`}
      label={descriptorOf(resource).label}
      count={total}
      current={current}
    />
  );
}
