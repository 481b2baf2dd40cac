import { expect, test } from 'vitest';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import type { FileJudge } from '#server/modules/xml-verifications/index.ts';
import { TaskGivenUp, type TaskProblem } from '#server/platform/child-processes/task-given-up.ts';
import { breachesOf, type ErrorBody } from '#tests/contract/injection.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { root, sealed } from '#tests/golden/sealed-sample.ts';
import { longestHold } from '#tests/setup/longest-hold.ts';
import { inLongRun } from '#tests/setup/long-run.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { withChildProcesses } from './with-child-processes.ts';

const one = '<b/>';
/** 2 MB of elements: nearly the worst there is. */
const hostile = Buffer.from(`<a>${one.repeat(MAX_MESSAGE_BYTES / one.length - 2)}</a>`);
const honest = Buffer.from('<a/>');

const LANE = 1;
const processes = withChildProcesses([]);
const narrow = withChildProcesses([], { heap_mb: 24 });

inLongRun('others are served while a hostile file is judged', async () => {
  const here = judgeHere({ everybody: [], authority: [] });
  await processes.judge(LANE, honest);
  const held_here = await longestHold(() => here.judge(LANE, hostile));
  const held = await longestHold(() => processes.judge(LANE, hostile));
  expect(held).toBeLessThan(held_here / 4);
});

test('a file that takes too much memory ends its process alone: the next is judged', async () => {
  const gave_up = await narrow.judge(LANE, hostile).catch((error: unknown) => error);
  expect(gave_up).toMatchObject({ problem: 'too_much_memory' } satisfies Partial<TaskGivenUp>);
  expect(await narrow.judge(LANE, honest)).toMatchObject({ refused: null });
});

test('a root that comes after the judge and before the first file is taken: the demo makes its own when the services are open', async () => {
  const roots: string[] = [];
  const judge = withChildProcesses(roots);
  roots.push(root.certificate_pem);
  const { verification } = await judge.judge(LANE, sealed(SAMPLE_INVOICE));
  expect(verification?.signatures.map(({ problems }) => problems)).toEqual([[]]);
});

let problem: TaskProblem | 'broken' = 'broken';
const unwilling: FileJudge = {
  judge: async () => {
    throw problem === 'broken' ? new Error('a process died') : new TaskGivenUp(problem);
  },
  close: async () => undefined,
};
const server = withTestApp(undefined, { file_judge: unwilling });

test.each([
  ['too_long', 422, 'verification_too_long', 'quá lâu nên đã dừng lại. Tách thành nhiều tệp', undefined],
  ['too_much_memory', 422, 'verification_too_much_memory', 'quá nhiều bộ nhớ', undefined],
  ['queue_full', 503, 'verification_busy', 'Hãy đợi vài giây rồi thử lại', '10'],
  ['closed', 503, 'server_stopping', 'đang khởi động lại', '10'],
  ['broken', 500, 'internal_error', 'lỗi kỹ thuật', undefined],
] as const)('%s is answered in words: %i %s', async (why, status, code, words, retry_after) => {
  problem = why;
  const { app, signIn } = server.current;
  const reply = await app.inject({
    method: 'POST',
    url: '/api/xml_verifications',
    headers: {
      authorization: `Bearer ${await signIn('owner@demo.vn')}`,
      'content-type': 'application/octet-stream',
    },
    payload: honest,
  });
  const [error] = reply.json<ErrorBody>().errors;
  expect([reply.statusCode, error?.code, reply.headers['retry-after']]).toEqual([status, code, retry_after]);
  expect(error?.message).toContain(words);
  const answered = { status: reply.statusCode, headers: reply.headers, body: reply.json<unknown>() };
  expect(breachesOf('verifyXml', answered)).toEqual([]);
});
