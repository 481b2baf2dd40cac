import { failure } from '#server/platform/http/failure.ts';
import { certificateColumns, type CertificateColumns } from './certificate-columns.ts';

const PROBLEMS = {
  no_certificate: 'Không đọc được chứng thư trong USB token. Hãy cắm lại token rồi chọn chứng thư lần nữa.',
  not_rsa: 'Khóa trong token không phải RSA nên không ký được hóa đơn. Hãy dùng chứng thư RSA.',
} as const;

/** The columns of a certificate whose key stays in a USB token. Throws a failure with the field at fault. */
export function fromUsb(certificate_base64: string): CertificateColumns & { kind: 'usb' } {
  const columns = certificateColumns(Buffer.from(certificate_base64, 'base64'));
  if (typeof columns === 'string') throw failure(422, columns, PROBLEMS[columns], ['certificate_base64']);
  return { ...columns, kind: 'usb' };
}
