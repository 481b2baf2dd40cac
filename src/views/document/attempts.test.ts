import { expect, test } from 'vitest';
import { attemptsOf, unknownSince, undecidingAnswer } from './attempts.ts';
import type { DocumentEvent, Message } from './document-kind.ts';

const message = (id: number, created_on: string) => ({ id, created_on }) as Message;
const event = (id: number, kind: string, happened_on: string) => ({ id, kind, happened_on }) as DocumentEvent;

test('messages and questions about them stand in the order they happened, other events are left out', () => {
  const found = attemptsOf(
    [message(2, '2026-11-20T03:00:00Z'), message(1, '2026-11-20T01:00:00Z')],
    [
      event(9, 'found_at_provider', '2026-11-20T02:00:00Z'),
      event(8, 'signed', '2026-11-20T00:30:00Z'),
      // The answer itself is a message already.
      event(10, 'answer_unreadable', '2026-11-20T03:00:00Z'),
      event(7, 'whereabouts_unknown', '2026-11-20T01:30:00Z'),
    ],
  );
  expect(found.map(({ key }) => key)).toEqual(['message 1', 'event 7', 'event 9', 'message 2']);
});

test('it is not known since the last time that no answer came', () => {
  const events = [
    event(1, 'whereabouts_unknown', '2026-11-20T01:00:00Z'),
    event(2, 'whereabouts_unknown', '2026-11-20T02:00:00Z'),
    event(3, 'found_at_provider', '2026-11-20T03:00:00Z'),
  ];
  expect(unknownSince(events)).toBe('2026-11-20T02:00:00Z');
  expect(unknownSince([])).toBeNull();
});

test.each(['answer_unreadable', 'answer_faulty'])(
  '%s, which decides nothing, is told until the result comes or the document goes out again',
  (kind) => {
    const at = '2026-11-20T01:00:00Z';
    const results = ['code_issued', 'code_denied'];
    const unread = [event(2, kind, at), event(1, 'handed_to_provider', at)];
    expect(undecidingAnswer(unread, results)?.id).toBe(2);
    expect(undecidingAnswer([event(3, 'code_issued', at), ...unread], results)).toBeNull();
    expect(undecidingAnswer([event(3, 'handed_to_provider', at), ...unread], results)).toBeNull();
    expect(undecidingAnswer([event(1, 'handed_to_provider', at)], results)).toBeNull();
  },
);
