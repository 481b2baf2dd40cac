import { failure } from './failure.ts';

/** 403 when a program asks by a key: what is meant for people alone, whatever the key was given. `what`: "Khóa API không ...". */
export function refuseKey({ api_token_id }: { readonly api_token_id?: number }, what: string): void {
  if (api_token_id !== undefined)
    throw failure(403, 'api_token_refused', `${what}. Hãy đăng nhập để làm việc này.`);
}
