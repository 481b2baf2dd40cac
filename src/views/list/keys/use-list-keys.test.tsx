// @vitest-environment jsdom
import { useSelection } from '../selection/use-selection.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useListKeys } from './use-list-keys.ts';

const rows = [11, 12, 13, 14];

type ListProps = { onOpen?: (id: number | string) => void; first?: number };

function List({ onOpen = () => undefined, first }: ListProps) {
  const selection = useSelection('');
  const { activeId, moved } = useListKeys({ ids: rows, selection, selectable: true, onOpen, first });
  return (
    <>
      <output aria-label="active">{activeId}</output>
      <output aria-label="moved">{String(moved)}</output>
      <output aria-label="chosen">{[...selection.ids].join(' ')}</output>
      <input aria-label="typed" />
      <button type="button">press</button>
    </>
  );
}

const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });
const active = () => screen.getByLabelText('active').textContent;
const chosen = () => screen.getByLabelText('chosen').textContent;

test('J and K move along the rows and stop at their ends', () => {
  render(<List />);
  press('j');
  expect(active()).toBe('11');
  press('j');
  press('k');
  press('k');
  expect(active()).toBe('11');
  for (let times = 0; times < 9; times += 1) press('j');
  expect(active()).toBe('14');
});

test('X ticks the row stood on; with Shift, all from the one ticked before', () => {
  render(<List />);
  press('j');
  press('x');
  press('j');
  press('j');
  press('X', { shiftKey: true });
  expect(chosen()).toBe('11 12 13');
  press('x');
  expect(chosen()).toBe('11 12');
});

test('Escape gives up what is chosen, then the row', () => {
  render(<List />);
  press('j');
  press('x');
  press('Escape');
  expect([chosen(), active()]).toEqual(['', '11']);
  press('Escape');
  expect(active()).toBe('');
});

test('Enter opens the row, but a control that has the focus keeps it, and typing is typing', () => {
  const onOpen = vi.fn();
  render(<List onOpen={onOpen} />);
  press('j');
  fireEvent.keyDown(screen.getByText('press'), { key: 'Enter' });
  fireEvent.keyDown(screen.getByLabelText('typed'), { key: 'j' });
  expect([onOpen.mock.calls, active()]).toEqual([[], '11']);
  press('Enter');
  expect(onOpen).toHaveBeenCalledWith(11);
});

test('a row stood on from the start is where the keys go on from; only a key moves the focus there', () => {
  const onOpen = vi.fn();
  render(<List first={12} onOpen={onOpen} />);
  expect(active()).toBe('12');
  expect(screen.getByLabelText('moved').textContent).toBe('false');
  press('Enter');
  expect(onOpen).toHaveBeenCalledWith(12);
  press('j');
  expect(active()).toBe('13');
  expect(screen.getByLabelText('moved').textContent).toBe('true');
});
