import { expect, test } from 'vitest';
import { outcomeInBatch, outcomeOf } from './outcome.ts';
import type { PublicationStatus } from './publication.ts';

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
