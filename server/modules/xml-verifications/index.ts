import { MOST_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { XML_PROBLEM_WORDS } from '#domain/signing/verdict-words.table.ts';
import type { Handlers } from '#server/context.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { FileJudge } from './file-judge.ts';
import { refuseUnjudged } from './refuse-unjudged.ts';

export type { FileJudge } from './file-judge.ts';
export { judgeInThreads } from './judge-in-threads.ts';

export const xmlVerificationHandlers = ({ file_judge }: { file_judge: FileJudge }) =>
  ({
    verifyXml: async ({ body }) => {
      if (body.length > MOST_MESSAGE_BYTES) throw tooLarge();
      const { refused, verification } = await file_judge.judge(body).catch(refuseUnjudged);
      if (refused !== null) throw failure(422, refused, XML_PROBLEM_WORDS[refused]);
      return { xml_verification: verification };
    },
  }) satisfies Pick<Handlers, 'verifyXml'>;

const tooLarge = () =>
  failure(
    422,
    'file_too_large',
    'Tệp lớn hơn 2 MB nên không được kiểm tra. Một thông điệp gửi cơ quan thuế không quá 2 MB; hãy chọn đúng tệp XML của hóa đơn.',
  );
