import { allOrNone } from './all-or-none.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Our account at the payment gateway VNPAY, as it hands it out. */
export type VnpayConfig = {
  /** vnp_TmnCode. */
  tmn_code: string;
  /** vnp_HashSecret: whoever has it grants themselves packages. */
  hash_secret: string;
  /** Where payers are led to. */
  pay_url: string;
  /** Where payments are looked up. */
  api_url: string;
};

const address = /^https:\/\/[^\s?#]{4,300}$/;
const SHAPES = {
  VNPAY_TMN_CODE: [/^[A-Za-z0-9]{8}$/, 'cần mã 8 ký tự của VNPAY / eight characters, given by VNPAY'],
  VNPAY_HASH_SECRET: [/^\S{32,}$/, 'cần ít nhất 32 ký tự / at least 32 characters'],
  VNPAY_PAY_URL: [address, 'cần https://... không có tham số / an https URL without parameters'],
  VNPAY_API_URL: [address, 'cần https://... không có tham số / an https URL without parameters'],
} as const;

/** All of VNPAY_*, or none: null. */
export function readVnpayConfig(env: Env, problems: string[]): VnpayConfig | null {
  const given = allOrNone(env, SHAPES, problems);
  if (given === null) return null;
  return {
    tmn_code: given.VNPAY_TMN_CODE,
    hash_secret: given.VNPAY_HASH_SECRET,
    pay_url: given.VNPAY_PAY_URL,
    api_url: given.VNPAY_API_URL,
  };
}
