import { describe, expect, test } from 'vitest';
import type { ReviewEvent, ReviewState } from './review.ts';
import { advanceReview, REVIEW_TRANSITIONS, reviewDue } from './review.ts';

describe('between receipt and decision', () => {
  test.each<[ReviewState, ReviewEvent, ReviewState | null]>([
    ['not_received', 'receive', 'comparing'],
    ['not_received', 'refuse', 'refused'],
    ['not_received', 'confirm', null],
    ['comparing', 'receive', null],
    ['comparing', 'want_confirmation', 'confirmation_wanted'],
    ['comparing', 'want_explanation', 'explanation_wanted'],
    ['comparing', 'confirm', 'confirmed'],
    ['confirmation_wanted', 'confirm', 'confirmed'],
    ['confirmation_wanted', 'refuse', 'refused'],
    ['confirmed', 'accept', 'accepted'],
    ['confirmed', 'want_explanation', 'explanation_wanted'],
    ['explanation_wanted', 'explain', 'explained'],
    ['explanation_wanted', 'confirm', null],
    ['explained', 'want_explanation', 'explanation_wanted'],
    ['accepted', 'refuse', null],
    ['refused', 'accept', null],
  ])('%s, %s: %s', (state, event, next) => expect(advanceReview(state, event)).toBe(next));

  test('a decision comes at any time before another', () => {
    for (const state of Object.keys(REVIEW_TRANSITIONS) as ReviewState[]) {
      if (state === 'accepted' || state === 'refused') continue;
      expect([advanceReview(state, 'accept'), advanceReview(state, 'refuse')]).toEqual([
        'accepted',
        'refused',
      ]);
    }
  });
});

describe('who acts next, and by when (TT 91/2026 Điều 6.2)', () => {
  // From Friday; Tuesday 24/11/2026 is a holiday.
  test.each<[ReviewState, string | null, string | undefined]>([
    ['not_received', null, undefined],
    ['comparing', 'authority', '2026-11-23'],
    ['confirmation_wanted', 'taxpayer', '2026-11-23'],
    ['confirmed', 'authority', '2026-11-23'],
    ['explanation_wanted', 'taxpayer', '2026-11-26'],
    ['explained', 'authority', '2026-11-23'],
    ['accepted', null, undefined],
    ['refused', null, undefined],
  ])('%s: %s until %s', (state, who, due_on) => {
    const due = reviewDue(state, '2026-11-20');
    expect([due?.who ?? null, due?.due_on]).toEqual([who, due_on]);
  });

  test('there was no such rule before', () => expect(reviewDue('comparing', '2026-06-30')).toBeNull());
});
