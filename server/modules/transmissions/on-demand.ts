import type { Handlers } from '#server/context.ts';
import {
  askForAnswers,
  fetchAnswersAgain,
  lookUpNow,
  type AnswerDeps,
} from '#server/modules/documents/index.ts';
import { findVisible } from './rows.ts';

/** What a person does about a message of unknown whereabouts, or an answer that cannot be read. */
export function onDemandHandlers(deps: AnswerDeps) {
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
