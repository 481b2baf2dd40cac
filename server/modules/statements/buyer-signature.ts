import { statementSignatureId, withBuyerSignature } from '#domain/documents/statement-xml.ts';
import { prepareSignature, type PreparedSignature } from '#domain/signing/signature-xml.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import type { components } from '#generated/types.ts';
import type { FileJudge } from '#server/modules/xml-verifications/index.ts';
import type { Failure } from '#server/platform/http/failure.ts';
import { failure } from '#server/platform/http/failure.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import type { WaitingStatement } from './waiting-statement.ts';

type Signature = components['schemas']['XmlSignature'];

export type JudgeDeps = {
  file_judge: FileJudge;
  /** PEM roots that a buyer's certificate must lead to; null: any is taken (a sandbox). */
  proof_roots: readonly string[] | null;
};

/** How long a prepared signature may take: the PIN is typed meanwhile. */
const SIGNING_MS = 15 * 60_000;

/** The buyer's signature over what the seller has signed, all of it but its value. Failures: 422 for a certificate that may not sign. */
export function preparedFor(
  waiting: WaitingStatement,
  certificate_base64: string,
  signing_time: string,
  now: string,
): PreparedSignature {
  const der = Buffer.from(certificate_base64, 'base64');
  const facts = certificateFacts(der);
  if (facts === null)
    throw failure(422, 'certificate_unreadable', 'Không đọc được chứng thư số trong token. Hãy thử lại.', [
      'certificate_base64',
    ]);
  refuseSigner(facts.tax_code, waiting.content);
  const at = Date.parse(now);
  if (at < Date.parse(facts.valid_from) || at > Date.parse(facts.valid_to))
    throw failure(
      422,
      'certificate_expired',
      'Chứng thư số chưa hoặc không còn hiệu lực. Hãy dùng chứng thư khác.',
      ['certificate_base64'],
    );
  const owner = { certificate_der_base64: der.toString('base64'), subject_name: facts.subject };
  return preparedBy(waiting, owner, signing_time);
}

type Owner = Pick<Parameters<typeof prepareSignature>[0], 'certificate_der_base64' | 'subject_name'>;

export const NO_CERTIFICATE: Owner = { certificate_der_base64: '', subject_name: '' };

export function preparedBy(
  { row, version }: WaitingStatement,
  owner: Owner,
  signing_time: string,
): PreparedSignature {
  const { signed_id } = version.extra;
  const signature_id = statementSignatureId(row.id, 'buyer');
  return prepareSignature(
    { signed_id, signed_bytes: version.data_xml, signature_id, signing_time, ...owner },
    hashPort,
  );
}

/** Whether a time of signing is none that the server has given lately. */
export function isOldTime(signing_time: string, now: string): boolean {
  const age = Date.parse(`${signingTimeOf(now)}Z`) - Date.parse(`${signing_time}Z`);
  return age < 0 || age > SIGNING_MS || Number.isNaN(age);
}

/** With an old time of signing, the signature is prepared anew. */
export function refuseOldTime(signing_time: string, now: string): void {
  if (isOldTime(signing_time, now))
    throw failure(422, 'signing_time', 'Việc ký kéo dài quá 15 phút nên phải ký lại. Hãy bấm ký lần nữa.', [
      'signing_time',
    ]);
}

/** The seller's file with the signature of the token in it. */
export function signedByToken(
  waiting: WaitingStatement,
  prepared: PreparedSignature,
  signature_base64: string,
): Uint8Array {
  return withBuyerSignature(waiting.signed, prepared.finish(signature_base64));
}

/**
 * The signature of the buyer in a file that holds the seller's bytes and one signature more. Failure: 422 signature_not_accepted with what
 * is wrong and what to do: everything in the file is judged as a file from anyone.
 */
export async function buyerSignature(
  { file_judge, proof_roots }: JudgeDeps,
  tenant_id: number,
  { content }: WaitingStatement,
  file: Uint8Array,
): Promise<Signature> {
  const { verification } = await file_judge.judge(tenant_id, file);
  const [seller, buyer, ...others] = verification?.signatures ?? [];
  if (seller?.role !== 'seller' || buyer?.role !== 'buyer' || others.length > 0)
    throw notAccepted('Tệp phải có đúng hai chữ ký: của bên bán và của bên mua.');
  const held = buyer.problems.filter((one) => one !== 'certificate_not_trusted' || proof_roots !== null);
  if (held.length > 0) throw notAccepted([buyer.title, ...buyer.wrong, buyer.next].filter(Boolean).join(' '));
  refuseSigner(buyer.tax_code, content);
  return buyer;
}

/** The seller does not sign for the buyer, and a business signs with its own certificate. */
function refuseSigner(tax_code: string | null, { seller, buyer }: WaitingStatement['content']): void {
  if (buyer.tax_code !== null && tax_code !== buyer.tax_code)
    throw failure(
      422,
      'certificate_tax_code',
      `Chứng thư số cấp cho mã số thuế ${tax_code ?? 'không rõ'}, bên mua là ${buyer.tax_code}. Hãy ký bằng chứng thư của bên mua.`,
      ['certificate_base64'],
    );
  if (buyer.tax_code === null && tax_code === seller.tax_code)
    throw failure(
      422,
      'certificate_tax_code',
      'Đây là chứng thư số của bên bán. Hãy ký bằng chứng thư của bên mua.',
      ['certificate_base64'],
    );
}

function notAccepted(why: string): Failure {
  return failure(422, 'signature_not_accepted', `Chữ ký của bên mua không được nhận. ${why}`, [
    'file_base64',
  ]);
}

/** For a mail program that shows it, and a person who compares: the certificate by its holder and serial. */
export function certificateLabel({ subject_name, serial }: Signature): string {
  return `${subject_name ?? ''} · ${serial ?? ''}`;
}
