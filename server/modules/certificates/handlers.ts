import { X509Certificate } from 'node:crypto';
import type { Context, Handlers, Tx } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { failure } from '#server/platform/http/failure.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { seal } from '#server/platform/secrets/master-key.ts';
import {
  Pkcs12Error,
  readPkcs12,
  type Pkcs12Content,
  type Pkcs12Problem,
} from '#server/platform/xmldsig/pkcs12.ts';
import { isDatabaseError } from '#server/platform/db/database.ts';
import {
  findCertificate,
  insertCertificate,
  listCertificates,
  removeCertificate,
  type NewCertificate,
} from './store.ts';
import { wireCertificate } from './wire.ts';

/** Words for each way a PKCS#12 file can fail. */
const PROBLEMS: Readonly<Record<Pkcs12Problem, { field: string; message: string }>> = {
  wrong_password: {
    field: 'password',
    message: 'Mật khẩu của tệp không đúng. Hãy nhập lại mật khẩu do nơi cấp chứng thư đưa.',
  },
  not_pkcs12: {
    field: 'pkcs12_base64',
    message: 'Tệp này không phải chứng thư .p12 hoặc .pfx. Hãy chọn tệp khác.',
  },
  no_private_key: {
    field: 'pkcs12_base64',
    message: 'Tệp không chứa khóa riêng nên không ký được. Hãy xuất lại chứng thư kèm khóa riêng.',
  },
  not_rsa: {
    field: 'pkcs12_base64',
    message: 'Khóa trong tệp không phải RSA nên không ký được hóa đơn. Hãy dùng chứng thư RSA.',
  },
  too_costly: {
    field: 'pkcs12_base64',
    message:
      'Tệp được mã hóa với quá nhiều vòng nên không mở được tại đây. Hãy xuất lại chứng thư với thiết lập mặc định.',
  },
  no_certificate: { field: 'pkcs12_base64', message: 'Tệp không chứa chứng thư. Hãy chọn tệp khác.' },
};

export function certificateHandlers(deps: { certificate_key: Buffer }) {
  return {
    listCertificates: async ({ query }, { tenant, clock }) => {
      const { rows, total } = await tenant((tx) => listCertificates(tx, query, clock.now()));
      return listed({ tenant_certificates: rows.map((row) => wireCertificate(row, clock)) }, total);
    },
    createCertificate: async ({ body }, context) => {
      const { tenant, account, clock } = context;
      const { pkcs12_base64, password } = body.tenant_certificate;
      const content = opened(Buffer.from(pkcs12_base64, 'base64'), password);
      const certificate = new X509Certificate(content.certificate_pem);
      const row: NewCertificate = {
        tenant_id: account.tenant_id,
        subject_name: commonName(certificate.subject),
        issuer_name: commonName(certificate.issuer),
        serial: content.serial,
        tax_code: content.tax_code,
        valid_from: content.valid_from,
        valid_to: content.valid_to,
        certificate_der: certificate.raw,
        private_key_sealed: seal(deps.certificate_key, Buffer.from(content.private_key_pem)),
        created_on: clock.now(),
      };
      return tenant(async (tx) => {
        try {
          const stored = await insertCertificate(tx, row);
          await noteCertificate(tx, context, 'create', stored);
          return { tenant_certificate: wireCertificate(stored, clock) };
        } catch (error) {
          if (!isDatabaseError(error, 'unique_violation')) throw error;
          throw failure(422, 'already_used', 'Chứng thư này đã có trong danh sách.', ['pkcs12_base64']);
        }
      });
    },
    getCertificate: async ({ path }, { tenant, clock }) => ({
      tenant_certificate: wireCertificate(await tenant((tx) => findCertificate(tx, path.id)), clock),
    }),
    deleteCertificate: async ({ path }, context) =>
      context.tenant(async (tx) => {
        const removed = await removeCertificate(tx, path.id);
        await noteCertificate(tx, context, 'delete', removed);
        return { tenant_certificate: wireCertificate(removed, context.clock) };
      }),
  } satisfies Pick<
    Handlers,
    'listCertificates' | 'createCertificate' | 'getCertificate' | 'deleteCertificate'
  >;
}

/** What signs in the company's name is part of its history: which certificate came or went, never its key. */
async function noteCertificate(
  tx: Tx,
  { account, clock }: Context,
  action: 'create' | 'delete',
  { id, subject_name, serial }: { id: number; subject_name: string; serial: string },
): Promise<void> {
  const entry = {
    happened_on: clock.now(),
    user_id: account.user_id,
    actor_name: account.full_name,
    action,
    resource: 'certificates',
    record_id: id,
    record_label: subject_name,
    changes: { serial: action === 'create' ? ([null, serial] as const) : ([serial, null] as const) },
  };
  await writeAudit(tx, account.tenant_id, [entry]);
}

function opened(bytes: Buffer, password: string): Pkcs12Content {
  try {
    return readPkcs12(bytes, password);
  } catch (error) {
    if (!(error instanceof Pkcs12Error)) throw error;
    const { field, message } = PROBLEMS[error.problem];
    throw failure(422, error.problem, message, [field]);
  }
}

/** For people to recognise it by; nothing is decided on it. Node escapes it as RFC 2253 does: `\,` is a comma. */
function commonName(distinguished_name: string): string {
  const name = /^CN=(.*)$/m.exec(distinguished_name)?.[1] ?? distinguished_name.replaceAll('\n', ', ');
  return name.replaceAll(/\\(.)/g, '$1');
}
