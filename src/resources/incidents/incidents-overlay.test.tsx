// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IncidentEnd } from './incidents-overlay.tsx';

const shown = (ended_on: string | null) => render(<IncidentEnd ended_on={ended_on} />).container.textContent;

test('an incident tells its last day, or that it lasts', () => {
  expect(shown('2026-11-03')).toBe('03/11/2026');
  expect(shown(null)).toBe('Chưa hết');
});
