import { CRASH_POINTS, type CrashPoint, type Moment } from './crash-points.ts';
import { testKills } from './kills.ts';

/** The other moments leave the database as one of these does: `npm run test:long` is killed at all of them, and waits for the leases. */
const OTHERS: readonly Moment[] = ['before hand-to-provider', 'before look-up'];

const among =
  (moments: readonly Moment[]) =>
  ({ moment }: CrashPoint) =>
    moments.includes(moment);

/**
 * The code of a kind has a part in what is signed, sent and stored, and none in how the pipeline goes on after it; when its answer is
 * applied it moves what the document is about.
 */
const ONCE_OF_A_KIND = CRASH_POINTS.filter(among(['answers stored']));

testKills({
  points: {
    invoice: CRASH_POINTS.filter((point) => !among(OTHERS)(point)),
    invoice_of_cash_register: CRASH_POINTS.filter(among(['message taken', 'answers stored'])),
    declaration: ONCE_OF_A_KIND,
    explanation: ONCE_OF_A_KIND,
    adjusting_invoice: ONCE_OF_A_KIND,
    invoice_of_list: ONCE_OF_A_KIND,
    invoice_mistake: ONCE_OF_A_KIND,
    summary_table: ONCE_OF_A_KIND,
    // No message carries it.
    statement: CRASH_POINTS.filter(among(['after seal-and-sign'])),
  },
  amid_many: ['message taken'],
  waits_for_lease: false,
});
