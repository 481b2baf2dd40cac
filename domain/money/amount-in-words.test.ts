import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../data/test-vectors.json' with { type: 'json' };
import { amountInWords, fittingWords, MAX_WORDS_LENGTH } from './amount-in-words.ts';

describe('the vectors', () => {
  test('are 58', () => expect(vectors.vectors).toHaveLength(58));
  test.each(vectors.vectors.map(({ n, text }) => [String(n), text]))('%s', (n, text) =>
    expect(amountInWords(n, 'VND')).toBe(text),
  );
});

describe('large amounts, to 21 digits', () => {
  test.each([
    ['1000000000000000', 'Một triệu tỷ đồng'],
    ['1000000000000000000', 'Một tỷ tỷ đồng'],
    ['100000000000000000001', 'Một trăm tỷ tỷ không trăm linh một đồng'],
    ['5000001000', 'Năm tỷ không trăm linh một nghìn đồng'],
  ])('%s', (n, text) => expect(amountInWords(n, 'VND')).toBe(text));

  test('22 digits are refused', () =>
    expect(() => amountInWords('1'.repeat(22), 'VND')).toThrow(
      new RangeError(`more than 21 digits: ${'1'.repeat(22)}`),
    ));
});

describe('foreign currency', () => {
  test.each([
    ['1250.4', 'USD', 'Một nghìn hai trăm năm mươi đô la Mỹ và bốn mươi xu'],
    ['0.05', 'USD', 'Không đô la Mỹ và năm xu'],
    ['-15.25', 'EUR', 'Âm mười lăm euro và hai mươi lăm xu'],
    ['100', 'EUR', 'Một trăm euro'],
    ['10.5', 'JPY', 'Mười phẩy năm yên Nhật'],
    ['7', 'CHF', 'Bảy CHF'],
    ['0.125', 'USD', 'Không phẩy một hai năm đô la Mỹ'],
  ])('%s %s', (n, currency, text) => expect(amountInWords(n, currency)).toBe(text));
});

test('junk is refused', () => expect(() => amountInWords('1.000,5', 'VND')).toThrow(RangeError));

describe('a company may say it its own way', () => {
  test.each([
    ['1024104', 'VND', { zero_tens: 'lẻ' }, 'Một triệu không trăm hai mươi tư nghìn một trăm lẻ bốn đồng'],
    [
      '1024104',
      'VND',
      { four_after_tens: 'bốn' },
      'Một triệu không trăm hai mươi bốn nghìn một trăm linh bốn đồng',
    ],
    ['14', 'VND', { four_after_tens: 'tư' }, 'Mười bốn đồng'],
    ['1000', 'VND', { says_whole: true }, 'Một nghìn đồng chẵn'],
    ['-1000', 'VND', { says_whole: true }, 'Âm một nghìn đồng chẵn'],
    ['0', 'VND', { says_whole: true }, 'Không đồng chẵn'],
    ['15.25', 'USD', { says_whole: true }, 'Mười lăm đô la Mỹ và hai mươi lăm xu'],
    ['15.25', 'USD', { hundredths: 'cent' }, 'Mười lăm đô la Mỹ và hai mươi lăm cent'],
    ['15.2', 'GBP', { hundredths: 'cent' }, 'Mười lăm bảng Anh và hai mươi penny'],
    ['15.05', 'USD', { hundredths: 'phẩy' }, 'Mười lăm phẩy không năm đô la Mỹ'],
    ['15.24', 'USD', { four_after_tens: 'bốn' }, 'Mười lăm đô la Mỹ và hai mươi bốn xu'],
  ] as const)('%s %s %j', (n, currency, options, text) =>
    expect(amountInWords(n, currency, options)).toBe(text),
  );
});

const SAID: Readonly<Record<string, bigint>> = {
  ...{ không: 0n, một: 1n, hai: 2n, ba: 3n, bốn: 4n, năm: 5n, sáu: 6n, bảy: 7n, tám: 8n, chín: 9n },
  ...{ mốt: 1n, tư: 4n, lăm: 5n },
};
const SCALE: Readonly<Record<string, bigint>> = { nghìn: 1_000n, triệu: 1_000_000n };

/** Listens to the words of a whole number and counts along. */
function heard(words: string): bigint {
  const billions = words.lastIndexOf(' tỷ');
  if (billions >= 0)
    return heard(words.slice(0, billions)) * 1_000_000_000n + heard(words.slice(billions + 3));
  let [sum, group, digit] = [0n, 0n, 0n];
  for (const word of words.split(' ').filter((one) => one !== '' && one !== 'linh')) {
    const scale = SCALE[word];
    if (scale !== undefined) [sum, group, digit] = [sum + (group + digit) * scale, 0n, 0n];
    else if (word === 'trăm') [group, digit] = [digit * 100n, 0n];
    else if (word === 'mươi') [group, digit] = [group + digit * 10n, 0n];
    else if (word === 'mười') [group, digit] = [group + 10n, 0n];
    else digit = SAID[word] ?? -1_000_000n;
  }
  return sum + group + digit;
}

test('whoever hears any amount to 21 digits writes the same number down', () =>
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 21n - 1n }), (n) => {
      const said = amountInWords(String(n), 'VND');
      expect(heard(said.toLowerCase().replace(/ đồng$/, ''))).toBe(n);
      expect(amountInWords(`-${n + 1n}`.slice(0, 22), 'VND')).toMatch(/^Âm /);
    }),
    { numRuns: 500 },
  ));

describe('the format has room for 255 letters', () => {
  // 099 is the longest group, 499 the longest that leads.
  const longest = `-499${'099'.repeat(6)}`;

  test('which every amount in đồng fits, however it is said', () => {
    const said = fittingWords(longest, 'VND', { four_after_tens: 'bốn', says_whole: true });
    expect(said).toBe(amountInWords(longest, 'VND', { four_after_tens: 'bốn', says_whole: true }));
    expect(said.length).toBeGreaterThan(200);
    expect(said.length).toBeLessThanOrEqual(MAX_WORDS_LENGTH);
  });

  test('and one that does not has none', () => {
    expect(amountInWords(`${longest}.444444`, 'NZD').length).toBeGreaterThan(MAX_WORDS_LENGTH);
    expect(fittingWords(`${longest}.444444`, 'NZD')).toBe('');
  });

  test('one of exactly 255 letters is said, one of 256 is not', () => {
    // The code of a currency without words of its own is as long as its text.
    const rest = amountInWords(longest, '').length;
    const unit = 'x'.repeat(MAX_WORDS_LENGTH - rest);
    expect(fittingWords(longest, unit)).toHaveLength(MAX_WORDS_LENGTH);
    expect(fittingWords(longest, `${unit}x`)).toBe('');
  });

  test('no more than an amount of 22 digits', () => expect(fittingWords('1'.repeat(22), 'VND')).toBe(''));
});
