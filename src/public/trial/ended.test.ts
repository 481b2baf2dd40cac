import { expect, test } from 'vitest';
import { endedBy } from './kept.ts';

const failed = (status: number, code: string) => endedBy({ status, code, message: 'x', fields: {} });

test('five wrong codes and an unknown application are the end of it', () => {
  expect(failed(410, 'trial_ended')).toEqual({ begun: false, said: 'x' });
  expect(failed(404, 'not_found')).toEqual({ begun: false, said: 'x' });
});

test('one that has been verified is over too, and leads to signing in', () => {
  expect(failed(410, 'trial_begun')).toEqual({ begun: true, said: 'x' });
});

test('a wrong code, one that ran out and a dead network leave another try', () => {
  expect([failed(422, 'wrong_code'), failed(410, 'code_expired'), failed(0, 'network')]).toEqual([
    null,
    null,
    null,
  ]);
});
