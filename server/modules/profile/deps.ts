import type { Context } from '#server/context.ts';
import type { FactorDeps, Who } from '#server/modules/second-factors/index.ts';
import { failure } from '#server/platform/http/failure.ts';

export type ProfileDeps = FactorDeps;

/** Whose profile: a person's own alone. A key of a program that could change how its maker gets in would outlive its revocation. */
export function person({ account }: Context): { who: Who; session_id: string } {
  const { tenant_id, user_id, session_id } = account;
  if (session_id === undefined)
    throw failure(
      403,
      'api_token_refused',
      'Khóa API không sửa được tài khoản. Hãy đăng nhập để làm việc này.',
    );
  return { who: { tenant_id, user_id }, session_id };
}
