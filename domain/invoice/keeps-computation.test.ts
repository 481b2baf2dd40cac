import { expect, test } from 'vitest';
import { keepsComputation } from './keeps-computation.ts';
import type { PublicationStatus } from '../transmission/publication.ts';
import { PUBLICATION_STATUSES } from '../transmission/publication.ts';

test('of all states only a failed signature keeps how the amounts were computed', () => {
  const statuses = Object.keys(PUBLICATION_STATUSES) as PublicationStatus[];
  expect(statuses.filter(keepsComputation)).toEqual(['signature_failed']);
});
