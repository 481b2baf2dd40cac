// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

const notify = vi.fn();
vi.mock('react-admin', () => ({ useNotify: () => notify }));

afterEach(() => {
  vi.unstubAllGlobals();
  notify.mockReset();
});

function draw({ share, coarse }: { share?: () => Promise<void>; coarse: boolean }) {
  vi.stubGlobal('navigator', { share });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && coarse }));
  render(
    <ShareButton text="Xem tại https://hoadon.vn/x" label="Gửi qua Zalo, SMS" failed="Không gửi được." />,
  );
  return screen.queryByRole('button', { name: 'Gửi qua Zalo, SMS' });
}

test('a phone hands the text to its share sheet; closing that says nothing, what fails is said', async () => {
  const share = vi.fn<() => Promise<void>>().mockResolvedValue();
  const button = draw({ share, coarse: true });
  if (button === null) throw new Error('the phone has a share sheet');
  fireEvent.click(button);
  expect(share).toHaveBeenCalledWith({ text: 'Xem tại https://hoadon.vn/x' });
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  fireEvent.click(button);
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  fireEvent.click(button);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Không gửi được.', { type: 'error' }));
  expect(notify).toHaveBeenCalledOnce();
});

test('a computer, and a phone without a share sheet, have no such button', () => {
  expect(draw({ share: () => Promise.resolve(), coarse: false })).toBeNull();
  expect(draw({ coarse: true })).toBeNull();
});
