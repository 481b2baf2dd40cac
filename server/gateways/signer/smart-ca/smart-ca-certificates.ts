import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { UNKNOWN, type Failed, type Unknown } from '../outcome.ts';
import { bytesOf, fieldsOf, listOf, textOf } from '../read-answer.ts';
import { rsaKeyOf } from '../rsa-digest.ts';
import { smartCaProblem, type SmartCaSession } from './smart-ca-session.ts';

/** One of a subscriber's certificates; orders name it by its serial number. */
type SmartCaCertificate = {
  serial_number: string;
  certificate_der: Uint8Array;
  /** SubjectPublicKeyInfo, DER. */
  public_key: Uint8Array;
  label: string;
  usable: boolean;
};

/** cert_status of a certificate that may sign, in the words of the guide's example. */
const ACTIVE = 'đang hoạt động';

/** v1/credentials/get_certificate (guide 4.1, 3.2). `transaction_id`: any of ours, it names the call. */
export async function fetchCertificates(
  session: SmartCaSession,
  user_id: string,
  transaction_id: string,
): Promise<{ kind: 'certificates'; certificates: readonly SmartCaCertificate[] } | Failed | Unknown> {
  const answer = await session.call('v1/credentials/get_certificate', {
    user_id,
    serial_number: '',
    transaction_id,
  });
  if (answer.kind === 'unknown') return UNKNOWN;
  if (answer.kind === 'refusal') return smartCaProblem(answer);
  const entries = listOf(answer.data['user_certificates']);
  if (entries === null) return UNKNOWN;
  return {
    kind: 'certificates',
    certificates: entries.map(readCertificate).filter((certificate) => certificate !== null),
  };
}

function readCertificate(entry: unknown): SmartCaCertificate | null {
  const fields = fieldsOf(entry);
  const serial_number = textOf(fields['serial_number']);
  const certificate_der = bytesOf(fields['cert_data']);
  const public_key = certificate_der && rsaKeyOf(certificate_der);
  if (!serial_number || !certificate_der || !public_key) return null;
  const status = textOf(fields['cert_status'])?.normalize('NFC').toLowerCase();
  const subject = certificateFacts(certificate_der)?.subject ?? serial_number;
  const service = textOf(fields['service_name']);
  return {
    serial_number,
    certificate_der,
    public_key,
    label: service === null ? subject : `${service}: ${subject}`,
    usable: status === undefined || status === ACTIVE,
  };
}
