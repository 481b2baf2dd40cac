import { describe, expect, test } from 'vitest';
import { readBankConfig } from './bank-config.ts';

const whole = {
  BANK_BIN: '970436',
  BANK_NAME: 'Ngân hàng An Phú',
  BANK_ACCOUNT_NUMBER: '1903202600888',
  BANK_ACCOUNT_NAME: 'CTY CP HOA DON SO',
  BANK_NOTICE_SECRET: 'mot-bi-mat-du-dai-cho-ngan-hang-32',
};

/** What is read, and the names of the variables that are wrong. */
function read(env: Record<string, string>) {
  const problems: string[] = [];
  const config = readBankConfig(env, problems);
  return { config, wrong: problems.map((problem) => problem.split(':')[0]), problems };
}

describe('the account that companies pay to', () => {
  test('is none when nothing is set, or set to nothing', () => {
    expect(read({})).toEqual({ config: null, wrong: [], problems: [] });
    expect(read({ BANK_BIN: ' ' }).config).toBeNull();
  });

  test('is read whole', () => {
    const { config, wrong } = read(whole);
    expect(wrong).toEqual([]);
    expect(config).toMatchObject({ account: { bank_bin: '970436' }, secret: whole.BANK_NOTICE_SECRET });
  });

  test('wants all of it, and a secret that nobody guesses, which no problem repeats', () => {
    expect(read({ BANK_BIN: '970436' }).wrong).toEqual(Object.keys(whole).slice(1));
    const { wrong, problems } = read({ ...whole, BANK_NOTICE_SECRET: 'doan-mo' });
    expect(wrong).toEqual(['BANK_NOTICE_SECRET']);
    expect(problems.join()).not.toContain('doan-mo');
  });
});
