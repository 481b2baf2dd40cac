import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { kyselyOver } from '#server/platform/db/database.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { atMoments } from './period.ts';

const database = withTestDatabase();

test.each([
  ['2026-11-30T16:59:59Z', false],
  ['2026-11-30T17:00:00Z', true],
  ['2026-12-02T16:59:59Z', true],
  ['2026-12-02T17:00:00Z', false],
])('%s lies in the first two days of December in Vietnam: %s', async (moment, expected) => {
  const within = atMoments({ from: '2026-12-01', to: '2026-12-02' }, 'moment');
  const { rows } = await sql<{ within: boolean }>`select ${within} as within
    from (select ${moment}::timestamptz as moment) as moments`.execute(kyselyOver(database.pool));
  expect(rows).toEqual([{ within: expected }]);
});
