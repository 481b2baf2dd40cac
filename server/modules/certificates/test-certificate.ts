import { randomBytes, X509Certificate } from 'node:crypto';
import type { Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import { seal } from '#server/platform/secrets/master-key.ts';
import { createTestRoot, issueCertificate, newKeyPair } from '#server/platform/xmldsig/certificates.ts';
import { certificateColumns, type CertificateColumns } from './certificate-columns.ts';

/** Names its subject and its issuer, so that whatever it signs says what it is. */
const TEST_MARK = 'CHỨNG THƯ THỬ NGHIỆM';

/** The issuer of every test certificate; by this name they are distinguished from the others. */
export const TEST_ISSUER = `${TEST_MARK} - KHÔNG CÓ GIÁ TRỊ PHÁP LÝ`;

const VALID_MS = 365 * 24 * 60 * 60 * 1000;

type TestHolder = { name: string; tax_code: string };

/** The company a test certificate is made for. 409 while it has one that is in force for its tax code. */
export async function testHolder(tx: Tx, clock: Clock): Promise<TestHolder> {
  const holder = await tx
    .selectFrom('tenant_profiles')
    .select(['name', 'tax_code'])
    .executeTakeFirstOrThrow();
  const present = await tx
    .selectFrom('certificates')
    .select('id')
    .where('issuer_name', '=', TEST_ISSUER)
    .where('tax_code', '=', holder.tax_code)
    .where('valid_to', '>', clock.now())
    .executeTakeFirst();
  if (present !== undefined)
    throw failure(
      409,
      'test_certificate_present',
      'Đơn vị đã có chứng thư thử nghiệm còn hạn. Hãy dùng chứng thư đó, hoặc xóa nó rồi tạo lại.',
    );
  return holder;
}

/** A certificate that is good for trying alone, with a key of its own; its issuer's key is thrown away. */
export async function makeTestCertificate(
  { name, tax_code }: TestHolder,
  clock: Clock,
  certificate_key: Buffer,
): Promise<CertificateColumns & { kind: 'file'; private_key_sealed: Buffer }> {
  const now_ms = clock.epoch_ms();
  const lasting = {
    valid_from: new Date(now_ms).toISOString(),
    valid_to: new Date(now_ms + VALID_MS).toISOString(),
  };
  const [own, issuers] = await Promise.all([newKeyPair(), newKeyPair()]);
  const root = createTestRoot(
    { ...lasting, serial: newSerial(), subject: { common_name: TEST_ISSUER, organization: 'Hóa Đơn Số' } },
    issuers,
  );
  const subject = { common_name: `${name} (${TEST_MARK})`, organization: name, tax_code };
  const issued = issueCertificate({ ...lasting, serial: newSerial(), subject, root }, own);
  const columns = certificateColumns(new X509Certificate(issued.certificate_pem).raw);
  if (typeof columns === 'string') throw new Error(`the test certificate just made is ${columns}`);
  const private_key_sealed = seal(certificate_key, Buffer.from(issued.private_key_pem));
  return { ...columns, kind: 'file', private_key_sealed };
}

/** The first digit stays below 8, so that the number is positive in DER. */
function newSerial(): string {
  return `1${randomBytes(8).toString('hex').slice(1)}`;
}
