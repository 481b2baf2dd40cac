// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MethodCard, offeredMethods, type PaymentMethods } from './method-card.tsx';

afterEach(cleanup);

const show = (methods: PaymentMethods) => {
  const chosen = vi.fn();
  render(<MethodCard methods={methods} chosen={offeredMethods(methods)[0]} onChoose={chosen} />);
  return chosen;
};
const ways = () => screen.queryAllByRole('radio').map((radio) => radio.getAttribute('value'));

test('only what this installation can be paid by is offered', () => {
  const chosen = show({ transfer: true, gateway: true });
  expect(ways()).toEqual(['transfer', 'gateway']);
  fireEvent.click(screen.getByLabelText(/Thẻ nội địa/));
  expect(chosen).toHaveBeenCalledWith('gateway');
  cleanup();
  show({ transfer: true, gateway: false });
  expect(ways()).toEqual(['transfer']);
  cleanup();
  show({ transfer: false, gateway: true });
  expect(ways()).toEqual(['gateway']);
});

test('where there is no way to pay it says so', () => {
  show({ transfer: false, gateway: false });
  expect(ways()).toEqual([]);
  expect(screen.getByText('Chưa bán gói được.')).toBeDefined();
});
