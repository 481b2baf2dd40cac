// @vitest-environment jsdom
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { TOKEN_PROBLEMS } from '#domain/signing/usb-agent.ts';
import type { AgentFailureReason, SignOrder, TokenCertificate } from '#domain/signing/usb-agent.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AgentFailure } from '#src/providers/usb-agent/usb-agent.ts';
import type { UsbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import { usbSigningWords } from '#src/wording/usb-signing.ts';
import { UsbSigningDialog } from './usb-signing-dialog.tsx';

configure({ asyncUtilTimeout: 10_000 });

const words = usbSigningWords;
const OURS = '0012345674';
const CERTIFICATE: TokenCertificate = {
  sha256: 'a'.repeat(64),
  der_base64: '',
  token_label: 'Token A',
  owner: 'Cty A',
  tax_code: OURS,
  valid_from: '2026-01-01T00:00:00.000Z',
  valid_to: '2027-01-01T00:00:00.000Z',
};
const ORDER: SignOrder = {
  id: 'order-1',
  state: 'waiting_pin',
  done: 0,
  total: 1,
  problem: null,
  wrong_pin: false,
  tries_left: null,
  signatures: [],
};

/** An agent that is paired and holds our token; `as` says what differs. */
function fakeAgent(as: Partial<UsbAgent> = {}): UsbAgent {
  return {
    status: async () => ({ name: 'hoadon-usb-agent', protocol: 1, paired: true }),
    startPairing: async () => ({ id: 'pairing-1', seconds_left: 180 }),
    confirmPairing: async () => undefined,
    certificates: async () => [CERTIFICATE],
    placeOrder: async () => ORDER,
    order: async () => ({ ...ORDER, state: 'signed', signatures: ['c2ln'] }),
    cancelOrder: async () => ({ ...ORDER, state: 'cancelled' }),
    ...as,
  };
}

const fails = (reason: AgentFailureReason) => () => Promise.reject(new AgentFailure(reason));
const signedIn = { account: { language: 'vi' } } as unknown as ComponentProps<
  typeof AccountProvider
>['value'];

function open(agent: UsbAgent, certificateSha256: string | null = null) {
  const onSigned = vi.fn();
  const onCancel = vi.fn();
  const { unmount } = render(
    <AccountProvider value={signedIn}>
      <UsbSigningDialog
        documents={[{ id: 1, label: 'Hóa đơn số 1', hash_base64: 'aGFzaA==' }]}
        taxCode={OURS}
        {...{ agent, certificateSha256, onSigned, onCancel }}
      />
    </AccountProvider>,
  );
  return { onSigned, onCancel, unmount };
}

test('the seller’s token signs: the order carries what is signed, the signatures come back', async () => {
  const placeOrder = vi.fn(async () => ORDER);
  const { onSigned } = open(fakeAgent({ placeOrder }));
  expect(await screen.findByText(words.waiting.title)).toBeTruthy();
  expect(placeOrder).toHaveBeenCalledExactlyOnceWith({
    certificate_sha256: CERTIFICATE.sha256,
    hashes: ['aGFzaA=='],
    description: 'Hóa đơn số 1',
    tax_code: OURS,
  });
  await waitFor(() => expect(onSigned).toHaveBeenCalledExactlyOnceWith(['c2ln']));
});

test('the PIN has no field on the site: it is typed on the agent’s page', async () => {
  open(fakeAgent({ order: async () => ORDER }));
  const link = await screen.findByRole('link', { name: words.waiting.page });
  expect(link.getAttribute('href')).toBe('http://127.0.0.1:27126');
  expect(document.querySelector('input')).toBeNull();
});

test('a browser that is not paired asks for the code that the agent shows, then goes on by itself', async () => {
  let paired = false;
  const confirmPairing = vi.fn(async () => {
    paired = true;
  });
  const { onSigned } = open(
    fakeAgent({ status: async () => ({ name: 'hoadon-usb-agent', protocol: 1, paired }), confirmPairing }),
  );
  fireEvent.click(await screen.findByRole('button', { name: words.pair.action }));
  const field = await screen.findByLabelText(new RegExp(words.pair.code));
  fireEvent.change(field, { target: { value: '123456' } });
  await waitFor(() => expect(onSigned).toHaveBeenCalled());
  expect(confirmPairing).toHaveBeenCalledExactlyOnceWith('pairing-1', '123456');
});

test('a wrong code may be typed again', async () => {
  open(
    fakeAgent({
      status: async () => ({ name: 'hoadon-usb-agent', protocol: 1, paired: false }),
      confirmPairing: fails('wrong_code'),
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: words.pair.action }));
  fireEvent.change(await screen.findByLabelText(new RegExp(words.pair.code)), {
    target: { value: '000000' },
  });
  expect(await screen.findByText(new RegExp(words.failures.wrong_code.title))).toBeTruthy();
  expect(screen.getByLabelText(new RegExp(words.pair.code))).toHaveProperty('value', '');
});

test.each<[AgentFailureReason, Partial<UsbAgent>]>([
  ['no_agent', { status: fails('no_agent') }],
  ['blocked', { status: fails('blocked') }],
  ['not_paired', { certificates: fails('not_paired') }],
  ['no_token', { certificates: fails('no_token') }],
  ['no_driver', { certificates: fails('no_driver') }],
  ['other_tax_code', { certificates: async () => [{ ...CERTIFICATE, tax_code: '0098765436' }] }],
  ['too_many_orders', { placeOrder: fails('too_many_orders') }],
  ['wrong_pin', { order: async () => ({ ...ORDER, state: 'failed', problem: 'wrong_pin' }) }],
  ['pin_locked', { order: async () => ({ ...ORDER, state: 'failed', problem: 'pin_locked' }) }],
  ['token_removed', { order: async () => ({ ...ORDER, state: 'failed', problem: 'token_removed' }) }],
])('%s has its own words and a way on', async (reason, as) => {
  const { onSigned } = open(fakeAgent(as));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(words.failures[reason].title);
  expect(alert.textContent).toContain(words.failures[reason].next);
  expect(screen.getByRole('button', { name: 'Thử lại' })).toBeTruthy();
  expect(onSigned).not.toHaveBeenCalled();
});

test('trying again starts over', async () => {
  const certificates = vi.fn(async () => [CERTIFICATE]).mockRejectedValueOnce(new AgentFailure('no_token'));
  const { onSigned } = open(fakeAgent({ certificates }));
  fireEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
  await waitFor(() => expect(onSigned).toHaveBeenCalled());
});

test.each([
  [null, words.wrongPin],
  [1, words.lastTry],
])('a wrong PIN with %s tries told of', async (tries_left, said) => {
  open(fakeAgent({ order: async () => ({ ...ORDER, wrong_pin: true, tries_left }) }));
  expect((await screen.findByRole('alert')).textContent).toContain(said);
});

test('refused on the agent’s page: said so, nothing is signed', async () => {
  const { onSigned } = open(fakeAgent({ order: async () => ({ ...ORDER, state: 'cancelled' }) }));
  expect(await screen.findByText(words.cancelled.title)).toBeTruthy();
  expect(onSigned).not.toHaveBeenCalled();
});

test('leaving takes the order back', async () => {
  const cancelOrder = vi.fn(async () => ORDER);
  const { unmount, onSigned } = open(fakeAgent({ order: async () => ORDER, cancelOrder }));
  await screen.findByText(words.waiting.title);
  unmount();
  await waitFor(() => expect(cancelOrder).toHaveBeenCalledExactlyOnceWith('order-1'));
  expect(onSigned).not.toHaveBeenCalled();
});

test('of several certificates of the seller the user chooses', async () => {
  const second = { ...CERTIFICATE, sha256: 'b'.repeat(64), owner: 'Cty A mới' };
  const placeOrder = vi.fn(async () => ORDER);
  open(fakeAgent({ certificates: async () => [CERTIFICATE, second], placeOrder }));
  fireEvent.click(await screen.findByRole('radio', { name: /Cty A mới/ }));
  fireEvent.click(screen.getByRole('button', { name: words.choose.action }));
  await waitFor(() => expect(placeOrder).toHaveBeenCalled());
  expect(placeOrder).toHaveBeenCalledWith(expect.objectContaining({ certificate_sha256: second.sha256 }));
});

test('every reason has words for what to do next', () => {
  expect(TOKEN_PROBLEMS.filter((problem) => words.failures[problem].next === '')).toEqual([]);
});
