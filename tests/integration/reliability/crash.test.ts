import { CRASH_POINTS, type CrashPoint, type Moment } from './crash-points.ts';
import { testKills } from './kills.ts';

/** The other moments leave the database as one of these does: `npm run test:long` is killed at all of them, and waits for the leases. */
const OTHERS: readonly Moment[] = ['before hand-to-provider', 'before look-up'];

/** The code of a kind has a part in what is signed, sent and stored, and none in how the pipeline goes on after it. */
const OF_A_KIND: readonly Moment[] = ['message taken', 'answers stored'];

const among =
  (moments: readonly Moment[]) =>
  ({ moment }: CrashPoint) =>
    moments.includes(moment);

testKills({
  points: {
    invoice: CRASH_POINTS.filter((point) => !among(OTHERS)(point)),
    declaration: CRASH_POINTS.filter(among(OF_A_KIND)),
    invoice_cash_register: CRASH_POINTS.filter(among(OF_A_KIND)),
    // What it adjusts is marked as adjusted when its answer is applied.
    adjusting_invoice: CRASH_POINTS.filter(among(['answers stored'])),
    invoice_mistake: CRASH_POINTS.filter(among(OF_A_KIND)),
    // No message carries it.
    statement: CRASH_POINTS.filter(among(['after seal-and-sign'])),
  },
  amid_many: ['message taken'],
  waits_for_lease: false,
});
