import type { TokenProblem } from '#domain/signing/usb-agent.ts';

/** Return values of PKCS#11 v2.40 (pkcs11t.h) that a person can do something about. */
const PROBLEM_OF: Readonly<Record<number, TokenProblem>> = {
  0x30: 'token_removed', // CKR_DEVICE_ERROR
  0x32: 'token_removed', // CKR_DEVICE_REMOVED
  0xa0: 'wrong_pin', // CKR_PIN_INCORRECT
  0xa1: 'wrong_pin', // CKR_PIN_INVALID
  0xa2: 'wrong_pin', // CKR_PIN_LEN_RANGE
  0xa4: 'pin_locked', // CKR_PIN_LOCKED
  0xb0: 'token_removed', // CKR_SESSION_CLOSED
  0xb3: 'token_removed', // CKR_SESSION_HANDLE_INVALID
  0xe0: 'token_removed', // CKR_TOKEN_NOT_PRESENT
  0xe1: 'token_removed', // CKR_TOKEN_NOT_RECOGNIZED
};

/** Why a token failed. */
export class TokenFailure extends Error {
  readonly problem: TokenProblem;
  /** Before the token locks itself; null where it does not tell. */
  readonly tries_left: number | null;
  constructor(problem: TokenProblem, tries_left: number | null = null, cause?: unknown) {
    super(problem, { cause });
    this.name = 'TokenFailure';
    this.problem = problem;
    this.tries_left = tries_left;
  }
}

/** What an error of a driver (Pkcs11Error, or of loading it) means to the user. */
export function tokenFailure(error: unknown): TokenFailure {
  if (error instanceof TokenFailure) return error;
  const code = error instanceof Error && 'code' in error ? Number(error.code) : NaN;
  return new TokenFailure(PROBLEM_OF[code] ?? 'token_error', null, error);
}
