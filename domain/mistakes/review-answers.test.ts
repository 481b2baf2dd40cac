import { describe, expect, test } from 'vitest';
import { answersOf, reviewAnswerState, type ReviewAnswer } from './review-answers.ts';

const invoice = (number: string) => ({ form_no: '1', symbol: 'C26TAA', number });
const NAMED = [invoice('15'), invoice('16')];

/** A notice with these lines: number, answer. */
function notice(id: number, ...lines: [string, ReviewAnswer['lines'][number]['answer']][]): ReviewAnswer {
  return {
    id,
    name: `notice ${id}`,
    lines: lines.map(([number, answer]) => ({ invoice: invoice(number), answer })),
  };
}

describe('what was done about each invoice of a notice 302', () => {
  test('nothing while none of its invoices is in an answer', () => {
    expect(answersOf(NAMED, [notice(1, ['99', 'received'])])).toEqual([
      { answer: 'none', answer_id: null },
      { answer: 'none', answer_id: null },
    ]);
  });

  test('the same invoice written with leading zeros is the same invoice', () => {
    expect(answersOf(NAMED, [notice(1, ['00000015', 'sent'])])[0]).toEqual({ answer: 'sent', answer_id: 1 });
  });

  test('what was received stays received, whatever is written again; a refused line is overtaken by its correction', () => {
    const answers = [
      notice(1, ['15', 'received'], ['16', 'refused']),
      notice(2, ['15', 'draft'], ['16', 'sent']),
    ];
    expect(answersOf(NAMED, answers)).toEqual([
      { answer: 'received', answer_id: 1 },
      { answer: 'sent', answer_id: 2 },
    ]);
  });
});

test.each([
  [[], 'unanswered'],
  [[notice(1, ['15', 'draft'])], 'unanswered'],
  [[notice(1, ['15', 'refused'], ['16', 'refused'])], 'unanswered'],
  [[notice(1, ['15', 'sent'])], 'sent'],
  [[notice(1, ['15', 'received'], ['16', 'refused'])], 'partly'],
  [[notice(1, ['15', 'received']), notice(2, ['16', 'sent'])], 'partly'],
  [[notice(1, ['15', 'received']), notice(2, ['16', 'received'])], 'answered'],
] as const)('the answers %j leave it %s', (answers, state) => {
  expect(reviewAnswerState(NAMED, answers)).toBe(state);
});

test('a notice that names no invoice is answered by one that was received in full', () => {
  expect(reviewAnswerState([], [])).toBe('unanswered');
  expect(reviewAnswerState([], [notice(1, ['15', 'received'], ['16', 'refused'])])).toBe('partly');
  expect(reviewAnswerState([], [notice(1, ['15', 'received'])])).toBe('answered');
});
