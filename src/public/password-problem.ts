import { newPasswordWords as words } from '#src/wording/public/new-password.ts';

type Judge = (password: string, email: string) => string | null;

/** Fewest characters of a password (openapi NewPassword). */
export const leastLength = 10;

let judge: Judge | null = null;

/** Fetches what knows common passwords, once somebody is about to type one: a page that only opens does without. */
export async function expectPassword(): Promise<void> {
  // Without it the length is checked here and the rest by the server.
  const law = await import('./weak-password-said.ts').catch(() => null);
  judge = law?.weakPasswordSaid ?? judge;
}

/** Why a password may not be chosen, as far as is known here; null when it may. */
export function passwordProblem(password: string, email: string): string | null {
  if ([...password].length < leastLength) return words.too_short(leastLength);
  return judge?.(password, email) ?? null;
}
