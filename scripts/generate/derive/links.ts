import type { Link, Operation } from '../document.ts';
import type { Origin } from './derived.ts';

type Sources = { create: Operation | undefined; remove: Operation | undefined; key: string };

/**
 * The way from one operation of a resource to those derived from it, so that tests and readers may follow it: what was
 * made is changed, deleted and undone in bulk, what was deleted is restored, what was uploaded is matched, put right and
 * imported.
 */
export function deriveLinks({ document, path }: Origin, { create, remove, key }: Sources): void {
  const at = (end: string, method: 'get' | 'post' | 'put' = 'post'): Operation | undefined =>
    document.paths[path + end]?.[method];
  const id = `$response.body#/${key}/id`;
  const selected = { bulk: { ids: [id], expected_count: 1 } };
  link(create, 'bulk_update', at('/bulk_update'), { requestBody: selected });
  link(create, 'bulk_delete', at('/bulk_delete'), { requestBody: selected });
  link(remove, 'restore', at('/{id}/restore'), { parameters: { id } });
  for (const bulk of [at('/bulk_update'), at('/bulk_delete')]) {
    const job_id = '$response.body#/job/id';
    link(bulk, 'job', document.paths['/api/jobs/{id}']?.get, { parameters: { id: job_id } });
    link(bulk, 'undo', at('/bulk_undo'), { requestBody: { bulk_undo: { job_id } } });
  }
  const one = { parameters: { id: '$response.body#/import/id' } };
  const match = at('/imports/{id}', 'put');
  link(at('/imports'), 'match', match, one);
  const rows = at('/imports/{id}/rows', 'get');
  link(match, 'rows', rows, one);
  link(match, 'run', at('/imports/{id}/run'), one);
  link(match, 'file', at('/imports/{id}/file', 'get'), one);
  const row = { id: '$request.path.id', row: '$response.body#/import_rows/0/row' };
  link(rows, 'correct', at('/imports/{id}/rows/{row}', 'put'), { parameters: row });
}

function link(
  from: Operation | undefined,
  name: string,
  to: Operation | undefined,
  says: Pick<Link, 'parameters' | 'requestBody'>,
): void {
  if (from === undefined || to === undefined) return;
  const success = Object.entries(from.responses).find(([status]) => status.startsWith('2'))?.[1];
  if (success === undefined) return;
  success.links = { ...success.links, [name]: { operationId: to.operationId, ...says } };
}
