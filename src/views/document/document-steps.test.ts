import { PUBLICATION_STATUS } from '#generated/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { documentSteps } from './document-steps.ts';
import { pauseAfter } from './use-followed.ts';

/** A kind of document made up for these tests. */
const kind = {
  steps: { draft: 'Lập', signed: 'Ký', sent: 'Gửi', received: 'Nhận', result: 'Kết quả' },
  results: ['answered'],
};

const states = (status: (typeof PUBLICATION_STATUS)[number]) =>
  documentSteps(kind, status, []).map(({ state }) => state);

describe('the way of a document', () => {
  test('coded: every hand has done its part, and the last says so', () => {
    expect(states('code_issued')).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(documentSteps(kind, 'code_issued', []).at(-1)?.label).toBe('Đã cấp mã');
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
  test('times come from the history, the newest of a kind first', () => {
    const steps = documentSteps(kind, 'signed', [
      event('signed', '2026-11-20T03:00:01Z'),
      event('signed', '2026-11-20T02:00:00Z'),
    ]);
    expect(steps[1]?.note).toBe('10:00:01');
  });
  test('refused by the provider, it never reached the authority', () => {
    const refused = (by: string) =>
      documentSteps(kind, 'invalid_message', [
        event(by, '2026-11-20T03:00:02Z'),
        event('handed_to_provider', '2026-11-20T03:00:01Z'),
      ]);
    expect(refused('refused_by_provider').map(({ state }) => state)).toEqual([
      'done',
      'done',
      'failed',
      'waiting',
      'waiting',
    ]);
    expect(refused('refused_by_provider')[2]?.note).toBe('10:00:02');
    expect(refused('technically_refused').map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'failed',
      'waiting',
    ]);
  });
  test('of one day in Việt Nam they are times alone, of several each says its date', () => {
    const notes = (created_on: string) =>
      documentSteps(kind, 'signed', [event('signed', '2026-11-20T17:30:00Z'), event('created', created_on)])
        .map(({ note }) => note)
        .slice(0, 2);
    expect(notes('2026-11-20T17:00:00Z')).toEqual(['00:00:00', '00:30:00']);
    expect(notes('2026-11-20T16:59:59Z')).toEqual(['20/11/2026 23:59:59', '21/11/2026 00:30:00']);
  });
});

test('publication is asked after 1 s, then ever later, to 5 s [1.signing.asynchronous]', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseAfter)).toEqual([1000, 1500, 2000, 3000, 4000, 5000, 5000, 5000]);
});
