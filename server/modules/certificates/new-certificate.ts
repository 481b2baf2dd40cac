import type { components } from '#generated/types.ts';
import type { RemoteSigner } from '#server/gateways/signer/signer.ts';
import { Failure, failure, type ErrorItem } from '#server/platform/http/failure.ts';
import type { Pkcs12Opener } from '#server/platform/xmldsig/pkcs12-opener.ts';
import { certificateColumns, type CertificateColumns } from './certificate-columns.ts';
import { fromFile } from './from-file.ts';
import { fromRemote, remoteAccountOf, type RemoteColumns } from './remote-certificates.ts';

type CertificateInput = components['schemas']['TenantCertificateInput'];
type Kind = NonNullable<CertificateInput['kind']>;
type Field = Exclude<keyof CertificateInput, 'kind' | 'is_default'>;

/** What each kind is made of. */
const FIELDS = {
  file: { needed: ['pkcs12_base64', 'password'], may: [] },
  remote: { needed: ['service', 'account', 'credential'], may: ['account_secret'] },
  usb: { needed: ['certificate_base64'], may: [] },
} as const satisfies Record<Kind, { needed: readonly Field[]; may: readonly Field[] }>;

const WORDS = {
  pkcs12_base64: 'tệp .p12 hoặc .pfx',
  password: 'mật khẩu của tệp',
  service: 'dịch vụ ký số từ xa',
  account: 'tài khoản ký số từ xa',
  account_secret: 'PIN hoặc mật khẩu của tài khoản',
  credential: 'khóa ký của tài khoản',
  certificate_base64: 'chứng thư trong USB token',
} as const satisfies Record<Field, string>;

const KIND_WORDS = {
  file: 'từ tệp',
  remote: 'ký số từ xa',
  usb: 'trong USB token',
} as const satisfies Record<Kind, string>;

/** Which kind is added; refused with a word at every field that is missing for it, or belongs to another kind. */
function kindOfInput(input: CertificateInput): Kind {
  const kind = input.kind ?? 'file';
  const { needed, may } = FIELDS[kind];
  const missing = needed
    .filter((name) => input[name] === undefined)
    .map((name) => item('required', `Chứng thư ${KIND_WORDS[kind]} cần ${WORDS[name]}.`, name));
  const foreign = (Object.keys(WORDS) as Field[])
    .filter((name) => input[name] !== undefined && ![...needed, ...may].some((known) => known === name))
    .map((name) =>
      item('wrong_kind', `Chứng thư ${KIND_WORDS[kind]} không dùng ${WORDS[name]}. Hãy bỏ mục này.`, name),
    );
  if (missing.length + foreign.length > 0) throw new Failure(422, [...missing, ...foreign]);
  return kind;
}

function item(code: string, message: string, field: Field): ErrorItem {
  return { message, code, fields: [field] };
}

/** A field that kindOfInput has seen. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a field that was checked is missing');
  return value;
}

const USB_PROBLEMS = {
  no_certificate: 'Không đọc được chứng thư trong USB token. Hãy cắm lại token rồi chọn chứng thư lần nữa.',
  not_rsa: 'Khóa trong token không phải RSA nên không ký được hóa đơn. Hãy dùng chứng thư RSA.',
} as const;

/** The columns of a certificate whose key stays in a USB token. Throws a failure with the field at fault. */
function fromUsb(certificate_base64: string): CertificateColumns & { kind: 'usb' } {
  const columns = certificateColumns(Buffer.from(certificate_base64, 'base64'));
  if (typeof columns === 'string') throw failure(422, columns, USB_PROBLEMS[columns], ['certificate_base64']);
  return { ...columns, kind: 'usb' };
}

export type CertificateDeps = {
  /** Seals keys and secrets. */
  certificate_key: Buffer;
  remote_signer: RemoteSigner;
  pkcs12_opener: Pkcs12Opener;
};

export type NewColumns = Awaited<ReturnType<typeof fromFile>> | RemoteColumns | ReturnType<typeof fromUsb>;

/** The field that says which certificate it is. */
export const SAID_BY = {
  file: 'pkcs12_base64',
  remote: 'credential',
  usb: 'certificate_base64',
} as const satisfies Record<NewColumns['kind'], string>;

const BY_KIND = {
  file: ({ certificate_key, pkcs12_opener }, input, tenant_id) => {
    const sent = { pkcs12_base64: given(input.pkcs12_base64), password: given(input.password), tenant_id };
    return fromFile(pkcs12_opener, sent, certificate_key);
  },
  remote: async ({ remote_signer, certificate_key }, input) => {
    const { account_secret } = input;
    const account = remoteAccountOf({
      service: given(input.service),
      account: given(input.account),
      ...(account_secret === undefined ? {} : { account_secret }),
    });
    return fromRemote(remote_signer, account, given(input.credential), certificate_key);
  },
  usb: async (_deps, input) => fromUsb(given(input.certificate_base64)),
} as const satisfies Record<
  NewColumns['kind'],
  (deps: CertificateDeps, input: CertificateInput, tenant_id: number) => Promise<NewColumns>
>;

/** What is stored of the certificate that a person adds. Throws a failure with the fields at fault. */
export function newCertificate(
  deps: CertificateDeps,
  input: CertificateInput,
  tenant_id: number,
): Promise<NewColumns> {
  return BY_KIND[kindOfInput(input)](deps, input, tenant_id);
}
