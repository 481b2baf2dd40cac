import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import type { components } from '#generated/types.ts';
import { fromPkcs12 } from '#server/modules/certificates/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { commonName } from '#server/platform/xmldsig/certificate-facts.ts';
import type { Pkcs12Opener } from '#server/platform/xmldsig/pkcs12-opener.ts';

type Input = components['schemas']['ProviderConnectionInput'];

/** A client certificate with its key, and what it says of itself. */
export type ClientCertificate = {
  certificate_pem: string;
  private_key_pem: string;
  certificate_name: string;
  certificate_serial: string;
  certificate_from: string;
  certificate_to: string;
};

/** The client certificate that was sent, as a file of PKCS#12 or as PEM; null where none was. Throws a failure with the field at fault. */
export async function sentCertificate(
  opener: Pkcs12Opener,
  tenant_id: number,
  { pkcs12_base64, password, certificate_pem, private_key_pem }: Input,
): Promise<ClientCertificate | null> {
  if (pkcs12_base64)
    return described(
      await fromPkcs12(opener, { pkcs12_base64, password: password ?? '', tenant_id }),
      'pkcs12_base64',
    );
  if (!certificate_pem && !private_key_pem) return null;
  return described(
    { certificate_pem: certificate_pem ?? '', private_key_pem: private_key_pem ?? '' },
    'certificate_pem',
  );
}

type Pair = { certificate_pem: string; private_key_pem: string };

function described({ certificate_pem, private_key_pem }: Pair, field: string): ClientCertificate {
  const certificate = firstIn(certificate_pem);
  if (certificate === null)
    throw failure(
      422,
      'no_certificate',
      'Không đọc được chứng thư. Cần chứng thư dạng PEM (BEGIN CERTIFICATE).',
      [field],
    );
  const key = keyIn(private_key_pem);
  if (key === null)
    throw failure(
      422,
      'no_private_key',
      'Không đọc được khóa riêng. Cần khóa dạng PEM không đặt mật khẩu; khóa có mật khẩu hãy tải lên dưới dạng .p12.',
      ['private_key_pem'],
    );
  if (!certificate.checkPrivateKey(key))
    throw failure(422, 'other_key', 'Khóa riêng không phải của chứng thư này. Hãy chọn đúng cặp.', [
      'private_key_pem',
    ]);
  return {
    certificate_pem,
    private_key_pem,
    certificate_name: commonName(certificate.subject),
    certificate_serial: certificate.serialNumber,
    certificate_from: certificate.validFromDate.toISOString(),
    certificate_to: certificate.validToDate.toISOString(),
  };
}

function firstIn(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}

function keyIn(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

/** Refuses roots that cannot be read: a connection would fail by them without a word. */
export function refuseBadRoots(ca_pem: string | null | undefined): void {
  if (!ca_pem) return;
  if (firstIn(ca_pem) === null)
    throw failure(422, 'no_certificate', 'Không đọc được chứng thư gốc. Cần dạng PEM (BEGIN CERTIFICATE).', [
      'ca_pem',
    ]);
}
