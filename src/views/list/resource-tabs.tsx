import type { ResourceName } from '#generated/resources/resources.ts';
import { useMay } from '#src/providers/account-context.ts';
import { descriptorOf, operationIdFor, pathOf } from '#src/providers/resource-descriptor.ts';
import { PageTab, PageTabs } from '#src/ui/layout/page-tabs.tsx';
import { useGetList } from 'react-admin';

type ResourceTabsProps = { name: string; resources: readonly ResourceName[]; current: ResourceName };

/** The lists of resources that belong together, each with how many records it has. */
export function ResourceTabs({ name, resources, current }: ResourceTabsProps) {
  const may = useMay();
  return (
    <PageTabs name={name}>
      {resources
        .filter((resource) => may(operationIdFor(resource, 'list')))
        .map((resource) => (
          <ResourceTab key={resource} resource={resource} current={resource === current} />
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
