// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { BulkForecast } from './bulk-forecast.tsx';
import type { InvoiceRow } from './bulk-tally.ts';

const row = (id: number, buyer_name: string) =>
  ({ id, buyer_name, buyer_person: null, form_no: '1', symbol: 'C26TAA', number: null }) as InvoiceRow;
const rows = [row(1, 'An'), row(2, 'Bình'), row(3, 'Chi')];

const late = { code: 'signing_late', message: 'Hóa đơn lập ngày 18/11/2026 đã quá hạn.' } as const;
const forecast = (
  invoice_id: number,
  issued_on: string,
  expected_number: number,
  warnings = [] as (typeof late)[],
) => ({
  invoice_id,
  issued_on,
  line_count: 2,
  expected_number,
  certificate: null,
  warnings,
});
const forecasts = [
  forecast(2, '2026-11-18', 12, [late]),
  forecast(1, '2026-11-20', 13),
  forecast(3, '2026-11-20', 14),
];

function Asked() {
  const [confirmed, setConfirmed] = useState(false);
  return <BulkForecast {...{ rows, forecasts, confirmed }} onConfirm={setConfirmed} />;
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('the late one of three stands first with its reason; left out, the others move up; confirmed, all have their numbers', () => {
  render(<Asked />);
  expect(screen.getByText('1 hóa đơn cần xác nhận.')).toBeTruthy();
  expect(shown()).toEqual([
    'Bình1C26TAA · 18/11/2026 · 2 dòngCần xác nhậnHóa đơn lập ngày 18/11/2026 đã quá hạn.',
    'An1C26TAA · 20/11/2026 · 2 dòng · số dự kiến 00000012',
    'Chi1C26TAA · 20/11/2026 · 2 dòng · số dự kiến 00000013',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tôi đã xem và vẫn phát hành 1 hóa đơn này' }));
  expect(shown().map((text) => /\d{8}/.exec(text ?? '')?.[0])).toEqual(['00000012', '00000013', '00000014']);
});

test('where nothing is late nothing has to be confirmed', () => {
  render(
    <BulkForecast rows={rows} forecasts={forecasts.slice(1)} confirmed={false} onConfirm={() => undefined} />,
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(shown()).toHaveLength(2);
});
