import type { components } from '#generated/types.ts';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { apiTokenWords } from '#src/wording/settings/api-tokens.ts';
import type { RaRecord } from 'react-admin';

export type ApiToken = components['schemas']['ApiToken'];

export const tokenOf = (record: RaRecord) => record as unknown as ApiToken;

export function expiryText({ expires_on = null }: ApiToken): string {
  return expires_on === null ? apiTokenWords.forever : formatDate(expires_on);
}

export function usedText({ last_used_on }: ApiToken): string {
  return last_used_on === null ? apiTokenWords.never : formatDateTime(last_used_on);
}
