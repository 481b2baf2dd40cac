// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { spacing } from '#src/theme/spacing.ts';
import type { Spacing } from '#src/theme/spacing.ts';
import { Stack } from './card.tsx';

const options: Spacing[] = ['none', 'extraTight', 'tight', 'baseTight', 'loose', 'extraLoose'];

test('the gaps are these six, in whole units of 4 px, each wider than the one before [9.spacing]', () => {
  expect(Object.keys(spacing)).toEqual(options);
  const widths = Object.values(spacing);
  expect(widths.filter((width) => width % 4 !== 0)).toEqual([]);
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
});

test.each(options)('%s is the gap of a stack that asks for it [9.spacing]', (option) => {
  const { container } = render(<Stack spacing={option}>x</Stack>);
  expect((container.firstElementChild as HTMLElement).style.gap).toBe(
    option === 'none' ? '0px' : `${spacing[option]}px`,
  );
});
