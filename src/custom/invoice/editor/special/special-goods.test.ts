import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { english } from '#src/wording/en/english.ts';

// What was read in English is not left to the files that follow.
afterAll(() => void vi.resetModules());
beforeEach(() => void vi.resetModules());

const way = [
  { goods: '2', name: 'DDi', value: 'Huế' },
  { goods: '2', name: 'DDen', value: 'Đà Nẵng' },
] as const;

async function named(): Promise<string> {
  const { specialName } = await import('./special-goods.ts');
  return specialName([...way]);
}

test('special goods are named with their kind and their fields', async () => {
  expect(await named()).toBe('Vận chuyển. Điểm đi: Huế; Điểm đến: Đà Nẵng');
});

test('in English their fields are English too, and what was typed stays', async () => {
  const { speak } = await import('#src/language/language.ts');
  speak(english);
  expect(await named()).toBe('Transport. Place of departure: Huế; Destination: Đà Nẵng');
});
