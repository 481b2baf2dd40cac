import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import type { JsonAnswer } from '../json-client.ts';
import { failed, MAX_PER_ORDER, UNKNOWN, type Failed, type Unknown } from '../outcome.ts';
import { bytesOf, fieldsOf, listOf, textOf, integerOf, type Fields } from '../read-answer.ts';
import { rsaKeyOf } from '../rsa-digest.ts';
import type { RemoteCredential } from '../signer.ts';
import { refusalOf } from './csc-errors.ts';
import type { CscSession } from './csc-session.ts';

/** What the service asks of the person before it signs: a secret, a code, a code it sends first, or the app. */
export type AuthObject = { id: string; asks: 'secret' | 'otp' | 'sent_otp' | 'phone' };

/** A credential as credentials/info describes it. */
type CscCredential = {
  credential_id: string;
  certificate_der: Uint8Array;
  /** SubjectPublicKeyInfo, DER. */
  public_key: Uint8Array;
  label: string;
  /** Key enabled, certificate not expired, revoked or suspended, as the service says. */
  usable: boolean;
  auth: readonly AuthObject[];
  most_per_batch: number;
};

/**
 * Reads a CredentialInfo (CSC API 2.0, 11.4). Null when it cannot be used from here: no RSA certificate, or an
 * authorization that needs a browser at the service (`oauth2code`).
 */
export function readCredential(credential_id: string, info: unknown): CscCredential | null {
  const fields = fieldsOf(info);
  const cert = fieldsOf(fields['cert']);
  const certificate_der = bytesOf(listOf(cert['certificates'])?.[0]);
  const public_key = certificate_der && rsaKeyOf(certificate_der);
  const auth = authObjects(fieldsOf(fields['auth']));
  if (!certificate_der || !public_key || !auth) return null;
  const status = textOf(cert['status']) ?? 'valid';
  return {
    credential_id,
    certificate_der,
    public_key,
    label: textOf(fields['description']) ?? certificateFacts(certificate_der)?.subject ?? credential_id,
    usable: status === 'valid' && fieldsOf(fields['key'])['status'] === 'enabled',
    auth,
    most_per_batch: Math.min(integerOf(fields['multisign']) ?? 1, MAX_PER_ORDER),
  };
}

export function remoteCredential(credential: CscCredential): RemoteCredential {
  const { credential_id, certificate_der, label, auth, most_per_batch } = credential;
  return {
    credential_id,
    certificate_der,
    label,
    needs_otp: auth.some(({ asks }) => asks === 'otp' || asks === 'sent_otp'),
    confirmed_on_phone: auth.some(({ asks }) => asks === 'phone'),
    most_per_batch,
  };
}

function authObjects(auth: Fields): AuthObject[] | null {
  const mode = textOf(auth['mode']);
  // `implicit` is what version 1 called a confirmation the service sees to by itself.
  if (mode !== 'explicit' && mode !== 'implicit') return null;
  const objects = (listOf(auth['objects']) ?? []).map((object) => authObject(fieldsOf(object)));
  return objects.every((object) => object !== null) ? objects : null;
}

function authObject(object: Fields): AuthObject | null {
  const id = textOf(object['id']);
  const type = textOf(object['type']);
  if (!id || !type) return null;
  if (type === 'ChallengeResponse') return { id, asks: 'sent_otp' };
  if (type !== 'Password') return { id, asks: 'phone' };
  const isCode = textOf(object['generator']) !== null || /otp/i.test(id);
  return { id, asks: isCode ? 'otp' : 'secret' };
}

/** Credentials of one person that are asked about one by one. */
const MAX_CREDENTIALS = 20;

/** credentials/info (CSC API 2.0, 11.5). */
export async function fetchCredential(
  session: CscSession,
  credential_id: string,
): Promise<{ kind: 'credential'; credential: CscCredential } | Failed | Unknown> {
  const answer = await session.call('credentials/info', {
    credentialID: credential_id,
    certificates: 'single',
    authInfo: true,
  });
  if (answer.kind !== 'answer') return answer;
  if (answer.status >= 400) return failed(problemIn(answer));
  const credential = readCredential(credential_id, answer.body);
  if (credential) return { kind: 'credential', credential };
  // Described well enough, but nothing that can sign from here.
  return fieldsOf(answer.body)['key'] === undefined ? UNKNOWN : failed('certificate_invalid');
}

/** credentials/list (11.4), and credentials/info for what a service lists by id alone. */
export async function fetchCredentials(
  session: CscSession,
  user_id: string,
): Promise<{ kind: 'credentials'; credentials: readonly CscCredential[] } | Failed | Unknown> {
  const answer = await session.call('credentials/list', {
    userID: user_id,
    credentialInfo: true,
    certificates: 'single',
    authInfo: true,
  });
  if (answer.kind !== 'answer') return answer;
  if (answer.status >= 400) return failed(problemIn(answer));
  const { credentialIDs, credentialInfos } = fieldsOf(answer.body);
  const ids = listOf(credentialIDs)?.map(textOf);
  if (!ids?.every((id) => id !== null)) return UNKNOWN;
  const infos = listOf(credentialInfos) ?? [];
  const credentials: (CscCredential | null)[] = [];
  for (const id of ids.slice(0, MAX_CREDENTIALS)) {
    const info = infos.find((one) => fieldsOf(one)['credentialID'] === id);
    if (info === undefined) {
      const found = await fetchCredential(session, id);
      if (found.kind === 'unknown') return UNKNOWN;
      credentials.push(found.kind === 'credential' ? found.credential : null);
    } else credentials.push(readCredential(id, info));
  }
  return { kind: 'credentials', credentials: credentials.filter((one) => one !== null) };
}

function problemIn(answer: JsonAnswer): Failed['problem'] {
  const refusal = refusalOf(answer, failed('wrong_credentials'));
  return refusal.kind === 'failed' ? refusal.problem : 'service_refused';
}
