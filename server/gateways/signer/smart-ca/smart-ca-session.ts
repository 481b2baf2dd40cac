import type { Clock } from '#server/platform/clock.ts';
import type { JsonAnswer, JsonClient } from '../json-client.ts';
import { failed, UNKNOWN, type Failed, type Unknown } from '../outcome.ts';
import { fieldsOf, textOf, integerOf, type Fields } from '../read-answer.ts';

export type SmartCaOptions = {
  /** Up to and with `/sca/sp769`, without a trailing slash. */
  url: string;
  sp_id: string;
  sp_password: string;
  client: JsonClient;
  clock: Clock;
};

/** An answer with status_code 200: its `message` and `data`. */
type SmartCaAnswer = { kind: 'fine'; message: string; data: Fields };

/** An answer with another code, or with an HTTP status that says so. */
type SmartCaRefusal = { kind: 'refusal'; code: number; message: string };

export type SmartCaSession = {
  /** Body fields are the caller's; who the application is comes from here. */
  call(
    path: string,
    body: Readonly<Record<string, unknown>>,
  ): Promise<SmartCaAnswer | SmartCaRefusal | Unknown>;
  /** Needs no word about the application (guide 4.1, 3.4). */
  status(transaction_id: string): Promise<SmartCaAnswer | SmartCaRefusal | Unknown>;
};

const FINE = 200;
const SERVICE_ERROR = 500;

export function smartCaSession({ url, sp_id, sp_password, client }: SmartCaOptions): SmartCaSession {
  const post = async (path: string, body: unknown) => {
    const answer = await client.post(`${url}/${path}`, body);
    return answer.kind === 'answer' ? opened(answer) : UNKNOWN;
  };
  return {
    call: (path, body) => post(path, { sp_id, sp_password, ...body }),
    status: (transaction_id) => post(`v1/signatures/sign/${encodeURIComponent(transaction_id)}/status`, {}),
  };
}

function opened({ status, body }: JsonAnswer): SmartCaAnswer | SmartCaRefusal | Unknown {
  const fields = fieldsOf(body);
  const told = integerOf(fields['status_code']);
  const code = told ?? status;
  const message = textOf(fields['message']) ?? '';
  if (code >= SERVICE_ERROR && code < 600) return UNKNOWN;
  if (code === FINE && status < 400)
    return told === null ? UNKNOWN : { kind: 'fine', message, data: fieldsOf(fields['data']) };
  return { kind: 'refusal', code, message };
}

/** Codes of the guide (4.1, 3.1): 401 the accounts, 403 the certificate. A code that is refused says OTP (assumed). */
export function smartCaProblem({ code, message }: SmartCaRefusal): Failed {
  if (/otp/i.test(message)) return failed('wrong_otp');
  if (code === 401) return failed('wrong_credentials');
  return failed(code === 403 ? 'certificate_invalid' : 'service_refused');
}
