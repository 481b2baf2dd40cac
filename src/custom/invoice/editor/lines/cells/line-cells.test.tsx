// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import vectors from '#domain/data/number-entry-vectors.json' with { type: 'json' };
import { showNumbersIn } from '#src/ui/format/number.ts';
import type { NumberKind } from '#src/ui/field/number/number-entry.ts';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import { typeKeys } from '#tests/setup/type-keys.ts';
import { RateCell } from './line-cells.tsx';
import { NumberCell } from '#src/ui/field/number/number-cell.tsx';

afterEach(() => {
  cleanup();
  showNumbersIn('vietnamese');
});

let kept = '';

type PriceProps = {
  first: string;
  kind: NumberKind;
  decimals?: number | undefined;
  offer?: ComponentProps<typeof NumberCell>['offer'];
};

function Price({ first, kind, decimals, offer = null }: PriceProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    kept = next;
    setValue(next);
  };
  const place = { id: 'price', name: 'Đơn giá', problem: undefined, row: 0, column: 'unit_price' };
  return (
    <>
      <NumberCell {...place} {...{ kind, decimals, value, offer }} onChange={change} />
      <button>Sau</button>
    </>
  );
}

async function mount(first: string, kind: NumberKind = 'currency', decimals?: number) {
  kept = first;
  render(<Price {...{ first, kind, decimals }} />);
  const cell = screen.getByRole<HTMLInputElement>('textbox', { name: 'Đơn giá' });
  // Where the echo stands is found a moment after it is drawn.
  const focus = (element: HTMLElement) => act(async () => Promise.resolve(element.focus()));
  return { cell, enter: () => focus(cell), leave: () => focus(screen.getByRole('button', { name: 'Sau' })) };
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);
const echo = () => screen.queryByRole('tooltip')?.textContent;
const kinds = { money: 'currency', percent: 'percent' } as const;

describe('typed into a cell of the line table', () => {
  // Letters cannot be typed there at all.
  test.each(vectors.filter(({ typed }) => !/[abc]/.test(typed)))(
    '$typed ($style, $decimals decimals, $field)',
    async (row) => {
      showNumbersIn(row.style === 'vi' ? 'vietnamese' : 'international');
      const kind = row.field === 'money' || row.field === 'percent' ? kinds[row.field] : 'decimal';
      const { cell, enter, leave } = await mount('', kind, row.decimals);
      await enter();
      await act(async () => Promise.resolve(typeKeys(cell, row.typed)));
      await leave();
      expect(cell.value).toBe(row.refused === undefined ? (row.shown ?? '') : row.typed);
      expect(unreadText(kept) ?? kept).toBe(row.refused === undefined ? (row.value ?? '') : row.typed);
      expect(cell.getAttribute('aria-invalid')).toBe(row.refused === undefined ? null : 'true');
      if (row.refused !== undefined) expect(cell.title).toContain('Gõ lại');
    },
  );
});

test('a cell shows the same focused and at rest, and all of it is selected when the keyboard reaches it', async () => {
  const { cell, enter, leave } = await mount('1500000');
  expect(cell.value).toBe('1.500.000');
  await enter();
  expect(selected(cell)).toBe('1.500.000');
  await leave();
  await enter();
  expect(selected(cell)).toBe('1.500.000');
});

test('a press leaves the caret where it went; the next time by the keyboard selects again', async () => {
  const { cell, enter, leave } = await mount('1500000');
  fireEvent.mouseDown(cell);
  await enter();
  expect(selected(cell)).toBe('');
  await leave();
  await enter();
  expect(selected(cell)).toBe('1.500.000');
});

test('another window in front for a while changes nothing of what is being typed', async () => {
  const { cell, enter } = await mount('1500000');
  await enter();
  cell.setSelectionRange(1, 1);
  // The document keeps its focused element.
  fireEvent.blur(cell);
  fireEvent.focus(cell);
  expect(cell.value).toBe('1.500.000');
  expect(cell.selectionStart).toBe(1);
  expect(selected(cell)).toBe('');
});

test('under a focused cell stands what is read where something else is typed, or why it cannot be read', async () => {
  const { cell, enter, leave } = await mount('');
  await enter();
  expect(echo()).toBeUndefined();
  fireEvent.change(cell, { target: { value: '150' } });
  expect(echo()).toBeUndefined();
  const type = (value: string) =>
    act(async () => Promise.resolve(fireEvent.change(cell, { target: { value } })));
  await type('12.5');
  expect(echo()).toBe('12,5');
  expect(document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent).toBe('12,5');
  await type('12.34,5');
  expect(echo()).toBeUndefined();
  await leave();
  expect(echo()).toBeUndefined();
  expect(cell.hasAttribute('aria-describedby')).toBe(false);
  await enter();
  expect(echo()).toContain('không đọc được');
});

describe('a price that was asked last time', () => {
  const offer = { value: '11500', says: 'Giá lần trước 11.500, 10/11/2026', action: 'Lấy giá này' };
  const enterWith = async (first: string) => {
    kept = first;
    render(<Price first={first} kind="currency" offer={offer} />);
    const cell = screen.getByRole<HTMLInputElement>('textbox', { name: 'Đơn giá' });
    await act(async () => Promise.resolve(cell.focus()));
    return cell;
  };

  test('stands beside the price while it is written, and Alt G takes it', async () => {
    const cell = await enterWith('12000');
    expect(screen.getByText(offer.says)).toBeTruthy();
    await act(async () => Promise.resolve(fireEvent.keyDown(cell, { code: 'KeyG', key: 'g', altKey: true })));
    expect(kept).toBe('11500');
    expect(screen.queryByText(offer.says)).toBeNull();
  });

  test('is taken by a press too, and the cell keeps the focus', async () => {
    const cell = await enterWith('');
    const button = screen.getByRole('button', { name: /Lấy giá này/ });
    fireEvent.mouseDown(button);
    fireEvent.click(button);
    expect(kept).toBe('11500');
    expect(document.activeElement).toBe(cell);
  });

  test('is not offered where it is the price already', async () => {
    await enterWith('11500');
    expect(screen.queryByText(offer.says)).toBeNull();
  });
});

const rates = ['0%', '5%', '8%', '10%', 'KCT', 'KHAC'];

function Rate() {
  const [value, setValue] = useState('');
  const place = { id: 'rate', name: 'Thuế', problem: undefined, row: 0, column: 'vat_rate' };
  return <RateCell {...place} {...{ rates, value }} onChange={setValue} />;
}

test.each([
  ['1', '10%'],
  ['10', '10%'],
  ['8', '8%'],
  ['80', '0%'],
  ['105', '5%'],
  ['7', ''],
])('digits typed into a choice of rates, however slowly: %s chooses %s', (digits, chosen) => {
  render(<Rate />);
  const cell = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Thuế' });
  for (const key of digits) fireEvent.keyDown(cell, { key });
  expect(cell.value).toBe(chosen);
});
