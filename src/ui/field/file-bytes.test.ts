import { afterEach, expect, test } from 'vitest';
import { fileSize } from '../import/drop-zone.tsx';
import { showNumbersIn } from '../format/number.ts';
import { base64Of, bytesOf, bytesWithin, limitText, pictureUrl, sizeText } from './file-bytes.ts';

test.each(['', 'a', 'ab', 'abc', 'Hóa đơn số'])('%j is counted in bytes by its base64', async (text) => {
  const file = new Blob([text]);
  expect(bytesOf(await base64Of(file))).toBe(file.size);
});

test('a file within the limit is never longer in base64', async () => {
  const limit = 400;
  const largest = new Blob(['x'.repeat(bytesWithin(limit))]);
  expect((await base64Of(largest)).length).toBeLessThanOrEqual(limit);
});

test.each([
  [820, '820 B'],
  [1536, '1,5 KB'],
  [2 * 1024 * 1024, '2 MB'],
])('%i bytes are said as %s', (bytes, words) => expect(sizeText(bytes)).toBe(words));

afterEach(() => showNumbersIn('vietnamese'));

test('sizes are said in the style numbers are shown in', () => {
  showNumbersIn('international');
  expect([sizeText(1536), fileSize(13_107_200), fileSize(10 * 1024 * 1024)]).toEqual([
    '1.5 KB',
    '12.5 MB',
    '10 MB',
  ]);
});

test('only what begins like a picture is shown as one', () => {
  expect(pictureUrl('iVBORw0KGgoAAAA')).toBe('data:image/png;base64,iVBORw0KGgoAAAA');
  expect(pictureUrl('/9j/4AAQ')).toMatch(/^data:image\/jpeg/);
  expect(pictureUrl('TVqQAAMAAAA')).toBeNull();
});

test.each([
  [150_000, '146 KB'],
  [5 * 1024 * 1024, '5 MB'],
  [820, '820 B'],
])('the most that fits of %i bytes is said as %s', (bytes, text) => {
  expect(limitText(bytes)).toBe(text);
});
