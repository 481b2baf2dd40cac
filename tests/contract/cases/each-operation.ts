import { test } from 'vitest';
import { described, type Described } from '../described.ts';
import type { Account } from '../target/target.ts';
import { LeftOut, type Workbench } from '../workbench.ts';

/**
 * One test for each operation that a case is about, so that one that is added is met without a line here. Operations left
 * out, and accounts that nobody gave, are skipped by name.
 */
export function eachOperation(
  bench: Workbench,
  said: string,
  about: (one: Described) => boolean,
  run: (one: Described) => Promise<void>,
  account: Account = 'owner',
): void {
  for (const one of described.filter(about)) {
    test(`${one.id} ${said}`, async ({ skip }) => {
      if (bench.target.accounts[account] === null) skip(`no credentials for the account "${account}"`);
      try {
        await run(one);
        await bench.tidy();
      } catch (error) {
        if (error instanceof LeftOut) skip(`${error.message} is left out`);
        throw error;
      }
    });
  }
}
