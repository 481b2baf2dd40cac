// @vitest-environment jsdom
import { AppTheme } from '#src/theme/app-theme.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateField } from './date-field.tsx';

test('the button of a date field and the days of its calendar are read with day, month and year', () => {
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('pointer'),
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    }) as never;
  render(
    <AppTheme>
      <DateField label="Ngày hóa đơn" value="2026-11-23" />
    </AppTheme>,
  );
  const button = screen.getByRole('button', { name: 'Chọn ngày, ngày đã chọn là 23/11/2026' });
  fireEvent.click(button);
  const day = screen.getByLabelText('05/11/2026');
  expect(day.textContent).toBe('5');
});
