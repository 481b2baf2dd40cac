import { CRASH_POINTS } from '#tests/integration/reliability/crash-points.ts';
import { testKills } from '#tests/integration/reliability/kills.ts';

testKills({
  points: { invoice: CRASH_POINTS, declaration: CRASH_POINTS, invoice_cash_register: CRASH_POINTS },
  amid_many: ['message taken', 'after hand-to-provider', 'answers stored'],
  waits_for_lease: true,
});
