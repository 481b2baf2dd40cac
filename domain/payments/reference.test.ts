import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_RUNNING, paymentReference, referencesIn } from './reference.ts';

const one = paymentReference(12_345_678);
const running = fc.integer({ min: 0, max: MAX_RUNNING - 1 });

test.each([
  ['as it is', one],
  ['among the words of a bank', `MBVCB.7719201.${one}.CT tu 0071002345678 SAO VIET toi 19032026`],
  ['with digits right behind it', `${one}-251126-09:15:02`],
  ['in small letters, apart', one.toLowerCase().replace(/(.{4})/g, '$1 ')],
])('a reference is found %s', (_how, content) => expect(referencesIn(content)).toEqual([one]));

test('two are both found, one twice is found once', () => {
  const other = paymentReference(7);
  expect(referencesIn(`${one} ${other} ${one}`)).toEqual([one, other]);
});

test.each(['', 'thanh toan goi dich vu', 'HDS', 'HDS123', `${one.slice(0, -1)}`])(
  '%j holds none',
  (content) => expect(referencesIn(content)).toEqual([]),
);

test('no wrong digit makes another reference of it', () => {
  fc.assert(
    fc.property(running, fc.nat(9), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const right = paymentReference(number);
      const place = 3 + at;
      const wrong = `${right.slice(0, place)}${(Number(right[place]) + by) % 10}${right.slice(place + 1)}`;
      expect(referencesIn(right)).toEqual([right]);
      expect(referencesIn(wrong)).toEqual([]);
    }),
  );
});

test.each([-1, 1.5, MAX_RUNNING])('%s is no running number', (number) =>
  expect(() => paymentReference(number)).toThrow(RangeError),
);
