import { CRASH_POINTS } from '#tests/integration/reliability/crash-points.ts';
import { testKills } from '#tests/integration/reliability/kills.ts';

testKills({
  points: {
    declaration: CRASH_POINTS,
    explanation: CRASH_POINTS,
    invoice: CRASH_POINTS,
    invoice_of_cash_register: CRASH_POINTS,
    adjusting_invoice: CRASH_POINTS,
    invoice_of_list: CRASH_POINTS,
    invoice_mistake: CRASH_POINTS,
    // No message carries it: nothing is handed over, looked up or answered.
    statement: CRASH_POINTS.filter(({ moment }) => /seal-and-sign/.test(moment)),
    summary_table: CRASH_POINTS,
  },
  amid_many: ['message taken', 'after hand-to-provider', 'answers stored'],
  waits_for_lease: true,
});
