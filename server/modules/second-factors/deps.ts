import type { Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';

/** Whose factors. */
export type Who = { readonly tenant_id: number; readonly user_id: number };

export type FactorDeps = {
  db: Db;
  clock: Clock;
  /** What the secrets of one-time codes are sealed with. */
  totp_key: Buffer;
  /** Where people reach this installation. */
  public_url: string;
};

/** What an authenticator shows beside the account. */
export const ISSUER = 'Hóa Đơn Số';
