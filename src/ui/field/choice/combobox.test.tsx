// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pageOf = (length: number) =>
  Array.from({ length }, (_, at) => ({ value: String(at), label: `Thuế cơ sở ${at}` }));
const found = (length: number, change = vi.fn()) => (
  <Combobox
    label="Cơ quan thuế"
    value={null}
    options={pageOf(length)}
    onSearch={vi.fn()}
    onMore={vi.fn()}
    onChange={change}
  />
);
const box = () => screen.getByRole('combobox');
const highlighted = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('Enter takes the first that is found, and the list closes', () => {
  const change = vi.fn();
  render(found(3, change));
  fireEvent.change(box(), { target: { value: 'thuế' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(change).toHaveBeenCalledWith({ value: '0', label: 'Thuế cơ sở 0' });
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a list that grows keeps what the arrows went to', () => {
  const { rerender } = render(found(3));
  fireEvent.mouseDown(box());
  for (const key of ['ArrowDown', 'ArrowDown']) fireEvent.keyDown(box(), { key });
  expect(highlighted()).toBe('Thuế cơ sở 2');
  rerender(found(6));
  rerender(found(6));
  expect(screen.getAllByRole('option')).toHaveLength(6);
  expect(highlighted()).toBe('Thuế cơ sở 2');
});

test('a list that grows stays where it was scrolled to', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const { rerender } = render(found(3));
  fireEvent.mouseDown(box());
  const list = screen.getByRole('listbox');
  fireEvent.scroll(list, { target: { scrollTop: 700 } });
  rerender(found(6));
  expect(list.scrollTop).toBe(700);
  rerender(found(6));
  expect(list.scrollTop).toBe(700);
});

test('what is chosen again is a choice too: the list closes', () => {
  const options = pageOf(3);
  render(<Combobox label="Cơ quan thuế" value={options[1] ?? null} options={options} />);
  fireEvent.mouseDown(box());
  fireEvent.click(screen.getByRole('option', { selected: true }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the name of what is chosen is no search: the list offers the others too', () => {
  const search = vi.fn();
  const drawn = (at: number | null) => (
    <Combobox
      label="Hộ kinh doanh"
      value={at === null ? null : (pageOf(3)[at] ?? null)}
      options={pageOf(3)}
      onSearch={search}
    />
  );
  const { rerender } = render(drawn(null));
  rerender(drawn(1));
  expect(box()).toHaveProperty('value', 'Thuế cơ sở 1');
  box().focus();
  fireEvent.change(box(), { target: { value: 'thuế' } });
  fireEvent.click(screen.getByRole('option', { name: 'Thuế cơ sở 2' }));
  expect(search.mock.calls.flat().filter((text) => text !== '')).toEqual(['thuế']);
  expect(search).toHaveBeenLastCalledWith('');
});

test('the list stands in the landmark of its field', () => {
  render(<main>{found(3)}</main>);
  fireEvent.mouseDown(box());
  expect(screen.getByRole('main').contains(screen.getByRole('listbox'))).toBe(true);
});

test('what is being typed stays when the field is drawn again with the same choice', () => {
  const drawn = () => (
    <Combobox label="Khách hàng" value={{ value: '1', label: 'An Phước' }} options={[]} onChange={vi.fn()} />
  );
  const { rerender } = render(drawn());
  const input = screen.getByRole<HTMLInputElement>('combobox');
  input.focus();
  fireEvent.change(input, { target: { value: 'bì' } });
  rerender(drawn());
  expect(input.value).toBe('bì');
});

test('what is searched for is offered as new only once the search is over, and Enter takes what it found', () => {
  const [change, create] = [vi.fn(), vi.fn()];
  const searched = (length: number, loading: boolean) => (
    <Combobox
      label="Vai trò"
      value={null}
      options={pageOf(length)}
      onSearch={vi.fn()}
      loading={loading}
      onChange={change}
      onCreate={create}
    />
  );
  const { rerender } = render(searched(0, true));
  box().focus();
  fireEvent.change(box(), { target: { value: 'thuế' } });
  expect(screen.queryByRole('option')).toBeNull();
  rerender(searched(2, false));
  expect(screen.getAllByRole('option')).toHaveLength(3);
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(change).toHaveBeenCalledWith({ value: '0', label: 'Thuế cơ sở 0' });
  expect(create).not.toHaveBeenCalled();
});

test('more is asked for within 2 px of the end, 50 ms after the last movement [9.scroll.bottom]', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  const more = vi.fn();
  render(<Combobox label="Cơ quan thuế" value={null} options={pageOf(9)} onMore={more} />);
  fireEvent.mouseDown(box());
  const list = screen.getByRole('listbox');
  const scrollTo = (scrollTop: number) => fireEvent.scroll(list, { target: { scrollTop } });
  scrollTo(697);
  vi.advanceTimersByTime(50);
  expect(more).not.toHaveBeenCalled();
  scrollTo(698);
  vi.advanceTimersByTime(49);
  scrollTo(699);
  vi.advanceTimersByTime(49);
  expect(more).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(more).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('Enter before the answer has come takes only what fits what is typed, by name or by the line under it', () => {
  const options = [
    { value: '1', label: 'An Phước', detail: '0100109106' },
    { value: '2', label: 'Minh Khôi', detail: '0312345678' },
  ];
  const change = vi.fn();
  const searching = (loading: boolean) => (
    <Combobox
      label="Khách hàng"
      value={null}
      {...{ options, loading }}
      onSearch={vi.fn()}
      onChange={change}
    />
  );
  const enter = (typed: string) => {
    // What is typed without the focus is put back.
    box().focus();
    fireEvent.change(box(), { target: { value: typed } });
    fireEvent.keyDown(box(), { key: 'Enter' });
  };
  const { rerender } = render(searching(true));
  enter('binh minh');
  expect(change).not.toHaveBeenCalled();
  enter('minh khoi');
  expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ value: '2' }));
  enter('03123');
  expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ value: '2' }));
  rerender(searching(false));
  enter('0100109106');
  expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ value: '1' }));
});
