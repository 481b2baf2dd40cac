import { X509Certificate } from 'node:crypto';
import { failure } from '#server/platform/http/failure.ts';
import { seal } from '#server/platform/secrets/master-key.ts';
import { refuseGivenUp } from '#server/platform/child-processes/task-given-up.ts';
import { Pkcs12Error, type Pkcs12Content, type Pkcs12Problem } from '#server/platform/xmldsig/pkcs12.ts';
import type { Pkcs12Opener } from '#server/platform/xmldsig/pkcs12-opener.ts';
import { certificateColumns, type CertificateColumns } from './certificate-columns.ts';

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

const TOO_HEAVY =
  'Mở tệp chứng thư này tốn quá nhiều công sức của máy chủ nên đã dừng lại. Hãy xuất lại chứng thư với thiết lập mặc định rồi tải lên.';

const refuseUnopened = refuseGivenUp({
  code: 'certificate',
  fields: ['pkcs12_base64'],
  too_long: TOO_HEAVY,
  too_much_memory: TOO_HEAVY,
  queue_full: 'Máy chủ đang mở nhiều tệp chứng thư khác. Hãy đợi vài giây rồi thử lại.',
  closed: 'Máy chủ đang khởi động lại nên chưa mở xong tệp chứng thư. Hãy đợi vài giây rồi thử lại.',
});

/** A file that a person sends, and who: their files are opened one after another. */
type SentFile = { pkcs12_base64: string; password: string; tenant_id: number };

/** The columns of a certificate from a PKCS#12 file (base64), its key sealed. Throws a failure with the field at fault. */
export async function fromFile(
  opener: Pkcs12Opener,
  file: SentFile,
  certificate_key: Buffer,
): Promise<CertificateColumns & { kind: 'file'; private_key_sealed: Buffer }> {
  return openedFile(opener, file, ({ certificate_pem, private_key_pem }) => {
    const columns = certificateColumns(new X509Certificate(certificate_pem).raw);
    if (typeof columns === 'string') throw new Pkcs12Error(columns);
    return {
      ...columns,
      kind: 'file',
      private_key_sealed: seal(certificate_key, Buffer.from(private_key_pem)),
    };
  });
}

/** The certificate and key in a PKCS#12 file (base64), PEM. Throws a failure with the field at fault. */
export function fromPkcs12(opener: Pkcs12Opener, file: SentFile): Promise<Pkcs12Content> {
  return openedFile(opener, file, (content) => content);
}

async function openedFile<Read>(
  opener: Pkcs12Opener,
  { pkcs12_base64, password, tenant_id }: SentFile,
  read: (content: Pkcs12Content) => Read,
): Promise<Read> {
  try {
    return read(await opener.open(tenant_id, Buffer.from(pkcs12_base64, 'base64'), password));
  } catch (error) {
    if (!(error instanceof Pkcs12Error)) return refuseUnopened(error);
    const { field, message } = PROBLEMS[error.problem];
    throw failure(422, error.problem, message, [field]);
  }
}
