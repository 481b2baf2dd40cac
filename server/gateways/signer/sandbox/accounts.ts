import { X509Certificate } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import { issueCertificate, type IssuedCertificate } from '#server/platform/xmldsig/certificates.ts';
import { newSerial, type SandboxAccount, type SandboxState } from './state.ts';

/** Endings of a user id in the sandbox and what they try: `0012345678-tuchoi` says no on the phone. */
const DEMO_ACCOUNTS: readonly { ending: string; wish: AccountWish }[] = [
  { ending: '-cho', wish: { behaviour: { kind: 'wait' } } },
  { ending: '-tuchoi', wish: { behaviour: { kind: 'refuse' } } },
  { ending: '-hethan', wish: { behaviour: { kind: 'expire' } } },
  { ending: '-otp', wish: { asks: 'otp' } },
  { ending: '-sms', wish: { asks: 'sent_otp' } },
  { ending: '-thuhoi', wish: { status: 'revoked' } },
];

/** The PIN or password of accounts that ask for one, and the code that is always right. */
export const SANDBOX_SECRET = '12345678';
export const SANDBOX_OTP = '123456';

/** A tax code anywhere in the user id, of a company or of its branch. */
const TAX_CODE = /(?<!\d)\d{10}(-\d{3})?(?!\d)/;

const PLAIN = {
  behaviour: { kind: 'confirm', after_looks: 2 },
  asks: 'phone',
  status: 'valid',
  most_per_batch: 100,
  other_key: false,
} as const satisfies Partial<SandboxAccount>;

export type AccountWish = Partial<Omit<SandboxAccount, 'user_id' | 'credential_id' | 'key'>>;

/**
 * The account of a user id. Anyone who has a tax code in theirs has an account, with a certificate for that tax code;
 * what comes after it chooses how the person behaves (DEMO_ACCOUNTS). Null for everybody else.
 */
export function accountOf(state: SandboxState, user_id: string, clock: Clock): SandboxAccount | null {
  const known = state.accounts[user_id];
  if (known) return known;
  const [tax_code] = TAX_CODE.exec(user_id) ?? [];
  if (tax_code === undefined) return null;
  const account: SandboxAccount = {
    user_id,
    ...PLAIN,
    ...DEMO_ACCOUNTS.find(({ ending }) => user_id.endsWith(ending))?.wish,
    credential_id: newSerial(),
    key: keyOf(state, tax_code, clock),
  };
  state.accounts[user_id] = account;
  return account;
}

function keyOf(state: SandboxState, tax_code: string, clock: Clock): IssuedCertificate {
  const year = Number(clock.today().slice(0, 4));
  return (state.keys[tax_code] ??= issueCertificate({
    root: state.root,
    serial: newSerial(),
    valid_from: `${year - 1}-01-01T00:00:00Z`,
    valid_to: `${year + 3}-12-31T00:00:00Z`,
    subject: { common_name: `KÝ SỐ TỪ XA THỬ NGHIỆM ${tax_code}`, tax_code },
  }));
}

export function changeAccount(
  state: SandboxState,
  user_id: string,
  wish: AccountWish,
  clock: Clock,
): SandboxAccount | null {
  const account = accountOf(state, user_id, clock);
  return account && Object.assign(account, wish);
}

export function accountByCredential(state: SandboxState, credential_id: unknown): SandboxAccount | null {
  return Object.values(state.accounts).find((account) => account.credential_id === credential_id) ?? null;
}

/** DER, base64: the end certificate alone. */
export function certificateText({ key }: SandboxAccount): string {
  return new X509Certificate(key.certificate_pem).raw.toString('base64');
}
