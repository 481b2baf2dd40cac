import { MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { XML_PROBLEM_WORDS } from '#domain/signing/verification/verdict-words.table.ts';
import type { Handlers } from '#server/context.ts';
import {
  openChildPool,
  type ChildLimits,
  type ChildPool,
} from '#server/platform/child-processes/child-pool.ts';
import { refuseGivenUp } from '#server/platform/child-processes/task-given-up.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { Log } from '#server/platform/log.ts';
import type { FileJudge, JudgedFile, JudgeRoots } from './judge-file.ts';

/**
 * The worst files of 2 MB known take 2.5 s and less than 256 MiB. Two children, one a company: its hostile
 * files do not hold another's honest one, which takes some milliseconds.
 */
const LIMITS: ChildLimits = {
  max_children: 2,
  max_children_per_lane: 1,
  max_waiting: 16,
  max_waiting_per_lane: 8,
  limit_ms: 10_000,
  idle_ms: 60_000,
  heap_mb: 384,
};

/** `rootsNow` is called with the first file: the demo makes the root of its companies after the services have opened. */
export function judgeInChildProcesses(
  rootsNow: () => JudgeRoots,
  log: Pick<Log, 'error'>,
  limits: Partial<ChildLimits> = {},
): FileJudge {
  let pool: ChildPool<Uint8Array, JudgedFile> | null = null;
  const openPool = () =>
    openChildPool<Uint8Array, JudgedFile>({
      ...LIMITS,
      ...limits,
      file: new URL('judge-child.ts', import.meta.url),
      data: rootsNow(),
      on_error: (error) => log.error({ err: error }, 'a process that judges files died'),
    });
  return {
    judge: (tenant_id, file) => (pool ??= openPool()).run(tenant_id, file),
    close: async () => pool?.close(),
  };
}

export type { FileJudge } from './judge-file.ts';

/** A file from anyone. Failures: 422 for what is no XML or too large, 503 when too many wait. */
export async function judgeXml(
  judge: FileJudge,
  tenant_id: number,
  file: Uint8Array,
): Promise<Extract<JudgedFile, { refused: null }>> {
  if (file.length > MAX_MESSAGE_BYTES) throw tooLarge();
  const judged = await judge.judge(tenant_id, file).catch(refuseUnjudged);
  if (judged.refused !== null) throw failure(422, judged.refused, XML_PROBLEM_WORDS[judged.refused]);
  return judged;
}

export const xmlVerificationHandlers = ({ file_judge }: { file_judge: FileJudge }) =>
  ({
    verifyXml: async ({ body }, { account }) => ({
      xml_verification: (await judgeXml(file_judge, account.tenant_id, body)).verification,
    }),
  }) satisfies Pick<Handlers, 'verifyXml'>;

const refuseUnjudged = refuseGivenUp({
  code: 'verification',
  too_long:
    'Việc kiểm tra tệp này mất quá lâu nên đã dừng lại. Tách thành nhiều tệp rồi kiểm tra từng tệp, hoặc xin bên bán gửi lại tệp XML gốc của từng hóa đơn.',
  too_much_memory:
    'Việc kiểm tra tệp này cần quá nhiều bộ nhớ nên đã dừng lại. Tách thành nhiều tệp rồi kiểm tra từng tệp, hoặc xin bên bán gửi lại tệp XML gốc của từng hóa đơn.',
  queue_full: 'Máy chủ đang kiểm tra nhiều tệp khác nên chưa nhận tệp này. Hãy đợi vài giây rồi thử lại.',
  closed: 'Máy chủ đang khởi động lại nên chưa kiểm tra xong tệp này. Hãy đợi vài giây rồi thử lại.',
});

const tooLarge = () =>
  failure(
    422,
    'file_too_large',
    'Tệp lớn hơn 2 MB nên không được kiểm tra. Một thông điệp gửi cơ quan thuế không quá 2 MB; hãy chọn đúng tệp XML của hóa đơn.',
  );
