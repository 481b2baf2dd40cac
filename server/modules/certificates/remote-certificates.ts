import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type {
  RemoteAccount,
  RemoteCredential,
  RemoteProblem,
  RemoteSigner,
} from '#server/gateways/signer/signer.ts';
import { failure, type Failure } from '#server/platform/http/failure.ts';
import { seal } from '#server/platform/secrets/master-key.ts';
import { certificateColumns, type CertificateColumns } from './certificate-columns.ts';

/** What is wrong with a remote account, at which field, and what to do. */
const REMOTE_PROBLEMS = {
  wrong_credentials: {
    field: 'account',
    message: 'Dịch vụ ký số không nhận tài khoản hoặc mật khẩu này. Hãy kiểm tra lại rồi thử lần nữa.',
  },
  wrong_otp: { field: 'account', message: 'Mã OTP không đúng. Hãy lấy mã mới rồi thử lại.' },
  credential_not_found: {
    field: 'credential',
    message: 'Tài khoản này không có khóa đã chọn. Hãy chọn lại trong danh sách khóa của tài khoản.',
  },
  certificate_invalid: {
    field: 'credential',
    message:
      'Chứng thư của khóa này không dùng được (hết hạn, bị thu hồi hoặc tạm dừng). Hãy liên hệ nơi cấp.',
  },
  too_many: {
    field: 'account',
    message: 'Dịch vụ ký số đang từ chối vì quá nhiều yêu cầu. Hãy chờ vài phút rồi thử lại.',
  },
  service_refused: {
    field: 'service',
    message: 'Dịch vụ ký số từ chối yêu cầu. Hãy thử lại sau, hoặc liên hệ nhà cung cấp dịch vụ.',
  },
  bad_answer: {
    field: 'service',
    message:
      'Dịch vụ ký số trả lời sai nên không dùng được. Hãy thử lại sau, hoặc liên hệ nhà cung cấp dịch vụ.',
  },
} as const satisfies Record<RemoteProblem, { field: string; message: string }>;

/** 422 with the field of a remote account that is at fault. */
export function remoteProblem(problem: RemoteProblem): Failure {
  const { field, message } = REMOTE_PROBLEMS[problem];
  return failure(422, problem, message, [field]);
}

type WireAccount = components['schemas']['RemoteAccount'];
type WireCredential = components['schemas']['RemoteCredential'];

type ReadCredential = { credential: RemoteCredential; columns: CertificateColumns };

/** The account as the service is asked with it. */
export function remoteAccountOf({ service, account, account_secret }: WireAccount): RemoteAccount {
  return { service, user_id: account, secret: account_secret ?? null };
}

/** The keys of an account that could sign invoices. Throws a failure with the field at fault, or 503 without an answer. */
export async function readCredentials(
  signer: RemoteSigner,
  account: RemoteAccount,
): Promise<ReadCredential[]> {
  const found = await signer.credentials(account);
  if (found.kind === 'unknown')
    throw failure(503, 'remote_unknown', 'Dịch vụ ký số chưa trả lời. Hãy thử lại sau ít phút.', ['service']);
  if (found.kind === 'failed') throw remoteProblem(found.problem);
  return found.credentials.flatMap((credential) => {
    const columns = certificateColumns(credential.certificate_der);
    return typeof columns === 'string' ? [] : [{ credential, columns }];
  });
}

/** As they are shown before one of them is added. */
export async function wireCredentials(tx: Tx, found: readonly ReadCredential[]): Promise<WireCredential[]> {
  const added = await tx.selectFrom('certificates').select(['serial', 'issuer_name']).execute();
  return found.map(({ credential, columns: { certificate_der: _der, ...columns } }) => ({
    ...columns,
    credential: credential.credential_id,
    label: credential.label,
    needs_otp: credential.needs_otp,
    confirmed_on_phone: credential.confirmed_on_phone,
    most_per_batch: credential.most_per_batch,
    already_added: added.some(
      ({ serial, issuer_name }) => serial === columns.serial && issuer_name === columns.issuer_name,
    ),
  }));
}

export type RemoteColumns = CertificateColumns & {
  kind: 'remote';
  service: string;
  account: string;
  account_secret_sealed: Buffer | null;
  credential: string;
  needs_otp: boolean;
  most_per_batch: number;
};

/** The columns of a key that stays at a signing service, its account's secret sealed. Throws a failure with the field at fault. */
export async function fromRemote(
  signer: RemoteSigner,
  account: RemoteAccount,
  credential_id: string,
  certificate_key: Buffer,
): Promise<RemoteColumns> {
  const credentials = await readCredentials(signer, account);
  const chosen = credentials.find(({ credential }) => credential.credential_id === credential_id);
  if (chosen === undefined) throw remoteProblem('credential_not_found');
  const { needs_otp, most_per_batch } = chosen.credential;
  return {
    ...chosen.columns,
    kind: 'remote',
    service: account.service,
    account: account.user_id,
    account_secret_sealed:
      account.secret === null ? null : seal(certificate_key, Buffer.from(account.secret)),
    credential: credential_id,
    needs_otp,
    most_per_batch: Math.max(1, most_per_batch),
  };
}
