import { useGetList } from 'react-admin';
import type { Template } from './draft-content.ts';

const most = 100;
const noTemplates: readonly Template[] = [];

/** The series an invoice can be written in; the one it already has stays among them when it was shut since. */
export function useTemplates(chosen: number | null): { templates: readonly Template[]; isPending: boolean } {
  const { data, isPending } = useGetList<Template>('templates', {
    pagination: { page: 1, perPage: most },
    sort: { field: 'symbol', order: 'ASC' },
  });
  const templates = data?.filter(({ id, status }) => status === 'active' || id === chosen) ?? noTemplates;
  return { templates, isPending };
}
