import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { allows } from '#domain/access/permissions.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import type { Account, Db } from '#server/context.ts';
import { isApiToken, tokenAccounts } from '#server/modules/api-tokens/index.ts';
import { recentAccounts } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure, TokenFailure, unauthenticated } from '#server/platform/http/failure.ts';
import type { TokenMaker } from '#server/platform/session/tokens.ts';

/** The web client of our own pages: public, so its secret is empty (RFC 6749 section 2.1). */
const CLIENT = Buffer.from('hoadon-web:');

const accounts = new WeakMap<FastifyRequest, Account>();

type GuardDeps = { db: Db; clock: Clock; tokens: TokenMaker };

/** Who asks, and may they: decided before anything else of the request is read. */
export function guard(deps: GuardDeps): (operation_id: string, request: FastifyRequest) => Promise<void> {
  const accountOfSession = recentAccounts(deps);
  const accountOfKey = tokenAccounts(deps);
  const accountFor = async (token: string): Promise<Account | null> => {
    if (isApiToken(token)) return accountOfKey(token);
    const claims = await deps.tokens.readAccess(token);
    return claims === null ? null : accountOfSession(claims);
  };
  return async (operation_id, request) => {
    const row = operations[operation_id as OperationId];
    if (row.auth === 'none') return;
    if (row.auth === 'client') return requireClient(request);
    const token = bearerToken(request) ?? cookieToken(request);
    const account = token === null ? null : await accountFor(token);
    if (account === null) throw refused(token);
    if (row.people_only && account.api_token_id !== undefined)
      throw failure(
        403,
        'api_token_refused',
        'Khóa API không làm được việc này, dù được trao quyền nào. Hãy đăng nhập để làm.',
      );
    if (!allows(account.permissions, row.access))
      throw failure(
        403,
        'forbidden',
        'Bạn không có quyền truy cập chức năng này. Vui lòng liên hệ quản trị viên để biết thêm thông tin.',
      );
    accounts.set(request, account);
  };
}

function refused(token: string | null): Error {
  if (token === null) return unauthenticated();
  const challenge = 'Bearer realm="hoadon", error="invalid_token"';
  return isApiToken(token)
    ? unauthenticated(
        'Khóa API không dùng được: đã bị thu hồi, hết hạn, hoặc người tạo khóa đã ngừng làm việc. Hãy tạo khóa mới ở Cấu hình › Khóa API.',
        challenge,
      )
    : unauthenticated(undefined, challenge);
}

export function accountOf(request: FastifyRequest): Account {
  const account = accounts.get(request);
  if (account === undefined) throw new Error('the operation has no signed-in account');
  return account;
}

/** Of a request that came so far; undefined where no company is signed in. */
export function companyOf(request: FastifyRequest): number | undefined {
  return accounts.get(request)?.tenant_id;
}

function requireClient(request: FastifyRequest): void {
  const [scheme, credentials] = (request.headers.authorization ?? '').split(' ');
  const given = Buffer.from(credentials ?? '', 'base64');
  if (scheme?.toLowerCase() !== 'basic' || given.length !== CLIENT.length || !timingSafeEqual(given, CLIENT))
    throw new TokenFailure(401, 'invalid_client', 'Ứng dụng gọi chưa được nhận diện.');
}

function bearerToken(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token !== undefined && token.trim() !== '' ? token : null;
}

/** The cookie answers for reading alone, and only beside the XSRF token that our own pages can read. */
function cookieToken(request: FastifyRequest): string | null {
  if (request.method !== 'GET') return null;
  const { access_token, 'XSRF-TOKEN': xsrf } = request.cookies;
  if (
    access_token === undefined ||
    xsrf === undefined ||
    xsrf === '' ||
    request.headers['x-xsrf-token'] !== xsrf
  )
    return null;
  return access_token;
}
