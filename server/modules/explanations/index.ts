import type { Handlers } from '#server/context.ts';
import { explanationHold, explanationOf, setExplanation, submitExplanation } from './explanations.ts';

export { explanationKind } from './document-kind.ts';

/** Giải trình của tờ khai: what the authority asked for by 01/TB-BSTT-NNT (107), and its answer. */
export const explanationHandlers = {
  getExplanation: async ({ path }, { tenant }) => ({
    explanation: await tenant((tx) => explanationOf(tx, path.id)),
  }),
  getExplanationHold: async ({ path }, { tenant, clock }) => ({
    document_hold: await tenant((tx) => explanationHold(tx, path.id, clock)),
  }),
  setExplanation: async ({ path, body }, { tenant, account, clock }) => ({
    explanation: await tenant((tx) => setExplanation(tx, path.id, body.explanation, account, clock)),
  }),
  submitExplanation: async ({ path, body }, { tenant, account, clock }) => ({
    explanation: await tenant((tx) => submitExplanation(tx, path.id, body.explanation, account, clock)),
  }),
} satisfies Pick<Handlers, 'getExplanation' | 'getExplanationHold' | 'setExplanation' | 'submitExplanation'>;
