import type { Incident } from '#domain/rules/deadlines/send-deadline.ts';
import type { components } from '#generated/types.ts';
import { useCanAccess, useGetList } from 'react-admin';

type Kept = components['schemas']['Incident'];

/** The latest of them: older ones no longer reach an invoice that is not sent yet. */
const most = 100;
const none: readonly Incident[] = [];

const incidentOf = ({ kind, started_on, ended_on }: Kept): Incident => ({
  kind,
  from: started_on,
  until: ended_on ?? null,
});

/** The incidents that the company has written down; none for who may not read them. */
export function useIncidents(): readonly Incident[] {
  const { canAccess: enabled = false } = useCanAccess({ resource: 'incidents', action: 'list' });
  const request = {
    pagination: { page: 1, perPage: most },
    sort: { field: 'started_on', order: 'DESC' as const },
  };
  const { data } = useGetList<Kept>('incidents', request, { enabled });
  return data?.map(incidentOf) ?? none;
}
