import { allOrNone } from './all-or-none.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The account that companies pay to, and what its bank signs its notices with. */
export type BankConfig = {
  account: { bank_bin: string; bank_name: string; account_number: string; account_name: string };
  secret: string;
};

const SHAPES = {
  BANK_BIN: [/^\d{6}$/, 'cần 6 chữ số / six digits'],
  BANK_NAME: [/^.{1,100}$/u, 'cần tên ngân hàng / the name of the bank'],
  BANK_ACCOUNT_NUMBER: [/^[A-Za-z0-9]{1,19}$/, 'cần số tài khoản / an account number'],
  BANK_ACCOUNT_NAME: [/^.{1,100}$/u, 'cần tên chủ tài khoản / the name of its holder'],
  // Whoever guesses it grants themselves packages.
  BANK_NOTICE_SECRET: [/^\S{32,}$/, 'cần ít nhất 32 ký tự / at least 32 characters'],
} as const;

/** All of BANK_*, or none: null. */
export function readBankConfig(env: Env, problems: string[]): BankConfig | null {
  const given = allOrNone(env, SHAPES, problems);
  if (given === null) return null;
  return {
    account: {
      bank_bin: given.BANK_BIN,
      bank_name: given.BANK_NAME,
      account_number: given.BANK_ACCOUNT_NUMBER,
      account_name: given.BANK_ACCOUNT_NAME,
    },
    secret: given.BANK_NOTICE_SECRET,
  };
}
