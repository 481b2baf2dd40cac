import { CRASH_POINTS, type CrashPoint, type Moment } from './crash-points.ts';
import { testKills } from './kills.ts';

const at = (...moments: readonly Moment[]): readonly CrashPoint[] =>
  CRASH_POINTS.filter(({ moment }) => moments.includes(moment));

/**
 * One moment of each part of the pipeline, and one kind of document of each shape: the code of a kind has a part in what is signed,
 * sent and stored, and none in how the pipeline goes on after it. `npm run test:long` kills every kind at every moment, and waits for
 * the leases.
 */
testKills({
  points: {
    invoice: at('after seal-and-sign', 'message taken', 'answers stored', 'after look-up'),
    invoice_of_cash_register: at('message taken'),
    declaration: at('answers stored'),
    // No message carries it.
    statement: at('after seal-and-sign'),
    explanation: [],
    adjusting_invoice: [],
    invoice_of_list: [],
    invoice_mistake: [],
    summary_table: [],
  },
  amid_many: ['message taken'],
  waits_for_lease: false,
});
