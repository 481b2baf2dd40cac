// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RefusedBanner, type Refused } from './refused-banner.tsx';

afterEach(cleanup);

function Page({ begin }: { begin: Refused }) {
  const [refused, setRefused] = useState<Refused | null>(begin);
  const answer = () => setRefused(null);
  return (
    <main>
      <h1 tabIndex={-1}>Hóa đơn nháp</h1>
      <RefusedBanner one="hóa đơn" onTakeCurrent={answer} onOverwrite={answer} {...{ refused }} />
    </main>
  );
}

test.each(['Tải bản mới', 'Ghi đè bằng bản của tôi'])(
  'after %s the focus goes on at the heading, since the button is gone',
  async (name) => {
    render(<Page begin={{ byField: {}, messages: [], current: { id: 7 } }} />);
    const button = screen.getByRole('button', { name });
    button.focus();
    await act(async () => Promise.resolve(fireEvent.click(button)));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  },
);
