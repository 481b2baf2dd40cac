// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CardMenu } from '../layout/card-menu.tsx';
import { Card } from '../layout/card.tsx';
import { Button } from './button.tsx';
import type { ButtonSize } from './button.tsx';
import { SplitButton } from './split-button.tsx';

const sizes: ButtonSize[] = ['small', 'medium', 'large'];

test.each(sizes)('%s is a size [9.button.sizes]', (size) => {
  render(<Button size={size}>Lưu</Button>);
  expect(screen.getByRole('button').className).toContain(`k-button--${size}`);
});

test('work under way takes no second press', () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Đang lưu
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});

test("the disclosure of a split button is called 'Lựa chọn khác' and opens its variants [8.split-button]", () => {
  const onSelect = vi.fn();
  render(<SplitButton entries={[{ label: 'Lưu và phát hành', onSelect }]}>Lưu</SplitButton>);
  const disclosure = screen.getByRole('button', { name: 'Lựa chọn khác' });
  expect(disclosure.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(disclosure);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Lưu và phát hành' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test("the secondary menu of a card is called 'Thêm' [8.card-menu]", () => {
  const onSelect = vi.fn();
  render(<Card title="Vai trò" action={<CardMenu entries={[{ label: 'Nhân bản', onSelect }]} />} />);
  fireEvent.click(screen.getByRole('button', { name: 'Thêm' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Nhân bản' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
