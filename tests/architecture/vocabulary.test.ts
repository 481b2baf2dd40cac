import { describe, expect, test } from 'vitest';
import { PUBLICATION_STATUSES } from '#domain/transmission/publication.ts';
import { TRANSMISSION_STATUSES } from '#domain/transmission/statuses.table.ts';
import {
  PUBLICATION_STATUS,
  PUBLICATION_STATUS_LABELS,
  PUBLICATION_STATUS_TONES,
  TRANSMISSION_STATUS,
} from '#generated/vocabulary.ts';

describe('statuses say the same in the law and in the description', () => {
  test('the twenty of the tax authority, in one order', () => {
    expect([...TRANSMISSION_STATUS]).toEqual(Object.keys(TRANSMISSION_STATUSES));
  });

  test('those a screen shows', () => {
    expect([...PUBLICATION_STATUS]).toEqual(Object.keys(PUBLICATION_STATUSES));
  });

  test.each(PUBLICATION_STATUS)('%s: words and tone', (status) => {
    const { label, tone } = PUBLICATION_STATUSES[status];
    expect({ label, tone }).toEqual({
      label: PUBLICATION_STATUS_LABELS[status],
      tone: PUBLICATION_STATUS_TONES[status],
    });
  });
});
