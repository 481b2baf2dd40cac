import { describe, expect, test } from 'vitest';
import { contractOptions } from './options.ts';

describe('the command line of the contract tests', () => {
  test('starts the test app when no server is named', () => {
    expect(contractOptions([], {})).toMatchObject({ base_url: null, only: null });
  });

  test('hands a server and its accounts over in the environment', () => {
    const args = [
      '--base-url',
      'https://a.vn',
      '--username',
      'a',
      '--password',
      'b',
      '--other-username',
      'c',
    ];
    const { env } = contractOptions([...args, '--seed', '7'], {});
    expect(env).toEqual({
      CONTRACT_BASE_URL: 'https://a.vn',
      CONTRACT_USERNAME: 'a',
      CONTRACT_PASSWORD: 'b',
      CONTRACT_OTHER_USERNAME: 'c',
      CONTRACT_SEED: '7',
    });
  });

  test('makes a seed of its own when none is given', () => {
    expect(contractOptions([], {}).seed).toBeGreaterThan(0);
  });

  test.each([
    [['--base-url', 'a.vn'], 'no URL'],
    [['--base-url', 'https://a.vn'], '--username'],
    [['--seed', 'x'], 'whole number'],
    [['--khong-co'], 'khong-co'],
  ])('%j is refused in words', (args, words) => {
    expect(() => contractOptions(args, {})).toThrow(words);
  });
});
