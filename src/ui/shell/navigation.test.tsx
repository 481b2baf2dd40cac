// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { holdsCurrent, isDisabled } from './navigation-model.ts';
import type { NavEntry } from './navigation-model.ts';
import { Navigation } from './navigation.tsx';

const group = (children: NavEntry[]): NavEntry => ({ key: 'reports', label: 'Báo cáo', children });
const sales: NavEntry = { key: 'sales', label: 'Bảng kê', href: '/admin/report/sales' };
const usage: NavEntry = { key: 'usage', label: 'Số lượng', href: '/admin/report/usage' };

describe('disabled entries (spec point 2)', () => {
  test('a group is disabled when all its children are [2.navigation.disabled-group]', () => {
    expect(
      isDisabled(
        group([
          { ...sales, disabled: true },
          { ...usage, disabled: true },
        ]),
      ),
    ).toBe(true);
  });
  test('one open child keeps its group open', () => {
    expect(isDisabled(group([{ ...sales, disabled: true }, usage]))).toBe(false);
  });
  test('a group without children is not disabled for that', () => expect(isDisabled(group([]))).toBe(false));

  test('a disabled entry is shown, and leads nowhere [2.navigation.disabled-entry]', () => {
    render(<Navigation entries={[{ ...sales, disabled: true }]} />);
    const entry = screen.getByRole('link', { name: 'Bảng kê' });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(entry.hasAttribute('href')).toBe(false);
  });
  test('a disabled group still opens, so that one sees what it holds', () => {
    render(<Navigation entries={[group([{ ...sales, disabled: true }])]} />);
    const button = screen.getByRole('button', { name: 'Báo cáo' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(screen.getByRole('link', { name: 'Bảng kê' })).toBeTruthy();
  });
});

test('the group of the current page stands open, the page is marked', () => {
  render(<Navigation entries={[group([{ ...sales, current: true }, usage])]} />);
  expect(screen.getByRole('button', { name: 'Báo cáo' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'Bảng kê' }).getAttribute('aria-current')).toBe('page');
  expect(holdsCurrent(group([sales, usage]))).toBe(false);
});

test('a rail names its icons', () => {
  render(<Navigation rail entries={[sales]} />);
  expect(screen.getByRole('link', { name: 'Bảng kê' })).toBeTruthy();
});
