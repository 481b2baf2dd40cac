import type { components } from '#generated/types.ts';
import type { Handlers } from '#server/context.ts';
import type { OwnLines } from '#server/gateways/provider/own-lines.ts';
import { failure } from '#server/platform/http/failure.ts';
import { mayBePublicHost } from '#server/platform/net/public-address.ts';
import type { Pkcs12Opener } from '#server/platform/xmldsig/pkcs12-opener.ts';
import { refuseBadRoots, sentCertificate } from './client-certificate.ts';
import { lineFor, readConnection, writeConnection, type Given } from './settings.ts';
import { checkWords } from './words.ts';

export {
  hasOwnLines,
  lineInForce,
  lineOf,
  lineOfMessage,
  linesToRead,
  noteCommonProblem,
  noteProblem,
  type Line,
} from './lines.ts';
export { callTrouble, lineTrouble } from './settings.ts';

type Input = components['schemas']['ProviderConnectionInput'];
type Deps = { own_lines: OwnLines; pkcs12_opener: Pkcs12Opener };

/** Kết nối tổ chức truyền nhận: a company's own provider, and whether it can be called. */
export const providerConnectionHandlers = (deps: Deps) =>
  ({
    getProviderConnection: async (_request, { tenant, clock }) => ({
      provider_connection: await tenant((tx) => readConnection(tx, clock.now())),
    }),
    updateProviderConnection: async ({ body }, { tenant, account, clock }) => {
      const input = body.provider_connection;
      const given = await givenIn(deps, account.tenant_id, input);
      return {
        provider_connection: await tenant((tx) =>
          writeConnection(tx, deps.own_lines, given, input, { account, now: clock.now() }),
        ),
      };
    },
    verifyProviderConnection: async ({ body }, { tenant, account, clock }) => {
      const input = body.provider_connection;
      // Where it leads is an answer of the check.
      const given = await givenIn(deps, account.tenant_id, input, true);
      if (given === null)
        throw failure(422, 'not_own', 'Hãy chọn dùng nơi truyền nhận riêng rồi kiểm tra.', ['is_own']);
      const line = await tenant((tx) => lineFor(tx, deps.own_lines, given, input));
      const { problem, steps } = await deps.own_lines.check(line, clock.epoch_ms());
      return { provider_check: { ok: problem === null, message: checkWords(problem), steps } };
    },
  }) satisfies Pick<
    Handlers,
    'getProviderConnection' | 'updateProviderConnection' | 'verifyProviderConnection'
  >;

/** What was sent, looked at; null for the installation's provider. Throws a failure with the field at fault. */
async function givenIn(
  { own_lines, pkcs12_opener }: Deps,
  tenant_id: number,
  input: Input,
  allow_private = own_lines.allow_private,
): Promise<Given | null> {
  if (!input.is_own) return null;
  const base_url = addressIn(input.base_url ?? '', allow_private);
  const { auth = null } = input;
  if (auth === null) throw failure(422, 'required', 'Chọn cách xác thực với nơi truyền nhận.', ['auth']);
  refuseBadRoots(input.ca_pem);
  const certificate = auth === 'certificate' ? await sentCertificate(pkcs12_opener, tenant_id, input) : null;
  return { base_url, auth, certificate };
}

/** The address without the slash at its end. A name is judged by itself; where it leads is looked at with each call. */
function addressIn(text: string, allow_private: boolean): string {
  const url = URL.parse(text.trim());
  if (url === null || url.hostname === '' || url.search !== '' || url.hash !== '')
    throw refused('bad_url', 'Địa chỉ phải có dạng https://tên-miền/đường-dẫn.');
  if (url.protocol !== 'https:')
    throw refused('https_only', 'Địa chỉ phải bắt đầu bằng https://, vì khóa và chứng từ được gửi tới đó.');
  if (url.username !== '' || url.password !== '')
    throw refused('url_with_password', 'Địa chỉ không được chứa tên đăng nhập hay mật khẩu.');
  if (!allow_private && !mayBePublicHost(url.hostname))
    throw refused('private_address', 'Địa chỉ phải ở trên Internet, không ở trong mạng nội bộ.');
  return url.href.replace(/\/+$/, '');
}

function refused(code: string, message: string): Error {
  return failure(422, code, message, ['base_url']);
}
