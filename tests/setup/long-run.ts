import { test } from 'vitest';

export const isLongRun = process.env['LONG'] === '1';

/**
 * A test of the long run alone (`npm run test:long`): a variant or a detail of what another test holds already. Elsewhere it is not
 * there at all, since what is skipped counts as failed.
 */
export const inLongRun: (name: string, body: () => Promise<void>) => void = isLongRun
  ? test
  : () => undefined;
