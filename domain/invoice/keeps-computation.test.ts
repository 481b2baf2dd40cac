import { expect, test } from 'vitest';
import { keepsComputation } from './keeps-computation.ts';
import type { PublicationStatus } from './publication.ts';
import { PUBLICATION_STATUSES } from './publication.ts';

test('of all states only a failed signature keeps how the amounts were computed', () => {
  const statuses = Object.keys(PUBLICATION_STATUSES) as PublicationStatus[];
  expect(statuses.filter(keepsComputation)).toEqual(['signature_failed']);
});
