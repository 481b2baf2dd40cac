import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeInBatch, outcomeOf, tallyOf } from './outcome.ts';
import { PUBLICATION_STATUSES, type PublicationStatus } from './publication.ts';

test.each<[PublicationStatus, string]>([
  ['queued', 'waiting'],
  ['signing', 'waiting'],
  ['sent_tvan', 'waiting'],
  ['unknown', 'unknown'],
  ['signature_failed', 'failed'],
  ['denial_of_code_issuance', 'failed'],
  ['cancelled', 'failed'],
  ['code_issued', 'ok'],
  ['to_report', 'ok'],
])('%s is %s', (status, outcome) => expect(outcomeOf(status)).toBe(outcome));

test.each([
  ['draft', 'refused', 'failed'],
  ['draft', 'taken', 'waiting'],
  ['draft', 'pending', 'waiting'],
  ['draft', 'stopped', 'stopped'],
  ['code_issued', 'refused', 'ok'],
  ['code_issued', 'stopped', 'ok'],
  ['signature_failed', 'pending', 'waiting'],
  ['signature_failed', 'taken', 'failed'],
  ['unknown', 'pending', 'unknown'],
  [null, 'taken', 'failed'],
  [null, 'pending', 'waiting'],
  [null, 'stopped', 'stopped'],
] as const)('of a batch, %s that is %s counts as %s', (status, state, outcome) =>
  expect(outcomeInBatch(status, state)).toBe(outcome),
);

test('the counts always add up to all of them', () => {
  const status = fc.constantFrom(...(Object.keys(PUBLICATION_STATUSES) as PublicationStatus[]), null);
  const state = fc.constantFrom('pending', 'taken', 'refused', 'stopped');
  fc.assert(
    fc.property(fc.array(fc.tuple(status, state)), (all) => {
      const { ok, failed, unknown, waiting, stopped } = tallyOf(all.map((one) => outcomeInBatch(...one)));
      expect(ok + failed + unknown + waiting + stopped).toBe(all.length);
    }),
  );
});
