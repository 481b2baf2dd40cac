import { test } from 'vitest';

/**
 * A test of the long run alone (`npm run test:long`): a variant or a detail of what another test holds already. Elsewhere it is not
 * there at all, since what is skipped counts as failed.
 */
export const inLongRun: (name: string, body: () => Promise<void>) => void =
  process.env['LONG'] === '1' ? test : () => undefined;
