import { createHmac, timingSafeEqual } from 'node:crypto';

/** Our account, where companies pay to. */
export type PayeeAccount = {
  /** Six digits, as NAPAS lists them. */
  bank_bin: string;
  bank_name: string;
  account_number: string;
  account_name: string;
};

/** A transfer to our account, as the bank tells of it. */
export type TransferNotice = {
  /** The bank's own number of the transfer. */
  bank_reference: string;
  account_number: string;
  /** Whole đồng. */
  amount: string;
  /** What the payer and the banks wrote. */
  content: string;
  /** ISO 8601 with Z. */
  transferred_on: string;
};

/** What the sandbox bank is asked to transfer, so many times. */
export type SandboxOrder = { amount: string; content: string; times: number };

/** The bank that holds our account. */
export type Bank = {
  account: PayeeAccount;
  /** Whether the bank has signed a notice; made in constant time. */
  isGenuine(notice: TransferNotice, signature: string): boolean;
  /** Has the sandbox pay, and comes back once it has told of it; null for a real bank. */
  pay: ((order: SandboxOrder) => Promise<void>) | null;
};

/** HMAC-SHA256 over `name=value` of the fields, joined by `&` in the order of their names; hexadecimal. */
export function signatureOf(notice: TransferNotice, secret: string): string {
  const text = Object.entries(notice)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** A bank that signs its notices with a shared secret. */
export function bankWithSecret(account: PayeeAccount, secret: string, pay: Bank['pay'] = null): Bank {
  return {
    account,
    isGenuine: (notice, signature) => {
      const right = Buffer.from(signatureOf(notice, secret));
      const given = Buffer.from(signature);
      return right.length === given.length && timingSafeEqual(right, given);
    },
    pay,
  };
}
