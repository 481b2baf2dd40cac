import { MAX_FAILURES, type JobRow } from './job-row.ts';

/** Why a job ends after its starter was locked, or lost the permission for it. */
export const RIGHTS_LOST =
  'Tài khoản đã yêu cầu việc này bị khóa hoặc không còn quyền, nên phần còn lại giữ nguyên. Hãy làm lại từ tài khoản có quyền.';

/** What is kept of a job that ends so: said first, whatever was refused before. */
export function endedForRights(
  { failures }: JobRow,
  now: string,
): Pick<JobRow, 'state' | 'failures' | 'finished_on'> {
  const why = { record_id: 0, label: 'Phần còn lại', message: RIGHTS_LOST };
  return { state: 'failed', failures: [why, ...failures].slice(0, MAX_FAILURES), finished_on: now };
}
