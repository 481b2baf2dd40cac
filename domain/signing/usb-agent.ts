/** What a page and the agent beside the USB token (chữ ký số USB) say to each other over HTTP on one machine. */

/** Where the agent listens by default; the pages are allowed to call this address and no other. */
export const USB_AGENT_ORIGIN = 'http://127.0.0.1:27126';

/** What /status names itself, so that another program on the port is not taken for the agent. */
export const USB_AGENT_NAME = 'hoadon-usb-agent';

/** Digits of the code that the agent shows and the user types into the page. */
export const PAIRING_CODE_DIGITS = 6;

/** Hashes one order may hold: as many as one bulk publication. */
export const MAX_HASHES_PER_ORDER = 1000;

/** Why nothing was signed, or no token can be seen. */
export const TOKEN_PROBLEMS = [
  'no_native', // the agent was installed without its PKCS#11 part
  'no_driver', // no driver of a token is installed on the machine
  'no_token', // nothing is plugged in
  'certificate_not_found', // a token is there, with other certificates
  'other_tax_code', // the certificate belongs to another taxpayer
  'certificate_expired', // or not valid yet
  'no_key', // the token has the certificate but not its RSA key
  'wrong_pin', // too often in one order
  'pin_locked',
  'token_removed', // in the middle of signing
  'not_answered', // no PIN was typed in time
  'token_error', // anything else the driver says
] as const;
export type TokenProblem = (typeof TOKEN_PROBLEMS)[number];

/** Why the agent refuses a page. */
export type AgentRefusal =
  | 'bad_request'
  | 'not_found'
  | 'not_allowed' // a wrong Host, a foreign page, a page without the key
  | 'not_secure' // the page came over plain http from another machine
  | 'not_paired'
  | 'wrong_code'
  | 'code_ended' // too late, or too many wrong codes
  | 'pairing_closed' // too many wrong codes altogether, until the user allows it again
  | 'too_many_orders'
  | 'agent_error';

/** Why a page got nothing from the agent: the agent's own reason, or that it could not be reached. */
export type AgentFailureReason =
  | AgentRefusal
  | TokenProblem
  | 'no_agent' // nothing listens, or another program does
  | 'blocked'; // the browser does not let this site reach programs on this machine

/** Every reply that is not 2xx: `{error}`. */
export type AgentError = { reason: AgentRefusal | TokenProblem };

/** Reply of GET /status: `{agent}`. */
export type AgentStatus = { name: string; protocol: 1; paired: boolean };

/** In the reply of POST /pair: `{pairing}`. */
export type PairingStart = { id: string; seconds_left: number };

/** In the reply of GET /certificates: `{certificates}`. The facts are a convenience; the DER is what counts. */
export type TokenCertificate = {
  /** Hexadecimal, lower case, of the DER. */
  sha256: string;
  der_base64: string;
  /** Of the token that holds it. */
  token_label: string;
  /** Common name (CN). */
  owner: string;
  /** From UID=MST:…; null where the certificate names no tax code. */
  tax_code: string | null;
  /** ISO with Z. */
  valid_from: string;
  valid_to: string;
};

/** Body of POST /sign. */
export type SignRequest = {
  /** As in TokenCertificate. */
  certificate_sha256: string;
  /** SHA-256 digests, base64 of 32 bytes each. */
  hashes: string[];
  /** One line, shown where the PIN is typed. */
  description: string;
  /** The taxpayer the documents belong to. */
  tax_code: string;
};

type OrderState = 'waiting_pin' | 'signing' | 'signed' | 'cancelled' | 'failed';

/** In the replies of POST /sign, GET and DELETE /sign/{id}: `{order}`. */
export type SignOrder = {
  id: string;
  state: OrderState;
  /** How many hashes are signed, of how many. */
  done: number;
  total: number;
  /** Why it failed. */
  problem: TokenProblem | null;
  /** Whether the last PIN typed was wrong while the order still waits for the right one. */
  wrong_pin: boolean;
  /** Tries before the token locks itself, where it tells (PKCS#11 tells only of the last one). */
  tries_left: number | null;
  /** RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8017, 8.2), base64, in the order of the hashes; empty until signed. */
  signatures: string[];
};
