// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';

const bar = (month: string, value: number) => ({
  ...{ key: month, label: month, value: `Tháng ${month}: ${value} đ`, parts: [value], href: `/${month}` },
});

test('the value of a bar is over the chart while the bar has the focus or is pointed at, and is its name', () => {
  render(
    <BarChart name="Doanh thu" series={['Doanh thu']} top="90 đ" bars={[bar('10', 40), bar('11', 90)]} />,
  );
  const shown = () => screen.queryByText('Tháng 11: 90 đ');
  const column = screen.getByRole('link', { name: 'Tháng 11: 90 đ' });
  expect(shown()).toBeNull();
  fireEvent.focus(column);
  expect(shown()).not.toBeNull();
  fireEvent.blur(column);
  expect(shown()).toBeNull();
  fireEvent.mouseEnter(column.parentElement ?? column);
  expect(shown()).not.toBeNull();
});
