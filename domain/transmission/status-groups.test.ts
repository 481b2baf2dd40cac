import { expect, test } from 'vitest';
import { PUBLICATION_STATUSES } from './publication.ts';
import { STATUSES_OF_GROUP, UNANSWERED_STATUSES, UNSENT_STATUSES } from './status-groups.ts';

const listed = (statuses: string) => statuses.split(',').toSorted();
const UNSIGNED = ['signature_failed', 'requesting_digital_signature_is_faulty'];

test('refused is every error but those of signing, which have not left', () => {
  const errors = Object.entries(PUBLICATION_STATUSES).flatMap(([status, { is_error }]) =>
    is_error && !UNSIGNED.includes(status) ? [status] : [],
  );
  expect(listed(STATUSES_OF_GROUP.refused)).toEqual(errors.toSorted());
  expect(listed(UNSENT_STATUSES)).toEqual(expect.arrayContaining(UNSIGNED));
});

test('no status is in two groups, and what waits is what was not sent and what is not answered', () => {
  const all = Object.values(STATUSES_OF_GROUP).flatMap(listed);
  expect(new Set(all).size).toBe(all.length);
  expect(listed(STATUSES_OF_GROUP.waiting)).toEqual(
    [...listed(UNSENT_STATUSES), ...listed(UNANSWERED_STATUSES)].toSorted(),
  );
});

/** Of declarations and tables alone. */
const OF_OTHERS = ['tax_authority_received', 'tax_authority_accepted', 'valid_summary_table'];
const OUTSIDE = ['draft', 'cancelled', ...OF_OTHERS];

test('every status that a submitted invoice can have is in a group, so that no list is shorter than its count', () => {
  const all = Object.values(STATUSES_OF_GROUP).flatMap(listed);
  const submitted = Object.keys(PUBLICATION_STATUSES).filter((status) => !OUTSIDE.includes(status));
  expect(all.toSorted()).toEqual(submitted.toSorted());
});
