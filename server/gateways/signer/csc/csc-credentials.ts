import { failed, UNKNOWN, type Failed, type Unknown } from '../outcome.ts';
import type { JsonAnswer } from '../json-client.ts';
import { fieldsOf, listOf, textOf } from '../read-answer.ts';
import { readCredential, type CscCredential } from './csc-credential.ts';
import { refusalOf } from './csc-errors.ts';
import type { CscSession } from './csc-session.ts';

/** Credentials of one person that are asked about one by one. */
const MOST_CREDENTIALS = 20;

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
  for (const id of ids.slice(0, MOST_CREDENTIALS)) {
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
