// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransferCard } from './transfer-card.tsx';
import type { Checkout } from './use-checkout.ts';

const kept = vi.hoisted(() => vi.fn());
const picture = new Blob(['png']);
const drawn = vi.hoisted(() => vi.fn());
vi.mock('#src/ui/keep-file.ts', () => ({ keepFile: kept }));
vi.mock(import('#src/ui/display/qr-modules.ts'), async (original) => ({
  ...(await original()),
  qrCodePng: drawn,
}));

test('on a phone the code is saved as a picture under its reference', async () => {
  drawn.mockResolvedValue(picture);
  const bank = { bank_name: 'Ngân hàng', account_number: '190', account_name: 'CTY' };
  const checkout = {
    state: 'waiting',
    bank,
    vietqr: '00020101021238',
    due: '961200',
    received: '0',
    reference: 'HDS1',
    expires_on: '2026-12-03T04:15:00+07:00',
  } as unknown as Checkout;
  render(<TransferCard checkout={checkout} />);
  fireEvent.click(screen.getByRole('button', { name: 'Lưu ảnh mã QR' }));
  await waitFor(() => expect(kept).toHaveBeenCalledWith(picture, 'vietqr-HDS1.png'));
  expect(drawn).toHaveBeenCalledWith('00020101021238');
});
