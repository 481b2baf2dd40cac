// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useGateway } from './gateway.tsx';

const given = vi.hoisted(() => ({ data: {} as object }));
vi.mock('#generated/client/gateway-health/gateway-health.ts', () => ({
  useGetTransmissionHealth: () => ({ data: given.data }),
}));
vi.mock('#src/providers/account-context.ts', () => ({ useCan: () => () => true }));
vi.mock('#src/providers/outside-pages.ts', () => ({ useOutsidePages: () => ({ support_url: null }) }));
afterEach(cleanup);

function Foot() {
  const { foot, notice } = useGateway();
  return (
    <MemoryRouter>
      {foot}
      <div role="note">{notice}</div>
    </MemoryRouter>
  );
}

const GOOD = {
  ...{ state: 'good', median_seconds: 41, waiting: 0, unsent: 0 },
  ...{ unsent_since: null, send_by: null, held: null },
};
const heldBy = (mended_by: string) => ({ cause: 'common_line', problem: 'x', mended_by, since: null });

test.each([
  [{}, 'Cổng thuế thông suốtthường trả lời sau 41 giây'],
  [{ state: 'down', held: heldBy('itself') }, 'Chưa gửi được tới cổng thuếhệ thống tự thử lại'],
  [{ state: 'down', held: heldBy('company') }, 'Chưa gửi được tới cổng thuếchờ sửa kết nối'],
  [{ state: 'down', held: heldBy('operator') }, 'Chưa gửi được tới cổng thuếchờ người vận hành'],
])('the foot of the menu says how the way is before anything has waited for long: %j', (found, words) => {
  given.data = { ...GOOD, ...found };
  render(<Foot />);
  expect(screen.getByRole('link').textContent).toBe(words);
  expect(screen.getByRole('note').textContent).toBe('');
});
