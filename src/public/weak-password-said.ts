import { weakPassword } from '#domain/access/weak-password.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

/** Why a password may not be chosen, in the language of the page; null when it may. */
export function weakPasswordSaid(password: string, email: string): string | null {
  const problem = weakPassword(password, email);
  return problem === null ? null : serverSaid.of(problem);
}
