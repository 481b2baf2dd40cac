import { judgeFile, type FileJudge, type JudgeRoots } from '#server/modules/xml-verifications/judge-file.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';

/** Judges in the process of the test: most tests send no file, or an honest one. */
export function judgeHere({ everybody, authority }: JudgeRoots): FileJudge {
  const ports = createVerifyPorts(everybody, authority);
  return { judge: async (_tenant_id, file) => judgeFile(file, ports), close: async () => undefined };
}
