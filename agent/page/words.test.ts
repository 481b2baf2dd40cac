import { expect, test } from 'vitest';
import { TOKEN_PROBLEMS } from '#domain/signing/usb-agent.ts';
import { problemWords } from './words.mjs';

test('every reason why an order fails has its sentence and what to do next', () => {
  expect(Object.keys(problemWords).sort()).toEqual([...TOKEN_PROBLEMS].sort());
  for (const words of Object.values(problemWords)) expect(words).toMatch(/\. \S.*\.$/);
});
