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

test('one that was not taken has failed until it is published by itself', () => {
  expect(outcomeInBatch('draft', false)).toBe('failed');
  expect(outcomeInBatch('draft', true)).toBe('waiting');
  expect(outcomeInBatch('code_issued', false)).toBe('ok');
  expect(outcomeInBatch(null, true)).toBe('failed');
});

test('the counts always add up to all of them', () => {
  const status = fc.constantFrom(...(Object.keys(PUBLICATION_STATUSES) as PublicationStatus[]), null);
  fc.assert(
    fc.property(fc.array(fc.tuple(status, fc.boolean())), (all) => {
      const { ok, failed, unknown, waiting } = tallyOf(all.map((one) => outcomeInBatch(...one)));
      expect(ok + failed + unknown + waiting).toBe(all.length);
    }),
  );
});
