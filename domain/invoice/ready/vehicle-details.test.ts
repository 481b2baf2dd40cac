import { expect, test } from 'vitest';
import { missingDetails } from './vehicle-details.ts';

const field = (name: string, value: string) => ({ goods: '1' as const, name, value });
const NEW = [field('SKhung', 'RLHFE1'), field('SMay', '1NZ1'), field('TTTSan', '0')];
const of = (name: string, special = NEW, value = '') =>
  missingDetails({
    ...{ kind: 'goods', name, special },
    extras: [{ name: 'Năm sản xuất', type: 'string', value }],
  }).join(' ');

test('of a new car brand, type and year are looked for in its name, its fields and the fields of the company', () => {
  expect(of('Xe ô tô con 5 chỗ')).toBe('brand type year');
  expect(of('Xe ô tô Toyota')).toBe('type year');
  expect(of('Xe ô tô Toyota Vios E CVT')).toBe('year');
  expect(of('Xe ô tô Toyota Vios', NEW, '2026')).toBe('');
  expect(of('Xe máy Honda Wave, sản xuất 2026, màu đỏ')).toBe('');
  expect(of('Xe ô tô', [...NEW, field('TNHieu', 'Kia'), field('KLXe', 'K3'), field('NSXuat', '2026')])).toBe(
    '',
  );
  expect(of('Xe ô tô Vios', [...NEW, field('TNHieu', 'Toyota')])).toBe('year');
});

test('frame and engine in the name are neither brand nor type', () => {
  expect(of('Xe ô tô, số khung RLHFE1, số máy 1NZ1')).toBe('brand type year');
});

test('a used car has fields of its own for them, and other goods none', () => {
  expect(of('Xe ô tô', [field('TTTSan', '1')])).toBe('');
  expect(of('Gạo', [])).toBe('');
});
