import { PUBLICATION_STATUS } from '#generated/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { relaySteps } from './relay-steps.ts';
import { pauseAfter } from './use-publication.ts';

const states = (status: (typeof PUBLICATION_STATUS)[number]) =>
  relaySteps(status, []).map(({ state }) => state);

describe('the way of an invoice', () => {
  test('coded: every hand has done its part, and the last says so', () => {
    expect(states('code_issued')).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(relaySteps('code_issued', []).at(-1)?.label).toBe('Đã cấp mã');
  });
  test('denied at the last step', () =>
    expect(states('denial_of_code_issuance')).toEqual(['done', 'done', 'done', 'done', 'failed']));
  test('not known is never drawn as failed', () =>
    expect(states('unknown')).toEqual(['done', 'done', 'unknown', 'waiting', 'waiting']));
  test.each(PUBLICATION_STATUS)('%s has five steps and at most one that is under way or failed', (status) => {
    const open = states(status).filter((state) => state !== 'done' && state !== 'waiting');
    expect(states(status)).toHaveLength(5);
    expect(open.length).toBeLessThanOrEqual(1);
  });
  test('times come from the history, the newest of a kind first', () => {
    const event = (kind: string, happened_on: string) => ({
      id: 1,
      kind,
      happened_on,
      title: '',
      detail: null,
      tone: 'default' as const,
      actor_name: null,
      transmission_id: null,
    });
    const steps = relaySteps('signed', [
      event('signed', '2026-11-20T03:00:01Z'),
      event('signed', '2026-11-20T02:00:00Z'),
    ]);
    expect(steps[1]?.note).toBe('10:00:01');
  });
});

test('publication is asked after 1 s, then ever later, to 5 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseAfter)).toEqual([1000, 1500, 2000, 3000, 4000, 5000, 5000, 5000]);
});
