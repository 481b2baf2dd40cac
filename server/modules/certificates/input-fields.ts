import type { components } from '#generated/types.ts';
import { Failure, type ErrorItem } from '#server/platform/http/failure.ts';

export type CertificateInput = components['schemas']['TenantCertificateInput'];
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
export function kindOfInput(input: CertificateInput): Kind {
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
export function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a field that was checked is missing');
  return value;
}
