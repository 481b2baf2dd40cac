import type { Reason } from '#domain/documents/notices.ts';

/** What the authority knows of a taxpayer: the sum of the declarations it accepted. */
export type Taxpayer = {
  tax_code: string;
  /** Serial numbers of the declared certificates, upper-case hex. */
  certificate_serials: string[];
  /** Declared forms (KHMSHDon). */
  forms: string[];
  trusted_root_pem: string;
};

export type AuthorityKey = { private_key_pem: string; certificate_pem: string; root_pem: string };

/** `coded` 202; `refused` 204; `malformed` 999 with an error. */
export type Verdict =
  | { verdict: 'coded'; code: string }
  | { verdict: 'refused'; reasons: readonly Reason[] }
  | { verdict: 'malformed'; reasons: readonly Reason[] };

export type DocumentKey = { form_no: string; symbol: string; number: number };

export type StoredAnswer = {
  answer_id: string;
  message_type: '999' | '202' | '204';
  bytes: Uint8Array;
  available_on: string;
};

export type PublishedAnswer = Omit<StoredAnswer, 'message_type'> & {
  reply_to: string;
  message_type: string;
  published_no: number;
};

export type ReceivedMessage = {
  message_id: string;
  message_type: string;
  tax_code: string;
  bytes: Uint8Array;
  received_on: string;
};

/** What GET /admin/messages shows. */
export type SeenMessage = {
  message_id: string;
  message_type: string;
  tax_code: string;
  received_on: string;
  verdict: Verdict['verdict'] | null;
  form_no: string | null;
  symbol: string | null;
  number: number | null;
  code: string | null;
};
