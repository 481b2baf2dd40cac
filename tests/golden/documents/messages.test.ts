import { expect, test } from 'vitest';
import { formatLaws } from './format-laws.ts';
import { MESSAGE_CASES } from './messages.ts';

const DRAWN = 10;

test('there are more than four hundred documents', () =>
  expect(MESSAGE_CASES.length * DRAWN).toBeGreaterThan(400));

formatLaws(MESSAGE_CASES, 'messages', DRAWN);
