// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmountCells } from './rows.tsx';

const cells = (named: boolean) => {
  render(
    <table>
      <tbody>
        <tr>
          <AmountCells revenue="-123456789012" vat={null} {...(named && { named })} />
        </tr>
      </tbody>
    </table>,
  );
  return screen.getAllByRole('cell').map(({ textContent }) => textContent);
};

test('the revenue of a row that a phone shows bare has its name for who hears it', () => {
  expect(cells(true)[0]).toBe('Doanh số chưa thuế −123.456.789.012');
  cleanup();
  expect(cells(false)).toEqual(['−123.456.789.012', '–']);
});
