// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';
import type { AvatarSize } from './avatar.tsx';

function show(props: Parameters<typeof Avatar>[0]): { avatar: Element; image: () => Element | null } {
  const { container } = render(<Avatar {...props} />);
  const avatar = container.querySelector('.k-avatar');
  if (!avatar) throw new Error('no avatar');
  return { avatar, image: () => avatar.querySelector('img') };
}

test('an image is pending until it has loaded [4.avatar.states]', () => {
  const { image } = show({ name: 'Trần Thu Hương', image: '/a.png' });
  expect(image()?.getAttribute('data-state')).toBe('pending');
  const pending = image();
  if (pending) fireEvent.load(pending);
  expect(image()?.getAttribute('data-state')).toBe('loaded');
});

test('an image that errored gives way to initials [4.avatar.states 4.avatar.fallback]', () => {
  const { avatar, image } = show({ name: 'Trần Thu Hương', image: '/a.png' });
  const broken = image();
  if (broken) fireEvent.error(broken);
  expect(image()).toBeNull();
  expect(avatar.textContent).toBe('TH');
});

test('nobody’s name is a person [4.avatar.fallback]', () => {
  const { avatar } = show({ name: ' ' });
  expect(avatar.textContent).toBe('');
  expect(avatar.querySelector('svg')).not.toBeNull();
});

const sizes: AvatarSize[] = ['extraSmall', 'small', 'medium', 'large', 'extraLarge'];

test.each(sizes)('%s is a size; medium unless told [9.avatar.sizes]', (size) => {
  expect(show({ name: 'An', size }).avatar.className).toContain(`k-avatar--${size}`);
  expect(show({ name: 'An' }).avatar.className).toContain('k-avatar--medium');
});

test('names spread over five palettes, and each keeps its own [9.avatar.palettes]', () => {
  const paletteOf = (name: string) => /k-avatar--p\d+/.exec(show({ name }).avatar.className)?.[0];
  const names = Array.from({ length: 60 }, (_none, at) => `Người thứ ${at}`);
  expect([...new Set(names.map(paletteOf))].sort()).toEqual([1, 2, 3, 4, 5].map((at) => `k-avatar--p${at}`));
  expect(paletteOf('Trần Thu Hương')).toBe(paletteOf('Trần Thu Hương'));
});
