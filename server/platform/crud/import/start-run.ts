import { failure } from '../../http/failure.ts';
import type { CrudAccount, CrudTx } from '../crud-context.ts';
import { enqueueImport } from './import-jobs.ts';
import { heldImport, updateImport, type ImportRecord } from './import-record.ts';

/** Has the rows that were judged right stored; once more when some were put right after a run. */
export async function startRun(
  tx: CrudTx,
  resource: string,
  id: number,
  { tenant_id, user_id, full_name }: CrudAccount,
): Promise<ImportRecord> {
  const { state, ready, existing } = await heldImport(tx, resource, id);
  if (state !== 'checked' && state !== 'done')
    throw failure(409, 'import_busy', 'Chưa nhập được: hãy ghép cột và chờ kiểm tra xong.');
  if (ready + existing === 0)
    throw failure(409, 'nothing_to_import', 'Không có dòng nào để nhập. Hãy sửa các ô có lỗi trước.');
  await enqueueImport(tx, 'running', { tenant_id, import_id: id });
  return updateImport(tx, id, { state: 'running', finished_on: null, user_id, actor_name: full_name });
}
