import { sql } from 'kysely';
import type { Account, Handlers, Tx } from '#server/context.ts';
import {
  askForAnswers,
  fetchAnswersAgain,
  lookUpNow,
  MESSAGE_BYTES,
  type AnswerDeps,
} from '#server/modules/documents/index.ts';
import { orderOf } from '#server/platform/crud/list-query.ts';
import { FileReply, listed } from '#server/platform/http/handlers.ts';
import { startAsking } from './question-jobs.ts';
import { questionsOfJob } from './question-results.ts';
import { exportTransmissions } from './export.ts';
import { readHealth } from './health.ts';
import {
  COLUMNS,
  findVisible,
  ROWS,
  SHAPE,
  whereVisible,
  wire,
  type Row,
  type Transmission,
  type TransmissionQuery,
} from './rows.ts';

/** What a person does about a message whose arrival is unknown, or an answer that cannot be read. */
function onDemandHandlers(deps: AnswerDeps) {
  return {
    lookUpTransmission: async ({ path }, { tenant, account, clock }) => ({
      transmission: await tenant(async (tx) => {
        const message = await findVisible(tx, path.id, account);
        await lookUpNow(tx, message.id, { ...account, now: clock.now() });
        return message;
      }),
    }),
    requestAnswers: async ({ path }, { tenant, account, clock }) => {
      const question = await tenant(async (tx) =>
        askForAnswers(tx, await findVisible(tx, path.id, account), { ...account, now: clock.now() }),
      );
      return { answer_request: { outcome: await fetchAnswersAgain(deps, account.tenant_id, question) } };
    },
  } satisfies Pick<Handlers, 'lookUpTransmission' | 'requestAnswers'>;
}

export { askCrontab, askTasks, sweepAsking } from './question-jobs.ts';
export { questionTallies } from './question-results.ts';
export { messagesOfSubject, visibleTo, type MessageSubject } from './rows.ts';

const PAGE = 25;

async function list(
  tx: Tx,
  query: TransmissionQuery,
  { permissions }: Account,
): Promise<{ rows: Transmission[]; total: number }> {
  const where = whereVisible(query, permissions);
  const limit = query.limit ?? PAGE;
  const offset = ((query.page ?? 1) - 1) * limit;
  const found =
    await sql<Row>`select ${COLUMNS} from ${ROWS} where ${where} order by ${orderOf(SHAPE, query.sort)}
    limit ${limit} offset ${offset}`.execute(tx);
  const count = await sql<{ total: number }>`select count(*) as total from ${ROWS} where ${where}`.execute(
    tx,
  );
  return { rows: found.rows.map(wire), total: count.rows[0]?.total ?? 0 };
}

const readingHandlers = {
  listTransmissions: async ({ query }, { tenant, account }) => {
    const { rows, total } = await tenant((tx) => list(tx, query, account));
    return listed({ transmissions: rows }, total);
  },
  exportTransmissions: ({ query }, context) => exportTransmissions(query, context),
  startMessageQuestions: async ({ body }, { tenant, account, clock }) => ({
    job: await tenant((tx) => startAsking(tx, body.message_questions, account, clock)),
  }),
  getJobQuestions: async ({ path }, { tenant, account }) => ({
    job_questions: await tenant((tx) => questionsOfJob(tx, path.id, account)),
  }),
  getTransmissionHealth: async (_request, { tenant, account, clock }) => ({
    transmission_health: await tenant((tx) => readHealth(tx, account, clock)),
  }),
  getTransmission: async ({ path }, { tenant, account }) => ({
    transmission: await tenant((tx) => findVisible(tx, path.id, account)),
  }),
  getTransmissionXml: async ({ path }, { tenant, account }) => {
    const row = await tenant(async (tx) => {
      const { id } = await findVisible(tx, path.id, account);
      return tx
        .selectFrom('transmissions')
        .select(['message_id', MESSAGE_BYTES.as('bytes')])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    });
    return new FileReply(row.bytes, 'application/xml', `${row.message_id}.xml`);
  },
} satisfies Pick<
  Handlers,
  | 'listTransmissions'
  | 'exportTransmissions'
  | 'startMessageQuestions'
  | 'getJobQuestions'
  | 'getTransmissionHealth'
  | 'getTransmission'
  | 'getTransmissionXml'
>;

/** The messages to and from the tax authority, and what can be asked about one of them. */
export function transmissionHandlers(deps: AnswerDeps) {
  return { ...readingHandlers, ...onDemandHandlers(deps) };
}
