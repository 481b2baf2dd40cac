import type { Context } from '#server/context.ts';
import type { FactorDeps, Who } from '#server/modules/second-factors/index.ts';

export type ProfileDeps = FactorDeps;

/** Whose profile: that of the person who is signed in. Their operations name the scheme `session`, so no API token comes here. */
export function person({ account }: Context): { who: Who; session_id: string } {
  const { tenant_id, user_id, session_id } = account;
  if (session_id === undefined) throw new Error('an operation on one’s own profile lets an API token in');
  return { who: { tenant_id, user_id }, session_id };
}
