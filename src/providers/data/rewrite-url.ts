import type { OperationRow } from '#generated/operations.ts';
import { listQuery } from './list-query.ts';
import { descriptorOf, operationFor } from '../resource-descriptor.ts';

/**
 * A URL of ra-data-simple-rest (`/customers?sort=…&range=…&filter=…`, `/settings/certificates/5`) as one of ours, with
 * the operation it stands for.
 */
export function rewriteUrl(url: string): { url: string; row: OperationRow } {
  const [path = '', search = ''] = url.split('?');
  const resource = path.slice(1);
  const cut = resource.lastIndexOf('/');
  const id = /^\d+$/.test(resource.slice(cut + 1)) ? resource.slice(cut + 1) : null;
  if (id !== null) {
    const row = operationFor(descriptorOf(resource.slice(0, cut)).name, 'get');
    return { url: row.path.replace('{id}', id), row };
  }
  const row = operationFor(resource, 'list');
  const query = listQuery(row, new URLSearchParams(search)).toString();
  return { url: query === '' ? row.path : `${row.path}?${query}`, row };
}
